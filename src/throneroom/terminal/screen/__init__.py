"""The full screen, built with Textual: setup, playing, the result, and replaying a record.

`widgets` know nothing about games, `sources` provide the game to show, and playing on a server is in `client`.
"""
