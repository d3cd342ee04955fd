"""`throneroom lab levels`: how strong the levels are."""

from __future__ import annotations

import pytest
from tests.helpers.command import run

from throneroom.bots import levels
from throneroom.bots.levels import LEVELS
from throneroom.lab import level_strength

pytestmark = pytest.mark.once  # many games


def test_the_levels_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each plays big money, the strongest plays more; the output has every kingdom and the totals."""
    monkeypatch.setattr(level_strength, "_SINGLES_GAMES", 300)
    monkeypatch.setattr(levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES", 601)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 601)
    arguments = ["lab", "levels", "--kingdoms", "2", "--games", "40", "--jobs", "1"]
    data = run(*arguments, "--json").json
    assert list(data["big_money"]) == list(LEVELS)
    assert data["big_money"]["random"]["win_percent"] < data["big_money"]["strong"]["win_percent"]
    assert data["big_money"]["strong"]["games"] == 80
    assert [len(kingdom["cards"]) for kingdom in data["kingdoms"]] == [10, 10]
    shown = run(*arguments).out
    assert "strong against the best single terminal" in shown
    assert f"{data['big_money']['good']['win_percent']:.1f}%" in shown
