"""Tactics: a sensible answer to every question that a card can ask, based on the bot's own deck.

What to buy is not decided here but in `bots.strategies`.
"""
