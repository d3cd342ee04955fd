"""`throneroom lab levels`: how strong the levels are."""

from __future__ import annotations

import pytest
from tests.helpers.command import run

from throneroom.bots import levels
from throneroom.bots.levels import LEVELS, PLANNED, STRONG
from throneroom.lab import level_strength
from throneroom.lab.level_strength import AGAINST_LOWER, AGAINST_MONEY, AGAINST_SINGLE, measure_levels
from throneroom.lab.measurement import THINKING
from throneroom.lab.pool import Pool

pytestmark = pytest.mark.once  # many games


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_strength, "_SINGLES_GAMES", 300)
    monkeypatch.setattr(levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES", 1_201)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 1_201)


def test_the_levels_are_measured() -> None:
    """Each plays big money, the strongest the best single terminal, and those with plans all levels below them."""
    arguments = ["lab", "levels", "--kingdoms", "2", "--games", "40", "--expert-games", "2", "--jobs", "1"]
    data = run(*arguments, "--json").json
    assert list(data["big_money"]) == list(LEVELS)
    assert data["big_money"]["random"]["win_percent"] < data["big_money"]["strong"]["win_percent"]
    assert data["big_money"]["strong"]["games"] == 80
    assert list(data["best_single_terminal"]) == [STRONG, *THINKING]
    assert [len(kingdom["cards"]) for kingdom in data["kingdoms"]] == [10, 10]
    assert {level: list(lower) for level, lower in data["lower_levels"].items()} == {
        level: list(PLANNED[:at]) for at, level in enumerate(PLANNED) if at
    }
    for worst in data["worst_kingdoms"]:
        results = [kingdom["lower_levels"][worst["level"]][worst["lower"]] for kingdom in data["kingdoms"]]
        losses = [100 - result["win_percent"] - result["ties_percent"] for result in results]
        assert worst["loss_percent"] == pytest.approx(max(losses))
        assert worst["loss_percent"] == pytest.approx(losses[worst["kingdom"] - 1])
    shown = run(*arguments).out
    assert "strong against the best single terminal" in shown
    assert "strong against good" in shown
    assert f"{data['big_money']['good']['win_percent']:.1f}%" in shown


def test_after_an_interrupt_finished_kingdoms_are_kept() -> None:
    """The signal comes during the second of three kingdoms."""
    each = 20 * len(AGAINST_MONEY + AGAINST_SINGLE + AGAINST_LOWER)

    def interrupt(played: int, total: int) -> None:
        assert total == 3 * each
        if played > each:
            raise KeyboardInterrupt

    done = measure_levels(3, 20, 20, 1, Pool(), interrupt)
    assert [result.number for result in done] == [0]
    assert sum(tally.games for tally in done[0].tallies.values()) == each
