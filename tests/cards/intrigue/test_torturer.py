"""Torturer: +3 Cards. Each other player chooses one: discard 2 cards; or gain a Curse to hand."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario

MODES = "discard 2 cards, gain a Curse"


def test_discard_two_cards() -> None:
    """+3 Cards; the victim discards exactly 2, the last one named on top."""
    game, alice, bob = scenario(
        alice="hand: Torturer | deck: 3 Gold, Silver", bob="hand: Copper, Estate, Silver, Duchy"
    )
    alice.plays("Torturer")
    assert alice.hand == "3 Gold"
    bob.chooses("discard 2 cards", of=MODES, by="Torturer")
    bob.cannot_decline()
    bob.cannot_answer("Copper")
    bob.discards("Estate, Copper", of="Copper, Estate, Silver, Duchy", by="Torturer")
    assert bob.hand == "Silver, Duchy"
    assert bob.discard == "Copper, Estate"
    assert game.left("Curse") == 10
    assert game.is_quiet()


def test_gain_a_curse_to_hand() -> None:
    """Gain a Curse to hand."""
    game, alice, bob = scenario(alice="hand: Torturer", bob="hand: Copper, Estate")
    alice.plays("Torturer")
    bob.chooses("gain a Curse", of=MODES)
    assert bob.hand == "Copper, Estate, Curse"
    assert bob.discard == ""
    assert game.left("Curse") == 9
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["", "Gold", "2 Copper"])
def test_discarding_may_be_chosen_with_too_few_cards(hand: str) -> None:
    """Either may be chosen even if impossible (then as far as possible)."""
    game, alice, bob = scenario(alice="hand: Torturer", bob=f"hand: {hand} | deck: Estate")
    alice.plays("Torturer")
    bob.chooses("discard 2 cards", of=MODES)
    assert bob.hand == ""
    assert bob.discard == hand
    assert bob.deck == "Estate"
    assert game.is_quiet()


def test_a_curse_may_be_chosen_with_none_left() -> None:
    """Either may be chosen even if impossible: the Curse pile is empty."""
    game, alice, bob = scenario(alice="hand: Torturer", bob="hand: 3 Copper", supply="0 Curse")
    alice.plays("Torturer")
    bob.chooses("gain a Curse", of=MODES)
    assert bob.hand == "3 Copper"
    assert game.is_quiet()


@pytest.mark.parametrize("answer", ["", MODES])
def test_one_must_be_chosen(answer: str) -> None:
    """Choose one: not none, not both."""
    game, alice, bob = scenario(alice="hand: Torturer", bob="hand: 3 Copper")
    alice.plays("Torturer")
    bob.cannot_answer(answer)
    bob.chooses("discard 2 cards")
    assert bob.hand == "Copper"
    assert game.is_quiet()


def test_in_turn_order_each_done_before_the_next() -> None:
    """In turn order: carol chooses knowing that bob took the last Curse."""
    game, alice, bob, carol = scenario(
        alice="hand: Torturer", bob="hand: 3 Copper", carol="hand: Copper, Gold", supply="1 Curse"
    )
    alice.plays("Torturer")
    bob.chooses("gain a Curse", of=MODES)
    assert bob.hand == "3 Copper, Curse"
    carol.chooses("gain a Curse", of=MODES)
    assert carol.hand == "Copper, Gold"
    assert game.left("Curse") == 0
    assert game.is_quiet()


def test_the_order_is_clockwise() -> None:
    """The player to the left of the attacker first; they have discarded before the next one chooses."""
    game, alice, bob, carol = scenario(
        alice="hand: 3 Copper", bob="hand: Torturer", carol="hand: 2 Copper, Gold", turn="seat 1"
    )
    bob.plays("Torturer")
    carol.chooses("discard 2 cards", of=MODES)
    carol.discards("2 Copper", of="2 Copper, Gold")
    alice.chooses("gain a Curse", of=MODES)
    assert carol.hand == "Gold"
    assert alice.hand == "3 Copper, Curse"
    assert game.is_quiet()


def test_moat_protects_its_holder_only() -> None:
    """Reactions come before the +3 Cards; the protected one is not asked to choose."""
    game, alice, bob, carol = scenario(
        alice="hand: Torturer | deck: 3 Gold", bob="hand: Moat, 2 Copper", carol="hand: 3 Copper"
    )
    alice.plays("Torturer")
    assert alice.hand == ""
    bob.reveals("Moat", of="Moat")
    assert alice.hand == "3 Gold"
    carol.chooses("gain a Curse", of=MODES)
    assert bob.hand == "Moat, 2 Copper"
    assert game.is_quiet()


def test_secret_chamber_may_empty_the_hand_first() -> None:
    """Two cards put onto the deck cannot be discarded."""
    game, alice, bob = scenario(alice="hand: Torturer", bob="hand: Secret Chamber | deck: Gold, Copper")
    alice.plays("Torturer")
    bob.reveals("Secret Chamber")
    bob.puts_on_deck("Secret Chamber, Gold", of="Secret Chamber, Gold, Copper")
    bob.chooses("discard 2 cards", of=MODES)
    assert bob.hand == ""
    assert bob.deck == "Gold, Secret Chamber"
    assert bob.discard == "Copper"
    assert game.is_quiet()


def test_throne_room_tortures_twice() -> None:
    """A Curse gained to hand may be discarded to the second play."""
    game, alice, bob = scenario(alice="hand: Throne Room, Torturer | deck: 7 Copper", bob="hand: Gold, Silver")
    alice.plays("Throne Room")
    assert alice.hand == "3 Copper"
    bob.chooses("gain a Curse", of=MODES)
    assert alice.hand == "6 Copper"
    bob.chooses("discard 2 cards", of=MODES)
    bob.discards("Curse, Silver", of="Gold, Silver, Curse")
    assert bob.hand == "Gold"
    assert bob.discard == "Silver, Curse"
    assert game.is_quiet()


def test_throne_room_opens_the_window_twice() -> None:
    """A Moat revealed protects against that play only."""
    game, alice, bob = scenario(alice="hand: Throne Room, Torturer", bob="hand: Moat")
    alice.plays("Throne Room")
    bob.reveals("Moat", of="Moat")
    bob.declines()
    bob.chooses("gain a Curse", of=MODES)
    assert bob.hand == "Moat, Curse"
    assert game.is_quiet()
