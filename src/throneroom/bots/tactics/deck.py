"""What a player's deck is made of, and how far the game has progressed.

All values are tenths of a coin: a Silver in hand is worth 20, a card drawn from a starting deck 7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.tactics.card_knowledge import actions_of, typical_value
from throneroom.cards.basic import PROVINCE
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.engine.view import View

EARLY: Final = 0
LATE: Final = 1  # points begin to count
FINAL: Final = 2  # this may be the last turn

_NOT_COUNTED: Final = -1000


def stage(view: View, cards: i64) -> i64:
    """Return the stage of the game for a deck of this many cards: EARLY, LATE or FINAL.

    A card bought now helps only if it is drawn again. With p Provinces left, each of n players has about 2p / n more
    turns and draws five cards in each. A small deck is shuffled sooner, so it can buy money for longer.
    """
    provinces = view.left(PROVINCE)
    seats = view.seats
    found: i64 = EARLY
    if provinces <= seats + 3:
        if provinces <= 1 or (provinces <= seats and 20 * provinces <= seats * cards):
            return FINAL
        if provinces <= seats or 8 * provinces <= seats * cards:
            found = LATE
    missing = view.empty_piles_to_end - view.empty_piles
    if missing <= 2:
        low = view.cards_to_end
        if low <= 2:
            return FINAL
        if low <= 2 + seats:
            found = LATE
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deck:
    """Everything a player owns, counted, and the part still to be drawn: neither in hand nor in play.

    It is valid for one decision. Each number is counted when first needed, since most decisions need only one.
    """

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._hand: list[Card] | None = None
        self._cards: i64 = _NOT_COUNTED
        self._stage: i64 = _NOT_COUNTED
        self._treasures: i64 = _NOT_COUNTED
        self._money: i64 = 0
        self._terminals: i64 = 0
        self._spare_actions: i64 = 0
        self._unseen: i64 = _NOT_COUNTED
        self._draw_value: i64 = _NOT_COUNTED
        self._draw_value_with_action: i64 = 0

    @property
    def hand(self) -> list[Card]:
        if self._hand is None:
            self._hand = self._view.hand_cards()
        return self._hand

    @property
    def cards(self) -> i64:
        if self._cards == _NOT_COUNTED:
            self._cards = self._view.owned_cards
        return self._cards

    @property
    def stage(self) -> i64:
        if self._stage == _NOT_COUNTED:
            self._stage = stage(self._view, self.cards)
        return self._stage

    @property
    def treasures(self) -> i64:
        if self._treasures == _NOT_COUNTED:
            self._count_owned()
        return self._treasures

    @property
    def money(self) -> i64:
        """The coins on all Treasures and Actions."""
        if self._treasures == _NOT_COUNTED:
            self._count_owned()
        return self._money

    def has_money(self, coins: i64) -> bool:
        """Whether there are this many coins on Treasures and Actions."""
        if self._treasures == _NOT_COUNTED and self._view.money() >= coins:
            return True  # Treasures alone suffice
        return self.money >= coins

    @property
    def terminals(self) -> i64:
        if self._treasures == _NOT_COUNTED:
            self._count_owned()
        return self._terminals

    @property
    def spare_actions(self) -> i64:
        """The Actions left over once every nonterminal has been played."""
        if self._treasures == _NOT_COUNTED:
            self._count_owned()
        return self._spare_actions

    @property
    def unseen(self) -> i64:
        """The number of cards still to be drawn."""
        if self._unseen == _NOT_COUNTED:
            view = self._view
            self._unseen = self.cards - view.hand_size(view.seat) - view.in_play_size(view.seat)
        return self._unseen

    @property
    def draw_value(self) -> i64:
        """What a drawn card is worth with no Action left to play it."""
        if self._draw_value == _NOT_COUNTED:
            self._count_unseen()
        return self._draw_value

    @property
    def draw_value_with_action(self) -> i64:
        """What a drawn card is worth with an Action left to play it."""
        if self._draw_value == _NOT_COUNTED:
            self._count_unseen()
        return self._draw_value_with_action

    def _count_owned(self) -> None:
        view = self._view
        values = _values(view)
        self._treasures = view.total_owned(values.is_treasure)
        self._money = view.total_owned(values.coins)
        self._terminals = view.total_owned(values.is_terminal)
        self._spare_actions = view.total_owned(values.spare_actions)

    def _count_unseen(self) -> None:
        """Subtract what is in hand or in play from what is owned."""
        view = self._view
        self._draw_value = 0
        unseen = self.unseen
        if unseen > 0:
            values = _values(view)
            treasures, actions = values.as_treasure, values.as_action
            value = view.total_owned(treasures) - view.total_in_hand(treasures) - view.total_in_play(treasures)
            self._draw_value = value // unseen
            value += view.total_owned(actions) - view.total_in_hand(actions) - view.total_in_play(actions)
            self._draw_value_with_action = value // unseen


@final
class _Values:
    """What each card of a Supply is worth in a deck, for the totals of a view."""

    def __init__(self, view: View) -> None:
        cards = view.supply
        actions = [card.is_action and not card.is_treasure for card in cards]
        self.cards: Final = cards
        self.is_treasure: Final = view.weights([int(card.is_treasure) for card in cards])
        self.coins: Final = view.weights([int(card.coins) * (card.is_treasure or card.is_action) for card in cards])
        self.as_treasure: Final = view.weights([10 * int(card.coins) * card.is_treasure for card in cards])
        self.as_action: Final = view.weights(
            [int(typical_value(card)) if is_one else 0 for card, is_one in zip(cards, actions, strict=True)]
        )
        self.is_terminal: Final = view.weights(
            [int(is_one and actions_of(card) == 0) for card, is_one in zip(cards, actions, strict=True)]
        )
        self.spare_actions: Final = view.weights(
            [max(0, int(actions_of(card)) - 1) if is_one else 0 for card, is_one in zip(cards, actions, strict=True)]
        )


class _Cache:
    """The values for the last Supply: most games in a row have the same one."""

    def __init__(self) -> None:
        self.values: _Values | None = None


_cache: Final = _Cache()


def _values(view: View) -> _Values:
    values = _cache.values
    if values is None or values.cards is not view.supply:
        values = _Values(view)
        _cache.values = values
    return values
