"""Verbs, zones and kinds of events: each has its own names, and none can be passed for another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import throneroom
from throneroom.cards.catalog import Catalog
from throneroom.engine import decision, event, zone
from throneroom.engine.ask import choose_card, choose_cards, gain_one, may
from throneroom.engine.card import ACTION, Card
from throneroom.engine.decision import DISCARD, SET_ASIDE, TRASH, Verb
from throneroom.engine.event import DISCARDED, LAID_ASIDE, Kind
from throneroom.engine.game import Game
from throneroom.engine.play import Effect, Play
from throneroom.engine.zone import ASIDE, DECK, DISCARD_PILE, HAND, REVEALED, TRASH_PILE, ZONES
from throneroom.testing import scenario


def test_verbs_zones_and_kinds_of_events_have_different_names() -> None:
    verbs = {name for name, value in vars(decision).items() if isinstance(value, Verb)}
    kinds = {name for name, value in vars(event).items() if isinstance(value, Kind)}
    zones = {name for name, value in vars(zone).items() if name.isupper() and isinstance(value, str)}
    assert verbs >= {"DISCARD", "TRASH", "SET_ASIDE"}
    assert kinds >= {"DISCARDED", "TRASHED", "LAID_ASIDE", "SHOWN"}
    assert zones >= {"DISCARD_PILE", "TRASH_PILE", "ASIDE", "REVEALED"}
    assert not verbs & zones
    assert not verbs & kinds
    assert not zones & kinds


def test_the_names_in_files_and_messages_stay_as_they_are() -> None:
    assert [DISCARD.name, TRASH.name, SET_ASIDE.name] == [DISCARD_PILE, TRASH_PILE, ASIDE]
    assert [event.DISCARDED.name, event.TRASHED.name, event.SHOWN.name, LAID_ASIDE.name] == [
        "discard",
        "trash",
        "reveal",
        "set-aside",
    ]
    assert ZONES == ("hand", "deck", "discard", "play", "revealed", "set-aside", "trash", "supply")


def test_authors_of_cards_can_import_every_zone() -> None:
    assert {getattr(throneroom, name) for name in throneroom.__all__ if name in vars(zone)} >= set(ZONES)


def played(effect: Callable[[Game, Play], Effect | None]) -> Game:
    card = Card("Mixed Up", cost=2, types=ACTION, effect=effect)
    board, alice, _bob = scenario(catalog=Catalog([card]), alice="hand: Mixed Up, Copper, Estate", bob="hand: 5 Copper")
    alice.plays("Mixed Up")
    game: Game = board.game
    return game


@pytest.mark.parametrize("wrong", [DISCARD_PILE, ASIDE, DISCARDED, LAID_ASIDE, "discard", None, 3])
def test_a_question_needs_a_verb(wrong: Any) -> None:
    def cards(game: Game, play: Play) -> Effect:
        yield from choose_cards(game, play.player, wrong, play.player.hand, 0, 1)

    def card(game: Game, play: Play) -> Effect:
        yield from choose_card(game, play.player, wrong, play.player.hand)

    def whether(game: Game, play: Play) -> Effect:
        yield from may(game, play.player, wrong, play.player.hand[0])

    for effect in (cards, card, whether):
        with pytest.raises(TypeError, match="Verb"):
            played(effect)


@pytest.mark.parametrize("wrong", [DISCARD, SET_ASIDE, DISCARDED, LAID_ASIDE, "put-on-deck", 3])
def test_a_zone_must_be_a_zone(wrong: Any) -> None:
    def asked(game: Game, play: Play) -> Effect:
        yield from choose_cards(game, play.player, DISCARD, play.player.hand, 0, 1, zone=wrong)

    def gained(game: Game, play: Play) -> Effect:
        yield from gain_one(game, play.player, game.affordable(0), to=wrong)

    def gain(game: Game, play: Play) -> None:
        game.gain(play.player, game.supply.cards[0], wrong)

    def reveal(game: Game, play: Play) -> None:
        game.reveal(play.player, play.player.hand, wrong)

    for effect in (asked, gain, reveal):
        with pytest.raises(TypeError, match=r"zone|object expected"):
            played(effect)
    if not isinstance(wrong, str):
        with pytest.raises(TypeError, match=r"zone|object expected"):
            play_to_the_end(gained)


def play_to_the_end(effect: Callable[[Game, Play], Effect]) -> None:
    game = played(effect)
    while game.decision is not None and game.effect is not None:
        game.answer(game.decision.default())


@pytest.mark.parametrize("wrong", [TRASH_PILE, REVEALED, ASIDE])
def test_a_card_cannot_be_gained_anywhere(wrong: Any) -> None:
    def gain(game: Game, play: Play) -> None:
        before = game.supply.counts
        with pytest.raises(TypeError, match="HAND"):
            game.gain(play.player, game.supply.cards[0], wrong)
        assert game.supply.counts == before
        game.gain(play.player, game.supply.cards[0], HAND)
        game.gain(play.player, game.supply.cards[0], DECK)

    assert len(played(gain).players[0].hand) == 3
