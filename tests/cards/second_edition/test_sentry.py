"""Sentry: +1 Card, +1 Action; look at two cards, trash and discard any, put the rest back (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.engine.event import news_names
from throneroom.testing import scenario


def test_one_is_trashed_and_one_discarded() -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Curse, Copper, Silver", bob="")
    alice.plays("Sentry")
    assert (alice.hand, game.actions) == ("Gold", 1)
    alice.trashes("Curse", of="Curse, Copper", by="Sentry")
    alice.discards("Copper", of="Copper", by="Sentry")
    assert (alice.deck, alice.discard, game.trash) == ("Silver", "Copper", "Curse")
    assert game.is_quiet()


def test_both_are_trashed() -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Curse, Copper, Silver", bob="")
    alice.plays("Sentry")
    alice.trashes("Curse, Copper")
    assert (alice.deck, alice.discard, game.trash) == ("Silver", "", "Curse, Copper")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("discarded", "pile"), [("Curse, Copper", "Copper, Curse"), ("Copper, Curse", "Curse, Copper")]
)
def test_both_are_discarded_in_any_order(discarded: str, pile: str) -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Curse, Copper, Silver", bob="")
    alice.plays("Sentry")
    alice.declines(verbs.TRASH)
    alice.discards(discarded, of="Curse, Copper")
    assert (alice.deck, alice.discard, game.trash) == ("Silver", pile, "")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("back", "deck"), [("Estate, Silver", "Silver, Estate, Copper"), ("Silver, Estate", "Estate, Silver, Copper")]
)
def test_both_are_put_back_in_any_order(back: str, deck: str) -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Estate, Silver, Copper", bob="")
    alice.plays("Sentry")
    alice.declines(verbs.TRASH)
    alice.declines(verbs.DISCARD)
    alice.puts_back(back, of="Estate, Silver")
    assert alice.deck == deck
    assert game.is_quiet()


def test_one_is_trashed_and_one_put_back() -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, Curse, Silver, Copper", bob="")
    alice.plays("Sentry")
    alice.trashes("Curse")
    alice.declines(verbs.DISCARD)
    assert (alice.deck, game.trash) == ("Silver, Copper", "Curse")
    assert game.is_quiet()


def test_two_equal_cards_may_go_different_ways() -> None:
    game, alice, _ = scenario(alice="hand: Sentry | deck: Gold, 2 Estate, Copper", bob="")
    alice.plays("Sentry")
    alice.trashes("Estate", of="2 Estate")
    alice.discards("Estate", of="Estate")
    assert (alice.deck, alice.discard, game.trash) == ("Copper", "Estate", "Estate")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("zones", "hand", "looked"),
    [
        ("deck: Gold, Estate | discard: Silver", "Gold", "Estate, Silver"),
        ("deck: - | discard: 3 Silver", "Silver", "2 Silver"),
        ("deck: Gold, Estate", "Gold", "Estate"),
    ],
)
def test_a_deck_that_is_too_small_is_shuffled(zones: str, hand: str, looked: str) -> None:
    game, alice, _ = scenario(alice=f"hand: Sentry | {zones}", bob="")
    alice.plays("Sentry")
    alice.is_asked(verbs.TRASH, of=looked)
    alice.answers_as_little_as_possible()
    assert (alice.hand, alice.deck.in_any_order, alice.discard) == (hand, looked, "")
    assert game.is_quiet()


@pytest.mark.parametrize("zones", ["deck: -", "deck: Gold", "discard: Gold"])
def test_without_cards_to_look_at_nobody_is_asked(zones: str) -> None:
    game, alice, _ = scenario(alice=f"hand: Sentry | {zones}", bob="")
    alice.plays("Sentry")
    assert alice.deck == ""
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_looks_at_what_is_next(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Sentry | deck: Gold, Curse, Estate, Silver, Copper, Duchy", bob=""
    )
    alice.thrones("Sentry")
    alice.trashes("Curse")
    alice.discards("Estate")
    alice.trashes("Copper", of="Copper, Duchy")
    alice.declines(verbs.DISCARD)
    assert (alice.hand, alice.deck, alice.discard, game.trash) == ("Gold, Silver", "Duchy", "Estate", "Curse, Copper")
    assert game.is_quiet()


def test_only_the_player_sees_cards_put_back() -> None:
    game, alice, bob = scenario(alice="hand: Sentry | deck: Gold, Estate, Silver, Copper", bob="")
    alice.plays("Sentry")
    assert "look" in news_names(game.game.news)
    assert alice.notices("look") == [(0, "Estate, Silver", 2)]
    assert bob.notices("look") == [(0, "", 2)]
    assert game.game.view(1).revealed(0) == ()
    alice.declines(verbs.TRASH)
    alice.declines(verbs.DISCARD)
    alice.puts_back("Silver, Estate")
    assert bob.notices("put-on-deck") == [(0, "", 2)]
    assert [card.name for card in game.game.view(0).known_on_deck()] == ["Silver", "Estate"]
    assert game.game.view(1).known_on_deck() == []
    assert bob.notices("reveal") == []
    assert game.is_quiet()


def test_everybody_sees_what_is_trashed_and_discarded() -> None:
    game, alice, bob = scenario(alice="hand: Sentry | deck: Gold, Curse, Copper", bob="")
    alice.plays("Sentry")
    alice.trashes("Curse")
    alice.discards("Copper")
    assert bob.notices("trash") == [(0, "Curse", 1)]
    assert bob.notices("discard") == [(0, "Copper", 1)]
    assert game.is_quiet()
