"""The seven basic cards: Treasures, Victory cards and Curses, with their piles (rules, sections 1 and 2)."""

from __future__ import annotations

from typing import Final

from throneroom.engine.card import BASIC, TREASURE, VICTORY, Card
from throneroom.engine.card import CURSE as CURSE_TYPE

# One box of Treasures for 2 to 4 players, both boxes for 5 and 6. The Coppers dealt come out of the Copper pile.
COPPER: Final = Card(
    "Copper",
    cost=0,
    types=TREASURE,
    coins=1,
    box=BASIC,
    dealt=7,
    piles=(60 - 14, 60 - 21, 60 - 28, 120 - 35, 120 - 42),
)
SILVER: Final = Card("Silver", cost=3, types=TREASURE, coins=2, box=BASIC, piles=(40, 40, 40, 80, 80))
GOLD: Final = Card("Gold", cost=6, types=TREASURE, coins=3, box=BASIC, piles=(30, 30, 30, 60, 60))
ESTATE: Final = Card("Estate", cost=2, types=VICTORY, points=1, box=BASIC, dealt=3)
DUCHY: Final = Card("Duchy", cost=5, types=VICTORY, points=3, box=BASIC)
PROVINCE: Final = Card(
    "Province", cost=8, types=VICTORY, points=6, box=BASIC, piles=(8, 12, 12, 15, 18), ends_game=True
)
CURSE: Final = Card("Curse", cost=0, types=CURSE_TYPE, points=-1, box=BASIC, piles=(10, 20, 30, 40, 50))

BASIC_CARDS: Final = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE)
