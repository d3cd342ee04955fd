"""Shanty Town: +2 Actions. Reveal your hand. If it has no Action cards, +2 Cards."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


@pytest.mark.parametrize("hand", ["Copper, Estate", "Harem, Curse, Duke", ""])
def test_two_cards_with_no_action_in_hand(hand: str) -> None:
    """If it has no Action cards, +2 Cards; an empty hand has none."""
    game, alice, _bob = scenario(alice=f"hand: Shanty Town, {hand} | deck: Gold, Silver, Copper", bob="")
    alice.plays("Shanty Town")
    assert alice.hand == f"{hand}, Gold, Silver"
    assert alice.in_play == "Shanty Town"
    assert game.actions == 2
    assert game.is_quiet()


@pytest.mark.parametrize("action", ["Smithy", "Shanty Town", "Great Hall", "Nobles", "Moat"])
def test_no_cards_with_an_action_in_hand(action: str) -> None:
    """A card of several types counts as an Action too."""
    game, alice, _bob = scenario(alice=f"hand: Shanty Town, {action}, Copper | deck: Gold, Silver", bob="")
    alice.plays("Shanty Town")
    assert alice.hand == f"{action}, Copper"
    assert alice.deck == "Gold, Silver"
    assert game.actions == 2
    assert game.is_quiet()


def test_both_cards_are_drawn_even_if_the_first_is_an_action() -> None:
    """Both cards are drawn even if the first is an Action."""
    game, alice, _bob = scenario(alice="hand: Shanty Town, Copper | deck: Smithy, Gold", bob="")
    alice.plays("Shanty Town")
    assert alice.hand == "Copper, Smithy, Gold"
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["Copper, Estate", "Copper, Smithy"])
def test_the_hand_is_revealed(hand: str) -> None:
    """Reveal your hand: all see it, with and without Actions."""
    game, alice, bob = scenario(alice=f"hand: Shanty Town, {hand}", bob="")
    alice.plays("Shanty Town")
    ((_seat, shown, _number),) = bob.notices("reveal")
    assert sorted(shown.split(", ")) == hand.split(", ")
    assert alice.hand == hand
    assert game.is_quiet()


def test_the_cards_drawn_are_not_revealed() -> None:
    """Only the hand as it was is shown."""
    game, alice, bob = scenario(alice="hand: Shanty Town, Copper | deck: Gold, Silver", bob="")
    alice.plays("Shanty Town")
    assert bob.notices("reveal") == [(0, "Copper", 1)]
    assert bob.notices("draw") == [(0, "", 2)]
    assert game.is_quiet()


def test_the_shuffle_comes_in_the_middle() -> None:
    """Take what is left first, then shuffle, then continue with what there is."""
    game, alice, _bob = scenario(alice="hand: Shanty Town | deck: Gold | discard: Silver", bob="")
    alice.plays("Shanty Town")
    assert alice.hand == "Gold, Silver"
    assert alice.deck == alice.discard == ""
    assert game.is_quiet()


def test_throne_room_reveals_twice() -> None:
    """An Action drawn by the first play denies the cards of the second."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Shanty Town | deck: Smithy, Gold, 2 Silver", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "Smithy, Gold"
    assert alice.deck == "2 Silver"
    assert game.actions == 4
    assert game.is_quiet()
