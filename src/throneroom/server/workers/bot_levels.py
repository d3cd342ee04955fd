"""Bots by the name of their level, and bots that follow a strategy as text, for the processes in which they think."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.levels import FAIR, LEVELS, PLANNED, games_to_prepare
from throneroom.bots.named import NamedBot, make_bot, prepared
from throneroom.protocol.lookup import CATALOG, kingdom_named

__all__ = ["LEVELS", "SLOW", "STAND_IN", "bot_for", "plan_of"]

# Levels that play games for themselves before they begin.
SLOW: Final = tuple(level for level in PLANNED if games_to_prepare(level))
# Who plays for somebody who is away or has resigned.
STAND_IN: Final = FAIR


@lru_cache(maxsize=256)
def plan_of(level: str, kingdom: tuple[str, ...], seats: int) -> str | None:
    """The strategy that a level follows in this kingdom, as text; None if it needs none. It may take a while."""
    return prepared(NamedBot(level, level=level), kingdom_named(kingdom), seats).text or None


@lru_cache(maxsize=256)
def bot_for(level: str, strategy: str | None) -> Bot:
    """The bot that follows this strategy, or that of a level that needs none."""
    return make_bot(NamedBot(level, level="" if strategy else level, text=strategy or ""), CATALOG)
