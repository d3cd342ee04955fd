"""`throneroom workshop`: check and show cards of the card language; and all commands with `--custom FILE.card`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT

FILE = "docs/examples/night_market.card"


@pytest.fixture(autouse=True)
def _in_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_a_right_file_is_reported_with_its_cards() -> None:
    assert run("workshop", "check", FILE).out == "1 card is right: Night Market.\n"
    assert run("workshop", "check", FILE, "--lang", "fr").out == "1 carte est juste\u202f: Marché de nuit.\n"


def test_a_mistake_is_one_line_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "gate.card"
    file.write_text("Toll Gate\ncost 4, Action\nGain a Slver.\n", encoding="utf-8")
    result = run("workshop", "check", str(file))
    assert result.is_refused(1, f"{file}:3:8: no card named 'Slver'; did you mean Silver?")


def test_a_mistake_as_json_has_what_was_understood_and_what_could_stand_there(tmp_path: Path) -> None:
    file = tmp_path / "gate.card"
    file.write_text("Toll Gate\ncost 4, Action\nDraw many cards.\n", encoding="utf-8")
    result = run("workshop", "check", "--json", str(file))
    found = json.loads(result.out)["mistake"]
    assert (result.code, found["line"], found["column"]) == (1, 3, 6)
    assert found["understood"] == "Toll Gate\ncost 4, Action\nDraw"
    assert found["expected"] == ["a", "a number", "until"]


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "gate.card"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("workshop", "check", str(file)).is_refused(1, "this is not a text in UTF-8")


def test_a_card_with_a_printed_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "smithy.card"
    file.write_text("Smithy\ncost 4, Action\n+3 Cards\n", encoding="utf-8")
    assert run("workshop", "check", str(file)).is_refused(1, "there is already a card named Smithy")


def test_a_card_is_shown_in_any_language() -> None:
    shown = run("workshop", "show", FILE, "--lang", "pl").out
    assert "Nocny targ" in shown
    assert "Możesz odrzucić kartę Zwycięstwa z ręki." in shown
    assert run("workshop", "show", FILE, "--json").json[0]["name"] == "Night Market"


def test_other_commands_find_cards_in_files_and_directories(tmp_path: Path) -> None:
    assert "Night Market" in run("cards", "--custom", FILE, "night").out
    (tmp_path / "gate.card").write_text("Toll Gate\ncost 4, Action\n+1 Card\n", encoding="utf-8")
    kingdom = run("kingdom", "--custom", str(tmp_path), "--with", "Toll Gate", "--seed", "1")
    assert "Toll Gate" in kingdom.out


def test_a_card_can_be_played() -> None:
    result = run("simulate", "big-money", "smithy-money", "--games", "20", "--custom", FILE, "--jobs", "1")
    assert result.code == 0, result
