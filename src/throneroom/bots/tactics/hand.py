"""What a hand is good for, and which of its cards it misses least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import actions_of, is_dead, known, typical_value
from throneroom.cards.base import CELLAR, CHAPEL, MINE, MONEYLENDER, THRONE_ROOM
from throneroom.cards.basic import COPPER, CURSE, ESTATE
from throneroom.cards.intrigue import BARON, COPPERSMITH, SECRET_CHAMBER
from throneroom.engine.card import Card

_ENOUGH: Final = 80
_NOTHING: Final = 1_000_000


def copies(cards: list[Card], card: Card) -> i64:
    """How often a card is there, by identity."""
    found: i64 = 0
    for held in cards:
        if held is card:
            found += 1
    return found


def _use_in(card: Card, cards: list[Card]) -> i64:
    """What an Action is good for beside these cards: some need another card to work on."""
    if card is BARON:
        if copies(cards, ESTATE):
            return 42
        return 2
    if card is COPPERSMITH:
        return 10 * copies(cards, COPPER)
    if card is MONEYLENDER:
        if copies(cards, COPPER):
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
        idle: i64 = 0
        for held in cards:
            if held is CURSE or (held.is_victory and not held.is_action and not held.is_treasure):
                idle += 1
        return 8 * idle + 4
    return typical_value(card)


def works_on_others(cards: list[Card]) -> bool:
    """Whether an Action is there whose use hangs on the cards beside it."""
    for card in cards:
        if card.is_action and known(card).depends_on_hand:
            return True
    return False


def hand_value(cards: list[Card], actions: i64) -> i64:
    """What can be done with a hand in one turn, as coins: all Treasures, and as many Actions as can be played."""
    value: i64 = 0
    terminals: i64 = 0
    best: i64 = 0
    together: i64 = 0
    for card in cards:
        if card.is_treasure:
            value += 10 * card.coins
        elif card.is_action:
            worth = _use_in(card, cards)
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
    return enough(value)


def _best_terminals(cards: list[Card], number: i64) -> i64:
    """What the best so many terminal Actions of a hand are good for, where there are more of them."""
    worths = [
        _use_in(card, cards) for card in cards if card.is_action and not card.is_treasure and not actions_of(card)
    ]
    worths.sort(reverse=True)
    return sum(worths[:number])


def enough(value: i64) -> i64:
    """Coins in tenths as a turn feels them: beyond what a Province costs they buy little more."""
    if value <= _ENOUGH:
        return value
    return _ENOUGH + (value - _ENOUGH) // 3


def least_missed(cards: list[Card], number: int, actions: i64) -> list[Card]:
    """So many cards of a hand, one by one those without which the rest is worth most."""
    return _take_least_missed(cards[:], number, actions)


def loss(cards: list[Card], number: int, actions: i64) -> i64:
    """How much less a hand is worth without so many cards, those it misses least."""
    dead: i64 = 0
    for card in cards:
        if is_dead(card):
            dead += 1
    if dead >= number and not works_on_others(cards):
        return 0
    rest = cards[:]
    _take_least_missed(rest, number, actions)
    return hand_value(cards, actions) - hand_value(rest, actions)


def _take_least_missed(rest: list[Card], number: int, actions: i64) -> list[Card]:
    """Take so many cards out of a hand."""
    gone: list[Card] = []
    if works_on_others(rest):
        while len(gone) < number:
            gone.append(rest.pop(_least_missed(rest, actions)))
        return gone
    # What does nothing in hand is missed least of all if no other card needs it.
    at: i64 = 0
    while at < len(rest) and len(gone) < number:
        if is_dead(rest[at]):
            gone.append(rest.pop(at))
        else:
            at += 1
    while len(gone) < number:
        gone.append(rest.pop(_least_useful(rest, actions)))
    return gone


def _least_missed(cards: list[Card], actions: i64) -> i64:
    """The place of the card without which the others are worth most."""
    best: i64 = -_NOTHING
    choice: i64 = 0
    for at in range(len(cards)):
        card = cards[at]
        if _place(cards, card) < at:
            continue  # a copy has been tried already
        without = _rest_value(_value_without(cards, at, actions), card)
        if without > best:
            best = without
            choice = at
    return choice


def _least_useful(cards: list[Card], actions: i64) -> i64:
    """The same for cards that do not work on others: as long as all can be played, each has its own use."""
    whole: i64 = 0
    left = actions  # when all are played; below 0 if they cannot be
    for card in cards:
        whole += _own_use(card)
        left += _own_actions(card)
    best: i64 = -_NOTHING
    choice: i64 = 0
    for at in range(len(cards)):
        card = cards[at]
        if left >= _own_actions(card):
            without = _rest_value(enough(whole - _own_use(card)), card)
        else:
            without = _rest_value(_value_without(cards, at, actions), card)
        if without > best:
            best = without
            choice = at
    return choice


def _own_use(card: Card) -> i64:
    if card.is_treasure:
        return 10 * card.coins
    if card.is_action:
        return typical_value(card)
    return 0


def _own_actions(card: Card) -> i64:
    """How many Actions more there are when the card has been played."""
    if card.is_action and not card.is_treasure:
        return actions_of(card) - 1
    return 0


def _value_without(cards: list[Card], at: int, actions: i64) -> i64:
    """What a hand is worth without the card at this place."""
    card = cards[at]
    # Their order does not matter: the last one stands in for the one left out.
    last = cards.pop()
    if at == len(cards):
        value = hand_value(cards, actions)
    else:
        cards[at] = last
        value = hand_value(cards, actions)
        cards[at] = card
    cards.append(last)
    return value


def _rest_value(value: i64, card: Card) -> i64:
    """To compare what is left without a card. Ties: what is of no use at all goes first, then what is cheapest."""
    return 100 * value - _spare(card)


def _spare(card: Card) -> i64:
    """Among cards that this hand does not miss: Victory cards and Curses before Copper, and cheap before dear."""
    if card.is_action or card.is_treasure:
        return 10 + card.cost
    return 0


def idle(cards: list[Card], actions: i64, drawn: i64) -> list[Card]:
    """The cards of a hand that are worth less than a card drawn in their place."""
    found: list[Card] = []
    rest = cards[:]
    whole = hand_value(rest, actions)
    for card in cards:
        at = _place(rest, card)
        without = hand_value(rest[:at] + rest[at + 1 :], actions)
        if whole - without < drawn:
            rest.pop(at)
            whole = without
            found.append(card)
    return found


def _place(cards: list[Card], card: Card) -> i64:
    for at, held in enumerate(cards):
        if held is card:
            return at
    return -1
