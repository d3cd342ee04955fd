"""Bots in Python, by file and class: found, refused with a reason, and what their mistakes cost."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from tests.helpers.paths import ROOT

from throneroom.bots import bot_mistakes
from throneroom.bots.bot_mistakes import LOSE, on_mistake
from throneroom.bots.match import FORFEITED, Match
from throneroom.bots.named_bot import UnknownBot, find_bot, make_bot, prepare_bot
from throneroom.bots.simple import MoneyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.bot import Bot
from throneroom.engine.card import Option
from throneroom.engine.decision import BUY, Decision
from throneroom.engine.view import View

EXAMPLE = ROOT / "docs" / "examples" / "mybot.py"
KINGDOM = kingdom_of(RECOMMENDED_SETS[0].cards)

TWO_BOTS = """
from throneroom import Bot
from helper import NUMBER
class One(Bot): ...
class Two(Bot):
    def __init__(self, number=NUMBER): self.number = number
class Three(Bot):
    def __init__(self, number): ...
class Neither: ...
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """A file with bots, and a module in the same folder that it imports."""
    (tmp_path / "helper.py").write_text("NUMBER = 4\n")
    file = tmp_path / "bots.py"
    file.write_text(TWO_BOTS)
    return file


def test_the_example_plays_better_than_basic_money() -> None:
    found = prepare_bot(find_bot(f"{EXAMPLE}:MyBot", Catalog()), KINGDOM, 2)
    assert (found.name, found.file, found.cards(Catalog())) == ("MyBot", str(EXAMPLE), [])
    basic = make_bot(find_bot("basic-money", Catalog()), Catalog())
    tally = Match(KINGDOM, [make_bot(found, Catalog()), basic], 1).tally(0, 60)
    assert tally.wins[0].total > 36


def test_a_file_with_one_bot_needs_no_class() -> None:
    assert find_bot(str(EXAMPLE), Catalog()).name == "MyBot"


def test_a_bot_may_import_modules_from_its_folder(bots: Path) -> None:
    made = make_bot(find_bot(f"{bots}:Two", Catalog()), Catalog())
    assert (type(made).__name__, vars(made)) == ("Two", {"number": 4})


def test_a_file_that_has_changed_is_loaded_again(bots: Path) -> None:
    find_bot(f"{bots}:One", Catalog())
    bots.write_text("from throneroom import Bot\nclass Four(Bot): ...\n")
    assert find_bot(str(bots), Catalog()).name == "Four"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("FOLDER/missing.py:One", "cannot read FOLDER/missing.py: No such file or directory"),
        ("FILE:Five", "no class Five in FILE; its bots: FILE:One, FILE:Two, FILE:Three"),
        ("FILE:Neither", "no bot: Neither in FILE; it must be a class that inherits from throneroom.Bot"),
        ("FILE:NUMBER", "no bot: NUMBER in FILE; it must be a class that inherits from throneroom.Bot"),
        ("FILE", "several bots in FILE; choose one: FILE:One, FILE:Two, FILE:Three"),
        ("FOLDER/helper.py", "no bot in FOLDER/helper.py; define a class that inherits from throneroom.Bot"),
        ("FILE:Three", "cannot make Three of FILE: TypeError: "),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(bots: Path, name: str, reason: str) -> None:
    def filled(text: str) -> str:
        return text.replace("FILE", str(bots)).replace("FOLDER", str(bots.parent))

    with pytest.raises(UnknownBot) as refused:
        find_bot(filled(name), Catalog())
    assert str(refused.value).startswith(filled(reason))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("class One(Bot): ...\n", "NameError: name 'Bot' is not defined (line 1)"),
        ("\n\nclass One(:\n", "SyntaxError: "),
        ("import nothing_like_this\n", "ModuleNotFoundError: No module named 'nothing_like_this' (line 1)"),
    ],
)
def test_a_file_that_fails_is_refused_with_its_line(tmp_path: Path, source: str, reason: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    with pytest.raises(UnknownBot) as refused:
        find_bot(f"{file}:One", Catalog())
    assert str(refused.value).startswith(f"cannot load {file}: {reason}")


# -- mistakes ---------------------------------------------------------------------------------------------------------


class RaisingBot(Bot):
    """Raises an error when it could buy a Province."""

    def __init__(self) -> None:
        super().__init__()
        self.money = MoneyBot()

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        if decision.verb is BUY and view.coins >= 8:
            raise KeyError("Province")
        return self.money.answer(view, decision)


class IllegalBot(Bot):
    """Buys what it cannot afford."""

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        return (view.supply[-1],) if decision.verb is BUY else decision.options[: decision.most]


@pytest.fixture(autouse=True)
def _no_mistakes_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_mistakes, "_known", set())


@pytest.mark.parametrize("bot", [RaisingBot(), IllegalBot()])
def test_a_mistake_can_lose_the_game(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever else leads has won, and the error is reported with the decision."""
    match = Match(KINGDOM, [bot, MoneyBot()], 1, on_mistake=on_mistake(LOSE))
    outcome = match.play(0)
    assert (outcome.winners, outcome.ending) == ([1], FORFEITED)
    tally = match.tally(0, 20)
    assert tally.endings[FORFEITED] > 10
    (report, *_) = caplog.records
    assert report.levelno == logging.WARNING
    assert f"{type(bot).__name__} failed, and loses the game: " in report.getMessage()
    assert "seat 0 buy: 0 to 1 of Copper, " in report.getMessage()


def test_with_three_players_the_best_of_the_others_wins() -> None:
    match = Match(KINGDOM, [MoneyBot(), IllegalBot(), MoneyBot()], 1, on_mistake=on_mistake(LOSE))
    outcome = match.play(0)
    assert outcome.ending == FORFEITED
    assert outcome.winners
    assert 1 not in outcome.winners


def test_a_report_names_the_file_and_the_line(caplog: pytest.LogCaptureFixture) -> None:
    Match(KINGDOM, [RaisingBot(), MoneyBot()], 1, on_mistake=on_mistake("default")).tally(0, 2)
    (report,) = caplog.records
    assert "RaisingBot failed, and plays on without its answer: KeyError: 'Province' (test_python_bot.py, line " in (
        report.getMessage()
    )
