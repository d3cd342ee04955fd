"""Strategies: buy lists with conditions, the language they are written in, and the built-in ones.

What a bot does with a card once it is in hand belongs to `bots.tactics`.
"""
