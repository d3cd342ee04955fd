"""The game line by line, for screen readers, pipes and plain terminals.

The full screen is in `screen`.
"""
