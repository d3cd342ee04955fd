"""The seven basic cards, Treasures, Victory cards and Curses, with their piles (rules, sections 1, 2)."""

from __future__ import annotations

from typing import Final

from throneroom.engine.card import CURSE_TYPE, TREASURE, VICTORY, Card

# One box of Treasures for 2 to 4 players, both boxes for 5 and 6. The Coppers dealt come out of the Copper pile.
COPPER: Final = Card(
    "Copper", cost=0, types=TREASURE, coins=1, dealt=7, piles=(60 - 14, 60 - 21, 60 - 28, 120 - 35, 120 - 42)
)
SILVER: Final = Card("Silver", cost=3, types=TREASURE, coins=2, piles=(40, 40, 40, 80, 80))
GOLD: Final = Card("Gold", cost=6, types=TREASURE, coins=3, piles=(30, 30, 30, 60, 60))

ESTATE: Final = Card("Estate", cost=2, types=VICTORY, points=1, dealt=3)
DUCHY: Final = Card("Duchy", cost=5, types=VICTORY, points=3)
PROVINCE: Final = Card("Province", cost=8, types=VICTORY, points=6, piles=(8, 12, 12, 15, 18), ends_game=True)

CURSE: Final = Card("Curse", cost=0, types=CURSE_TYPE, points=-1, piles=(10, 20, 30, 40, 50))
