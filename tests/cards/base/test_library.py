"""Library: draw until 7 cards in hand; Actions may be set aside as they are drawn (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


@pytest.mark.parametrize(("held", "drawn"), [(0, 7), (4, 3), (6, 1), (7, 0), (9, 0)])
def test_draw_until_seven_cards_in_hand(held: int, drawn: int) -> None:
    """Draw until 7 cards in hand. 7 or more in hand: draw none."""
    game, alice, _ = scenario(alice=f"hand: Library, {held} Copper | deck: 8 Estate", bob="")
    alice.plays("Library")
    assert alice.hand == f"{held} Copper, {drawn} Estate"
    assert len(alice.deck) == 8 - drawn
    assert game.is_quiet()


def test_actions_may_be_set_aside_card_by_card() -> None:
    """You may set aside each Action card as it is drawn; the cards set aside are discarded when done."""
    game, alice, _ = scenario(
        alice="hand: Library, 4 Copper | deck: Estate, Village, Smithy, Gold, Moat, Silver | discard: Curse", bob=""
    )
    alice.plays("Library")
    alice.sets_aside("Village")
    assert alice.set_aside == "Village"
    assert alice.discard == "Curse"
    alice.declines(verbs.SET_ASIDE)
    assert alice.hand == "4 Copper, Estate, Smithy, Gold"
    assert alice.set_aside == ""
    assert alice.discard == "Village, Curse"
    assert alice.deck == "Moat, Silver"
    assert game.is_quiet()


def test_it_is_decided_at_the_moment_of_drawing() -> None:
    """Decide card by card, at the moment of drawing: before the next card is seen, and never again."""
    game, alice, _ = scenario(alice="hand: Library, 5 Copper | deck: Village, Moat, Gold", bob="")
    alice.plays("Library")
    alice.is_asked(verbs.SET_ASIDE, of="Village", by="Library")
    assert alice.deck == "Moat, Gold"
    alice.declines()
    alice.is_asked(verbs.SET_ASIDE, of="Moat", by="Library")
    assert alice.deck == "Gold"
    alice.sets_aside("Moat")
    assert alice.hand == "5 Copper, Village, Gold"
    assert alice.discard == "Moat"
    assert game.is_quiet()


def test_the_last_card_may_be_set_aside_too() -> None:
    """An Action drawn as the seventh card may be set aside; then one more is drawn."""
    game, alice, _ = scenario(alice="hand: Library, 6 Copper | deck: Village, Gold, Estate", bob="")
    alice.plays("Library")
    alice.sets_aside("Village")
    assert alice.hand == "6 Copper, Gold"
    assert alice.deck == "Estate"
    assert alice.discard == "Village"
    assert game.is_quiet()


def test_actions_already_in_hand_stay() -> None:
    """Only Actions that are drawn may be set aside, not those already in hand."""
    game, alice, _ = scenario(alice="hand: Library, Village, 5 Copper | deck: Gold", bob="")
    alice.plays("Library")
    assert alice.hand == "Village, 5 Copper, Gold"
    assert game.is_quiet()


@pytest.mark.parametrize("card", ["Great Hall", "Nobles"])
def test_an_action_of_two_types_may_be_set_aside(card: str) -> None:
    """A card of several types counts as each of them."""
    game, alice, _ = scenario(alice=f"hand: Library, 6 Copper | deck: {card}, Harem", bob="")
    alice.plays("Library")
    alice.sets_aside(card)
    assert alice.hand == "6 Copper, Harem"
    assert alice.discard == card
    assert game.is_quiet()


def test_set_aside_cards_are_not_shuffled_in() -> None:
    """Set-aside cards are not shuffled in."""
    game, alice, _ = scenario(alice="hand: Library, 3 Estate | deck: Village, Copper | discard: 5 Silver", bob="")
    alice.plays("Library")
    alice.sets_aside("Village")
    assert alice.hand == "3 Estate, Copper, 3 Silver"
    assert alice.deck == "2 Silver"
    assert alice.discard == "Village"
    assert game.is_quiet()


def test_out_of_cards_the_drawing_ends() -> None:
    """With too few cards continue with what there is; the set-aside ones do not come back."""
    game, alice, _ = scenario(alice="hand: Library | deck: Village, Copper, Village", bob="")
    alice.plays("Library")
    alice.sets_aside("Village")
    alice.sets_aside("Village")
    assert alice.hand == "Copper"
    assert alice.deck == ""
    assert alice.discard == "2 Village"
    assert game.is_quiet()


def test_no_cards_at_all() -> None:
    """An empty hand, deck and discard pile: nothing is drawn, nothing is asked."""
    game, alice, _ = scenario(alice="hand: Library", bob="")
    alice.plays("Library")
    assert alice.hand == ""
    assert game.is_quiet()


def test_set_aside_is_face_up_drawn_is_not() -> None:
    """Set aside: face up. What goes to hand is seen by its owner only."""
    game, alice, bob = scenario(alice="hand: Library, 5 Copper | deck: Village, Smithy, Gold", bob="")
    alice.plays("Library")
    alice.sets_aside("Village")
    alice.declines()
    assert bob.notices("set-aside") == [(0, "Village", 1)]
    assert all(cards == "" for _, cards, _ in bob.notices("draw"))
    assert game.is_quiet()
