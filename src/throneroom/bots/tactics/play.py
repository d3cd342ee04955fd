"""Which Action to play next: first what gives Actions, then what replaces itself, then the terminal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import actions_of, known
from throneroom.bots.tactics.deck import Deck
from throneroom.bots.tactics.gain import ware
from throneroom.bots.tactics.value import MASQUERADE_LEAST, MASQUERADE_MOST, at_once, draws, value, without
from throneroom.cards.base import LIBRARY, THRONE_ROOM
from throneroom.cards.intrigue import (
    CONSPIRATOR,
    IRONWORKS,
    MASQUERADE,
    MINION,
    NOBLES,
    SECRET_CHAMBER,
    SHANTY_TOWN,
    UPGRADE,
)
from throneroom.engine.card import Card, Option

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View

_LAST: Final = 1000  # beyond every play order
_WORTHLESS: Final = -100
_UNKNOWN_DRAW: Final = -1


def next_action(bot: TacticalBot, view: View, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The Action to play now, or none if all that are left would do harm."""
    if len(options) == 1:
        card = cast("Card", options[0])
        if card.effect is None or card.is_attack or known(card).always_play:
            return options
    deck = Deck(view)
    free = _next_free(bot, view, deck, options)
    terminal: Card | None = None
    # With Actions to spare, the terminal ones come before what throws the hand away or counts the Actions in it.
    if free is None or (view.actions > 1 and (free is MINION or free is SHANTY_TOWN)):
        terminal = _next_terminal(bot, view, deck, options)
    if terminal is not None:
        return terminal.alone
    return () if free is None else free.alone


def _next_free(bot: TacticalBot, view: View, deck: Deck, options: tuple[Option, ...]) -> Card | None:
    """The first card in the order that costs no Action in the end and does no harm."""
    best: Card | None = None
    first: i64 = _LAST
    for option in options:
        card = cast("Card", option)
        place = known(card).play_order
        if place < first and _is_free(bot, view, deck, card):
            best, first = card, place
    return best


def _is_free(bot: TacticalBot, view: View, deck: Deck, card: Card) -> bool:
    if card is CONSPIRATOR:
        return view.actions_played >= 2
    if card is UPGRADE:
        return value(bot, view, deck, card) > 0
    if card is IRONWORKS:
        gained = ware(bot, view, deck, 0, 4)
        return gained is not None and gained.is_action
    if card is THRONE_ROOM:
        return _throned_is_free(view, deck)
    return actions_of(card) > 0


def _throned_is_free(view: View, deck: Deck) -> bool:
    """Throne Room on a card that gives Actions; but not while a Village in hand lets a terminal one be doubled."""
    free = False
    terminal = False
    for card in deck.hand:
        if card.is_action and card is not THRONE_ROOM:
            if actions_of(card):
                free = True
            else:
                terminal = True
    return free and not (terminal and view.actions > 1)


def _next_terminal(bot: TacticalBot, view: View, deck: Deck, options: tuple[Option, ...]) -> Card | None:
    """The best terminal Action. With Actions to spare, those that draw come first: they may bring more to play."""
    best = _surely_best(view, deck, options, _UNKNOWN_DRAW)
    if best is None:
        best = _surely_best(view, deck, options, deck.lively_draw if view.actions > 1 else deck.draw)
    if best is not None:
        return best
    most: i64 = 0
    for option in options:
        card = cast("Card", option)
        if actions_of(card):
            continue
        worth_it = value(bot, view, deck, card)
        if worth_it <= 0:
            continue
        if view.actions > 1:
            worth_it += _early(deck, card)
        if worth_it > most:
            best, most = card, worth_it
    return best


def _surely_best(view: View, deck: Deck, options: tuple[Option, ...], draw: i64) -> Card | None:
    """The best terminal Action where that can be told without working out what is in the deck, or what a Masquerade
    might be rid of; else None. `draw` is what a card drawn brings, if it is known."""
    best: Card | None = None
    drawn: i64 = 0
    least: i64 = 0
    most: i64 = 0
    pays = False
    for option in options:
        card = cast("Card", option)
        if actions_of(card):
            continue
        cards = draws(deck, card)
        low = at_once(view, deck, card)
        if draw >= 0:
            low += cards * draw
            cards = 0
        high = low
        if card is MASQUERADE:
            low += MASQUERADE_LEAST
            high += MASQUERADE_MOST
        elif card.effect is not None and not card.is_attack:
            return None
        is_paid = low > 0
        if view.actions > 1:
            early = _early(deck, card)
            low += early
            high += early
        if best is None or (cards >= drawn and low > most):
            best, drawn, least, most, pays = card, cards, low, high, is_paid
        elif cards > drawn or high > least:
            return None
    return best if pays else None


def _early(deck: Deck, card: Card) -> i64:
    """With Actions to spare: drawing first, Library when the hand is smaller, Secret Chamber last of all."""
    if card is SECRET_CHAMBER:
        return 0
    if card is LIBRARY:
        return 500
    if card is THRONE_ROOM:
        return 3000
    if deck.unseen > 0 and (card.cards >= 2 or card is NOBLES):
        return 2000 + 10 * card.cards
    return 1000


def throne(bot: TacticalBot, view: View, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Throne Room: what is worth most when played twice, and what it leaves to be played after it."""
    deck = Deck(view)
    best = options[0]
    most = _WORTHLESS
    for option in options:
        card = cast("Card", option)
        actions = view.actions + 2 * actions_of(card)
        worth_it = 2 * value(bot, view, deck, card) + _others(bot, view, deck, card, actions)
        if worth_it > most:
            best, most = option, worth_it
    return best.alone


def _others(bot: TacticalBot, view: View, deck: Deck, card: Card, actions: int) -> int:
    """What the best other terminal cards of the hand bring with so many Actions."""
    values: list[int] = []
    for other in without(deck.hand, card):
        if other.is_action and actions_of(other) == 0:
            values.append(max(0, value(bot, view, deck, other)))
    values.sort(reverse=True)
    return sum(values[:actions])
