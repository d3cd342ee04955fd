"""Textual widgets and small windows that know nothing about a game.

The screens of the game are one level up.
"""
