"""The HTTP side of the server: routes, security headers, and the data they serve.

Websockets are in `ws`; what happens at a table is in `tables`.
"""
