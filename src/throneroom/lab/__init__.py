"""The lab: many games between bots, counted, compared, rated and plotted, on one machine or many.

How a single game is played is up to `bots`. Options, progress bars and printed output belong to `commands`.
"""
