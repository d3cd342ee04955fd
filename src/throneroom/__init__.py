"""Throneroom: the card game Dominion with Intrigue, as a rules engine, bots and a table to play at."""

__version__ = "0.1.0"
