"""`throneroom search` and `throneroom lab levels`, as a user meets them, and the search in a pool."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run

from throneroom.bots import levels as bot_levels
from throneroom.bots.levels import LEVELS
from throneroom.bots.match import Tally
from throneroom.bots.search.race import Trial
from throneroom.bots.strategies.language import load_strategy, read_strategy
from throneroom.cards.catalog import Catalog
from throneroom.lab import level_strength as levels
from throneroom.lab.pool import Pool, open_pool
from throneroom.lab.strategy_search import Board, Played, find

pytestmark = pytest.mark.once  # many games

CATALOG = Catalog()
TEN = "Cellar,Chapel,Feast,Gardens,Laboratory,Thief,Village,Witch,Woodcutter,Workshop"
BOARD = Board(tuple(TEN.split(",")), 2, 3)


def test_the_same_seed_and_budget_find_the_same_for_any_number_of_jobs() -> None:
    """In this process, and in two others."""
    findings = []
    for jobs in (1, 2):
        with open_pool(jobs, None) as pool:
            findings.append(find(BOARD, 600, Played(BOARD, pool, lambda done: None), "plan"))
    first, second = findings
    assert first is not None
    assert second is not None
    assert (first.strategy, first.found, first.scores) == (second.strategy, second.found, second.scores)
    assert first.strategy.name == "plan"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_search_on_a_cluster_that_loses_a_worker_finds_the_same() -> None:
    """One of two workers is killed after the first stage."""
    distributed: Any = pytest.importorskip("distributed")
    alone = find(BOARD, 600, Played(BOARD, Pool(), lambda done: None), "plan")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        workers = [worker.pid for worker in cluster.workers.values()]

        def kill_one(done: int) -> None:
            if len(workers) == 2:
                os.kill(workers.pop(), signal.SIGKILL)

        with open_pool(1, cluster.scheduler_address) as pool:
            found = find(BOARD, 600, Played(BOARD, pool, kill_one), "plan")
    assert len(workers) == 1
    assert alone is not None
    assert found is not None
    assert (found.strategy, found.found, found.scores) == (alone.strategy, alone.found, alone.scores)


class Impatient(Played):
    """Plays so many stages, and is then interrupted."""

    def __init__(self, stages: int) -> None:
        super().__init__(BOARD, Pool(), lambda done: None)
        self.stages = stages

    def __call__(self, trials: list[Trial]) -> list[Tally]:
        self.stages -= 1
        if self.stages < 0:
            raise KeyboardInterrupt
        return super().__call__(trials)


def test_an_interrupted_search_tells_the_best_so_far() -> None:
    """Without scores; and nothing if it has not even raced its seeds."""
    patient = Impatient(1_000)
    whole = find(BOARD, 600, patient, "plan")
    assert whole is not None
    assert whole.is_whole
    stages = 1_000 - patient.stages
    assert find(BOARD, 600, Impatient(1), "plan") is None
    finding = find(BOARD, 600, Impatient(stages - 1), "plan")  # the last one scores what was found
    assert finding is not None
    assert not finding.is_whole
    assert finding.scores == ()
    assert finding.strategy.buys


def test_what_is_found_can_be_saved_read_and_simulated(tmp_path: Path) -> None:
    """It is told against big money, the best single-terminal and its runner-up."""
    file = tmp_path / "plan.txt"
    arguments = ["search", "--kingdom", "Size Distortion", "--games", "600", "--seed", "3", "--jobs", "1"]
    result = run(*arguments, "--save", str(file), "--json")
    data = json.loads(result.out)
    assert str(file) in result.err
    saved = load_strategy(file, CATALOG)
    assert saved == read_strategy(data["strategy"], CATALOG, "")
    assert saved.name == "plan"
    assert [score["name"] for score in data["against"]][0::2] == ["big-money", "runner-up"]
    assert data["against"][0]["win_percent"] > 60
    low, high = data["against"][0]["win_interval"]
    assert low < data["against"][0]["win_percent"] < high
    assert run("simulate", str(file), "big-money", "--kingdom", "Size Distortion", "--games", "20").code == 0
    shown = run(*arguments)
    assert shown.code == 0
    assert "big-money" in shown.out
    assert "--games 600 --seed 3" in shown.out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--kingdom", "First Game", "--games", "600", "--seconds", "1"], ["choose one"]),
        (["--kingdom", "No Such Set"], ["no recommended set"]),
        ([], ["--kingdom"]),
        (["--kingdom", "First Game", "--games", "0"], ["--games"]),
        (["--kingdom", "First Game", "--jobs", "2", "--cluster", "tcp://x:1"], ["choose one"]),
    ],
)
def test_what_cannot_be_searched(arguments: list[str], parts: list[str]) -> None:
    assert run("search", *arguments).is_refused(2, *parts)


def test_the_levels_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each against big money, the strongest against more; the table has every kingdom and all together."""
    monkeypatch.setattr(levels, "_SINGLES_GAMES", 300)
    monkeypatch.setattr(bot_levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(bot_levels, "STRONG_GAMES", 601)
    monkeypatch.setattr(bot_levels, "STRONG_GAMES_PLAIN", 601)
    arguments = ["lab", "levels", "--kingdoms", "2", "--games", "40", "--jobs", "1"]
    data = run(*arguments, "--json").json
    assert list(data["big_money"]) == list(LEVELS)
    assert data["big_money"]["random"]["win_percent"] < data["big_money"]["strong"]["win_percent"]
    assert data["big_money"]["strong"]["games"] == 80
    assert [len(kingdom["cards"]) for kingdom in data["kingdoms"]] == [10, 10]
    shown = run(*arguments).out
    assert "strong against the best single-terminal" in shown
    assert f"{data['big_money']['good']['win_percent']:.1f}%" in shown
