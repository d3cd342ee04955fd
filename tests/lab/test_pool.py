"""Pools: tasks in order, and the cluster."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.helpers.waiting import is_alive, wait_until
from tests.lab.setups import first_game

from throneroom.bots.match import Tally
from throneroom.lab.batches import SMALLEST, play_batches
from throneroom.lab.match_setup import tally_games
from throneroom.lab.pool import ClusterPool, LabFailed, MissingPackage, Pool, open_pool, results_in_order

GAMES = 900
UNIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


def test_results_come_in_order_and_tasks_are_taken_as_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[tuple[int, int]]:
        for number in range(6):
            taken.append(number)
            yield number, 2

    results = results_in_order(Pool(), pow, tasks(), 2)
    assert next(results) == 0
    assert taken == [0, 1]
    assert list(results) == [1, 4, 9, 16, 25]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Yield a cluster of two worker processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local


@pytest.mark.once
@UNIX
@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_that_loses_a_worker_gives_the_same_result(cluster: Any) -> None:
    """One of two workers is killed halfway. The result is complete, and the same as without a cluster."""
    setup = first_game("random", "big-money")
    total = Tally(2)
    with open_pool(1, cluster.scheduler_address) as pool:
        assert isinstance(pool, ClusterPool)
        assert pool.jobs == 2
        victim = next(iter(cluster.workers.values())).pid
        for number, batch in enumerate(play_batches(pool, tally_games, setup, GAMES, SMALLEST)):
            total.add(batch.result)
            if number == 2:
                os.kill(victim, signal.SIGKILL)
    assert total == tally_games(setup, 0, GAMES)
    wait_until(lambda: not is_alive(victim), "the worker ends")


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_with_another_version_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version might play different games."""
    monkeypatch.setattr("throneroom.lab.pool.__version__", "99.0")
    with pytest.raises(LabFailed, match=r"this is throneroom 99\.0, and at .* runs .*; install the same there"):
        ClusterPool(cluster.scheduler_address)


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_missing_cluster_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line shows what an address looks like."""
    pytest.importorskip("distributed")
    monkeypatch.setattr("throneroom.lab.pool._CONNECT_SECONDS", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense"):
        with pytest.raises(
            LabFailed, match=r"no Dask scheduler answers at .* \(expected an address like tcp://host:8786\)"
        ):
            ClusterPool(address)


def test_a_missing_package_is_reported_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingPackage, match=r"this needs Dask; install it with: pip install 'throneroom\[cluster\]'"):
        ClusterPool("tcp://127.0.0.1:8786")
