"""Smithy: +3 Cards (rules, section 8)."""

from __future__ import annotations

from throneroom.testing import scenario


def test_three_cards() -> None:
    """+3 Cards."""
    game, alice, _ = scenario(alice="hand: Smithy, Estate | deck: Copper, Silver, Gold, Duchy", bob="")
    alice.plays("Smithy")
    assert game.actions == 0
    assert alice.hand == "Estate, Copper, Silver, Gold"
    assert alice.deck == "Duchy"
    assert game.is_quiet()


def test_take_what_is_left_first_then_shuffle_then_continue() -> None:
    """Take what is left first, then shuffle, then continue."""
    game, alice, _ = scenario(alice="hand: Smithy | deck: Gold, Silver | discard: 3 Copper", bob="")
    alice.plays("Smithy")
    assert alice.hand == "Gold, Silver, Copper"
    assert alice.deck == "2 Copper"
    assert alice.discard == ""
    assert game.is_quiet()


def test_never_shuffle_earlier_than_needed() -> None:
    """The last card of the deck is drawn: the discard pile stays until the next card is needed."""
    game, alice, _ = scenario(alice="hand: Smithy | deck: Gold, Silver, Copper | discard: Estate", bob="")
    alice.plays("Smithy")
    assert alice.deck == ""
    assert alice.discard == "Estate"
    assert alice.notices("shuffle") == []
    assert game.is_quiet()


def test_too_few_cards() -> None:
    """If there are still too few cards, continue with what there is; the Smithy in play is not shuffled in."""
    game, alice, _ = scenario(alice="hand: Smithy | deck: Gold | discard: Silver", bob="")
    alice.plays("Smithy")
    assert alice.hand == "Gold, Silver"
    assert alice.in_play == "Smithy"
    assert game.is_quiet()
