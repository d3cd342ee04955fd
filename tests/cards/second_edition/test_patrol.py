"""Patrol: +3 Cards; reveal four cards, take Victory cards and Curses, put the rest back (second edition)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_victory_cards_and_curses_are_taken_and_the_rest_put_back() -> None:
    game, alice, _ = scenario(
        alice="hand: Patrol | deck: 3 Copper, Estate, Gold, Curse, Silver, Province | discard: Smithy", bob=""
    )
    alice.plays("Patrol")
    assert alice.hand == "3 Copper, Estate, Curse"
    alice.cannot_decline()
    alice.puts_back("Gold, Silver", of="Gold, Silver")
    assert (alice.deck, alice.discard, alice.revealed) == ("Silver, Gold, Province", "Smithy", "")
    assert game.actions == 0
    assert game.is_quiet()


@pytest.mark.parametrize("back", ["Gold, Silver, Copper, Smithy", "Smithy, Copper, Silver, Gold"])
def test_in_any_order(back: str) -> None:
    game, alice, _ = scenario(alice="hand: Patrol | deck: 3 Copper, Gold, Silver, Copper, Smithy", bob="")
    alice.plays("Patrol")
    alice.puts_back(back)
    assert alice.deck == ", ".join(reversed(back.split(", ")))
    assert game.is_quiet()


def test_all_of_them_may_be_taken() -> None:
    game, alice, _ = scenario(alice="hand: Patrol | deck: 3 Copper, Estate, Curse, Duchy, Mill, Gold", bob="")
    alice.plays("Patrol")
    assert (alice.hand, alice.deck) == ("3 Copper, Estate, Curse, Duchy, Mill", "Gold")
    assert game.is_quiet()


def test_cards_of_two_types_are_victory_cards() -> None:
    game, alice, _ = scenario(alice="hand: Patrol | deck: 3 Copper, Harem, Nobles, Mill, Great Hall", bob="")
    alice.plays("Patrol")
    assert (alice.hand, alice.deck) == ("3 Copper, Harem, Nobles, Mill, Great Hall", "")
    assert game.is_quiet()


@pytest.mark.parametrize(
    ("zones", "hand", "deck"),
    [
        ("deck: 3 Copper", "3 Copper", ""),
        ("deck: 2 Copper", "2 Copper", ""),
        ("deck: -", "", ""),
        ("deck: 3 Copper, Estate", "3 Copper, Estate", ""),
        ("deck: 3 Copper, Gold", "3 Copper", "Gold"),
        ("deck: 3 Copper, Gold, Estate", "3 Copper, Estate", "Gold"),
        ("deck: 3 Copper, Gold | discard: 2 Estate", "3 Copper, 2 Estate", "Gold"),
        ("deck: 3 Copper | discard: 2 Estate, Curse, Duchy", "3 Copper, 2 Estate, Curse, Duchy", ""),
        ("deck: - | discard: 3 Copper", "3 Copper", ""),
    ],
)
def test_with_fewer_cards(zones: str, hand: str, deck: str) -> None:
    """Take what is left first, then shuffle, then go on; with too few cards, go on with what there is."""
    game, alice, _ = scenario(alice=f"hand: Patrol | {zones}", bob="")
    alice.plays("Patrol")
    assert (alice.hand, alice.deck, alice.discard, alice.revealed) == (hand, deck, "", "")
    assert game.is_quiet()


def test_equal_cards_are_put_back_unasked() -> None:
    """The order of equal cards is no choice."""
    game, alice, _ = scenario(alice="hand: Patrol | deck: 3 Copper, 3 Silver, Estate", bob="")
    alice.plays("Patrol")
    assert (alice.hand, alice.deck) == ("3 Copper, Estate", "3 Silver")
    assert game.is_quiet()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_throne_room_draws_what_was_put_back(edition: str) -> None:
    game, alice, _ = scenario(
        edition=edition,
        alice="hand: Throne Room, Patrol | deck: 3 Copper, Estate, Gold, Curse, Silver, Province, Duchy, Smithy",
        bob="",
    )
    alice.thrones("Patrol")
    alice.puts_back("Gold, Silver")
    assert alice.hand == "3 Copper, Estate, Curse, Silver, Gold, Province, Duchy"
    assert alice.deck == "Smithy"
    assert game.is_quiet()


def test_everybody_sees_the_four_cards_but_not_their_order() -> None:
    """What is drawn is not seen; what is revealed is; the order of cards put back is not."""
    game, alice, bob = scenario(alice="hand: Patrol | deck: 3 Copper, Estate, Gold, Curse, Silver", bob="")
    alice.plays("Patrol")
    assert bob.notices("draw") == [(0, "", 3)]
    assert bob.notices("reveal") == [(0, "Estate, Gold, Curse, Silver", 4)]
    assert sorted(card.name for card in game.game.view(1).revealed(0)) == ["Gold", "Silver"]
    asked = alice.is_asked(verbs.PUT_BACK)
    assert asked.ordered
    alice.puts_back("Gold, Silver")
    assert bob.notices("put-on-deck") != [(0, "Gold, Silver", 2)]
    assert game.game.view(1).revealed(0) == ()
    assert game.is_quiet()
