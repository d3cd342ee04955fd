"""The roles of cards, in the words players use when they choose a kingdom."""

from __future__ import annotations

from typing import Final

VILLAGE: Final = "village"
DRAW: Final = "draw"
COINS: Final = "coins"
BUY: Final = "buy"
TRASH: Final = "trash"
GAIN: Final = "gain"
ATTACK: Final = "attack"
REACTION: Final = "reaction"

ROLES: Final = (VILLAGE, DRAW, COINS, BUY, TRASH, GAIN, ATTACK, REACTION)
