"""The server's bots: those of a level, and those that follow a strategy given as text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.levels import FAIR, LEVELS, PLANNED, games_to_prepare
from throneroom.bots.named_bot import NamedBot, make_bot, prepare_bot
from throneroom.protocol.lookup import CATALOG, kingdom_named

__all__ = ["LEVELS", "SLOW", "STAND_IN", "bot_for", "plan_of"]

# Levels that search for a plan before they play.
SLOW: Final = tuple(level for level in PLANNED if games_to_prepare(level))
# The level that plays for someone who is away or has resigned.
STAND_IN: Final = FAIR


@lru_cache(maxsize=256)
def plan_of(level: str, kingdom: tuple[str, ...], seats: int) -> str | None:
    """Return the strategy that a level follows in this kingdom, or None. Finding it may take a while."""
    return prepare_bot(NamedBot(level, level=level), kingdom_named(kingdom), seats).text or None


@lru_cache(maxsize=256)
def bot_for(level: str, strategy: str | None) -> Bot:
    """Return the bot that follows this strategy; without one, the bot of the level."""
    return make_bot(NamedBot(level, level="" if strategy else level, text=strategy or ""), CATALOG)
