"""The output of the commands: text for people, and JSON for programs.

A command imports its module here when it runs, so that `--help` stays fast. Reading arguments belongs to the commands.
"""
