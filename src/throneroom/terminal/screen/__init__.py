"""The full screen, built with Textual: setup, playing, the result, and replaying a record.

`widgets` knows nothing about games, `sources` says where a game comes from, and playing at a server is in `client`.
"""
