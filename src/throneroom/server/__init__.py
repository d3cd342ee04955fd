"""The game server: `app` puts it together, `serve` runs it.

`http` and `ws` talk to clients, `tables` has the rules of tables, `workers` the bots, `store` the databases.
"""
