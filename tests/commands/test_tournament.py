"""`throneroom tournament`: every pair, or one against all others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run


def tournament(*arguments: str) -> Any:
    """Return the JSON without the times."""
    data = run("tournament", *arguments, "--json").json
    assert data.pop("games_per_second") > 0
    assert data.pop("seconds") > 0
    return data


def test_every_pair_plays_and_the_best_comes_first() -> None:
    """Double Witch beats Big Money, which beats random."""
    data = tournament("random", "big-money", "double-witch", "--games", "40")
    names = [standing["name"] for standing in data["standings"]]
    assert names == ["double-witch", "big-money", "random"]
    assert data["games"] == 120
    assert data["complete"] is True
    assert [meeting["strategies"] for meeting in data["meetings"]] == [
        ["random", "big-money"],
        ["random", "double-witch"],
        ["big-money", "double-witch"],
    ]
    for standing in data["standings"]:
        low, high = standing["rating_interval"]
        assert low < standing["rating"] < high
        assert standing["games"] == 80


def test_every_pair_plays_with_the_cards_it_buys() -> None:
    """Unless one or several kingdoms are given."""
    names = ("smithy-money", "double-witch", "workshop-gardens")
    apart = tournament(*names, "--games", "2")
    assert len(apart["kingdoms"]) == 3
    assert {"Smithy", "Witch"} < set(apart["kingdoms"][0])
    together = tournament(*names, "--games", "2", "--kingdom", "Size Distortion", "--kingdom", "First Game")
    assert len(together["kingdoms"]) == 2
    assert together["games"] == 3 * 2 * 2
    by_chance = tournament(*names, "--games", "2", "--kingdoms", "3")
    assert len(by_chance["kingdoms"]) == 3


def test_in_a_gauntlet_only_the_champion_plays_all() -> None:
    """The others never meet."""
    data = tournament("basic-money", "random", "--gauntlet", "big-money", "--games", "10")
    assert [meeting["strategies"] for meeting in data["meetings"]] == [
        ["big-money", "basic-money"],
        ["big-money", "random"],
    ]
    assert {standing["name"]: standing["games"] for standing in data["standings"]} == {
        "big-money": 20,
        "basic-money": 10,
        "random": 10,
    }


def test_by_default_the_strategies_that_suit_the_kingdom_play() -> None:
    """Size Distortion has Witch, Laboratory, Workshop and Gardens, but no Smithy and no Duke."""
    data = tournament("--kingdom", "Size Distortion", "--games", "2")
    names = {standing["name"] for standing in data["standings"]}
    assert {"big-money", "basic-money", "double-witch", "workshop-gardens"} <= names
    assert not {"smithy-money", "duke-duchy"} & names


def test_the_same_seed_gives_the_same_result() -> None:
    """For any number of jobs."""
    once = tournament("big-money", "random", "smithy-money", "--games", "40", "--jobs", "1")
    assert tournament("big-money", "random", "smithy-money", "--games", "40", "--jobs", "2") == once


def test_the_output_shows_ratings_and_who_beat_whom(tmp_path: Path) -> None:
    """Both are also drawn as plots."""
    file = tmp_path / "table.svg"
    result = run("tournament", "big-money", "double-witch", "random", "--games", "20", "--plot", str(file))
    assert (result.code, result.err) == (0, "")
    assert "1  double-witch" in result.out
    assert "percent against" in result.out
    drawn = file.read_text(encoding="utf-8")
    assert "Tournament of 3 strategies" in drawn
    assert "Ratings, with 95% intervals" in drawn


def test_two_strategies_with_the_same_name_are_numbered() -> None:
    assert "big-money (2)" in run("tournament", "big-money", "big-money", "--games", "2").out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["big-money"], ["at least 2 strategies", "big-money"]),
        (["big-money", "nobody"], ["nobody"]),
        (["big-money", "random", "--gauntlet", "nobody"], ["nobody"]),
        (["big-money", "random", "--kingdom", "nowhere"], ["nowhere"]),
        (["big-money", "random", "--kingdom", "First Game", "--kingdoms", "2"], ["--kingdom", "--kingdoms"]),
        (["big-money", "random", "--games", "0"], ["--games"]),
        (["big-money", "random", "--plot", "x.jpg"], [".png or .svg"]),
    ],
)
def test_bad_usage_is_reported_in_one_line(arguments: list[str], parts: list[str]) -> None:
    assert run("tournament", *arguments).is_refused(2, *parts)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("throneroom.lab.ratings", "throneroom.lab.tournament"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    result = run("tournament", "big-money", "random")
    assert result.is_refused(1, "this needs NumPy", "pip install 'throneroom[lab]'")
