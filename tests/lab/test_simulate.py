"""Matches give the same result for any number of processes."""

from __future__ import annotations

import pytest
from tests.lab.setups import first_game

from throneroom.bots.match import Tally
from throneroom.lab.match_setup import GameRow, tally_games
from throneroom.lab.pool import Pool, open_pool
from throneroom.lab.simulate import FINISHED, INTERRUPTED, PRECISE, simulate


@pytest.mark.once  # many games
@pytest.mark.parametrize("names", [("random", "big-money"), ("smithy-money", "random", "big-money")])
def test_any_number_of_processes_gives_the_same_result(names: tuple[str, ...]) -> None:
    """The number of games is prime, so that no batch or block size divides it."""
    setup = first_game(*names)
    alone = simulate(setup, 331, Pool())
    with open_pool(2, None) as pool:
        pool.break_even_seconds = 0
        assert simulate(setup, 331, pool).tally == alone.tally
    assert alone.stopped == FINISHED
    assert alone.tally == tally_games(setup, 0, 331)


@pytest.mark.once  # many games
def test_precision_stops_at_the_same_game_for_any_number_of_processes() -> None:
    """The precision is checked only after fixed numbers of games."""
    setup = first_game("smithy-money", "big-money")
    alone = simulate(setup, 100_000, Pool(), precision=3.5)
    assert alone.stopped == PRECISE
    assert alone.tally.games % 600 == 0
    with open_pool(2, None) as pool:
        pool.break_even_seconds = 0
        assert simulate(setup, 100_000, pool, precision=3.5).tally == alone.tally


def test_progress_is_reported_and_games_are_kept_in_order() -> None:
    reported: list[tuple[int, int]] = []
    kept: list[GameRow] = []

    def report(tally: Tally, expected: int) -> None:
        reported.append((tally.games, expected))
        assert len(kept) == tally.games

    result = simulate(first_game("big-money", "big-money"), 200, Pool(), report=report, keep=kept.extend)
    assert [row.number for row in kept] == list(range(200))
    assert reported[0] == (60, 200)
    assert reported[-1] == (200, 200)
    assert sum(len(row.winners) > 1 for row in kept) == result.tally.ties.total


def test_an_interrupted_match_has_the_games_that_were_counted() -> None:
    def interrupt(tally: Tally, expected: int) -> None:
        if tally.games >= 120:
            raise KeyboardInterrupt

    setup = first_game("random", "big-money")
    result = simulate(setup, 6000, Pool(), report=interrupt)
    assert result.stopped == INTERRUPTED
    assert 120 <= result.tally.games < 6000
    assert result.tally == tally_games(setup, 0, result.tally.games)
