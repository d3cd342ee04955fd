"""Bots by the name of their level, weakest first, and bots that follow a strategy as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.language import read_strategy
from throneroom.bots.simple import MoneyBot, RandomBot, VillageSmithyBot
from throneroom.bots.strategy import Strategy, StrategyBot
from throneroom.cards.catalog import Catalog

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": lambda seed: MoneyBot(),
    "fair": lambda seed: VillageSmithyBot(),
}
LEVELS: Final = tuple(_BOTS)
# Who plays for somebody who is away or has resigned.
STAND_IN: Final = "fair"


def bot_for(level: str, strategy: str | None, seed: int, catalog: Catalog) -> Bot:
    """The bot, made anew from a seed that follows from the game so far: a game goes on alike after a restart."""
    if strategy is not None:
        return StrategyBot(_strategy(strategy, catalog))
    return _BOTS[level](seed)


@lru_cache(maxsize=256)
def _strategy(text: str, catalog: Catalog) -> Strategy:
    return read_strategy(text, catalog, "strategy")
