"""Where a screen's game comes from: a game played here, or a record.

A game at a server is `terminal.client.remote_game`.
"""
