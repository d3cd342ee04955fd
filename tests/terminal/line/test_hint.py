"""`hint`: what each answer is worth, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.line.playing import play

from throneroom.terminal.start import PlayOptions


@pytest.fixture(autouse=True)
def _in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.once
def test_against_bots_each_answer_is_printed_with_its_chance_best_first() -> None:
    printed = play(["all", "hint", "quit"], PlayOptions(seed=3))
    chances = [int(chance) for chance in re.findall(r"^  .+: (\d+)% \(\d+ to \d+%\)", printed, re.MULTILINE)]
    assert len(chances) > 3
    assert chances[0] == max(chances)
    assert "games simulated from what you know" in printed


def test_several_people_must_have_agreed() -> None:
    printed = play(["hint", "quit"], PlayOptions(people="Ann,Ben", seed=3))
    assert "Start the game with --advice if all of you agree" in printed


@pytest.mark.once
def test_several_people_who_have_agreed_get_it() -> None:
    printed = play(["hint", "quit"], PlayOptions(people="Ann,Ben", seed=3, advice=True))
    assert "games simulated from what you know" in printed
