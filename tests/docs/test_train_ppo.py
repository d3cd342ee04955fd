"""The example that trains a network: it is resumed as if it had never stopped, and its network plays.

PyTorch is installed by `make test` in CI only: on most systems it brings gigabytes for graphics cards. Install the
extra `train` to run these tests.
"""

from __future__ import annotations

import csv
import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.paths import ROOT

from throneroom.bots.named_bot import find_bot
from throneroom.bots.network_file import load_network
from throneroom.cards.catalog import Catalog

EXAMPLE = ROOT / "docs" / "examples" / "train_ppo.py"
pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None and not os.environ.get("CI"),
    reason="training needs PyTorch: pip install '.[train]'",
)


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program, with very short rounds."""
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, number in (("UPDATES", 2), ("STEPS", 8), ("MINIBATCH", 32), ("LESSONS", 4)):
        monkeypatch.setattr(module, name, number)
    return module


def train(example: Any, folder: Path, *more: str) -> list[dict[str, str]]:
    """Train three rounds, and return the curve without times."""
    settings = ("--games", "8", "--steps", "384", "--measured", "6", "--hidden", "8")
    bots = ("--teacher", "big-money", "--opponents", "big-money")  # quicker than the plan of strong
    example.main(["--out", str(folder), *settings, *bots, *more])
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return [{name: text for name, text in row.items() if "seconds" not in name} for row in csv.DictReader(file)]


def test_it_is_resumed_as_if_it_had_never_stopped(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at_once = train(example, tmp_path / "at once")
    assert [row["steps"] for row in at_once] == ["0", "128", "256", "384"]
    assert len(train(example, tmp_path / "stopped", "--stop-after", "1")) == 2
    assert train(example, tmp_path / "stopped") == at_once
    assert "resumed after 1 of 3 rounds" in capsys.readouterr().out
    files = [tmp_path / name / "network.npz" for name in ("at once", "stopped")]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert (tmp_path / "stopped" / "curve.png").stat().st_size > 1000
    assert train(example, tmp_path / "other seed", "--seed", "2") != at_once
    assert files[0].read_bytes() != (tmp_path / "other seed" / "network.npz").read_bytes()


def test_its_network_plays_and_says_how_it_was_made(example: Any, tmp_path: Path) -> None:
    train(example, tmp_path, "--teacher", "", "--opponents", "big-money,random", "--stop-after", "1")
    assert find_bot(f"network:{tmp_path / 'network.npz'}", Catalog()).name == "network"
    description = load_network(tmp_path / "network.npz", Catalog()).description
    assert description.startswith("PPO, 128 steps; ")
    assert '"opponents": ["big-money", "random"]' in description


def test_other_settings_do_not_continue_a_checkpoint(example: Any, tmp_path: Path) -> None:
    train(example, tmp_path, "--stop-after", "0")
    with pytest.raises(SystemExit, match="was made with other settings"):
        train(example, tmp_path, "--seed", "2")
