"""Witch: +2 Cards; each other player gains a Curse (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


def test_two_cards_and_curses_for_the_others() -> None:
    """+2 Cards. Each other player gains a Curse to their discard pile."""
    game, alice, bob, carol = scenario(
        alice="hand: Witch | deck: Silver, Gold, Copper", bob="hand: Gold | discard: Copper", carol="", supply="9 Curse"
    )
    alice.plays("Witch")
    assert alice.hand == "Silver, Gold"
    assert alice.cards == "Witch, Silver, Gold, Copper"
    assert bob.hand == "Gold"
    assert bob.discard == "Curse, Copper"
    assert carol.discard == "Curse"
    assert game.left("Curse") == 7
    assert alice.notices("gain") == [(1, "Curse", 1), (2, "Curse", 1)]
    assert game.is_quiet()


@pytest.mark.parametrize(("curses", "cursed"), [(0, ""), (1, "1"), (2, "12"), (3, "123")])
def test_too_few_curses(curses: int, cursed: str) -> None:
    """Too few Curses: in turn order from the left. None left: still +2 Cards."""
    game, alice, *others = scenario(
        alice="hand: Witch | deck: 3 Copper", bob="", carol="", dora="", supply=f"{curses} Curse"
    )
    alice.plays("Witch")
    assert alice.hand == "2 Copper"
    for seat in others:
        assert seat.discard == ("Curse" if str(seat.number) in cursed else "")
    assert game.left("Curse") == 0
    assert game.is_quiet()


def test_turn_order_begins_at_the_attackers_left() -> None:
    """In turn order from the left of the attacker, not from the first seat."""
    game, alice, bob, carol = scenario(alice="", bob="hand: Witch", carol="", turn="seat 1", supply="1 Curse")
    bob.plays("Witch")
    assert carol.discard == "Curse"
    assert alice.discard == ""
    assert game.is_quiet()


def test_a_moat_leaves_the_curse_to_the_next_player() -> None:
    """A protected player gains none: the last Curse goes to the next player."""
    game, alice, bob, carol = scenario(alice="hand: Witch", bob="hand: Moat", carol="", supply="1 Curse")
    alice.plays("Witch")
    bob.reveals("Moat")
    assert bob.discard == ""
    assert carol.discard == "Curse"
    assert game.is_quiet()


def test_the_cards_are_drawn_after_the_reactions() -> None:
    """Reactions come before anything of the card is done, before its +Cards too."""
    game, alice, bob = scenario(alice="hand: Witch | deck: 2 Gold", bob="hand: Moat")
    alice.plays("Witch")
    bob.is_asked(verbs.REACT)
    assert alice.hand == ""
    bob.declines()
    assert alice.hand == "2 Gold"
    assert bob.discard == "Curse"
    assert game.is_quiet()


def test_throne_room_gives_two_curses() -> None:
    """Played twice: +4 Cards, and two Curses for each other player."""
    game, alice, bob, carol = scenario(
        alice="hand: Throne Room, Witch | deck: 5 Copper", bob="", carol="", supply="3 Curse"
    )
    alice.plays("Throne Room")
    assert alice.hand == "4 Copper"
    assert bob.discard == "2 Curse"
    assert carol.discard == "Curse"
    assert game.is_quiet()
