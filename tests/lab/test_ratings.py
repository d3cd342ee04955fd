"""Ratings from matches: the Bradley-Terry model on the Elo scale."""

from __future__ import annotations

from math import sqrt

import pytest

from throneroom.engine.rng import Random
from throneroom.lab.ratings import Meeting, ratings


def meeting(first: int, second: int, share: float, games: int = 10_000) -> Meeting:
    """Return a meeting of independent games."""
    return Meeting(first=first, second=second, games=games, share=share, variance=share * (1 - share) / games)


def expected(difference: float) -> float:
    """Return the share of victories that the Elo scale predicts."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def test_two_players_differ_as_elo_says() -> None:
    """Ten victories in eleven games are 400 points. The average is 1500."""
    better, worse = ratings(2, [meeting(0, 1, 10 / 11)])
    assert better.value - worse.value == pytest.approx(400, abs=1)
    assert better.value + worse.value == pytest.approx(3000)


def test_ratings_are_recovered_from_the_results_they_predict() -> None:
    """Whichever players met, in whichever order."""
    truth = [1700, 1500, 1450, 1350]
    meetings = [
        meeting(first, second, expected(truth[first] - truth[second]))
        for first, second in [(0, 1), (2, 1), (3, 2), (0, 3)]
    ]
    assert [found.value for found in ratings(4, meetings)] == pytest.approx(truth, abs=1)


def test_someone_who_never_wins_still_has_a_rating() -> None:
    """The rating is low, but finite."""
    found = ratings(3, [meeting(0, 1, 0.6, 100), meeting(1, 2, 1.0, 100), meeting(0, 2, 1.0, 100)])
    assert found[2].value < found[1].value - 400
    assert found[0].value > found[1].value


def test_intervals_hold_the_truth_in_95_of_100_tournaments() -> None:
    """The shares vary like those of independent games."""
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
