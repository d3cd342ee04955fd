"""The rules: pure, with no input or output, no clock, no global random state and no text for people.

The cards themselves are in `throneroom.cards`; this package holds what all of them share.
"""
