"""What players read about a game, in their language: names, questions, the log, the board, errors.

Every interface uses these texts, including the server. Layout, colours and input belong to `terminal`, `commands` and
the web client.
"""
