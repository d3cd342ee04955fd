"""What a hand is worth in one turn, in tenths of a coin, and which of its cards it misses least."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import actions_of, is_dead, known, typical_value
from throneroom.cards.base import CELLAR, CHAPEL, MINE, MONEYLENDER, THRONE_ROOM
from throneroom.cards.basic import COPPER, CURSE, ESTATE
from throneroom.cards.intrigue import BARON, COPPERSMITH, SECRET_CHAMBER
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.engine.view import View

_PROVINCE_COST: Final = 80
_WORSE_THAN_ANYTHING: Final = -1_000_000


def purse(view: View) -> i64:
    """Return the coins to spend if every Treasure in hand is played and no more Actions."""
    return view.coins + view.coins_in_hand()


def count_of(cards: list[Card], card: Card) -> i64:
    """Count the copies of a card by identity; `list.count` is slower."""
    found: i64 = 0
    for held in cards:
        if held is card:
            found += 1
    return found


# -- the whole hand ----------------------------------------------------------------------------------------------------


def hand_value(cards: list[Card], actions: i64) -> i64:
    """Return what a hand is worth in one turn: all its Treasures, and as many Actions as can be played."""
    value: i64 = 0
    terminals: i64 = 0
    best: i64 = 0
    together: i64 = 0
    for card in cards:
        if card.is_treasure:
            value += 10 * card.coins
        elif card.is_action:
            worth = _value_in(card, cards)
            given = actions_of(card)
            if given:
                actions += given - 1
                value += worth
            else:
                terminals += 1
                together += worth
                if worth > best:
                    best = worth
    if terminals <= actions:
        value += together
    elif actions == 1:
        value += best
    elif actions > 1:
        value += _best_terminals(cards, actions)
    return taper(value)


def taper(value: i64) -> i64:
    """Count only a third of what exceeds the cost of a Province: it buys little more."""
    if value <= _PROVINCE_COST:
        return value
    return _PROVINCE_COST + (value - _PROVINCE_COST) // 3


def _value_in(card: Card, cards: list[Card]) -> i64:
    """Return what an Action is worth in a hand with these cards: some need another card to act on."""
    if card is BARON:
        if count_of(cards, ESTATE):
            return 42
        return 2
    if card is COPPERSMITH:
        return 10 * count_of(cards, COPPER)
    if card is MONEYLENDER:
        if count_of(cards, COPPER):
            return 22
        return 0
    if card is MINE:
        for held in cards:
            if held.is_treasure:
                return 20
        return 0
    if card is THRONE_ROOM:
        best: i64 = 0
        for held in cards:
            if held.is_action and held is not THRONE_ROOM:
                best = max(best, typical_value(held))
        return best
    if card is CHAPEL or card is CELLAR or card is SECRET_CHAMBER:
        dead: i64 = 0
        for held in cards:
            if held is CURSE or (held.is_victory and not held.is_action and not held.is_treasure):
                dead += 1
        return 8 * dead + 4
    return typical_value(card)


def any_depends_on_hand(cards: list[Card]) -> bool:
    """Whether there is an Action whose value depends on the other cards in hand."""
    for card in cards:
        if card.is_action and known(card).depends_on_hand:
            return True
    return False


def _best_terminals(cards: list[Card], number: i64) -> i64:
    """Return the total value of the best `number` terminals, for a hand that has more than that."""
    values = [
        _value_in(card, cards) for card in cards if card.is_action and not card.is_treasure and not actions_of(card)
    ]
    values.sort(reverse=True)
    return sum(values[:number])


# -- the cards it misses least -----------------------------------------------------------------------------------------


def least_missed(cards: list[Card], number: int, actions: i64) -> list[Card]:
    """Return this many cards, chosen one at a time so that the rest of the hand is worth most."""
    return _take_least_missed(cards[:], number, actions)


def discard_cost(cards: list[Card], number: int, actions: i64) -> i64:
    """Return how much less a hand is worth without the cards it misses least."""
    dead: i64 = 0
    for card in cards:
        if is_dead(card):
            dead += 1
    if dead >= number and not any_depends_on_hand(cards):
        return 0
    rest = cards[:]
    _take_least_missed(rest, number, actions)
    return hand_value(cards, actions) - hand_value(rest, actions)


def idle_cards(cards: list[Card], actions: i64, draw_value: i64) -> list[Card]:
    """Return the cards of a hand that are worth less than a card drawn to replace them."""
    found: list[Card] = []
    rest = cards[:]
    whole = hand_value(rest, actions)
    for card in cards:
        at = _index_of(rest, card)
        without = hand_value(rest[:at] + rest[at + 1 :], actions)
        if whole - without < draw_value:
            rest.pop(at)
            whole = without
            found.append(card)
    return found


def _take_least_missed(rest: list[Card], number: int, actions: i64) -> list[Card]:
    """Remove this many cards from a hand and return them."""
    gone: list[Card] = []
    if any_depends_on_hand(rest):
        while len(gone) < number:
            gone.append(rest.pop(_least_missed_index(rest, actions)))
        return gone
    # Dead cards are missed least, since no other card needs them.
    at: i64 = 0
    while at < len(rest) and len(gone) < number:
        if is_dead(rest[at]):
            gone.append(rest.pop(at))
        else:
            at += 1
    while len(gone) < number:
        gone.append(rest.pop(_least_valuable_index(rest, actions)))
    return gone


def _least_missed_index(cards: list[Card], actions: i64) -> i64:
    """Return the index of the card whose removal leaves the hand worth most."""
    best: i64 = _WORSE_THAN_ANYTHING
    choice: i64 = 0
    for at in range(len(cards)):
        card = cards[at]
        if _index_of(cards, card) < at:
            continue  # a copy has been tried already
        without = _rank_without(_value_without(cards, at, actions), card)
        if without > best:
            best = without
            choice = at
    return choice


def _least_valuable_index(cards: list[Card], actions: i64) -> i64:
    """Return the same index, faster, for cards that do not depend on each other.

    If all can be played, their values simply add up."""
    whole: i64 = 0
    left = actions  # Actions left once all are played; negative if they cannot be
    for card in cards:
        whole += _value_alone(card)
        left += _net_actions(card)
    best: i64 = _WORSE_THAN_ANYTHING
    choice: i64 = 0
    for at in range(len(cards)):
        card = cards[at]
        if left >= _net_actions(card):
            without = _rank_without(taper(whole - _value_alone(card)), card)
        else:
            without = _rank_without(_value_without(cards, at, actions), card)
        if without > best:
            best = without
            choice = at
    return choice


def _value_alone(card: Card) -> i64:
    if card.is_treasure:
        return 10 * card.coins
    if card.is_action:
        return typical_value(card)
    return 0


def _net_actions(card: Card) -> i64:
    """Return how the number of Actions changes when the card is played."""
    if card.is_action and not card.is_treasure:
        return actions_of(card) - 1
    return 0


def _value_without(cards: list[Card], at: int, actions: i64) -> i64:
    """Return what a hand is worth without the card at this index."""
    card = cards[at]
    # The order does not matter, so the last card can fill the gap.
    last = cards.pop()
    if at == len(cards):
        value = hand_value(cards, actions)
    else:
        cards[at] = last
        value = hand_value(cards, actions)
        cards[at] = card
    cards.append(last)
    return value


def _rank_without(value: i64, card: Card) -> i64:
    """Rank removing the card, after which the hand is worth `value`. Ties: dead cards first, then cheap."""
    return 100 * value - _tie_break(card)


def _tie_break(card: Card) -> i64:
    if card.is_action or card.is_treasure:
        return 10 + card.cost
    return 0


def _index_of(cards: list[Card], card: Card) -> i64:
    for at, held in enumerate(cards):
        if held is card:
            return at
    return -1
