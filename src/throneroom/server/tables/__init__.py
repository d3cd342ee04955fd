"""Tables: their log, the state derived from it, tables in memory, and what their clients are sent.

Sockets are in `ws`, routes in `http`, databases in `store`.
"""
