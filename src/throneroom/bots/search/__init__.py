"""The search for a strong strategy in a kingdom: buy lists that evolve, starting from money, engine and rush plans.

It decides which games to play; `lab` plays them in several processes and reports what was found.
"""
