"""Many games in pieces: sent out to a pool, and handed back in the order of the games."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from throneroom.lab.match_setup import Plan, match_of
from throneroom.lab.pool import Pool
from throneroom.system.signals import Interrupts

T = TypeVar("T")
Work = Callable[[Plan, int, int], T]

# A piece has a multiple of so many games: whole blocks, for 1 to 6 players.
SMALLEST: Final = 60
LARGEST: Final = 60_000
# A piece is to take so many seconds: long beside the sending, short enough for Ctrl-C and the progress bar.
_SECONDS: Final = 0.2


@dataclass(frozen=True)
class Piece(Generic[T]):
    """What came of the games from `start` to before `stop`."""

    start: int
    stop: int
    result: T


def timed(work: Work[T], plan: Plan, start: int, stop: int) -> tuple[T, float]:
    """The work, and the seconds it took where it was done; reading the plan, once in each process, does not count."""
    match_of(plan)
    began = time.perf_counter()
    result = work(plan, start, stop)
    return result, time.perf_counter() - began


def pieces(pool: Pool, work: Work[T], plan: Plan, games: int, checkpoint: int = 0) -> Iterator[Piece[T]]:
    """Play games 0 to `games` in pieces. None goes past a multiple of `checkpoint`, if that is given.

    How large the pieces are depends on how fast they are played; what comes of a game does not. A signal such as Ctrl-C
    raises KeyboardInterrupt here, between two pieces, and never while the last one is being looked at.
    """
    interrupts = Interrupts()
    with interrupts.held():
        yield from _pieces(pool, work, plan, games, checkpoint, interrupts)
        interrupts.check()


def _pieces(
    pool: Pool, work: Work[T], plan: Plan, games: int, checkpoint: int, interrupts: Interrupts
) -> Iterator[Piece[T]]:
    here = Pool()
    place = here if pool.worth > 0 else pool  # here, until it shows how much work lies ahead
    size = SMALLEST
    start = 0
    again: deque[tuple[int, int]] = deque()  # what was lost with its process
    sent: deque[tuple[int, int, Future[tuple[T, float]]]] = deque()
    try:
        while start < games or again or sent:
            interrupts.check()
            try:
                while (start < games or again) and len(sent) < (1 if place is here else 2 * place.jobs):
                    if not again:
                        stop = min(start + size, games)
                        if checkpoint:
                            stop = min(stop, start - start % checkpoint + checkpoint)
                        again.append((start, stop))
                        start = stop
                    first, last = again[0]
                    sent.append((first, last, place.submit(timed, work, plan, first, last)))
                    again.popleft()
                first, last, future = sent[0]
                with interrupts.waiting():
                    result, seconds = future.result()
            except pool.lost:
                pool.restart()
                again.extendleft((first, last) for first, last, _ in reversed(sent))
                sent.clear()
                continue
            sent.popleft()
            yield Piece(first, last, result)
            rate = (last - first) / max(seconds, 1e-6)
            size = int(rate * _SECONDS) // SMALLEST * SMALLEST
            size = min(max(size, SMALLEST), LARGEST)
            if (games - start) / rate > pool.worth:
                place = pool
    finally:
        for _, _, future in sent:
            future.cancel()
