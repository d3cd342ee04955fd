"""Glicko-2: the example of the paper, and properties that any rating must have."""

from __future__ import annotations

import json

import pytest
from tests.helpers.paths import ROOT

from throneroom.server.ratings.glicko2 import UNKNOWN, Rating, Result, rated

# The browser's shelf computes these too: web/tests/rating.test.ts.
GAMES = ROOT / "tests" / "server" / "ratings" / "games.json"


def test_the_example_of_the_paper() -> None:
    results = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    after = rated(Rating(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_same_games_as_in_the_browser() -> None:
    """The file has the ratings that glicko2-lite computes, after each of some periods with one to five opponents."""
    now = UNKNOWN
    for period in json.loads(GAMES.read_text(encoding="utf-8")):
        now = rated(now, [Result(*result) for result in period["results"]])
        assert list(now) == pytest.approx(period["after"], rel=1e-9)


def test_nothing_changes_without_a_result() -> None:
    assert rated(UNKNOWN, []) == UNKNOWN
    assert rated(UNKNOWN, [Result(1e7, 30, 0)]) == UNKNOWN  # nobody could have expected anything else


def test_a_win_raises_and_a_loss_lowers_the_rating_by_the_same() -> None:
    won, lost = (rated(UNKNOWN, [Result(1500, 350, score)]) for score in (1, 0))
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.rating > 1500
    assert won.deviation == lost.deviation < 350
    assert rated(UNKNOWN, [Result(1500, 350, 0.5)]).rating == pytest.approx(1500)
