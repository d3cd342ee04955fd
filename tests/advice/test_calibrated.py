"""From shares of rollouts to win chances."""

from __future__ import annotations

import pytest

from throneroom.advice.calibrated import calibrated, slope


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_who_may_not_follow_the_best_plan_wins_a_little_less_than_an_equal_share(seats: int) -> None:
    assert 1 / seats - 0.03 < calibrated(1 / seats, 60, seats) < 1 / seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_is_ahead_wins_less_often_than_in_rollouts_and_whoever_is_behind_more_often(seats: int) -> None:
    assert calibrated(0.9, 1000, seats) < 0.9
    assert calibrated(0.02, 1000, seats) > 0.02


def test_what_never_happened_may_happen() -> None:
    assert 0 < calibrated(0.0, 1000, 2) < calibrated(0.0, 100, 2) < 0.05
    assert 0.95 < calibrated(1.0, 100, 2) < calibrated(1.0, 1000, 2) < 1


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_what_is_settled_is_certain(share: float) -> None:
    assert calibrated(share, 32, 3, is_settled=True) == share


@pytest.mark.parametrize("seats", [2, 3])
def test_more_victories_are_a_better_chance_by_the_slope(seats: int) -> None:
    chances = [calibrated(wins / 200, 200, seats) for wins in range(201)]
    assert chances == sorted(set(chances))
    for wins in (2, 50, 100, 190):
        change = (chances[wins + 1] - chances[wins - 1]) / 0.01
        assert slope(wins / 200, 200, seats) == pytest.approx(change, rel=0.05)
