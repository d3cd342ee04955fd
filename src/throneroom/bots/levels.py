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
LEVELS: Final = (RANDOM, BEGINNER, FAIR, GOOD, STRONG)
PLANNED: Final = (FAIR, GOOD, STRONG)

_SEED: Final = 0
# Games played to find a plan. Plain Python plays about a tenth as fast, and nobody should wait ten times as long.
GOOD_GAMES: Final = 1_500
STRONG_GAMES: Final = 60_000
STRONG_GAMES_PLAIN: Final = 5_000


def plan(level: str, kingdom: Kingdom, seats: int, use_cache: bool = True) -> Strategy:
    """Return the strategy that a level follows in this kingdom, searching for it if necessary."""
    from throneroom.bots import plan_cache
    from throneroom.bots.search.evolve import Search
    from throneroom.bots.search.race import play_here
    from throneroom.bots.search.starting_plans import fair_plan

    if level == FAIR:
        return fair_plan(kingdom.cards).renamed(level)
    games = games_to_prepare(level) * 2 // seats  # with more seats each game takes longer
    cached = plan_cache.load(kingdom, seats, games) if use_cache else None
    if cached is not None:
        return cached.renamed(level)
    found = Search(kingdom, seats, _SEED, games, play_here(kingdom, seats, _SEED)).run().best
    if use_cache:
        plan_cache.save(found, kingdom, seats, games)
    return found.renamed(level)


def games_to_prepare(level: str) -> int:
    """Return how many two-player games a level plays to find its plan."""
    if level == STRONG:
        return STRONG_GAMES if build() == COMPILED else STRONG_GAMES_PLAIN
    return GOOD_GAMES if level == GOOD else 0


def simple_bot(level: str) -> Bot:
    """Return a bot for a level that needs no plan."""
    from throneroom.bots.beginner import BeginnerBot
    from throneroom.bots.simple import RandomBot

    return BeginnerBot(0) if level == BEGINNER else RandomBot(0)
