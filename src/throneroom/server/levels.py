"""Bots by the name of their level, weakest first, and bots that follow a strategy as text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.language import read_strategy
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.bots.strategy import StrategyBot
from throneroom.engine.setup import Kingdom
from throneroom.server.names import CATALOG

LEVELS: Final = ("random", "beginner", "fair")
PLANNED: Final[tuple[str, ...]] = ()
# Who plays for somebody who is away or has resigned.
STAND_IN: Final = "fair"


def plan_of(level: str, kingdom: Kingdom, seats: int) -> str:
    """The strategy that a level follows in this kingdom, as text. It may take a while."""
    raise ValueError(f"{level} needs no plan for {seats} players with {kingdom.cards}")


@lru_cache(maxsize=256)
def bot_for(level: str, strategy: str | None) -> Bot:
    """The bot of a level that needs no plan, or one that follows this strategy."""
    if strategy is not None:
        return StrategyBot(read_strategy(strategy, CATALOG, "strategy"))
    if level == "beginner":
        return MoneyBot()
    return VillageSmithyBot() if level == "fair" else RandomBot(0)
