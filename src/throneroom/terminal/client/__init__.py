"""The terminal as a client: the lobby, the connection, and the screens for a server's table.

The messages are defined in `protocol`.
"""
