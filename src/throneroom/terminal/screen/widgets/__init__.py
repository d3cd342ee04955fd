"""Textual widgets and small screens that know nothing about a game.

The screens of the game are one level up.
"""
