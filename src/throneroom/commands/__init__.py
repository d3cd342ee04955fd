"""The command line: `main` with the group, and one module per command.

Commands read arguments and print results; the layers below do the work.
"""
