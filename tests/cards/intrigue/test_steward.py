"""Steward: choose one: +2 Cards; +2 coins; trash 2 cards from hand."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

MODES = "+2 Cards, +2 coins, trash 2 cards"


def test_two_cards() -> None:
    """Choose one: +2 Cards."""
    game, alice, _bob = scenario(alice="hand: Steward, Copper | deck: Gold, Silver, Estate", bob="")
    alice.plays("Steward")
    alice.chooses("+2 Cards", of=MODES, by="Steward")
    assert alice.hand == "Copper, Gold, Silver"
    assert (game.actions, game.coins) == (0, 0)
    assert game.is_quiet()


def test_two_coins() -> None:
    """Choose one: +2 coins."""
    game, alice, _bob = scenario(alice="hand: Steward, Copper | deck: Gold", bob="")
    alice.plays("Steward")
    alice.chooses("+2 coins", of=MODES)
    assert alice.hand == "Copper"
    assert game.coins == 2
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", "Copper", "Copper, Estate, Curse"])
def test_trash_exactly_two(answer: str) -> None:
    """Trash exactly 2."""
    game, alice, _bob = scenario(alice="hand: Steward, Copper, Estate, Curse", bob="")
    alice.plays("Steward")
    alice.chooses("trash 2 cards", of=MODES)
    alice.cannot_answer(answer)
    alice.trashes("Estate, Curse", of="Copper, Estate, Curse", by="Steward")
    assert alice.hand == "Copper"
    assert game.trash == "Estate, Curse"
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["Gold, Province", "Gold", ""])
def test_trash_all_if_fewer(hand: str) -> None:
    """With fewer than 2 cards, trash all of them; even with an empty hand this may be chosen."""
    game, alice, _bob = scenario(alice=f"hand: Steward, {hand}", bob="")
    alice.plays("Steward")
    alice.chooses("trash 2 cards", of=MODES)
    assert alice.hand == ""
    assert game.trash == hand
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", "+2 Cards, +2 coins"])
def test_one_is_chosen(answer: str) -> None:
    """Choose one: not none, not two."""
    game, alice, _bob = scenario(alice="hand: Steward | deck: Copper", bob="")
    alice.plays("Steward")
    alice.cannot_answer(answer)
    alice.chooses("+2 coins")
    assert game.is_quiet()


def test_cards_may_be_chosen_with_none_to_draw() -> None:
    """Any option may be chosen, even one that cannot be done."""
    game, alice, _bob = scenario(alice="hand: Steward", bob="")
    alice.plays("Steward")
    alice.chooses("+2 Cards", of=MODES)
    assert alice.hand == ""
    assert game.is_quiet()


def test_throne_room_asks_again() -> None:
    """All of the first play is done before the second is chosen."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Steward | deck: Estate, Curse, Gold", bob="")
    alice.plays("Throne Room")
    alice.chooses("+2 Cards", of=MODES)
    assert alice.hand == "Estate, Curse"
    alice.chooses("trash 2 cards", of=MODES)
    assert alice.hand == ""
    assert game.trash == "Estate, Curse"
    assert game.is_quiet()
