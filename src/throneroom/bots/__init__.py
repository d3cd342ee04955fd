"""Bots that answer decisions from what their seat may see, matches between them, and strategy search.

`lab` distributes the games of a match over processes and reports the results.
"""
