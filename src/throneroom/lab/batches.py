"""The games of a match in batches, played in a pool and returned in order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from throneroom.lab.match_setup import MatchSetup, match_of
from throneroom.lab.pool import Pool, results_in_order
from throneroom.system.signals import Interrupts

T = TypeVar("T")
# Plays the games from the first number up to but not including the second.
Work: TypeAlias = Callable[[MatchSetup, int, int], T]

# The size of a batch is a multiple of this, so that it has whole blocks for 1 to 6 players.
SMALLEST: Final = 60
LARGEST: Final = 60_000
# A batch should take this long: much longer than sending it, short enough for Ctrl-C and progress bars.
_SECONDS: Final = 0.2


@dataclass(frozen=True)
class Batch(Generic[T]):
    """What the work returned for the games from `start` up to but not including `stop`."""

    start: int
    stop: int
    result: T


def play_batches(pool: Pool, work: Work[T], setup: MatchSetup, games: int, checkpoint: int = 0) -> Iterator[Batch[T]]:
    """Play games 0 to `games` in batches that end at each multiple of `checkpoint`, if given.

    The speed of the machine determines the size of the batches, but not the games. Signals such as Ctrl-C raise
    KeyboardInterrupt here, between two batches, never while the caller handles one.
    """
    interrupts = Interrupts()
    with interrupts.deferred():
        yield from _play_batches(pool, work, setup, games, checkpoint, interrupts)
        interrupts.check()


def _play_batches(
    pool: Pool, work: Work[T], setup: MatchSetup, games: int, checkpoint: int, interrupts: Interrupts
) -> Iterator[Batch[T]]:
    start, size = 0, SMALLEST

    def tasks() -> Iterator[tuple[Work[T], MatchSetup, int, int]]:
        nonlocal start
        while start < games:
            first, start = start, min(start + size, games)
            if checkpoint:
                start = min(start, first - first % checkpoint + checkpoint)
            yield work, setup, first, start

    remaining = tasks()
    # Play in this process first to see how much work there is, unless the pool takes no time to start.
    for place in (Pool(), pool) if pool.break_even_seconds > 0 else (pool,):
        ahead = 2 * place.jobs if place is pool else 1
        for batch, seconds in results_in_order(place, _timed, remaining, ahead, interrupts.allowed):
            yield batch
            interrupts.check()
            rate = (batch.stop - batch.start) / max(seconds, 1e-6)
            size = min(max(int(rate * _SECONDS) // SMALLEST * SMALLEST, SMALLEST), LARGEST)
            if place is not pool and (games - start) / rate > pool.break_even_seconds:
                break


def _timed(work: Work[T], setup: MatchSetup, start: int, stop: int) -> tuple[Batch[T], float]:
    """Do the work and time it, without the time to build the match, which each process does once."""
    match_of(setup)
    began = time.perf_counter()
    batch = Batch(start, stop, work(setup, start, stop))
    return batch, time.perf_counter() - began
