"""Bots by name: levels, built-in strategies and files."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from tests.helpers.searching_bots import with_searches_once

from throneroom.bots import levels
from throneroom.bots.levels import RANDOM
from throneroom.bots.match import Match
from throneroom.bots.named_bot import UnknownBot, bot_names, find_bot, make_bot, prepare_bot
from throneroom.bots.strategies.builtin import builtin
from throneroom.bots.strategies.mistakes import BadStrategy
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS

CATALOG = Catalog()
FIRST_GAME = kingdom_of(RECOMMENDED_SETS[0].cards)


@pytest.mark.parametrize("name", with_searches_once(bot_names()))
def test_every_name_plays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was prepared, pickled and created plays a game to the end."""
    monkeypatch.setattr(levels, "GOOD_GAMES", 600)
    monkeypatch.setattr(levels, "STRONG_GAMES", 601)
    monkeypatch.setattr(levels, "STRONG_GAMES_PLAIN", 601)
    named = pickle.loads(pickle.dumps(prepare_bot(find_bot(name, CATALOG), FIRST_GAME, 2)))
    outcome = Match(FIRST_GAME, [make_bot(named, CATALOG), make_bot(find_bot("big-money", CATALOG), CATALOG)], 1).play(
        0
    )
    assert max(outcome.turns) > 5


def test_the_name_of_a_built_in_strategy() -> None:
    bot = make_bot(find_bot("smithy-money", CATALOG), CATALOG)
    assert isinstance(bot, StrategyBot)
    assert bot.strategy == builtin("smithy-money")


def test_the_cards_that_a_bot_needs() -> None:
    """Kingdom cards only, and none for a level, which plays any kingdom."""
    assert [card.name for card in find_bot("double-witch", CATALOG).cards(CATALOG)] == ["Witch"]
    assert [card.name for card in find_bot("workshop-gardens", CATALOG).cards(CATALOG)] == ["Gardens", "Workshop"]
    assert find_bot(RANDOM, CATALOG).cards(CATALOG) == []


def test_a_file_is_a_strategy(tmp_path: Path) -> None:
    """Its name is in its first line, or else is the file's name."""
    file = tmp_path / "mine.txt"
    file.write_text("Province\nGold\nSilver\n")
    assert find_bot(str(file), CATALOG).name == "mine"
    file.write_text("strategy my money\nProvince\n")
    assert find_bot(str(file), CATALOG).name == "my money"


def test_unknown_names(tmp_path: Path) -> None:
    """The error suggests similar names, lists all names, or says what is wrong in the file."""
    with pytest.raises(UnknownBot, match=r"no strategy, level or file named 'bigmoney'\. Did you mean big-money"):
        find_bot("bigmoney", CATALOG)
    with pytest.raises(UnknownBot, match=r"levels: random.*strategies: .*double-witch"):
        find_bot("xyzzy", CATALOG)
    with pytest.raises(UnknownBot, match=r"absent\.txt: No such file or directory"):
        find_bot(str(tmp_path / "absent.txt"), CATALOG)
    bad = tmp_path / "bad.txt"
    bad.write_text("Provinse\n")
    with pytest.raises(BadStrategy, match=r"bad\.txt:1:1: .*Province"):
        find_bot(str(bad), CATALOG)
