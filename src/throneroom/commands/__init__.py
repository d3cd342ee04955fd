"""The command line: the group of commands in `main`, and one module per command.

Commands read arguments and print results; the layers below do the work.
"""
