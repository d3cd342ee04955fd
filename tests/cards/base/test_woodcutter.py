"""Woodcutter: +1 Buy, +2 coins (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_a_buy_and_two_coins() -> None:
    """+1 Buy, +2 coins."""
    game, alice, _ = scenario(alice="hand: Woodcutter | deck: Gold", bob="")
    alice.plays("Woodcutter")
    assert (game.actions, game.buys, game.coins) == (0, 2, 2)
    assert alice.hand == ""
    assert game.is_quiet()
