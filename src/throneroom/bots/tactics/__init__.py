"""A sensible answer to every question that a card can ask, from the needs of the deck that has to answer.

What to buy is not decided here but in `bots.strategies`.
"""
