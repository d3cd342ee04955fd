"""Forced questions: between people, a game asks about hands even if there is only one legal answer.

Otherwise the others could tell from who is asked what is in a hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario

ATTACKED = "hand: 4 Copper, Estate"


def attack(bob: str, **options: Any) -> tuple[Any, ...]:
    game, alice, bob_seat = scenario(alice="hand: Witch", bob=bob, kingdom="Moat, Secret Chamber", **options)
    alice.plays("Witch")
    return game, alice, bob_seat


def test_without_it_only_a_player_with_a_reaction_is_asked() -> None:
    game, _alice, _bob = attack(ATTACKED + " | discard: Moat")
    assert game.decision.seat == 0


@pytest.mark.parametrize("bob", [ATTACKED + " | discard: Moat", "hand: 4 Copper, Moat | discard: Estate"])
def test_every_victim_is_asked_for_a_reaction_once_somebody_owns_one(bob: str) -> None:
    _game, _alice, victim = attack(bob, asks_forced=True)
    victim.is_asked(verbs.REACT)
    victim.declines(verbs.REACT)
    assert victim.discard == ("Curse, Estate" if "Moat |" in bob else "Curse, Moat")


def test_nobody_is_asked_if_everybody_knows_that_nobody_owns_a_reaction() -> None:
    game, _alice, _victim = attack(ATTACKED, asks_forced=True)
    assert game.decision.seat == 0


def test_after_a_reaction_the_victim_is_asked_again_while_somebody_owns_another_kind() -> None:
    game, _alice, bob = attack("hand: 4 Copper, Moat | deck: Secret Chamber", asks_forced=True)
    bob.reveals("Moat")
    bob.is_asked(verbs.REACT, of="-")
    assert game.decision.is_forced
    bob.declines(verbs.REACT)
    game, _alice, bob = attack("hand: 4 Copper, Moat", asks_forced=True)
    bob.reveals("Moat")
    assert game.decision.seat == 0


@pytest.mark.parametrize(("hand", "is_forced"), [("5 Copper", True), ("4 Copper, Estate", False)])
def test_a_hand_of_equal_cards_is_asked_like_any_other(hand: str, is_forced: bool) -> None:
    game, alice, bob = scenario(alice="hand: Militia", bob=f"hand: {hand}", kingdom="Cellar", asks_forced=True)
    alice.plays("Militia")
    assert bob.is_asked(verbs.DISCARD).is_forced == is_forced
    bob.discards("2 Copper")
    assert len(bob.hand) == 3
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["5 Copper", "4 Copper, Estate", "3 Copper, Estate, Duchy"])
def test_a_victim_of_a_bureaucrat_is_asked_with_any_hand(hand: str) -> None:
    game, alice, bob = scenario(alice="hand: Bureaucrat", bob=f"hand: {hand}", asks_forced=True)
    alice.plays("Bureaucrat")
    assert bob.is_asked(verbs.PUT_ON_DECK)
    bob.answers_as_little_as_possible()
    assert game.decision.seat == 0


def test_an_empty_hand_is_asked_nothing() -> None:
    """Everybody sees that it is empty."""
    game, alice, _bob = scenario(alice="hand: Militia", bob="discard: Moat", asks_forced=True)
    alice.plays("Militia")
    assert game.decision.seat == 0


@pytest.mark.parametrize("hand", ["Copper", "Estate"])
def test_a_baron_asks_with_or_without_an_estate(hand: str) -> None:
    _game, alice, _bob = scenario(alice=f"hand: Baron, {hand}", bob="", asks_forced=True)
    alice.plays("Baron")
    assert alice.is_asked(verbs.DISCARD).is_forced == (hand == "Copper")
    alice.answers(verbs.DISCARD, "-")
    assert alice.discard == "Estate"


@pytest.mark.parametrize("deck", ["", "deck: Copper"])
def test_a_chancellor_asks_with_or_without_a_deck(deck: str) -> None:
    _game, alice, _bob = scenario(alice=f"hand: Chancellor | {deck}", bob="", asks_forced=True)
    alice.plays("Chancellor")
    alice.is_asked(verbs.DISCARD_DECK)
    alice.puts_deck_into_discard()
    assert alice.discard == ("Copper" if deck else "-")
