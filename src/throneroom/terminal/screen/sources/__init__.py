"""Where a screen's game comes from: played here, or read from a record.

Games played on a server are in `terminal.client.remote_game`.
"""
