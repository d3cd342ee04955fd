"""What is said about a game: names, prompts, answers, the log, the board and errors, in the reader's language.

Used by every surface. Layout, colours and input belong to `terminal`, `commands` and the browser.
"""
