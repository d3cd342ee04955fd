"""The operating system: user folders, signals and child processes.

Nothing here knows the game.
"""
