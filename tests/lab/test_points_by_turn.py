"""Mean points by turn, against those that NumPy counts for plots."""

from __future__ import annotations

import pytest
from tests.lab.setups import first_game

from throneroom.lab.match_setup import match_of
from throneroom.lab.points_by_turn import PointsByTurn
from throneroom.lab.turn_counts import count_turns


def test_means_agree_with_the_counts_for_plots() -> None:
    """They stop at the turn that less than a tenth of the games reach."""
    setup = first_game("big-money", "random", seed=4)
    points = PointsByTurn(match_of(setup))
    points.add_games(0, 12)
    points.add_games(12, 30)
    counts = count_turns(setup, 0, 30)
    for player in (0, 1):
        by_turn = counts.points[player]
        games = by_turn.sum(axis=1)
        expected = [
            round(float(row @ counts.points_values()) / int(number), 2)
            for row, number in zip(by_turn[:60], games[:60], strict=True)
            if number and 10 * number >= games.max()
        ]
        means = points.means(player)
        assert means == pytest.approx(expected)
        assert 2.5 < means[0] < 3.5  # three Estates, and what a random bot buys


def test_without_games_there_are_no_means() -> None:
    assert PointsByTurn(match_of(first_game("big-money", "random"))).means(0) == []
