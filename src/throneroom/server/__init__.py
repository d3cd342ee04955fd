"""The game server: `app` assembles it, `serve` runs it.

`http` and `ws` talk to clients, `tables` manages the tables, `workers` runs the bots, and `store` holds the databases.
"""
