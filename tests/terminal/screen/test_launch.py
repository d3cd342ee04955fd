"""The full screen in a real terminal: a separate process in a pseudo-terminal, as over SSH."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.terminal.pseudo_terminal import terminal

from throneroom.bots.bot import play_out
from throneroom.bots.simple import MoneyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.game import Game
from throneroom.record.record import Record
from throneroom.terminal.saved_games import load


def test_a_game_is_played_and_left_in_a_real_terminal(tmp_path: Path) -> None:
    """Quitting prints how to continue, and the saved game has the answers."""
    play = ("play", "--terminal", "--people", "Ann", "--bots", "random", "--seed", "3")
    with terminal(*play, folder=tmp_path) as screen:
        screen.until("Supply", "Your hand", "Play all Treasures")
        assert re.search(r"\x1b\[[0-9;]*3[0-7]", screen.raw), "the colours of the terminal are used"
        screen.press("a")
        screen.until("End the turn")
        screen.press("d")
        screen.until("Your turn 2")
        screen.press("q")
        assert screen.ended() == 0
        assert "Continue with: " in screen.plain
    record = load(tmp_path / "throneroom-3.txt", Catalog())
    assert len(record.answers) >= 2


def test_without_colours_nothing_is_coloured(tmp_path: Path) -> None:
    play = ("play", "--terminal", "--people", "Ann", "--bots", "random", "--seed", "3")
    with terminal(*play, folder=tmp_path, NO_COLOR="1") as screen:
        screen.until("Supply", "Your hand", "Play all Treasures")
        coloured = [code for code in re.findall(r"\x1b\[([0-9;]*)m", screen.raw) if _is_colour(code)]
        assert not coloured
        screen.process.send_signal(signal.SIGTERM)
        assert screen.ended() == 0
    assert (tmp_path / "throneroom-3.txt").exists(), "a signal saves the game too"


def _is_colour(code: str) -> bool:
    numbers = [int(part or 0) for part in code.split(";")]
    return any((30 <= number <= 48 and number != 39) or 90 <= number <= 107 for number in numbers)


def test_a_saved_game_is_watched_in_a_real_terminal(tmp_path: Path) -> None:
    game = Game.deal(kingdom_of(RECOMMENDED_SETS[0].cards), 2, 3)
    play_out(game, [MoneyBot(), MoneyBot()], most_turns=3)
    (tmp_path / "game.txt").write_text(Record.of(game, ["Ann", "Bob"]).to_text())
    with terminal("watch", "game.txt", folder=tmp_path) as screen:
        screen.until("Decision 0 of", "public view")
        screen.press("n")
        screen.until("Decision 1 of")
        screen.press("q")
        assert screen.ended() == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["join", "http://127.0.0.1:9/#/table/a"], "http://127.0.0.1:9 is not responding: "),
        (["join", "ftp://host/"], "is not a server address"),
        (["watch", "http://127.0.0.1:9/"], "http://127.0.0.1:9 is not responding: "),
    ],
)
def test_an_unreachable_server_is_reported_in_one_sentence(arguments: list[str], problem: str, tmp_path: Path) -> None:
    """It is wrapped between words to the width of the terminal, which is 80."""
    with terminal(*arguments, folder=tmp_path, XDG_DATA_HOME=str(tmp_path)) as screen:
        assert screen.ended() == 1
    lines = screen.plain.strip().split("\r\n")
    assert all(len(line) <= 80 for line in lines), lines
    sentence = " ".join(line.strip() for line in lines)
    assert re.fullmatch(rf"throneroom: .*{re.escape(problem)}.*\. For help: throneroom {arguments[0]} --help", sentence)
    assert lines[-1].endswith(f"throneroom {arguments[0]} --help"), "the command to copy is on one line"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "--terminal"], "needs a terminal; use --plain in a pipe."),
        (["play", "--terminal", "--plain"], "either --plain or --terminal"),
        (["join", "http://127.0.0.1:9/"], "needs a terminal that can move the cursor."),
        (["watch", "game.txt"], "needs a terminal that can move the cursor."),
    ],
)
def test_a_screen_that_cannot_be_drawn_is_refused_in_one_line(arguments: list[str], problem: str) -> None:
    assert run(*arguments).is_refused(2, problem)
