"""Bots: they answer decisions from what their seat may see, play matches, and search for strategies.

How the games of a match are spread over processes and reported belongs to `lab`.
"""
