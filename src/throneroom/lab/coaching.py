"""The coach at work in a pool: the decisions of a game are judged in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from throneroom.advice.analysis import Analysis, Judgement
from throneroom.advice.coach import GameJudge, Progress, Quality, Task, coach
from throneroom.advice.plans import Plans
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.cards.custom_sources import CardSource, load_sources
from throneroom.lab.pool import Pool, results_in_order
from throneroom.record.record import Record

_AHEAD: Final = 3  # tasks per process, so that no process waits
_PLAN: Final = "plan"


@dataclass(frozen=True)
class CoachSetup:
    """A game and the plans of its kingdom as plain data, from which any process judges the same."""

    record: str
    own: tuple[str, ...]
    others: tuple[str, ...]
    custom: tuple[CardSource, ...] = ()


def coach_in_pool(
    record: Record,
    seat: int,
    plans: Plans,
    quality: Quality,
    pool: Pool,
    *,
    seed: int = 0,
    custom: tuple[CardSource, ...] = (),
    report: Callable[[Progress], None] = lambda progress: None,
) -> Analysis | None:
    """Analyse a game for one seat, as `coach` does, in the processes of the pool."""
    setup = CoachSetup(
        record.to_json(),
        tuple(strategy_text(plan) for plan in plans.own),
        tuple(strategy_text(plan) for plan in plans.others),
        custom,
    )

    def judge_all(tasks: Sequence[Task]) -> Iterator[Judgement]:
        ahead = pool.jobs * _AHEAD if pool.jobs > 1 else 1
        return results_in_order(pool, judge_task, ((setup, task) for task in tasks), ahead)

    return coach(record, seat, plans, quality, seed=seed, judge_all=judge_all, report=report)


# -- in any process ---------------------------------------------------------------------------------------------------


def judge_task(setup: CoachSetup, task: Task) -> Judgement:
    return _game_judge(setup).judge(task)


@lru_cache(maxsize=1)
def _game_judge(setup: CoachSetup) -> GameJudge:
    catalog = load_sources(setup.custom).catalog
    own = tuple(read_strategy(text, catalog, _PLAN) for text in setup.own)
    others = tuple(read_strategy(text, catalog, _PLAN) for text in setup.others)
    return GameJudge(Record.from_json(setup.record, catalog), Plans(own, others))
