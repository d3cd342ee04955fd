"""The terminal as a client of a server: lobby, connection, and the table it draws.

The messages are defined in `protocol`.
"""
