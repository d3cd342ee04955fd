"""A match: a fixed number of games, or as many as the precision requires."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from throneroom.bots.match import Tally
from throneroom.lab.batches import play_batches
from throneroom.lab.match_setup import GameRow, MatchSetup, list_games, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import widest_error

# The precision is checked only at multiples of this many games, so that the result does not depend on speed.
CHECKPOINT: Final = 600

# Why a match stopped.
FINISHED: Final = "finished"
PRECISE: Final = "precise"
INTERRUPTED: Final = "interrupted"


@dataclass(frozen=True)
class MatchResult:
    """The outcome of a match, how long it took, and why it stopped."""

    setup: MatchSetup
    tally: Tally
    seconds: float
    stopped: str

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds if self.seconds else 0.0


def simulate(
    setup: MatchSetup,
    games: int,
    pool: Pool,
    *,
    precision: float | None = None,
    report: Callable[[Tally, int], None] | None = None,
    keep: Callable[[list[GameRow]], None] | None = None,
) -> MatchResult:
    """Play games 0 to `games`, or until each win rate is known to `precision` percentage points.

    `report` is called with the tally so far and the expected number of games, and `keep` with the games, in order.
    After Ctrl-C, return the result so far; every game that was counted was also passed to `keep`.
    """
    tally = Tally(setup.players)
    stopped = FINISHED
    began = time.perf_counter()
    try:
        for played, rows in _played(setup, games, pool, CHECKPOINT if precision is not None else 0, keep is not None):
            tally.add(played)
            if keep is not None:
                keep(rows)
            expected = games
            if precision is not None and tally.games % CHECKPOINT == 0:
                error = widest_error(tally)
                if error <= precision:
                    stopped = PRECISE
                    break
                expected = min(games, int(tally.games * (error / precision) ** 2))
            if report is not None:
                report(tally, expected)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    return MatchResult(setup, tally, time.perf_counter() - began, stopped)


def _played(
    setup: MatchSetup, games: int, pool: Pool, checkpoint: int, lists_games: bool
) -> Iterator[tuple[Tally, list[GameRow]]]:
    if lists_games:
        for listed in play_batches(pool, list_games, setup, games, checkpoint):
            yield listed.result
    else:
        for counted in play_batches(pool, tally_games, setup, games, checkpoint):
            yield counted.result, []
