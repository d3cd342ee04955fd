"""What a hand is good for, and which of its cards it misses least."""

from __future__ import annotations

from typing import Final

from throneroom.bots.tactics.use import actions_of, use
from throneroom.cards.base import CELLAR, CHAPEL, MINE, MONEYLENDER, THRONE_ROOM
from throneroom.cards.basic import COPPER, CURSE, ESTATE
from throneroom.cards.intrigue import BARON, COPPERSMITH, SECRET_CHAMBER
from throneroom.engine.card import Card

_ENOUGH: Final = 80
_NOTHING: Final = 1_000_000


def copies(cards: list[Card], card: Card) -> int:
    """How often a card is there, by identity."""
    found = 0
    for held in cards:
        if held is card:
            found += 1
    return found


def _use_in(card: Card, cards: list[Card]) -> int:
    """What an Action is good for beside these cards: some need another card to work on."""
    if card is BARON:
        return 42 if copies(cards, ESTATE) else 2
    if card is COPPERSMITH:
        return 10 * copies(cards, COPPER)
    if card is MONEYLENDER:
        return 22 if copies(cards, COPPER) else 0
    if card is MINE:
        for held in cards:
            if held.is_treasure:
                return 20
        return 0
    if card is THRONE_ROOM:
        best = 0
        for held in cards:
            if held.is_action and held is not THRONE_ROOM:
                best = max(best, use(held))
        return best
    if card is CHAPEL or card is CELLAR or card is SECRET_CHAMBER:
        idle = 0
        for held in cards:
            if held is CURSE or (held.is_victory and not held.is_action and not held.is_treasure):
                idle += 1
        return 8 * idle + 4
    return use(card)


def hand_value(cards: list[Card], actions: int) -> int:
    """What can be done with a hand in one turn, as coins: all Treasures, and as many Actions as can be played."""
    value = 0
    terminals: list[int] = []
    for card in cards:
        if card.is_treasure:
            value += 10 * card.coins
        elif card.is_action:
            given = actions_of(card)
            if given:
                actions += given - 1
                value += _use_in(card, cards)
            else:
                terminals.append(_use_in(card, cards))
    if len(terminals) > actions:
        terminals.sort()
        terminals = terminals[len(terminals) - actions :] if actions > 0 else []
    for worth in terminals:
        value += worth
    return enough(value)


def enough(value: int) -> int:
    """Coins in tenths as a turn feels them: beyond what a Province costs they buy little more."""
    return value if value <= _ENOUGH else _ENOUGH + (value - _ENOUGH) // 3


def least_missed(cards: list[Card], number: int, actions: int) -> list[Card]:
    """So many cards of a hand, one by one those without which the rest is worth most."""
    rest = cards[:]
    gone: list[Card] = []
    for _ in range(number):
        best = -_NOTHING
        choice = 0
        for at in range(len(rest)):
            if _place(rest, rest[at]) < at:
                continue  # a copy has been tried already
            card = rest.pop(at)
            # Ties: what is of no use at all goes first, then what is cheapest.
            without = 100 * hand_value(rest, actions) - _spare(card)
            rest.insert(at, card)
            if without > best:
                best = without
                choice = at
        gone.append(rest.pop(choice))
    return gone


def _spare(card: Card) -> int:
    """Among cards that this hand does not miss: Victory cards and Curses before Copper, and cheap before dear."""
    if card.is_action or card.is_treasure:
        return 10 + card.cost
    return 0


def idle(cards: list[Card], actions: int, drawn: int) -> list[Card]:
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


def _place(cards: list[Card], card: Card) -> int:
    for at, held in enumerate(cards):
        if held is card:
            return at
    return -1
