"""Child processes of the server: bots that play at tables, and the lab's simulations and searches.

Playing and counting are up to `bots` and `lab`, running child processes is up to `system`.
"""
