"""Bureaucrat: a Silver onto your deck, and a Victory card onto the others' (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_the_silver_goes_onto_the_deck() -> None:
    """Gain a Silver onto your deck."""
    game, alice, bob = scenario(alice="hand: Bureaucrat | deck: Copper | discard: Gold", bob="", supply="9 Silver")
    alice.plays("Bureaucrat")
    assert alice.deck == "Silver, Copper"
    assert alice.discard == "Gold"
    assert game.left("Silver") == 8
    assert bob.notices("gain") == [(0, "Silver", 1)]
    assert game.is_quiet()


def test_empty_deck_the_silver_becomes_the_whole_deck() -> None:
    """Empty deck: the card becomes the whole deck; nothing is shuffled."""
    game, alice, _ = scenario(alice="hand: Bureaucrat | discard: Gold", bob="")
    alice.plays("Bureaucrat")
    assert alice.deck == "Silver"
    assert alice.discard == "Gold"
    assert game.is_quiet()


def test_without_silver_the_attack_goes_on() -> None:
    """If the pile is empty, nothing is gained; the rest is done as far as possible."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: Estate | deck: Copper", supply="0 Silver")
    alice.plays("Bureaucrat")
    assert alice.deck == ""
    assert bob.deck == "Estate, Copper"
    assert game.is_quiet()


def test_a_victim_with_several_different_victory_cards_chooses() -> None:
    """A victim with several different Victory cards must choose one."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: 2 Estate, Duchy, Copper, Moneylender | deck: Gold")
    alice.plays("Bureaucrat")
    bob.cannot_decline()
    bob.puts_on_deck("Duchy", of="Estate, Duchy", by="Bureaucrat")
    assert bob.hand == "2 Estate, Copper, Moneylender"
    assert bob.deck == "Duchy, Gold"
    assert game.is_quiet()


def test_equal_victory_cards_leave_no_choice() -> None:
    """With Victory cards of one kind there is nothing to ask, and only one is put back."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: 3 Estate, 2 Copper | deck: Gold")
    alice.plays("Bureaucrat")
    assert bob.hand == "2 Estate, 2 Copper"
    assert bob.deck == "Estate, Gold"
    assert game.is_quiet()


def test_everybody_sees_the_victory_card() -> None:
    """Each other player reveals a Victory card from hand, only that one."""
    game, alice, _, carol = scenario(alice="hand: Bureaucrat", bob="hand: Estate, Gold", carol="")
    alice.plays("Bureaucrat")
    assert [shown for shown in carol.notices("reveal") if shown[0] == 1] == [(1, "Estate", 1)]
    assert carol.notices("put-on-deck") == [(1, "Estate", 1)]
    assert game.is_quiet()


def test_a_hand_with_no_victory_card_is_revealed() -> None:
    """A player with no Victory card reveals their hand."""
    game, alice, bob, carol = scenario(alice="hand: Bureaucrat", bob="hand: Copper, Gold | deck: Silver", carol="")
    alice.plays("Bureaucrat")
    assert (1, "Copper, Gold", 2) in carol.notices("reveal")
    assert bob.hand == "Copper, Gold"
    assert bob.deck == "Silver"
    assert game.is_quiet()


def test_the_victims_empty_deck() -> None:
    """Empty deck: the card becomes the whole deck; the discard pile stays where it is."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: Province | discard: Gold")
    alice.plays("Bureaucrat")
    assert bob.hand == ""
    assert bob.deck == "Province"
    assert bob.discard == "Gold"
    assert game.is_quiet()


def test_curse_is_not_victory() -> None:
    """Curse is not Victory."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: Curse, Copper")
    alice.plays("Bureaucrat")
    assert bob.hand == "Curse, Copper"
    assert bob.deck == ""
    assert game.is_quiet()


@pytest.mark.parametrize("card", ["Gardens", "Duke", "Great Hall", "Harem", "Nobles"])
def test_a_card_of_several_types_counts_as_each(card: str) -> None:
    """A Victory card of two types is a Victory card."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob=f"hand: Copper, {card}")
    alice.plays("Bureaucrat")
    assert bob.hand == "Copper"
    assert bob.deck == card
    assert game.is_quiet()


def test_an_empty_hand_has_nothing_to_show() -> None:
    """A victim without cards in hand puts nothing back."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="deck: Estate")
    alice.plays("Bureaucrat")
    assert bob.hand == ""
    assert bob.deck == "Estate"
    assert game.is_quiet()


def test_the_player_to_the_left_chooses_first() -> None:
    """Attacks: the player to the left of the attacker first."""
    game, alice, bob, carol = scenario(
        alice="hand: Bureaucrat, Duchy, Estate", bob="hand: Estate, Duchy", carol="hand: Estate, Province"
    )
    alice.plays("Bureaucrat")
    bob.puts_on_deck("Estate", of="Estate, Duchy")
    carol.puts_on_deck("Province", of="Estate, Province")
    assert alice.hand == "Duchy, Estate"
    assert bob.deck == "Estate"
    assert carol.deck == "Province"
    assert game.is_quiet()


def test_throne_room_takes_two_victory_cards() -> None:
    """Played twice: two Silvers, and each other player puts back a Victory card twice."""
    game, alice, bob = scenario(alice="hand: Throne Room, Bureaucrat", bob="hand: Estate, Duchy | deck: Gold")
    alice.plays("Throne Room")
    bob.puts_on_deck("Estate", of="Estate, Duchy")
    assert alice.deck == "2 Silver"
    assert bob.hand == ""
    assert bob.deck == "Duchy, Estate, Gold"
    assert game.is_quiet()
