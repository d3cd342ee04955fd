"""A match: as many games as asked for, or as are needed to be sure enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from throneroom.bots.match import Tally
from throneroom.lab.batches import pieces
from throneroom.lab.match_setup import Plan, Row, list_games, tally_games
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import widest

# Whether it is sure enough is asked only here, so that the answer does not depend on who plays how fast.
CHECKPOINT: Final = 600

FINISHED: Final = "finished"
PRECISE: Final = "precise"
INTERRUPTED: Final = "interrupted"


@dataclass(frozen=True)
class Result:
    """What came of a match, how long it took, and why it stopped."""

    plan: Plan
    tally: Tally
    seconds: float
    stopped: str

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds if self.seconds else 0.0


def simulate(
    plan: Plan,
    games: int,
    pool: Pool,
    precision: float | None = None,
    tell: Callable[[int, int], None] | None = None,
    keep: Callable[[list[Row]], None] | None = None,
) -> Result:
    """Play games 0 to `games`, or until each share of wins is known to `precision` percent points.

    `tell` hears how many games are played, and how many there will be as far as one can see. `keep` is given each game,
    in their order. Ctrl-C ends the match with what there is, never between a game counted and the same game kept.
    """
    tally = Tally(plan.players)
    stopped = FINISHED
    began = time.perf_counter()
    try:
        for played, rows in _played(plan, games, pool, CHECKPOINT if precision is not None else 0, keep is not None):
            tally.add(played)
            if keep is not None:
                keep(rows)
            expected = games
            if precision is not None and tally.games % CHECKPOINT == 0:
                error = widest(tally)
                if error <= precision:
                    stopped = PRECISE
                    break
                expected = min(games, int(tally.games * (error / precision) ** 2))
            if tell is not None:
                tell(tally.games, expected)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    return Result(plan, tally, time.perf_counter() - began, stopped)


def _played(plan: Plan, games: int, pool: Pool, checkpoint: int, listed: bool) -> Iterator[tuple[Tally, list[Row]]]:
    if listed:
        for both in pieces(pool, list_games, plan, games, checkpoint):
            yield both.result
    else:
        for piece in pieces(pool, tally_games, plan, games, checkpoint):
            yield piece.result, []
