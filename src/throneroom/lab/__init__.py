"""The lab: play many games between bots, and count, compare, rate and plot them.

How a single game is played is up to `bots`. Options, progress bars and printed output belong to `commands`.
"""
