"""Market: +1 Card, +1 Action, +1 Buy, +1 coin (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_one_of_each() -> None:
    """+1 Card, +1 Action, +1 Buy, +1 coin."""
    game, alice, _ = scenario(alice="hand: Market | deck: Silver, Gold", bob="")
    alice.plays("Market")
    assert (game.actions, game.buys, game.coins) == (1, 2, 1)
    assert alice.hand == "Silver"
    assert alice.deck == "Gold"
    assert game.is_quiet()
