"""Where a screen's game comes from: played here, or read from a record.

A game played at a server is `terminal.client.remote_game`.
"""
