"""Processes beside the server: bots that think, and the lab's simulations and searches.

The games they play are those of `bots` and `lab`.
"""
