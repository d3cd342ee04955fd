"""`throneroom replay`: the log of a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.helpers.command import run, run_process
from tests.helpers.deals import FIRST_GAME, seed_for

from throneroom.bots.simple import MoneyBot
from throneroom.cards.base import LIBRARY, SMITHY
from throneroom.engine.game import Game
from throneroom.locale import Locale
from throneroom.record.record import Record
from throneroom.testing import scenario
from throneroom.words.names import card_name


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Save a whole game of two money bots, and return the file."""
    seed = seed_for(["3 Copper, 2 Estate", "4 Copper, Estate"], ["3 Copper, 2 Estate"])
    played = Game.deal(FIRST_GAME, 2, seed, first=0)
    while (decision := played.decision) is not None:
        played.answer(list(MoneyBot().answer(played.view(decision.seat), decision)))
    record = Record.of(played, ["Alice", "Bob"])
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    file = tmp_path / "game.txt"
    file.write_text(record.to_text(), encoding="utf-8")
    return file


def test_the_log_of_a_whole_game_ends_with_the_scores(game: Path) -> None:
    result = run("replay", str(game))
    lines = result.out.splitlines()
    assert (result.code, result.err) == (0, "")
    assert lines[:4] == ["Alice, turn 1", "  Alice plays 3 Copper", "  Alice buys Silver", "Bob, turn 1"]
    assert "The game is over." in lines
    assert lines[-1].endswith((" wins.", " share the victory."))
    assert any(line.startswith("Alice: ") and " points in " in line for line in lines)


def test_text_and_json_give_the_same_log(game: Path) -> None:
    assert run("replay", str(game)) == run("replay", str(game.with_suffix(".json")))


def test_the_log_up_to_a_decision(game: Path) -> None:
    result = run("replay", str(game), "--to", "3")
    assert result.out == (
        "Alice, turn 1\n  Alice plays 3 Copper\n  Alice buys Silver\nBob, turn 1\n  Bob plays 3 Copper\n\n"
        "Decision 3: waiting for Bob.\n"
    )
    assert run("replay", str(game), "--to", "0").out == "Alice, turn 1\n\nDecision 0: waiting for Alice.\n"


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_only_the_seat_asked_sees_the_question(tmp_path: Path, language: str) -> None:
    board, ann, _ben = scenario(alice="hand: Library, 4 Copper | deck: Smithy, 5 Estate", bob="hand: 5 Copper")
    ann.plays("Library")
    file = tmp_path / "library.txt"
    file.write_text(Record.of(board.game, ["Ann", "Ben"]).to_text(), encoding="utf-8")
    arguments = ["replay", str(file), "--lang", language]
    smithy = card_name(SMITHY, Locale(language))
    for seen in (["--seat", "Ann"], ["--all"]):
        assert smithy in run(*arguments, *seen).out
    for hidden in (["--seat", "Ben"], []):
        asked = run(*arguments, *hidden).out.splitlines()[-1]
        assert smithy not in asked
        assert card_name(LIBRARY, Locale(language)) not in asked
        assert "Ann" in asked


def test_the_log_as_a_seat_saw_it_and_with_everything(game: Path) -> None:
    for seat in ("0", "Alice"):
        lines = run("replay", str(game), "--seat", seat, "--to", "2").out.splitlines()
        assert lines[:2] == ["You draw 3 Copper, 2 Estate", "Your turn 1"]
        assert "  You draw Estate, 4 Copper" in lines
    everything = run("replay", str(game), "--all", "--to", "2").out.splitlines()
    assert everything[0] == "Alice draws 3 Copper, 2 Estate"
    assert "  Alice draws Estate, 4 Copper" in everything
    assert run("replay", str(game), "--seat", "al").out == run("replay", str(game), "--seat", "Alice").out


@pytest.mark.parametrize(
    ("arguments", "code", "parts"),
    [
        ([], 2, ["FILE"]),
        (["game.txt", "--to", "9999"], 2, ["The record has decisions 0 to ", "not 9,999"]),
        (["game.txt", "--to", "-1"], 2, ["not -1"]),
        (["game.txt", "--to", "x"], 2, ["--to"]),
        (["game.txt", "--seat", "2"], 2, ["seats 0 to 1: Alice, Bob"]),
        (["game.txt", "--seat", "Cy"], 2, ["seats 0 to 1: Alice, Bob"]),
        (["game.txt", "--seat", "0", "--all"], 2, ["--seat or --all"]),
        (["game.txt", "--lang", "tlh"], 2, ["tlh"]),
        (["none.txt"], 1, ["none.txt: No such file or directory"]),
        (["."], 1, ["Is a directory"]),
        (["bad.txt"], 1, ["bad.txt, line 9: illegal answer: Gold; expected: seat 0 buy"]),
        (["bad.json"], 1, ["bad.json, answer 1: illegal answer: Gold; expected: seat 0 buy"]),
        (["own.txt"], 1, ["own.txt, line 2: no card named 'Night Market'", "--custom FILE"]),
        (["empty.txt"], 1, ["empty.txt, line 1: the record is empty"]),
    ],
)
def test_bad_files_and_bad_usage_are_refused_in_one_line(
    game: Path, arguments: list[str], code: int, parts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game.parent)
    text = game.read_text(encoding="utf-8")
    Path("bad.txt").write_text(text.replace("buy: Silver", "buy: Gold", 1), encoding="utf-8")
    data = game.with_suffix(".json").read_text(encoding="utf-8")
    Path("bad.json").write_text(data.replace('["Silver"]', '["Gold"]', 1), encoding="utf-8")
    Path("own.txt").write_text(text.replace("Cellar", "Night Market"), encoding="utf-8")
    Path("empty.txt").touch()
    assert run("replay", *arguments).is_refused(code, *parts)


def test_in_another_process(game: Path) -> None:
    result = run_process("replay", str(game), "--to", "1")
    assert result.code == 0
    assert result.err == ""
    assert result.out.startswith("Alice, turn 1\n")
