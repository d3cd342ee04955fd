"""Tables: their log, the state derived from it, tables in memory, and the messages to their clients.

Sockets are in `ws`, routes in `http`, databases in `store`.
"""
