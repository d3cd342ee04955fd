"""Tactics: a sensible answer to every question that a card can ask, from the needs of the deck that is asked."""
