"""The command line: one module per command.

Commands read arguments and print results; the work is done by the layers below.
"""
