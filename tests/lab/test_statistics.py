"""Estimates from a tally, and their intervals."""

from __future__ import annotations

from math import sqrt

import pytest

from throneroom.bots.match import Sums, Tally
from throneroom.engine.rng import Random
from throneroom.lab.statistics import Estimate, mean, percent, widest_error, wilson


def tally_of_wins(blocks: list[list[int]]) -> Tally:
    """Return a tally in which the first of two players won these games (1) or not (0), block by block."""
    tally = Tally(2)
    for block in blocks:
        for won in block:
            tally.wins[0].block += won
            tally.wins[1].block += 1 - won
            tally.games += 1
        tally.close_block(len(block))
    return tally


def test_wilsons_interval_has_the_published_values() -> None:
    """8 of 10 is 49.0 to 94.3 percent. Even 0 of 10 and 10 of 10 have an interval."""
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(1.0, 10) == pytest.approx((0.722, 1.0), abs=0.001)


def test_blocks_of_one_game_are_independent_trials() -> None:
    """The interval is Wilson's, except for the last digit."""
    chance = Random(5, 0)
    games = [[int(chance.below(10) < 7)] for _ in range(2000)]
    tally = tally_of_wins(games)
    share = sum(map(sum, games)) / 2000
    found = percent(tally.wins[0], tally)
    low, high = wilson(share, 2000)
    assert (found.low, found.high) == pytest.approx((100 * low, 100 * high), abs=0.02)


def test_games_of_a_block_that_always_agree_count_once() -> None:
    """Two games that are always won together say no more than one."""
    chance = Random(5, 0)
    once = [[int(chance.below(10) < 7)] for _ in range(2000)]
    twice = [block * 2 for block in once]
    single, double = tally_of_wins(once), tally_of_wins(twice)
    assert percent(double.wins[0], double).error == pytest.approx(percent(single.wins[0], single).error, rel=0.01)


def test_blocks_that_all_come_out_even_are_certain() -> None:
    """Someone who wins one of two games in every block wins exactly half."""
    tally = tally_of_wins([[0, 1]] * 500)
    assert percent(tally.wins[0], tally) == Estimate(50.0, 50.0, 50.0)


def test_a_few_blocks_do_not_show_how_much_they_vary() -> None:
    """Five blocks may come out even by luck."""
    tally = tally_of_wins([[0, 1]] * 5)
    assert percent(tally.wins[0], tally).error == pytest.approx(26.4, abs=0.1)


def test_the_interval_holds_the_truth_in_95_of_100_runs() -> None:
    """Each deal favours one player, and both games of a block share the deal."""
    chance = Random(11, 0)
    hits = 0
    for _ in range(400):
        blocks = []
        for _ in range(200):
            luck = 4 + chance.below(5)  # of 12
            blocks.append([int(chance.below(12) < luck), int(chance.below(12) < luck)])
        tally = tally_of_wins(blocks)
        found = percent(tally.wins[0], tally)
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= 50.0 <= found.high
    assert hits == pytest.approx(380, abs=5 * sqrt(400 * 0.95 * 0.05))


def test_the_mean_has_the_error_of_its_blocks() -> None:
    """With 10 and 20 turns in alternate blocks the standard error is 5 / sqrt(number of blocks)."""
    tally = Tally(2)
    for block in range(400):
        tally.turns.block += 2 * (10 if block % 2 else 20)
        tally.games += 2
        tally.close_block(2)
    found = mean(tally.turns, tally)
    assert found.value == 15
    assert found.error == pytest.approx(1.96 * 5 / sqrt(400), rel=0.01)


def test_one_game_has_a_mean_but_no_interval() -> None:
    """One game does not show how much games vary."""
    tally = tally_of_wins([[1]])
    assert mean(tally.wins[0], tally) == Estimate(1.0, None, None)
    assert mean(tally.wins[0], tally).error is None


def test_an_incomplete_last_block_counts_its_games() -> None:
    """Nine games of two players are four and a half blocks. The mean is over nine games."""
    tally = tally_of_wins([[1, 0]] * 4 + [[1]])
    assert percent(tally.wins[0], tally).value == pytest.approx(500 / 9)
    assert tally.wins[0] == Sums(5, 5, 9)


def test_the_widest_error_is_that_of_the_least_certain_player() -> None:
    """The rate of a player who never wins is more certain than that of one who wins half."""
    tally = Tally(3)
    for game in range(100):
        tally.wins[game % 2].block += 1
        tally.games += 1
        tally.close_block(1)
    assert widest_error(tally) == percent(tally.wins[0], tally).error
    assert widest_error(tally) > (percent(tally.wins[2], tally).error or 0)
