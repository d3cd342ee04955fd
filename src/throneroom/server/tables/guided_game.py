"""The guided first game: a fixed deal, and a bot that plays so that every lesson comes up.

The client explains what happens, by conditions on what it sees: the player may make any move. Only if they follow the
client's suggestions does the game take the course for which seed and strategy were chosen.
"""

from __future__ import annotations

from typing import Final

from throneroom.protocol.kingdom import ChosenCards
from throneroom.protocol.table import BotSeat, MySeat, OpenGuide, OpenTable, Seated, TableOptions
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import open_table

# Incremented when another deal, kingdom or strategy needs other explanations. Tables keep the deal they began with.
GUIDE_VERSION: Final = 1
KINGDOM: Final = (
    "Cellar",
    "Chapel",
    "Moat",
    "Village",
    "Workshop",
    "Militia",
    "Smithy",
    "Laboratory",
    "Market",
    "Witch",
)
SEED: Final = 70587
# A Militia early, a few Curses from one Witch, and not too many points: somebody who follows the suggestions wins.
STRATEGY: Final = """\
strategy guide

Province
Duchy if left(Province) <= 3
Witch if own(Witch) < 1 and turn < 9
Gold
Militia if own(Militia) < 1
Silver

play:
Witch if opponents(Curse) < 2
Militia
"""


async def open_guide(registry: TableRegistry, wish: OpenGuide) -> Seated:
    """Open the table of a guided first game. The player moves first."""
    opening = OpenTable(
        name=wish.name,
        seats=[MySeat(), BotSeat(level="beginner", strategy=STRATEGY)],
        kingdom=ChosenCards(cards=list(KINGDOM)),
        seed=SEED,
        options=TableOptions(listed=False, watch="nobody", points=True, first=0),
    )
    return await open_table(registry, opening, guide=GUIDE_VERSION)
