"""Ratings of people who keep a name by a key they hold, and the fixed references of the bots.

docs/shelf.md says which games count.
"""
