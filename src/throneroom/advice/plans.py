"""The plans that players are assumed to follow when a game is played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from throneroom.bots.levels import GOOD, plans
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.strategy import Strategy
from throneroom.engine.setup import Kingdom

_MOST_FOUND: Final = 3  # each plan is tried against each other, at every decision


@dataclass(frozen=True)
class Plans:
    """What the seat itself might follow, the best plan first, and what its opponents might."""

    own: tuple[Strategy, ...]
    others: tuple[Strategy, ...]


def plans_of(strategies: Sequence[Strategy]) -> Plans:
    """Return plans for which everybody knows the same strategies, the best one first."""
    return Plans(tuple(strategies), tuple(strategies))


def plans_for(kingdom: Kingdom, seats: int, level: str = GOOD) -> Plans:
    """Return the plans for a kingdom: the best that a level has found, and big money. That may take a while."""
    return plans_of([*plans(level, kingdom, seats)[:_MOST_FOUND], big_money()])
