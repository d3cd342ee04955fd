"""What the second editions of Dominion and Intrigue add: seven kingdom cards each, and recommended sets.

Shared cards whose text has changed are one card in both editions. They ask the game which edition it follows.
"""
