"""The built-in strategies win as often as three independent simulators say, in games as long as theirs."""

from __future__ import annotations

import pytest
from tests.helpers.command import run

from throneroom.lab.pool import Pool
from throneroom.lab.validation import (
    ENOUGH_GAMES,
    ROWS,
    Check,
    Row,
    _mean_check,
    _percent_check,
    measure,
    measure_alone,
)

pytestmark = pytest.mark.once  # many games

GAMES = 1500


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.a}-against-{row.b}")
def test_win_rates_and_lengths_agree(row: Row) -> None:
    """Within five standard errors, those of the expected values counted too."""
    found = measure(row, GAMES, 1, Pool())
    assert found.hold, found


def test_alone_it_is_as_fast_and_has_as_many_points() -> None:
    """The fourth Province on turn 16.80, and 26.01 points after turn 17."""
    found = measure_alone(GAMES, 1, Pool())
    assert found.hold, found


def test_with_many_games_the_tolerance_is_the_one_agreed_on() -> None:
    """0.7 points and 0.1 turn; with fewer games it is wider, but a wrong number is still seen."""
    assert _percent_check(50.6, 50.0, ENOUGH_GAMES) == Check(50.6, 50.0, 0.7)
    assert not _percent_check(50.8, 50.0, ENOUGH_GAMES).holds
    assert not _mean_check(20.11, 20.0, 0.0001, ENOUGH_GAMES).holds
    assert _percent_check(50.8, 50.0, GAMES).holds
    assert not _percent_check(58.0, 50.0, GAMES).holds


def test_the_command_prints_measured_beside_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whether each row holds; as data too."""
    monkeypatch.setattr("throneroom.lab.validation.ROWS", ROWS[-1:])
    shown = run("lab", "validate", "--games", "500", "--jobs", "1")
    assert (shown.code, shown.err) == (0, "")
    assert "workshop-gardens · big-money" in shown.out
    assert "(96.4)" in shown.out
    data = run("lab", "validate", "--games", "500", "--jobs", "1", "--json").json
    assert data["holds"] is True
    assert [row["strategies"] for row in data["rows"]] == [["workshop-gardens", "big-money"], ["basic-money"]]
    assert data["rows"][0]["checks"][0]["expected"] == 96.4


def test_numbers_that_are_off_end_in_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, and the row says so."""
    wrong = Row("double-witch", "big-money", 5.0, 94.0, 1.0, 23.5)
    monkeypatch.setattr("throneroom.lab.validation.ROWS", (wrong,))
    result = run("lab", "validate", "--games", "500", "--jobs", "1")
    assert result.code == 1
    assert "off" in result.out
