"""What players read about a game, in their language: names, questions, the log, the board, errors.

Every surface uses these texts, the server too. Layout, colours and input belong to `terminal`, `commands` and the web.
"""
