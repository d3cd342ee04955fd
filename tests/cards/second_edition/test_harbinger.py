"""Harbinger: +1 Card, +1 Action, then a card of the discard pile may go onto the deck (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.engine.event import news_names
from throneroom.testing import scenario


def test_a_card_of_the_discard_pile_onto_the_deck() -> None:
    """Look through your discard pile. You may put one card from it onto your deck."""
    game, alice, _ = scenario(alice="hand: Harbinger | deck: Copper, Estate | discard: Silver, Gold, Curse", bob="")
    alice.plays("Harbinger")
    assert (alice.hand, game.actions) == ("Copper", 1)
    alice.puts_on_deck("Gold", of="Silver, Gold, Curse", by="Harbinger")
    assert (alice.deck, alice.discard) == ("Gold, Estate", "Silver, Curse")
    assert game.is_quiet()


def test_it_may_be_left() -> None:
    game, alice, _ = scenario(alice="hand: Harbinger | deck: Copper, Estate | discard: Silver, Gold", bob="")
    alice.plays("Harbinger")
    alice.cannot_answer("Silver, Gold")
    alice.declines(verbs.PUT_ON_DECK)
    assert (alice.deck, alice.discard) == ("Estate", "Silver, Gold")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("deck", "discard", "hand"), [("-", "Silver", "Silver"), ("-", "-", "-"), ("Gold", "-", "Gold")]
)
def test_the_draw_comes_first(deck: str, discard: str, hand: str) -> None:
    """A shuffle may empty the discard pile; then there is nothing to look through."""
    game, alice, _ = scenario(alice=f"hand: Harbinger | deck: {deck} | discard: {discard}", bob="")
    alice.plays("Harbinger")
    assert (alice.hand, alice.discard, alice.deck) == (hand, "", "")
    assert game.is_quiet()


def test_only_the_player_sees_the_pile_and_the_card() -> None:
    """Only the player sees the pile; the card put on the deck is not shown. Nobody else may count the pile."""
    game, alice, bob = scenario(alice="hand: Harbinger | deck: Copper | discard: Silver, Gold, Curse", bob="")
    alice.plays("Harbinger")
    assert "look" in news_names(game.game.news)
    assert bob.notices("look") == [(0, "", 0)]
    alice.puts_on_deck("Gold")
    assert bob.notices("put-on-deck") == [(0, "", 1)]
    assert alice.notices("put-on-deck") == [(0, "Gold", 1)]
    assert [card.name for card in game.game.view(0).known_on_deck()] == ["Gold"]
    assert game.game.view(1).known_on_deck() == []
    assert str(game.game.view(1).discard_top(0)) == "Silver"
    assert game.is_quiet()


def test_if_the_top_card_goes_the_next_one_is_seen() -> None:
    """The top card of each discard pile is open."""
    game, alice, _ = scenario(alice="hand: Harbinger | deck: Copper | discard: Silver, Gold", bob="")
    alice.plays("Harbinger")
    alice.puts_on_deck("Silver")
    assert str(game.game.view(1).discard_top(0)) == "Gold"
    assert game.is_quiet()


def test_a_copy_may_be_chosen() -> None:
    game, alice, _ = scenario(alice="hand: Harbinger | deck: Copper | discard: 2 Silver, Curse", bob="")
    alice.plays("Harbinger")
    alice.puts_on_deck("Silver")
    assert (alice.deck, alice.discard) == ("Silver", "Silver, Curse")
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_draws_what_was_put_back(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Harbinger | deck: Copper, Estate | discard: Silver, Gold", bob=""
    )
    alice.thrones("Harbinger")
    alice.puts_on_deck("Gold")
    assert alice.hand == "Copper, Gold"
    alice.puts_on_deck("Silver", of="Silver")
    assert (alice.deck, alice.discard, game.actions) == ("Silver, Estate", "", 2)
    assert game.is_quiet()
