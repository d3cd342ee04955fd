"""Gardens: 1 VP for every 10 cards you own, rounded down (rules, section 8)."""

from __future__ import annotations

import pytest

from throneroom.engine import decision as verbs
from throneroom.testing import scenario


@pytest.mark.parametrize(("coppers", "points"), [(0, 0), (8, 0), (9, 1), (18, 1), (19, 2), (38, 3), (39, 4)])
def test_a_point_for_every_ten_cards_rounded_down(coppers: int, points: int) -> None:
    """1 VP for every 10 cards you own, rounded down, Gardens included: 39 cards give 3."""
    game, alice, _ = scenario(alice=f"deck: Gardens, {coppers} Copper", bob="")
    assert alice.points == points
    assert game.is_quiet()


def test_each_of_several_gardens_counts() -> None:
    """Two Gardens among 20 cards give 2 each."""
    game, alice, _ = scenario(alice="deck: 2 Gardens, 17 Copper, Estate", bob="")
    assert alice.points == 2 * 2 + 1
    assert game.is_quiet()


def test_all_cards_a_player_owns_count() -> None:
    """All cards you own count: deck, hand, discard and play area; those of others and the trash do not."""
    game, alice, _ = scenario(
        alice="hand: Gardens, 2 Copper | deck: 3 Curse | discard: 2 Silver | in play: Village, Market",
        bob="deck: Gardens, 8 Copper",
        trash="5 Gold",
    )
    assert len(alice.cards) == 10
    assert game.scores == [1 - 3, 0]
    assert game.is_quiet()


def test_gardens_cannot_be_played() -> None:
    """A Victory card is not an Action: with nothing else in hand the player goes on to buy."""
    game, alice, _ = scenario(alice="hand: Gardens", bob="")
    alice.is_asked(verbs.BUY)
    assert game.is_quiet()
