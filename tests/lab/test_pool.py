"""Games played elsewhere: in other processes, on a cluster, and when some of them die in the middle."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.lab.plans import plan

from throneroom.bots.match import Tally
from throneroom.lab.batches import SMALLEST, pieces
from throneroom.lab.match_setup import Plan, tally_games
from throneroom.lab.pool import ClusterPool, LabFailed, LocalPool, MissingPackage, Pool, open_pool
from throneroom.lab.simulate import PRECISE, simulate

GAMES = 900
UNIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


def die_once(match: Plan, start: int, stop: int) -> Tally:
    """The games, but the first process that comes to them dies."""
    mark = Path(os.environ["THRONEROOM_TEST_MARK"])
    if start >= 10 * SMALLEST and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return tally_games(match, start, stop)


def die(match: Plan, start: int, stop: int) -> Tally:
    os._exit(1)


@pytest.mark.parametrize("names", [("random", "big-money"), ("smithy-money", "random", "big-money")])
def test_any_number_of_processes_gives_the_same_result(names: tuple[str, ...]) -> None:
    """One process, or two that are sent work at once, and a number of games that is no multiple of anything."""
    match = plan(*names)
    alone = simulate(match, 331, Pool())
    with open_pool(2, None) as pool:
        pool.worth = 0
        assert simulate(match, 331, pool).tally == alone.tally
    assert alone.tally == tally_games(match, 0, 331)


def test_pieces_come_in_order_and_leave_nothing_out() -> None:
    """None goes past a checkpoint."""
    found = list(pieces(Pool(), tally_games, plan("big-money", "big-money"), 500, 120))
    assert found[0].start == 0
    assert found[-1].stop == 500
    assert [piece.start for piece in found[1:]] == [piece.stop for piece in found[:-1]]
    assert all(piece.start // 120 == (piece.stop - 1) // 120 for piece in found)
    assert {120, 240, 360, 480} <= {piece.stop for piece in found}


def test_precision_stops_at_the_same_game_for_any_number_of_processes() -> None:
    """It is asked for at fixed games only."""
    match = plan("smithy-money", "big-money")
    alone = simulate(match, 100_000, Pool(), precision=3.5)
    assert alone.stopped == PRECISE
    assert alone.tally.games % 600 == 0
    with open_pool(2, None) as pool:
        pool.worth = 0
        assert simulate(match, 100_000, pool, precision=3.5).tally == alone.tally


@UNIX
def test_games_lost_with_a_process_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed in the middle changes nothing."""
    monkeypatch.setenv("THRONEROOM_TEST_MARK", str(tmp_path / "mark"))
    match = plan("random", "big-money")
    total = Tally(2)
    with open_pool(2, None) as pool:
        pool.worth = 0
        for piece in pieces(pool, die_once, match, GAMES, SMALLEST):
            total.add(piece.result)
    assert (tmp_path / "mark").exists()
    assert total == tally_games(match, 0, GAMES)


def test_processes_that_keep_dying_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few attempts it gives up."""
    monkeypatch.setattr("throneroom.lab.pool._MOST_RESTARTS", 1)
    with open_pool(2, None) as pool:
        pool.worth = 0
        with pytest.raises(LabFailed, match="keep dying"):
            list(pieces(pool, die, plan("big-money", "big-money"), GAMES))


def test_an_error_in_a_process_is_raised_here() -> None:
    """And the processes end."""
    pool = LocalPool(2)
    pool.worth = 0
    with pytest.raises(ValueError, match="multiple of 2, not with 1"):
        list(pieces(pool, tally_from_one, plan("big-money", "big-money"), 60))
    pool.close()


def tally_from_one(match: Plan, start: int, stop: int) -> Tally:
    return tally_games(match, start + 1, stop)


# -- a cluster ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local


@UNIX
@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_that_loses_a_worker_gives_the_same_result(cluster: Any) -> None:
    """One of two workers is killed in the middle: the result is complete, and equal to that of this process."""
    match = plan("random", "big-money")
    total = Tally(2)
    with open_pool(1, cluster.scheduler_address) as pool:
        assert isinstance(pool, ClusterPool)
        assert pool.jobs == 2
        victim = next(iter(cluster.workers.values())).pid
        for number, piece in enumerate(pieces(pool, tally_games, match, GAMES, SMALLEST)):
            total.add(piece.result)
            if number == 2:
                os.kill(victim, signal.SIGKILL)
    assert total == tally_games(match, 0, GAMES)
    assert not alive(victim)


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_with_another_version_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It might play other games."""
    monkeypatch.setattr("throneroom.lab.pool.__version__", "99.0")
    with pytest.raises(LabFailed, match=r"this is throneroom 99\.0, and at .* runs .*; install the same there"):
        ClusterPool(cluster.scheduler_address)


def alive(pid: int) -> bool:
    """Whether the process is still there, and no zombie; it gets a moment to go."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        if Path(f"/proc/{pid}/stat").exists() and ") Z" in Path(f"/proc/{pid}/stat").read_text():
            return False
        time.sleep(0.05)
    return True


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what the address should look like."""
    pytest.importorskip("distributed")
    monkeypatch.setattr("throneroom.lab.pool._CONNECT_SECONDS", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense"):
        with pytest.raises(LabFailed, match=r"no Dask scheduler answers at .*, such as tcp://host:8786"):
            ClusterPool(address)


def test_a_missing_package_is_told_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingPackage, match=r"this needs Dask; install it with: pip install 'throneroom\[cluster\]'"):
        ClusterPool("tcp://127.0.0.1:8786")
