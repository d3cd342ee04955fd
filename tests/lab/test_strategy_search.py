"""The search for a strategy in a pool."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from throneroom.bots.match import Tally
from throneroom.bots.search.race import Trial
from throneroom.lab.pool import Pool, open_pool
from throneroom.lab.strategy_search import SearchSetup, StrategySearch

pytestmark = pytest.mark.once  # many games

CARDS = ("Cellar", "Chapel", "Feast", "Gardens", "Laboratory", "Thief", "Village", "Witch", "Woodcutter", "Workshop")
SETUP = SearchSetup(CARDS, 2, 3)


def test_the_same_seed_and_budget_find_the_same_for_any_number_of_processes() -> None:
    results = []
    for jobs in (1, 2):
        with open_pool(jobs, None) as pool:
            results.append(StrategySearch(SETUP, pool).run_and_score(600, "plan"))
    first, second = results
    assert first is not None
    assert second is not None
    assert (first.strategy, first.found, first.scores) == (second.strategy, second.found, second.scores)
    assert first.strategy.name == "plan"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_search_on_a_cluster_that_loses_a_worker_finds_the_same() -> None:
    """One of two workers is killed after the first stage."""
    distributed: Any = pytest.importorskip("distributed")
    alone = StrategySearch(SETUP, Pool()).run_and_score(600, "plan")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        workers = [worker.pid for worker in cluster.workers.values()]

        def kill_one(played: int) -> None:
            if len(workers) == 2:
                os.kill(workers.pop(), signal.SIGKILL)

        with open_pool(1, cluster.scheduler_address) as pool:
            result = StrategySearch(SETUP, pool).run_and_score(600, "plan", kill_one)
    assert len(workers) == 1
    assert alone is not None
    assert result is not None
    assert (result.strategy, result.found, result.scores) == (alone.strategy, alone.found, alone.scores)


class InterruptedSearch(StrategySearch):
    """A search that is interrupted after some stages."""

    def __init__(self, stages: int) -> None:
        super().__init__(SETUP, Pool())
        self.stages = stages

    def play(self, trials: list[Trial]) -> list[Tally]:
        self.stages -= 1
        if self.stages < 0:
            raise KeyboardInterrupt
        return super().play(trials)


def test_an_interrupted_search_returns_the_best_so_far() -> None:
    """It has no scores. Before the end of the first race there is nothing to return."""
    whole = InterruptedSearch(1_000)
    complete = whole.run_and_score(600, "plan")
    assert complete is not None
    assert complete.is_complete
    stages = 1_000 - whole.stages
    assert InterruptedSearch(1).run_and_score(600, "plan") is None
    result = InterruptedSearch(stages - 1).run_and_score(600, "plan")  # the last stage scores what was found
    assert result is not None
    assert not result.is_complete
    assert result.scores == ()
    assert result.strategy.buys


def test_progress_counts_the_games_of_the_search_and_its_scores() -> None:
    reported: list[int] = []
    search = StrategySearch(SETUP, Pool())
    assert search.best_so_far() is None
    result = search.run_and_score(600, "plan", reported.append)
    assert result is not None
    assert reported == sorted(reported)
    assert reported[-1] == result.found.games + sum(score.tally.games for score in result.scores)
    found = search.best_so_far()
    assert found is not None
    assert found.best.buys


def test_more_seconds_allow_more_games() -> None:
    search = StrategySearch(SETUP, Pool())
    assert search.games_in(0.0001) == 600  # the minimum of a search
    assert search.games_in(1_000) > 10_000
