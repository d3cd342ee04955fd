"""`throneroom search`: find a strategy for a kingdom."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.helpers.command import run

from throneroom.bots.strategies.language import load_strategy, read_strategy
from throneroom.cards.catalog import Catalog

pytestmark = pytest.mark.once  # many games

CATALOG = Catalog()


def test_what_is_found_can_be_saved_read_and_simulated(tmp_path: Path) -> None:
    """It is scored against big money, the best single-terminal big money, and the runner-up."""
    file = tmp_path / "plan.txt"
    arguments = ["search", "--kingdom", "Size Distortion", "--games", "600", "--seed", "3", "--jobs", "1"]
    result = run(*arguments, "--save", str(file), "--json")
    data = json.loads(result.out)
    assert str(file) in result.err
    saved = load_strategy(file, CATALOG)
    assert saved == read_strategy(data["strategy"], CATALOG, "")
    assert saved.name == "plan"
    assert [score["name"] for score in data["against"]][0::2] == ["big-money", "runner-up"]
    assert data["against"][0]["win_percent"] > 60
    low, high = data["against"][0]["win_interval"]
    assert low < data["against"][0]["win_percent"] < high
    assert run("simulate", str(file), "big-money", "--kingdom", "Size Distortion", "--games", "20").code == 0
    shown = run(*arguments)
    assert shown.code == 0
    assert "big-money" in shown.out
    assert "--games 600 --seed 3" in shown.out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--kingdom", "First Game", "--games", "600", "--seconds", "1"], ["choose one"]),
        (["--kingdom", "No Such Set"], ["No recommended set"]),
        ([], ["--kingdom"]),
        (["--kingdom", "First Game", "--games", "0"], ["--games"]),
        (["--kingdom", "First Game", "--jobs", "2", "--cluster", "tcp://x:1"], ["choose one"]),
    ],
)
def test_bad_options_are_refused(arguments: list[str], parts: list[str]) -> None:
    assert run("search", *arguments).is_refused(2, *parts)
