"""The operating system: the user's folders, signals and child processes.

Nothing here knows about the game.
"""
