"""Child processes of the server: bots that play at tables, and the lab's simulations and searches.

How bots play and how the lab counts is up to `bots` and `lab`; how processes are run is up to `system`.
"""
