"""Wishing Well: +1 Card, +1 Action. Name a card, reveal your top card; if it is that one, take it."""

from __future__ import annotations

from throneroom.testing import scenario

KINGDOM = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Wishing Well, Workshop"
ALL = f"Copper, Silver, Gold, Estate, Duchy, Province, Curse, {KINGDOM}"


def test_the_named_card_goes_to_hand() -> None:
    """+1 Card, +1 Action; then name a card: if it is the top one, put it in hand."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper, Gold, Silver", bob="")
    alice.plays("Wishing Well")
    assert alice.hand == "Copper"
    alice.names("Gold", of=ALL)
    assert alice.hand == "Copper, Gold"
    assert alice.deck == "Silver"
    assert game.actions == 1
    assert game.is_quiet()


def test_another_card_stays_on_top() -> None:
    """Else it stays on top, and everybody has seen it."""
    game, alice, bob = scenario(kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper, Gold, Silver", bob="")
    alice.plays("Wishing Well")
    alice.names("Silver", of=ALL)
    assert alice.hand == "Copper"
    assert alice.deck == "Gold, Silver"
    assert alice.revealed == ""
    assert bob.notices("name") == [(0, "Silver", 1)]
    assert bob.notices("reveal") == [(0, "Gold", 1)]
    assert game.is_quiet()


def test_a_card_must_be_named() -> None:
    """Name a card: not none, not two."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper, Gold", bob="")
    alice.plays("Wishing Well")
    alice.cannot_decline()
    alice.cannot_answer("Gold, Silver")
    alice.names("Estate")
    assert alice.deck == "Gold"
    assert game.is_quiet()


def test_any_card_name_even_of_an_empty_pile() -> None:
    """Any card name: whether its pile is empty does not matter."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper, Curse", bob="", supply="0 Curse, 0 Moat"
    )
    alice.plays("Wishing Well")
    alice.names("Curse", of=ALL)
    assert alice.hand == "Copper, Curse"
    assert game.is_quiet()


def test_the_reveal_may_need_a_shuffle() -> None:
    """When a player must reveal from an empty deck, the discard pile is shuffled; the name comes first."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper | discard: 2 Gold", bob="")
    alice.plays("Wishing Well")
    assert alice.hand == "Copper"
    assert alice.discard == "2 Gold"
    alice.names("Gold", of=ALL)
    assert alice.hand == "Copper, Gold"
    assert alice.deck == "Gold"
    assert alice.discard == ""
    assert game.is_quiet()


def test_with_nothing_to_reveal_a_card_is_named_in_vain() -> None:
    """Do as much as possible: the card is named before the deck turns out to be empty."""
    game, alice, _bob = scenario(kingdom=KINGDOM, alice="hand: Wishing Well | deck: Copper", bob="")
    alice.plays("Wishing Well")
    alice.names("Gold", of=ALL)
    assert alice.hand == "Copper"
    assert alice.deck == alice.revealed == ""
    assert game.is_quiet()


def test_throne_room_wishes_twice() -> None:
    """The card that stayed on top is drawn by the second play."""
    game, alice, _bob = scenario(
        kingdom=KINGDOM, alice="hand: Throne Room, Wishing Well | deck: Copper, Gold, Silver, Estate", bob=""
    )
    alice.plays("Throne Room")
    alice.names("Silver")
    assert alice.hand == "Copper, Gold"
    alice.names("Silver")
    assert alice.hand == "Copper, Gold, Silver"
    assert alice.deck == "Estate"
    assert game.actions == 2
    assert game.is_quiet()
