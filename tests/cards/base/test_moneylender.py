"""Moneylender: trash a Copper from hand; if you do, +3 coins (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.testing import scenario


def test_a_copper_for_three_coins() -> None:
    """Trash a Copper from hand; if you do, +3 coins. Mandatory with a Copper in hand: nobody is asked."""
    game, alice, bob = scenario(alice="hand: Moneylender, 2 Copper, Silver", bob="")
    alice.plays("Moneylender")
    assert game.coins == 3
    assert alice.hand == "Copper, Silver"
    assert game.trash == "Copper"
    assert bob.notices("trash") == [(0, "Copper", 1)]
    assert game.is_quiet()


@pytest.mark.parametrize("hand", ["-", "Silver, Gold, Estate"])
def test_without_a_copper_no_coins(hand: str) -> None:
    """If you do: without a Copper in hand there are no coins."""
    game, alice, _ = scenario(alice=f"hand: Moneylender, {hand} | deck: Copper", bob="")
    alice.plays("Moneylender")
    assert game.coins == 0
    assert alice.hand == hand
    assert game.trash == ""
    assert game.is_quiet()


@pytest.mark.parametrize(("coppers", "coins"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_throne_room_needs_two_coppers(coppers: int, coins: int) -> None:
    """Played twice: a Copper and 3 coins each time there is one."""
    game, alice, _ = scenario(alice=f"hand: Throne Room, Moneylender, {coppers} Copper", bob="")
    alice.plays("Throne Room")
    assert game.coins == coins
    assert len(game.trash) == coins // 3
    assert game.is_quiet()
