"""Which Action to play next: cards that give Actions first, then cantrips, then terminals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import actions_of, known
from throneroom.bots.tactics.choose_card import preferred_gain
from throneroom.bots.tactics.deck import Deck
from throneroom.bots.tactics.play_value import (
    MASQUERADE_LEAST,
    MASQUERADE_MOST,
    cards_drawn,
    immediate_value,
    play_value,
    without,
)
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
from throneroom.cards.second_edition.intrigue import REPLACE
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View

_LAST: Final = 1000  # after every play order
_WORTHLESS: Final = -100
_UNKNOWN: Final = -1


def next_action(bot: TacticalBot, view: View, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Choose the Action to play now, or none if every one would hurt."""
    if len(options) == 1:
        card = cast("Card", options[0])
        if card.effect is None or (card.is_attack and card is not REPLACE) or known(card).always_play:
            return options
    deck = Deck(view)
    nonterminal = _next_nonterminal(bot, view, deck, options)
    terminal: Card | None = None
    # With Actions to spare, play terminals before Minion discards the hand and before Shanty Town looks at it.
    if nonterminal is None or (view.actions > 1 and (nonterminal is MINION or nonterminal is SHANTY_TOWN)):
        terminal = _next_terminal(bot, view, deck, options)
    if terminal is not None:
        return terminal.alone
    return () if nonterminal is None else nonterminal.alone


# -- nonterminals ------------------------------------------------------------------------------------------------------


def _next_nonterminal(bot: TacticalBot, view: View, deck: Deck, options: tuple[Option, ...]) -> Card | None:
    """Return the nonterminal that comes first in play order and does not hurt."""
    best: Card | None = None
    first: i64 = _LAST
    for option in options:
        card = cast("Card", option)
        order = known(card).play_order
        if order < first and _is_nonterminal(bot, view, deck, card):
            best, first = card, order
    return best


def _is_nonterminal(bot: TacticalBot, view: View, deck: Deck, card: Card) -> bool:
    """Whether playing the card now replaces the Action it uses, and does not hurt."""
    if card is CONSPIRATOR:
        return view.actions_played >= 2
    if card is UPGRADE:
        return play_value(bot, view, deck, card) > 0
    if card is IRONWORKS:
        gained = preferred_gain(bot, view, deck, 0, 4)
        return gained is not None and gained.is_action
    if card is THRONE_ROOM:
        return _doubles_nonterminal(view, deck)
    return actions_of(card) > 0


def _doubles_nonterminal(view: View, deck: Deck) -> bool:
    """Whether Throne Room should double a nonterminal.

    With Actions to spare, doubling a terminal is better."""
    nonterminal = False
    terminal = False
    for card in deck.hand:
        if card.is_action and card is not THRONE_ROOM:
            if actions_of(card):
                nonterminal = True
            else:
                terminal = True
    return nonterminal and not (terminal and view.actions > 1)


# -- terminals ---------------------------------------------------------------------------------------------------------


def _next_terminal(bot: TacticalBot, view: View, deck: Deck, options: tuple[Option, ...]) -> Card | None:
    """Return the best terminal. With Actions to spare, cards that draw come first."""
    best = _obvious_terminal(view, deck, options, _UNKNOWN)
    if best is None:
        draw_value = deck.draw_value_with_action if view.actions > 1 else deck.draw_value
        best = _obvious_terminal(view, deck, options, draw_value)
    if best is not None:
        return best
    most: i64 = 0
    for option in options:
        card = cast("Card", option)
        if actions_of(card):
            continue
        value = play_value(bot, view, deck, card)
        if value <= 0:
            continue
        if view.actions > 1:
            value += _priority(deck, card)
        if value > most:
            best, most = card, value
    return best


def _obvious_terminal(view: View, deck: Deck, options: tuple[Option, ...], draw_value: i64) -> Card | None:
    """Return the best terminal if it can be found without evaluating effects, otherwise None.

    `draw_value` is what a drawn card is worth, or _UNKNOWN to decide without counting the deck.
    """
    best: Card | None = None
    drawn: i64 = 0
    least: i64 = 0
    most: i64 = 0
    pays = False
    for option in options:
        card = cast("Card", option)
        if actions_of(card):
            continue
        cards = cards_drawn(deck, card)
        low = immediate_value(view, deck, card)
        if draw_value >= 0:
            low += cards * draw_value
            cards = 0
        high = low
        if card is MASQUERADE:
            low += MASQUERADE_LEAST
            high += MASQUERADE_MOST
        elif card.effect is not None and (not card.is_attack or card is REPLACE):
            return None
        is_paid = low > 0
        if view.actions > 1:
            priority = _priority(deck, card)
            low += priority
            high += priority
        if best is None or (cards >= drawn and low > most):
            best, drawn, least, most, pays = card, cards, low, high, is_paid
        elif cards > drawn or high > least:
            return None
    return best if pays else None


def _priority(deck: Deck, card: Card) -> i64:
    """Return a bonus that orders the terminals when there are Actions to spare.

    Draw first, play Library once the hand is smaller, and Secret Chamber last."""
    if card is SECRET_CHAMBER:
        return 0
    if card is LIBRARY:
        return 500
    if card is THRONE_ROOM:
        return 3000
    if deck.unseen > 0 and (card.cards >= 2 or card is NOBLES):
        return 2000 + 10 * card.cards
    return 1000


# -- Throne Room -------------------------------------------------------------------------------------------------------


def double(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Throne Room: choose the card worth most played twice, plus the terminals still playable after it.

    None, if that is allowed and every card would hurt."""
    deck = Deck(view)
    best = decision.options[0]
    most = _WORTHLESS
    for option in decision.options:
        card = cast("Card", option)
        actions = view.actions + 2 * actions_of(card)
        value = 2 * play_value(bot, view, deck, card) + _other_terminals_value(bot, view, deck, card, actions)
        if value > most:
            best, most = option, value
    return () if decision.least == 0 and most < 0 else best.alone


def play_free(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Vassal: play the Action, which costs nothing, unless that would hurt."""
    card = cast("Card", decision.options[0])
    return decision.options if play_value(bot, view, Deck(view), card) >= 0 else ()


def _other_terminals_value(bot: TacticalBot, view: View, deck: Deck, card: Card, actions: int) -> int:
    """Return what the best other terminals in hand are worth with this many Actions."""
    values: list[int] = []
    for other in without(deck.hand, card):
        if other.is_action and actions_of(other) == 0:
            values.append(max(0, play_value(bot, view, deck, other)))
    values.sort(reverse=True)
    return sum(values[:actions])
