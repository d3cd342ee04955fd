"""The websocket side of the server: a connection, what its client says, and what it may ask for.

What a request changes at a table is decided in `tables`.
"""
