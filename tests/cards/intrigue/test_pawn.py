"""Pawn: choose two different of +1 Card, +1 Action, +1 Buy, +1 coin."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

MODES = "+1 Card, +1 Action, +1 Buy, +1 coin"


@pytest.mark.parametrize(
    ("modes", "hand", "actions", "buys", "coins"),
    [
        ("+1 Card, +1 Action", "Gold", 1, 1, 0),
        ("+1 Card, +1 Buy", "Gold", 0, 2, 0),
        ("+1 Card, +1 coin", "Gold", 0, 1, 1),
        ("+1 Action, +1 Buy", "", 1, 2, 0),
        ("+1 Action, +1 coin", "", 1, 1, 1),
        ("+1 coin, +1 Buy", "", 0, 2, 1),
    ],
)
def test_choose_two(modes: str, hand: str, actions: int, buys: int, coins: int) -> None:
    """Choose two different of the four, in whatever order they are named."""
    game, alice, _bob = scenario(alice="hand: Pawn | deck: Gold, Copper", bob="")
    alice.plays("Pawn")
    alice.chooses(modes, of=MODES, by="Pawn")
    assert alice.hand == hand
    assert (game.actions, game.buys, game.coins) == (actions, buys, coins)
    assert alice.in_play == "Pawn"
    assert game.is_quiet()


@pytest.mark.parametrize("modes", ["", "+1 Card", "+1 Card, +1 Card", "+1 Card, +1 Action, +1 Buy"])
def test_they_are_two_and_different(modes: str) -> None:
    """Two, no more and no less, and not the same twice."""
    game, alice, _bob = scenario(alice="hand: Pawn | deck: Gold", bob="")
    alice.plays("Pawn")
    alice.cannot_answer(modes)
    alice.chooses("+1 Buy, +1 coin")
    assert game.is_quiet()


def test_both_are_chosen_before_either_is_done() -> None:
    """Both are chosen before either is done: no peeking at the card drawn."""
    game, alice, bob = scenario(alice="hand: Pawn, Copper | deck: Gold", bob="")
    alice.plays("Pawn")
    assert alice.hand == "Copper"
    assert game.actions == 0
    alice.chooses("+1 Card, +1 Action", of=MODES)
    assert alice.hand == "Copper, Gold"
    assert alice.notices("choose") == bob.notices("choose") == [(0, "+1 Card, +1 Action", 2)]
    assert game.is_quiet()


def test_a_card_may_be_chosen_with_none_to_draw() -> None:
    """Any option may be chosen, even one that cannot be done."""
    game, alice, _bob = scenario(alice="hand: Pawn", bob="")
    alice.plays("Pawn")
    alice.chooses("+1 Card, +1 Buy", of=MODES)
    assert alice.hand == ""
    assert game.buys == 2
    assert game.is_quiet()


def test_the_card_drawn_may_need_a_shuffle() -> None:
    """When a player must draw from an empty deck, the discard pile becomes the new deck."""
    game, alice, _bob = scenario(alice="hand: Pawn | discard: 2 Silver", bob="")
    alice.plays("Pawn")
    alice.chooses("+1 Card, +1 Action")
    assert alice.hand == "Silver"
    assert alice.deck == "Silver"
    assert alice.discard == ""
    assert game.is_quiet()


def test_throne_room_asks_again() -> None:
    """All of the first play is done before the second."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Pawn | deck: Gold, Copper", bob="")
    alice.plays("Throne Room")
    alice.chooses("+1 Card, +1 Buy", of=MODES)
    assert alice.hand == "Gold"
    alice.chooses("+1 Buy, +1 coin", of=MODES)
    assert alice.hand == "Gold"
    assert (game.actions, game.buys, game.coins) == (0, 3, 1)
    assert game.is_quiet()
