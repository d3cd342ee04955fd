"""Adventurer: reveal cards from your deck until 2 Treasures have been revealed (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_the_two_treasures_go_to_hand_the_rest_is_discarded() -> None:
    """Reveal cards until 2 Treasures have been revealed; those go to hand, the rest is discarded."""
    game, alice, _ = scenario(
        alice="hand: Adventurer, Estate | deck: Estate, Copper, Village, Gold, Silver | discard: Duchy", bob=""
    )
    alice.plays("Adventurer")
    assert alice.hand == "Estate, Copper, Gold"
    assert alice.deck == "Silver"
    assert alice.discard.in_any_order == "Duchy, Estate, Village"
    assert alice.revealed == ""
    assert alice.in_play == "Adventurer"
    assert game.is_quiet()


def test_everybody_sees_the_revealed_cards() -> None:
    """Reveal: show to all."""
    game, alice, bob = scenario(alice="hand: Adventurer | deck: Curse, Copper, Gold, Silver", bob="")
    alice.plays("Adventurer")
    assert ", ".join(cards for _, cards, _ in bob.notices("reveal")) == "Curse, Copper, Gold"
    assert game.is_quiet()


def test_no_more_is_revealed_than_two_treasures() -> None:
    """Two Treasures on top: nothing is discarded, nothing else is revealed."""
    game, alice, _ = scenario(alice="hand: Adventurer | deck: Silver, Gold, Copper | discard: Estate", bob="")
    alice.plays("Adventurer")
    assert alice.hand == "Silver, Gold"
    assert alice.deck == "Copper"
    assert alice.discard == "Estate"
    assert game.is_quiet()


def test_the_revealed_cards_are_not_shuffled_in() -> None:
    """Shuffle if needed without the revealed cards; they are discarded only at the end."""
    game, alice, _ = scenario(alice="hand: Adventurer | deck: Estate, Copper, Curse | discard: 4 Silver", bob="")
    alice.plays("Adventurer")
    assert alice.hand == "Copper, Silver"
    assert alice.deck == "3 Silver"
    assert alice.discard.in_any_order == "Estate, Curse"
    assert game.is_quiet()


def test_out_of_cards_the_treasures_found_are_kept() -> None:
    """Out of cards: keep the Treasures found. The revealed cards are not shuffled in."""
    game, alice, _ = scenario(alice="hand: Adventurer | deck: Estate, Copper | discard: 2 Curse", bob="")
    alice.plays("Adventurer")
    assert alice.hand == "Copper"
    assert alice.deck == ""
    assert alice.discard.in_any_order == "Estate, 2 Curse"
    assert game.is_quiet()


def test_with_neither_deck_nor_discard_pile_nothing_is_revealed() -> None:
    """A card may be played even if not all of it can be done."""
    game, alice, bob = scenario(alice="hand: Adventurer, Estate", bob="")
    alice.plays("Adventurer")
    assert alice.hand == "Estate"
    assert bob.notices("reveal") == []
    assert game.is_quiet()


def test_harem_counts() -> None:
    """Harem counts as a Treasure."""
    game, alice, _ = scenario(alice="hand: Adventurer | deck: Harem, Great Hall, Copper, Gold", bob="")
    alice.plays("Adventurer")
    assert alice.hand == "Harem, Copper"
    assert alice.deck == "Gold"
    assert alice.discard == "Great Hall"
    assert game.is_quiet()


def test_throne_room_goes_on_where_the_first_play_ended() -> None:
    """The cards of the first play are discarded before the second, so they may be shuffled in then."""
    game, alice, _ = scenario(alice="hand: Throne Room, Adventurer | deck: Estate, 2 Copper, Silver", bob="")
    alice.plays("Throne Room")
    assert alice.hand == "2 Copper, Silver"
    assert alice.deck == ""
    assert alice.discard == "Estate"
    assert game.is_quiet()
