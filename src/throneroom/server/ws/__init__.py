"""The websocket side of the server: connections, and the requests that clients send.

What a request changes at a table is decided in `tables`.
"""
