"""The search for a strong strategy in a kingdom.

Buy lists evolve, starting from money, engine and rush plans. The search decides which games to play; `lab` plays them
in several processes and reports what was found.
"""
