"""Laboratory: +2 Cards, +1 Action (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_two_cards_and_an_action() -> None:
    """+2 Cards, +1 Action."""
    game, alice, _ = scenario(alice="hand: Laboratory | deck: Laboratory, Copper, Gold", bob="")
    alice.plays("Laboratory")
    assert (game.actions, game.buys, game.coins) == (1, 1, 0)
    assert alice.hand == "Laboratory, Copper"
    assert alice.deck == "Gold"
    assert game.is_quiet()
