"""Poacher: +1 Card, +1 Action, +1 coin; discard a card for each empty Supply pile (second edition)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_with_no_empty_pile_nothing_is_discarded() -> None:
    game, alice, _ = scenario(alice="hand: Poacher, Estate | deck: Copper, Gold", bob="")
    alice.plays("Poacher")
    assert (alice.hand, alice.discard) == ("Estate, Copper", "")
    assert (game.actions, game.buys, game.coins) == (1, 1, 1)
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("supply", "discarded"),
    [
        ("0 Curse", "Estate"),
        ("0 Village", "Estate"),
        ("0 Copper, 0 Curse", "Estate, Copper"),
        ("0 Village, 0 Poacher, 0 Estate", "Copper, Curse, Estate"),
    ],
)
def test_a_card_for_each_empty_pile(supply: str, discarded: str) -> None:
    """Any pile counts, basic cards and Curses too."""
    game, alice, _ = scenario(alice="hand: Poacher, Estate, Curse, Gold | deck: Copper", bob="", supply=supply)
    alice.plays("Poacher")
    alice.cannot_decline()
    alice.cannot_answer("Estate, Curse, Gold, Copper")
    alice.discards(discarded, of="Estate, Curse, Gold, Copper", by="Poacher")
    assert alice.discard == ", ".join(reversed(discarded.split(", ")))
    assert len(alice.hand) == 4 - len(discarded.split(", "))
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["Estate", "Estate, Gold", "-"])
def test_with_too_few_cards_all_are_discarded(hand: str) -> None:
    """With too few cards, discard them all; which one ends on top is the player's choice."""
    game, alice, _ = scenario(alice=f"hand: Poacher, {hand}", bob="", supply="0 Curse, 0 Village, 0 Moat")
    alice.plays("Poacher")
    alice.answers_as_little_as_possible()
    assert (alice.hand, alice.discard.in_any_order) == ("", hand)
    assert game.is_quiet()


def test_the_draw_comes_first() -> None:
    """A card drawn may be discarded; what is discarded is not drawn."""
    game, alice, _ = scenario(alice="hand: Poacher, Gold | deck: - | discard: Curse", bob="", supply="0 Moat")
    alice.plays("Poacher")
    alice.discards("Curse", of="Gold, Curse")
    assert (alice.hand, alice.discard) == ("Gold", "Curse")
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_discards_twice(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition, alice="hand: Throne Room, Poacher, Estate | deck: Copper, Curse", bob="", supply="0 Moat"
    )
    alice.thrones("Poacher")
    alice.discards("Estate", of="Estate, Copper")
    alice.discards("Curse", of="Copper, Curse")
    assert (alice.hand, alice.discard) == ("Copper", "Curse, Estate")
    assert (game.actions, game.coins) == (2, 2)
    assert game.is_quiet()


def test_of_several_cards_the_others_see_only_the_last() -> None:
    """Several at once need not be shown, only their number and the top card."""
    game, alice, bob = scenario(
        alice="hand: Poacher, Estate, Gold | deck: Copper", bob="", supply="0 Curse, 0 Village", kingdom="Poacher"
    )
    alice.plays("Poacher")
    alice.discards("Estate, Copper")
    assert bob.notices("discard") == [(0, "Copper", 2)]
    assert game.is_quiet()


def test_a_pile_emptied_this_turn_counts() -> None:
    """Workshop takes the last Moat before Poacher is played."""
    game, alice, _ = scenario(
        alice="hand: Workshop, Poacher, Estate | deck: Copper", bob="", supply="1 Moat", turn="2 actions"
    )
    alice.plays("Workshop")
    alice.gains("Moat")
    alice.plays("Poacher")
    alice.discards("Copper", of="Estate, Copper")
    assert game.is_quiet()
