"""The levels of play, from weak to strong, and the plans they follow.

Modules that make plans are imported when a plan is made: screens that offer the levels need only the names.
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
EXPERT: Final = "expert"
LEVELS: Final = (RANDOM, BEGINNER, FAIR, GOOD, STRONG, EXPERT)
PLANNED: Final = (FAIR, GOOD, STRONG, EXPERT)

_SEED: Final = 0
# Games played to find a plan. Plain Python plays about a tenth as fast, and nobody should wait ten times as long.
GOOD_GAMES: Final = 1_500
STRONG_GAMES: Final = 60_000
STRONG_GAMES_PLAIN: Final = 5_000


def plan(level: str, kingdom: Kingdom, seats: int, use_cache: bool = True) -> Strategy:
    """Return the strategy that a level follows in this kingdom, searching for it if necessary."""
    return plans(level, kingdom, seats, use_cache)[0]


def plans(level: str, kingdom: Kingdom, seats: int, use_cache: bool = True) -> list[Strategy]:
    """Return a few strong strategies of different kinds: first the one that the level follows, then the next best."""
    from throneroom.bots import plan_cache
    from throneroom.bots.search.evolve import Search
    from throneroom.bots.search.race import play_here
    from throneroom.bots.search.starting_plans import fair_plan

    if level == FAIR:
        return [fair_plan(kingdom.cards).renamed(level)]
    if level == EXPERT:
        level = STRONG
    games = _budget(level, seats)
    found = plan_cache.load(kingdom, seats, games) if use_cache else []
    if not found:
        lower = PLANNED[: PLANNED.index(level)][::-1]
        known = [plan(below, kingdom, seats, use_cache) for below in lower]
        own_games = games - sum(_budget(below, seats) for below in lower)
        search = Search(kingdom, seats, _SEED, own_games, play_here(kingdom, seats, _SEED), known)
        found = [finalist.strategy for finalist in search.run().finalists]
        if use_cache:
            plan_cache.save(found, kingdom, seats, games)
    return [strategy.renamed(f"{level} {at + 1}" if at else level) for at, strategy in enumerate(found)]


def _budget(level: str, seats: int) -> int:
    return games_to_prepare(level) * 2 // seats  # with more seats each game takes longer


def games_to_prepare(level: str) -> int:
    """Return how many two-player games are played to find a level's plan, and those of the levels below it."""
    if level in (STRONG, EXPERT):
        return STRONG_GAMES if build() == COMPILED else STRONG_GAMES_PLAIN
    return GOOD_GAMES if level == GOOD else 0


def simple_bot(level: str) -> Bot:
    """Return a bot for a level that needs no plan."""
    from throneroom.bots.beginner import BeginnerBot
    from throneroom.bots.simple import RandomBot

    return BeginnerBot(0) if level == BEGINNER else RandomBot(0)
