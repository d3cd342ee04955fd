"""Village: +1 Card, +2 Actions (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_a_card_and_two_actions() -> None:
    """+1 Card, +2 Actions."""
    game, alice, _ = scenario(alice="hand: Village | deck: Silver, Gold", bob="")
    alice.plays("Village")
    assert (game.actions, game.buys, game.coins) == (2, 1, 0)
    assert alice.hand == "Silver"
    assert alice.deck == "Gold"
    assert game.is_quiet()
