"""The terminal as a client: the lobby, the connection, and the screens for a table on a server.

The messages are defined in `protocol`.
"""
