"""Many short matches in random kingdoms: the games behind measurements of the levels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from throneroom.bots.bot_mistakes import DEFAULT
from throneroom.bots.levels import LEVELS, PLANNED, STRONG
from throneroom.bots.match import Tally
from throneroom.bots.named_bot import NamedBot
from throneroom.cards.custom_sources import CardSource
from throneroom.lab.match_setup import MatchSetup, tally_games
from throneroom.lab.pool import Pool, results_in_order

SEATS: Final = 2

# Levels that think about each decision, and so play few games; the others only follow their plans.
THINKING: Final = LEVELS[LEVELS.index(STRONG) + 1 :]

_CHUNK: Final = 1_000  # games of a task
_SLOW_CHUNK: Final = 10  # with a level that thinks
_AHEAD: Final = 3  # tasks per process

Report: TypeAlias = Callable[[int, int], None]  # called with the games played so far and the number of all games


@dataclass(frozen=True)
class Games:
    """Games `start` to `stop - 1` between two bots, with the seats rotating."""

    kingdom: tuple[str, ...]
    bot: NamedBot
    opponent: NamedBot
    seed: int
    start: int
    stop: int
    custom: tuple[CardSource, ...] = ()
    mistakes: str = DEFAULT

    def tasks(self) -> Iterator[tuple[MatchSetup, int, int]]:
        """Split the games into tasks for `tally_games`."""
        setup = MatchSetup(
            kingdom=self.kingdom,
            bots=(self.bot, self.opponent),
            seed=self.seed,
            custom=self.custom,
            mistakes=self.mistakes,
        )
        size = _SLOW_CHUNK if thinks(self.bot.level) or thinks(self.opponent.level) else _CHUNK
        for start in range(self.start, self.stop, size):
            yield setup, start, min(start + size, self.stop)


def thinks(level: str) -> bool:
    return level in THINKING


def levels_below(level: str) -> tuple[str, ...]:
    """Return the levels that follow plans and are weaker than this one, which does too."""
    return PLANNED[: PLANNED.index(level)]


def tallies_in_order(pool: Pool, matches: Iterable[Games], report: Callable[[int], None]) -> Iterator[Tally]:
    """Play the matches in the pool and yield a tally for each; `report` is called with the games of each task."""
    listed = list(matches)
    tasks = (task for match in listed for task in match.tasks())
    results = results_in_order(pool, tally_games, tasks, tasks_ahead(pool))
    for match in listed:
        tally = Tally(SEATS)
        for _ in match.tasks():
            played = next(results)
            tally.add(played)
            report(played.games)
        yield tally


def tasks_ahead(pool: Pool) -> int:
    """Return how many tasks to submit at a time: only one if it is played at once, so that Ctrl-C is soon noticed."""
    return pool.jobs * _AHEAD if pool.break_even_seconds < math.inf else 1


def total(tallies: Iterable[Tally]) -> Tally:
    """Add up tallies as if all games belonged to one match."""
    added = Tally(SEATS)
    for tally in tallies:
        added.add(tally)
    return added


def in_groups(numbers: range, size: int) -> Iterator[range]:
    """Split the numbers of kingdoms into groups that are worked on together."""
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]
