"""`throneroom lab leaderboard`: everybody is rated, and any number of processes gives the same page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.networks import small_network
from tests.helpers.paths import ROOT

from throneroom.bots import levels
from throneroom.bots.network_file import save_network
from throneroom.cards.kingdoms import kingdom_names
from throneroom.lab.leaderboard import fixed_kingdoms, measure_leaderboard
from throneroom.lab.level_strength import make_plans
from throneroom.lab.pool import LocalPool, Pool

pytestmark = pytest.mark.once  # many games

ARGUMENTS = ("lab", "leaderboard", "--games", "4", "--expert-games", "0")


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GOOD_GAMES", "STRONG_GAMES", "STRONG_GAMES_PLAIN"):
        monkeypatch.setattr(levels, name, 200)


def test_levels_strategies_and_bots_are_rated(tmp_path: Path) -> None:
    save_network(tmp_path / "small.npz", small_network())
    bots = ("--bot", f"network:{tmp_path / 'small.npz'}", "--bot", f"{ROOT / 'docs' / 'examples' / 'mybot.py'}:MyBot")
    data = run(*ARGUMENTS, *bots, "--kingdom", "First Game", "--jobs", "1", "--json").json
    rows = {row["name"]: row for row in data["rows"]}
    assert {"random", "strong", "big-money", "smithy-money", "small", "MyBot"} <= rows.keys()
    assert "double-witch" not in rows  # First Game has no Witch
    assert "expert" not in rows  # it has no games
    assert {rows[name]["kind"] for name in ("small", "MyBot")} == {"bot"}
    assert list(rows["smithy-money"]["wins"]) == ["big-money", "fair", "good"]
    assert list(rows["big-money"]["wins"]) == ["fair", "good"]
    assert (rows["smithy-money"]["games"], rows["big-money"]["games"]) == (12, 8)
    ratings = [row["rating"] for row in data["rows"]]
    assert ratings == sorted(ratings, reverse=True)
    assert rows["random"]["rating"] < rows["big-money"]["rating"]
    assert all(row["games_per_second"] > 0 for row in data["rows"])


def test_any_number_of_processes_writes_the_same_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Except for the speed, in the last column."""
    monkeypatch.setattr(LocalPool, "break_even_seconds", 0.0)
    # Other levels would search, and in other processes for long.
    monkeypatch.setattr("throneroom.lab.leaderboard.LEVELS", ("random", "fair"))
    monkeypatch.setattr("throneroom.lab.leaderboard.OPPONENTS", ("big-money", "fair"))
    pages = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.md"
        result = run(*ARGUMENTS, "--kingdoms", "2", "--jobs", jobs, "--out", str(file))
        assert (result.code, result.err) == (0, "")
        assert result.out == f"Leaderboard: {file}\n"
        page = file.read_text(encoding="utf-8")
        pages.append(re.sub(r"[\d,]+ \|$", "|", page, flags=re.MULTILINE))
    assert pages[0] == pages[1]
    assert pages[0].startswith("# Leaderboard\n")
    assert "in 2 random kingdoms" in pages[0]


def test_the_kingdoms_are_those_of_lab_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.lab.level_strength._SINGLES_GAMES", 100)
    monkeypatch.setattr("throneroom.lab.level_strength.LEVELS", ("random",))
    assert kingdom_names(fixed_kingdoms(4, 7)[3]) == make_plans(3, 7).kingdom


def test_after_ctrl_c_only_finished_kingdoms_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.lab.leaderboard.LEVELS", ("random", "fair", "good"))
    kingdoms = fixed_kingdoms(3, 1)
    seen: list[int] = []

    def interrupt(done: int, total: int) -> None:
        seen.append(total)
        if done > total * 2 / 3:
            raise KeyboardInterrupt

    found = measure_leaderboard(kingdoms, [], 2, 0, 1, Pool(), interrupt)
    assert found.kingdoms in (1, 2)
    assert {row.kingdoms for row in found.rows if row.kind == "level"} == {found.kingdoms}
    assert len(set(seen)) == 1
