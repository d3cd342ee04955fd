"""Moat: +2 Cards; a player who reveals it is unaffected by an Attack (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_two_cards() -> None:
    """+2 Cards."""
    game, alice, _ = scenario(alice="hand: Moat | deck: Copper, Silver, Gold", bob="")
    alice.plays("Moat")
    assert (game.actions, game.buys, game.coins) == (0, 1, 0)
    assert alice.hand == "Copper, Silver"
    assert alice.deck == "Gold"
    assert game.is_quiet()


ATTACKS = ["Bureaucrat", "Militia", "Spy", "Thief", "Witch"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_player_is_unaffected(attack: str) -> None:
    """Revealing Moat makes the player unaffected by that play of that Attack; the Moat stays in hand."""
    game, alice, bob = scenario(
        alice=f"hand: {attack}", bob="hand: Moat, Estate, Duchy, Copper, Silver | deck: Gold, Silver | discard: Village"
    )
    alice.plays(attack)
    bob.reveals("Moat", of="Moat")
    assert bob.hand == "Moat, Estate, Duchy, Copper, Silver"
    assert bob.deck == "Gold, Silver"
    assert bob.discard == "Village"
    assert bob.revealed == ""
    assert game.trash == ""
    assert alice.notices("react") == [(1, "Moat", 1)]
    assert game.is_quiet()


@pytest.mark.parametrize("attack", ATTACKS)
def test_it_may_be_kept_hidden(attack: str) -> None:
    """May reveal: a player who does not is affected like any other."""
    game, alice, bob = scenario(alice=f"hand: {attack}", bob="hand: Moat, Estate, 3 Copper | deck: Gold, Silver")
    alice.plays(attack)
    bob.declines(verbs.REACT)
    if attack == "Militia":
        bob.discards("Moat, Estate")
    elif attack == "Spy":
        alice.discards("Gold")
    elif attack == "Thief":
        alice.trashes("Gold", of="Gold, Silver")
        alice.declines(verbs.GAIN)
    assert (1, "Moat", 1) not in alice.notices("react")
    assert (len(bob.hand), len(bob.deck), len(bob.discard)) == {
        "Bureaucrat": (4, 3, 0),
        "Militia": (3, 2, 2),
        "Spy": (5, 1, 1),
        "Thief": (5, 0, 1),
        "Witch": (5, 2, 1),
    }[attack]
    assert game.is_quiet()


def test_the_attackers_own_gains_are_not_stopped() -> None:
    """It does not stop the Attack for the attacker's own gains."""
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob="hand: Moat, Estate")
    alice.plays("Bureaucrat")
    bob.reveals("Moat")
    assert alice.deck == "Silver"
    assert bob.hand == "Moat, Estate"
    assert game.is_quiet()


def test_a_moat_in_play_or_deck_does_not_help() -> None:
    """Reaction cards are revealed from hand only."""
    game, alice, bob = scenario(alice="hand: Witch", bob="deck: Moat | discard: Moat")
    alice.plays("Witch")
    assert bob.discard == "Curse, Moat"
    assert game.is_quiet()
