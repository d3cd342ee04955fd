"""Ratings from matches: Bradley and Terry's model on the scale of Elo."""

from __future__ import annotations

from math import sqrt

import pytest

from throneroom.engine.random import Random
from throneroom.lab.ratings import Meeting, ratings


def meeting(first: int, second: int, share: float, games: int = 10_000) -> Meeting:
    """Games that do not depend on each other."""
    return Meeting(first, second, games, share, share * (1 - share) / games)


def expected(difference: float) -> float:
    """What Elo's scale says."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def test_two_differ_as_elo_says() -> None:
    """Ten victories in eleven are 400 points; the average of both is 1500."""
    better, worse = ratings(2, [meeting(0, 1, 10 / 11)])
    assert better.value - worse.value == pytest.approx(400, abs=1)
    assert better.value + worse.value == pytest.approx(3000)


def test_ratings_that_made_the_results_are_found_again() -> None:
    """Whoever met whom, and however the pairs are turned."""
    truth = [1700, 1500, 1450, 1350]
    meetings = [
        meeting(first, second, expected(truth[first] - truth[second]))
        for first, second in [(0, 1), (2, 1), (3, 2), (0, 3)]
    ]
    assert [found.value for found in ratings(4, meetings)] == pytest.approx(truth, abs=1)


def test_one_who_never_wins_still_has_a_rating() -> None:
    """It is low, and the interval is wide."""
    found = ratings(3, [meeting(0, 1, 0.6, 100), meeting(1, 2, 1.0, 100), meeting(0, 2, 1.0, 100)])
    assert found[2].value < found[1].value - 400
    assert found[0].value > found[1].value


def test_intervals_hold_the_truth_in_95_of_100_tournaments() -> None:
    """With shares that vary as those of independent games do."""
    truth = [1600.0, 1500.0, 1400.0]
    chance = Random(3, 0)
    hits = 0
    for _ in range(150):
        meetings = []
        for first, second in ((0, 1), (0, 2), (1, 2)):
            likely = expected(truth[first] - truth[second])
            share = sum(chance.below(1_000_000) < 1_000_000 * likely for _ in range(200)) / 200
            meetings.append(meeting(first, second, share, 200))
        for rating, true in zip(ratings(3, meetings), truth, strict=True):
            assert rating.low is not None
            assert rating.high is not None
            hits += rating.low <= true <= rating.high
    assert hits / 450 == pytest.approx(0.95, abs=5 * sqrt(0.95 * 0.05 / 150))
