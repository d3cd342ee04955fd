"""The server's bots: those of a level, and those that follow a strategy given as text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from throneroom.bots.bot import Bot
from throneroom.bots.levels import EXPERT, FAIR, LEVELS, PLANNED, games_to_prepare
from throneroom.bots.named_bot import NamedBot, make_bot, prepare_bot
from throneroom.cards.catalog import Catalog
from throneroom.protocol.lookup import kingdom_named

__all__ = ["LEVELS", "LOOKS_AHEAD", "SLOW", "STAND_IN", "bot_for", "plan_of", "quick_plan"]

# Levels that search for a plan before they play.
SLOW: Final = tuple(level for level in PLANNED if games_to_prepare(level))
# Levels that play possible games on before they answer.
LOOKS_AHEAD: Final = (EXPERT,)
# The level that plays for someone who is away or has resigned.
STAND_IN: Final = FAIR


@lru_cache(maxsize=256)
def plan_of(level: str, kingdom: tuple[str, ...], seats: int) -> str | None:
    """Return the strategy that a level follows in this kingdom, or None. Finding it may take a while."""
    return prepare_bot(NamedBot(level, level=level), kingdom_named(kingdom), seats).text or None


def quick_plan(kingdom: tuple[str, ...], seats: int) -> str:
    """Return a strategy that is found at once."""
    return plan_of(FAIR, kingdom, seats) or ""


@lru_cache(maxsize=256)
def bot_for(level: str, strategy: str | None, catalog: Catalog, looks_ahead: bool = False) -> Bot:
    """Return the bot that follows this strategy, which names cards of the catalog; without one, the bot of the level.

    With `looks_ahead`, the bot of the level follows this strategy until it finds something better.
    """
    return make_bot(NamedBot(level, level="" if strategy and not looks_ahead else level, text=strategy or ""), catalog)
