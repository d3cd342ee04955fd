"""Trading Post: trash 2 cards from hand; if you do, gain a Silver to hand."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_two_cards_become_a_silver_in_hand() -> None:
    """Trash 2 cards; gain a Silver to hand."""
    game, alice, _bob = scenario(alice="hand: Trading Post, Copper, Estate, Gold | deck: Duchy", bob="")
    alice.plays("Trading Post")
    alice.trashes("Copper, Estate", of="Copper, Estate, Gold", by="Trading Post")
    assert alice.hand == "Gold, Silver"
    assert alice.discard == ""
    assert alice.deck == "Duchy"
    assert game.trash == "Copper, Estate"
    assert game.left("Silver") == 39
    assert (game.actions, game.coins) == (0, 0)
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", "Copper", "Copper, Estate, Gold"])
def test_it_is_mandatory(answer: str) -> None:
    """The rulebooks disagree; the ruling is "must", and exactly 2."""
    game, alice, _bob = scenario(alice="hand: Trading Post, Copper, Estate, Gold", bob="")
    alice.plays("Trading Post")
    alice.cannot_answer(answer)
    alice.trashes("Copper, Gold")
    assert alice.hand == "Estate, Silver"
    assert game.is_quiet()


def test_the_only_two_cards_are_trashed_unasked() -> None:
    """A forced answer is never asked."""
    game, alice, _bob = scenario(alice="hand: Trading Post, Gold, Province", bob="")
    alice.plays("Trading Post")
    assert alice.hand == "Silver"
    assert game.trash == "Gold, Province"
    assert game.is_quiet()


def test_with_one_card_it_is_trashed_for_nothing() -> None:
    """With one card: trash it, no Silver."""
    game, alice, _bob = scenario(alice="hand: Trading Post, Gold", bob="")
    alice.plays("Trading Post")
    assert alice.hand == alice.discard == ""
    assert game.trash == "Gold"
    assert game.left("Silver") == 40
    assert game.is_quiet()


def test_with_none_nothing_happens() -> None:
    """With none: nothing."""
    game, alice, _bob = scenario(alice="hand: Trading Post", bob="")
    alice.plays("Trading Post")
    assert alice.hand == ""
    assert game.trash == ""
    assert game.left("Silver") == 40
    assert game.is_quiet()


def test_with_no_silver_left_the_cards_are_trashed_anyway() -> None:
    """Silver pile empty: still trash."""
    game, alice, _bob = scenario(alice="hand: Trading Post, 2 Copper, Gold", bob="", supply="0 Silver")
    alice.plays("Trading Post")
    alice.trashes("2 Copper", of="2 Copper, Gold")
    assert alice.hand == "Gold"
    assert game.trash == "2 Copper"
    assert game.is_quiet()


def test_throne_room_trades_twice() -> None:
    """The Silver gained is in hand, so the second play may trash it; or must, with nothing else."""
    game, alice, _bob = scenario(alice="hand: Throne Room, Trading Post, 2 Copper, Estate", bob="")
    alice.plays("Throne Room")
    alice.trashes("2 Copper", of="2 Copper, Estate")
    assert alice.hand == "Silver"
    assert game.trash == "2 Copper, Estate, Silver"
    assert game.is_quiet()
