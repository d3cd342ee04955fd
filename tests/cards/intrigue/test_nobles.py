"""Nobles: choose one: +3 Cards; or +2 Actions. 2 VP."""

from __future__ import annotations

from throneroom.testing import scenario

MODES = "+3 Cards, +2 Actions"


def test_three_cards() -> None:
    """Choose one: +3 Cards."""
    game, alice, _bob = scenario(alice="hand: Nobles, Copper | deck: 3 Gold, Silver", bob="")
    alice.plays("Nobles")
    alice.chooses("+3 Cards", of=MODES, by="Nobles")
    assert alice.hand == "Copper, 3 Gold"
    assert game.actions == 0
    assert game.is_quiet()


def test_two_actions() -> None:
    """Choose one: +2 Actions."""
    game, alice, _bob = scenario(alice="hand: Nobles, Copper | deck: 3 Gold", bob="")
    alice.plays("Nobles")
    alice.chooses("+2 Actions", of=MODES)
    assert alice.hand == "Copper"
    assert game.actions == 2
    assert game.is_quiet()


def test_one_must_be_chosen() -> None:
    """Choose one: not none, not both."""
    game, alice, _bob = scenario(alice="hand: Nobles", bob="")
    alice.plays("Nobles")
    alice.cannot_decline()
    alice.cannot_answer(MODES)
    alice.chooses("+2 Actions")
    assert game.is_quiet()


def test_cards_may_be_chosen_with_too_few_to_draw() -> None:
    """Any option may be chosen; then it must be done as far as possible."""
    game, alice, _bob = scenario(alice="hand: Nobles | discard: Gold", bob="")
    alice.plays("Nobles")
    alice.chooses("+3 Cards", of=MODES)
    assert alice.hand == "Gold"
    assert alice.discard == alice.deck == ""
    assert game.is_quiet()


def test_it_is_worth_two_points_wherever_it_is() -> None:
    """2 VP."""
    game, alice, _bob = scenario(alice="hand: Nobles | deck: Nobles | discard: Nobles | in play: Nobles", bob="")
    assert alice.points == 8
    assert game.is_quiet()


def test_throne_room_asks_again() -> None:
    """Each play has its own choice."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Nobles | deck: 4 Gold", bob="")
    alice.plays("Throne Room")
    alice.chooses("+3 Cards", of=MODES)
    assert alice.hand == "3 Gold"
    alice.chooses("+2 Actions", of=MODES)
    assert game.actions == 2
    assert game.is_quiet()
