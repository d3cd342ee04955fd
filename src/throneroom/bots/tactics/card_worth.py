"""What a card is worth to a deck, and what the deck gains by trashing it, in tenths of a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import actions_of
from throneroom.bots.tactics.deck import EARLY, FINAL, LATE, Deck
from throneroom.cards.base import GARDENS
from throneroom.cards.basic import COPPER, DUCHY, ESTATE, PROVINCE
from throneroom.cards.intrigue import BARON, COPPERSMITH, DUKE, HAREM
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.engine.view import View

LEAST_MONEY: Final = 6  # coins that a deck always keeps


def card_worth(view: View, deck: Deck, card: Card) -> i64:
    """Return what owning the card is worth for the rest of the game; negative if it clogs the deck."""
    if card.is_curse:
        return -30
    stage = deck.stage
    if card is ESTATE:
        if view.owns(BARON) and view.owns(ESTATE) <= 2:
            return 15
        return _by_stage(stage, -8, 4, 25)
    if card is COPPER:
        if view.owns(GARDENS) or view.owns(COPPERSMITH):
            return 6
        if deck.has_money(LEAST_MONEY):
            return _by_stage(stage, -4, -2, 0)
        return 5
    if card is DUCHY:
        return _by_stage(stage, 8, 50, 75) + 10 * view.owns(DUKE)
    if card is PROVINCE:
        return _by_stage(stage, 85, 130, 160)
    if card is GARDENS:
        return max(5, deck.cards) * (1 + stage)
    if card is DUKE:
        return 15 * view.owns(DUCHY) * (1 + stage) // 2
    points: i64 = card.points
    if points:
        points = 10 * points * (1 + stage) // 2
    if not card.is_action and not card.is_treasure:
        return points
    value = 10 * card.cost
    if card is HAREM:
        value = 45  # hardly more than a Silver; its points are added below
    if card.is_action:
        value += 3
        if actions_of(card) == 0 and deck.terminals > 1 + deck.spare_actions + deck.cards // 8:
            value -= 12  # one more terminal would often be drawn dead
    if stage == FINAL:
        value //= 3
    return value + points


def worth_at_least(card: Card) -> i64:
    """Return a lower bound on `card_worth` in any deck, for an Action or a Treasure except Copper."""
    points: i64 = card.points
    return (10 * card.cost - 9) // 3 + min(0, 15 * points)


def _by_stage(stage: i64, early: i64, late: i64, final: i64) -> i64:
    if stage == EARLY:
        return early
    if stage == LATE:
        return late
    return final


def trash_value(view: View, deck: Deck, card: Card) -> i64:
    """Return what the deck gains by trashing the card; positive if it is better off without it.

    A deck must be able to buy, so Copper is worth trashing only while there is enough money.
    """
    if card.is_curse:
        return 30
    if card is not ESTATE and card is not COPPER:
        return -1
    if view.owns(GARDENS) and deck.cards > 12:
        return -1
    if card is ESTATE:
        return -card_worth(view, deck, card)
    if view.owns(COPPERSMITH) or deck.stage == FINAL:
        return -1
    return 4 if deck.has_money(LEAST_MONEY + 1) else -10
