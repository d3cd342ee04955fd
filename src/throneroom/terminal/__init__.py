"""The game in a terminal: line by line (`line`), full-screen (`screen`), and on a server (`client`).

The modules here are shared by all three. Texts are in `words`, and the command line is in `commands`.
"""
