"""Feast: trash this; gain a card costing up to 5 (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

FIVE_AND_LESS = (
    "Copper, Curse, Cellar, Estate, Moat, Silver, Village, Woodcutter, "
    "Feast, Militia, Remodel, Smithy, Duchy, Market, Mine"
)


def test_feast_is_trashed_for_a_card_costing_up_to_five() -> None:
    """Trash this. Gain a card costing up to 5, from supply to discard."""
    game, alice, _ = scenario(alice="hand: Feast | discard: Copper", bob="", turn="1 coins", supply="8 Duchy")
    alice.plays("Feast")
    alice.cannot_decline()
    alice.gains("Duchy", of=FIVE_AND_LESS, by="Feast")
    assert alice.in_play == ""
    assert alice.discard == "Duchy, Copper"
    assert game.trash == "Feast"
    assert game.left("Duchy") == 7
    assert game.coins == 1
    assert game.is_quiet()


def test_it_is_trashed_before_the_gain() -> None:
    """Follow the instructions top to bottom: the Feast is in the trash when the gain is chosen."""
    game, alice, _ = scenario(alice="hand: Feast", bob="")
    alice.plays("Feast")
    assert game.trash == "Feast"
    assert alice.in_play == ""
    alice.gains("Feast")
    assert alice.discard == "Feast"
    assert game.trash == "Feast"
    assert game.is_quiet()


@pytest.mark.parametrize(("cheaper", "dearest"), [(0, "Mine"), (1, "Gold"), (3, "Province")])
def test_the_cost_is_the_current_one(cheaper: int, dearest: str) -> None:
    """Every text that mentions a cost means the current one."""
    game, alice, _ = scenario(alice="hand: Feast", bob="", turn=f"{cheaper} cheaper")
    alice.plays("Feast")
    alice.gains(dearest)
    assert alice.discard == dearest
    assert game.is_quiet()


def test_throne_room_two_cards_gained_trashed_once() -> None:
    """With Throne Room: two cards gained, trashed once: the gain does not depend on the trashing."""
    game, alice, _ = scenario(alice="hand: Throne Room, Feast", bob="")
    alice.plays("Throne Room")
    alice.gains("Duchy", by="Feast")
    alice.gains("Market", by="Feast")
    assert alice.in_play == "Throne Room"
    assert alice.discard == "Market, Duchy"
    assert game.trash == "Feast"
    assert game.is_quiet()


def test_throne_room_trashes_no_second_feast() -> None:
    """Played twice by Throne Room, it is one card: another Feast in play stays."""
    game, alice, _ = scenario(alice="hand: Throne Room, Feast | in play: Feast", bob="")
    alice.plays("Throne Room")
    alice.gains("Duchy")
    alice.gains("Duchy")
    assert alice.in_play == "Throne Room, Feast"
    assert game.trash == "Feast"
    assert game.is_quiet()


def test_an_empty_pile_is_not_offered() -> None:
    """Gain: take from the supply; neither an empty pile nor the trash has anything to give."""
    game, alice, _ = scenario(alice="hand: Feast", bob="", supply="0 Duchy, 0 Mine", trash="Duchy")
    alice.plays("Feast")
    alice.gains("Market", of=FIVE_AND_LESS.replace(", Duchy, Market, Mine", ", Market"))
    assert game.trash == "Duchy, Feast"
    assert game.is_quiet()
