"""Militia: +2 coins; each other player discards down to 3 cards in hand (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        ("Estate, Duchy, Copper, Gold", "Estate"),
        ("Estate, Duchy, Copper, Gold, Silver", "Duchy, Estate"),
        ("Estate, Duchy, Copper, Gold, Silver, Curse", "Curse, Duchy, Estate"),
    ],
)
def test_each_other_player_discards_down_to_three(hand: str, discarded: str) -> None:
    """+2 coins. Each other player discards down to 3 cards in hand."""
    game, alice, bob = scenario(alice="hand: Militia, 4 Copper", bob=f"hand: {hand} | deck: Smithy")
    alice.plays("Militia")
    bob.cannot_decline()
    bob.cannot_answer("Gold" if "," in discarded else "Gold, Estate")
    bob.discards(discarded, of=hand, by="Militia")
    assert game.coins == 2
    assert alice.hand == "4 Copper"
    assert len(bob.hand) == 3
    assert bob.discard.in_any_order == discarded
    assert bob.deck == "Smithy"
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["Estate, Copper, Gold", "Estate, Copper", "Gold", "-"])
def test_three_or_fewer_nothing(hand: str) -> None:
    """3 or fewer: nothing."""
    game, alice, bob = scenario(alice="hand: Militia", bob=f"hand: {hand} | deck: Silver")
    alice.plays("Militia")
    assert game.coins == 2
    assert bob.hand == hand
    assert bob.discard == ""
    assert game.is_quiet()


def test_equal_cards_leave_no_choice() -> None:
    """A forced answer is never asked."""
    game, alice, bob = scenario(alice="hand: Militia", bob="hand: 5 Copper")
    alice.plays("Militia")
    assert bob.hand == "3 Copper"
    assert bob.discard == "2 Copper"
    assert game.is_quiet()


def test_the_player_chooses_which_one_ends_on_top() -> None:
    """Several at once need not be shown, only their number; the player chooses which one ends on top."""
    game, alice, bob, carol = scenario(
        alice="hand: Militia", bob="hand: Estate, Duchy, 3 Copper | discard: Gold", carol="hand: 2 Copper"
    )
    alice.plays("Militia")
    bob.discards("Duchy, Estate", of="Estate, Duchy, 3 Copper")
    assert bob.discard == "Estate, Duchy, Gold"
    assert bob.notices("discard") == [(1, "Duchy, Estate", 2)]
    assert alice.notices("discard") == carol.notices("discard") == [(1, "Estate", 2)]
    assert game.is_quiet()


def test_the_player_to_the_left_discards_first() -> None:
    """Attacks: the player to the left of the attacker first; each in turn order."""
    game, alice, bob, carol, dora = scenario(
        alice="hand: Militia",
        bob="hand: Estate, 3 Copper",
        carol="hand: 3 Copper",
        dora="hand: Duchy, 3 Silver",
    )
    alice.plays("Militia")
    bob.discards("Estate", of="Estate, Copper")
    dora.discards("Silver", of="Duchy, Silver")
    assert (bob.hand, carol.hand) == ("3 Copper", "3 Copper")
    assert dora.hand == "Duchy, 2 Silver"
    assert game.is_quiet()


def test_throne_room_finds_three_cards_the_second_time() -> None:
    """Discards down to 3, so a second Militia takes nothing more."""
    game, alice, bob = scenario(alice="hand: Throne Room, Militia", bob="hand: Estate, 4 Copper")
    alice.plays("Throne Room")
    bob.discards("Estate, Copper")
    assert game.coins == 4
    assert bob.hand == "3 Copper"
    assert game.is_quiet()
