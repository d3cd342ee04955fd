"""The final of a search: which plan is best, and which other plans are worth knowing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from throneroom.bots.search.race import Contender, RaceRunner
from throneroom.bots.strategies.strategy import Strategy

# A plan should win this share of what is fair against each rival. Below it, every percentage point costs this many.
_ENOUGH: Final = 0.9
_COST: Final = 1.5

_SURVIVORS: Final = 2
_MOST_FINALISTS: Final = 4


@dataclass(frozen=True)
class Finalist:
    """A plan, and the victories per game that the search saw: over the yardsticks, and over the worst rival."""

    strategy: Strategy
    rate: float
    worst: float


def race_finalists(
    races: RaceRunner, contenders: list[Contender], yardsticks: list[Strategy], rivals: list[Strategy], games: int
) -> list[Contender]:
    """Race the contenders and return all of them, best first: victories over the yardsticks, less losses to rivals."""

    def rating(contender: Contender) -> float:
        short = _ENOUGH / races.seats - worst_rate(contender, rivals)
        return contender.rating(yardsticks) - _COST * max(0.0, short)

    best = races.run(contenders, [*yardsticks, *rivals], games, _SURVIVORS, rating)
    others = [contender for contender in contenders if contender not in best]
    return best + sorted(others, key=lambda contender: -rating(contender))


def worst_rate(contender: Contender, rivals: list[Strategy]) -> float:
    """Return the fewest victories per game over any rival."""
    return min((contender.rate([rival]) for rival in rivals), default=1.0)


def finalists_of(ranked: list[Contender], yardsticks: list[Strategy], rivals: list[Strategy]) -> tuple[Finalist, ...]:
    """Return the best plan of each origin, best first, but only a few of them.

    Plans of the same origin mostly buy the same cards."""
    chosen: dict[str, Finalist] = {}
    for contender in ranked:
        if contender.origin not in chosen and len(chosen) < _MOST_FINALISTS:
            rate = contender.rate(yardsticks)
            chosen[contender.origin] = Finalist(contender.strategy, rate, worst_rate(contender, rivals))
    return tuple(chosen.values())
