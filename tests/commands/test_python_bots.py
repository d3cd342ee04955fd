"""Bots in Python on the command line: `file.py:Class` wherever a bot is named."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run
from tests.helpers.paths import ROOT

from throneroom.bots import bot_mistakes
from throneroom.bots.named_bot import NamedBot, find_bot
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.language import strategy_text
from throneroom.cards.catalog import Catalog
from throneroom.lab.pool import LocalPool
from throneroom.terminal.seats import seats_of

MY_BOT = f"{ROOT / 'docs' / 'examples' / 'mybot.py'}:MyBot"
FAILING = """
from throneroom import Bot

class Failing(Bot):
    def answer(self, view, decision):
        return (1 / 0,)
"""


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that raises an error at each question."""
    monkeypatch.setattr(bot_mistakes, "_known", set())
    (tmp_path / "failing.py").write_text(FAILING)
    return f"{tmp_path / 'failing.py'}:Failing"


def simulate(*arguments: str) -> Any:
    return run("simulate", *arguments, "--kingdom", "First Game", "--games", "20", "--jobs", "1", "--json").json


def test_simulate_plays_it() -> None:
    data = simulate(MY_BOT, "random")
    assert [player["name"] for player in data["strategies"]] == ["MyBot", "random"]
    assert data["strategies"][0]["win_percent"] > 80


def test_a_mistake_costs_the_answer_or_the_game(failing: str) -> None:
    assert simulate(failing, "big-money")["endings_percent"]["forfeited"] == 0
    data = simulate(failing, "big-money", "--mistakes", "lose")
    assert data["endings_percent"]["forfeited"] == 100
    assert data["strategies"][1]["win_percent"] == 100


def test_a_tournament_takes_it() -> None:
    data = run("tournament", MY_BOT, "big-money", "random", "--games", "10", "--jobs", "1", "--json").json
    assert {standing["name"] for standing in data["standings"]} == {"MyBot", "big-money", "random"}


def test_it_is_measured_against_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here all levels with a plan follow big money, because finding plans takes long."""

    def without_search(bot: NamedBot, *_: object, **__: object) -> NamedBot:
        return NamedBot(bot.name, text=strategy_text(big_money())) if bot.level not in ("random", "beginner") else bot

    monkeypatch.setattr("throneroom.lab.level_strength.prepare_bot", without_search)
    monkeypatch.setattr("throneroom.lab.level_strength._SINGLES_GAMES", 100)
    arguments = ("lab", "levels", "--bot", MY_BOT, "--kingdoms", "1", "--games", "4", "--jobs", "1")
    data = run(*arguments, "--json").json
    assert data["bot"] == "MyBot"
    assert list(data["opponents"]) == ["big-money", "single", "random", "beginner", "fair", "good", "strong"]
    assert {result["games"] for result in data["opponents"].values()} == {4}
    assert "MyBot against random" in run(*arguments).out


def test_it_plays_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the unfinished game is saved
    monkeypatch.setattr(sys, "stdin", io.StringIO("all\n\n" * 3))
    result = run("play", "--plain", "--bots", MY_BOT, "--seed", "1")
    assert (result.code, result.err) == (0, "")
    assert "MyBot bot" in result.out


def test_it_does_not_play_in_the_browser() -> None:
    """A server runs no code that somebody names, so `play` opens the full screen."""
    assert run("play", "--bots", MY_BOT).is_refused(2, "The full screen needs a terminal")
    assert run("play", "--bots", MY_BOT, "--no-browser").is_refused(2, "bots in Python", "--terminal or --plain")


def test_a_saved_game_finds_it_again() -> None:
    catalog = Catalog()
    assert [seat.kind for seat in seats_of(["Ann", f"{MY_BOT} bot"], catalog)] == ["", MY_BOT]
    assert [seat.kind for seat in seats_of(["Ann", "gone.py:MyBot bot"], catalog)] == ["", ""]
    assert find_bot(MY_BOT, catalog).name == "MyBot"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Cannot read gone.py: no such file"),
        ("fr", "Impossible de lire gone.py"),
        ("es", "No se puede leer gone.py"),
        ("pl", "Nie można odczytać gone.py"),
    ],
)
def test_a_missing_file_is_refused_in_every_language(language: str, message: str) -> None:
    result = run("simulate", "gone.py:MyBot", "big-money", "--lang", language)
    assert result.code == 2
    assert message.lower() in result.err.lower()


def test_several_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalPool, "break_even_seconds", 0.0)  # all games are played by the processes
    arguments = ("simulate", MY_BOT, "big-money", "--kingdom", "First Game", "--games", "130", "--json")
    one, two = (run(*arguments, "--jobs", jobs).json for jobs in ("1", "2"))
    for data in (one, two):
        del data["seconds"], data["games_per_second"]
    assert one == two
    assert one["games"] == 130
