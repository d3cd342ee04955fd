"""Levels of play that a person can choose, from weak to strong, and the plans they follow.

What makes plans is imported when one is made: the screens on which a level is chosen need only the names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.engine.build import COMPILED, build

if TYPE_CHECKING:
    from throneroom.bots.bot import Bot
    from throneroom.bots.strategies.strategy import Strategy
    from throneroom.engine.setup import Kingdom

RANDOM: Final = "random"
BEGINNER: Final = "beginner"
FAIR: Final = "fair"
GOOD: Final = "good"
STRONG: Final = "strong"
LEVELS: Final = (RANDOM, BEGINNER, FAIR, GOOD, STRONG)
PLANNED: Final = (FAIR, GOOD, STRONG)

_SEED: Final = 0
# Games to find a plan with. Plain Python plays about a tenth as fast, and nobody waits ten times as long.
GOOD_GAMES: Final = 1_500
STRONG_GAMES: Final = 60_000
STRONG_GAMES_PLAIN: Final = 5_000
# With more seats games are longer, and more of them are needed to see anything.
_TWO_SEATS: Final = 2


def plan(level: str, kingdom: Kingdom, seats: int, remembers: bool = True) -> Strategy:
    """The strategy that a level follows in this kingdom: at once, or after some games that it plays for itself.

    What took long is remembered on disk, unless somebody wants to see it done.
    """
    from throneroom.bots import plan_cache as shelf
    from throneroom.bots.search.evolve import Search
    from throneroom.bots.search.here import play_here
    from throneroom.bots.search.mutation import named
    from throneroom.bots.search.starting_plans import fair_plan

    if level == FAIR:
        return named(fair_plan(kingdom.cards), level)
    games = games_to_prepare(level) * _TWO_SEATS // seats
    kept = shelf.taken(kingdom, seats, games) if remembers else None
    if kept is not None:
        return named(kept, level)
    found = Search(kingdom, seats, _SEED, games, play_here(kingdom, seats, _SEED)).run().best
    if remembers:
        shelf.put(found, kingdom, seats, games)
    return named(found, level)


def games_to_prepare(level: str) -> int:
    """How many games of two a level plays for itself before it begins."""
    if level == STRONG:
        return STRONG_GAMES if build() == COMPILED else STRONG_GAMES_PLAIN
    return GOOD_GAMES if level == GOOD else 0


def simple_bot(level: str) -> Bot:
    """The bot of a level that needs no plan."""
    from throneroom.bots.beginner import BeginnerBot
    from throneroom.bots.simple import RandomBot

    return BeginnerBot(0) if level == BEGINNER else RandomBot(0)
