"""Festival: +2 Actions, +1 Buy, +2 coins (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_two_actions_a_buy_and_two_coins() -> None:
    """+2 Actions, +1 Buy, +2 coins."""
    game, alice, _ = scenario(alice="hand: Festival, Copper | deck: Gold", bob="")
    alice.plays("Festival")
    assert (game.actions, game.buys, game.coins) == (2, 2, 2)
    assert alice.hand == "Copper"
    assert alice.in_play == "Festival"
    assert game.is_quiet()
