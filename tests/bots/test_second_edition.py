"""Bots play kingdoms of the second edition to the end, without a single answer that had to be replaced."""

from __future__ import annotations

import logging

import pytest

from throneroom import Catalog, Game, Kingdom, random_kingdom
from throneroom.bots import levels
from throneroom.bots.named_bot import find_bot, make_bot, prepare_bot
from throneroom.cards.kingdoms import kingdom_of
from throneroom.cards.sets import RECOMMENDED_SETS
from throneroom.engine.card import SECOND

CATALOG = Catalog()
KINGDOMS = [
    *(kingdom_of(known.cards) for known in RECOMMENDED_SETS if known.edition == SECOND),
    kingdom_of(
        CATALOG.read_list("Courtier, Diplomat, Lurker, Mill, Patrol, Replace, Bandit, Poacher, Vassal, Throne Room")
    ),
    random_kingdom(1, edition="mixed"),
]


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    levels._search.cache_clear()
    monkeypatch.setattr(levels, "GOOD_GAMES", 100)


def finish(level: str, kingdom: Kingdom, seats: int, seed: int) -> None:
    bot = make_bot(prepare_bot(find_bot(level, CATALOG), kingdom, seats, use_cache=False), CATALOG)
    game = Game.deal(kingdom, seats, seed)
    game.run([bot] * seats, 400)
    assert game.is_over or level == "random"


@pytest.mark.parametrize("level", ["random", "beginner", "fair"])
@pytest.mark.parametrize("place", range(len(KINGDOMS)))
def test_simple_levels_finish(level: str, place: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        finish(level, KINGDOMS[place], 2 + place % 3, place)
    assert caplog.records == []


@pytest.mark.once
@pytest.mark.parametrize("place", [1, 6, 9])
def test_a_level_that_searches_finishes(place: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        finish("good", KINGDOMS[place], 2, place)
    assert caplog.records == []
