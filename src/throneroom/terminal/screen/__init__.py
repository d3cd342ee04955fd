"""The full-screen terminal, built with Textual: setup, table, replay and result.

Joining a server's table is in `client`.
"""
