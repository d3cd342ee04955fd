"""Games in batches: in order, without gaps, and repeated if their process dies."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from tests.lab.setups import first_game

from throneroom.bots.match import Tally
from throneroom.lab.batches import SMALLEST, play_batches
from throneroom.lab.match_setup import MatchSetup, tally_games
from throneroom.lab.pool import LabFailed, LocalPool, Pool, open_pool

GAMES = 900
UNIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


def die_once(setup: MatchSetup, start: int, stop: int) -> Tally:
    """Play the games, except that the first process to reach game 600 kills itself."""
    mark = Path(os.environ["THRONEROOM_TEST_MARK"])
    if start >= 10 * SMALLEST and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return tally_games(setup, start, stop)


def die(setup: MatchSetup, start: int, stop: int) -> Tally:
    os._exit(1)


def tally_from_one(setup: MatchSetup, start: int, stop: int) -> Tally:
    return tally_games(setup, start + 1, stop)


def test_batches_come_in_order_and_leave_nothing_out() -> None:
    """No batch goes past a checkpoint."""
    found = list(play_batches(Pool(), tally_games, first_game("big-money", "big-money"), 500, 120))
    assert found[0].start == 0
    assert found[-1].stop == 500
    assert [batch.start for batch in found[1:]] == [batch.stop for batch in found[:-1]]
    assert all(batch.start // 120 == (batch.stop - 1) // 120 for batch in found)
    assert {120, 240, 360, 480} <= {batch.stop for batch in found}


@pytest.mark.once
@UNIX
def test_games_lost_with_a_process_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed in the middle changes nothing."""
    monkeypatch.setenv("THRONEROOM_TEST_MARK", str(tmp_path / "mark"))
    setup = first_game("random", "big-money")
    total = Tally(2)
    with open_pool(2, None) as pool:
        pool.break_even_seconds = 0
        for batch in play_batches(pool, die_once, setup, GAMES, SMALLEST):
            total.add(batch.result)
    assert (tmp_path / "mark").exists()
    assert total == tally_games(setup, 0, GAMES)


def test_it_gives_up_if_processes_keep_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.lab.pool._MOST_RESTARTS", 1)
    with open_pool(2, None) as pool:
        pool.break_even_seconds = 0
        with pytest.raises(LabFailed, match="keep dying"):
            list(play_batches(pool, die, first_game("big-money", "big-money"), GAMES))


def test_an_error_in_a_process_is_raised_here() -> None:
    """The processes end."""
    pool = LocalPool(2)
    pool.break_even_seconds = 0
    with pytest.raises(ValueError, match="multiple of 2, not with 1"):
        list(play_batches(pool, tally_from_one, first_game("big-money", "big-money"), 60))
    pool.close()
