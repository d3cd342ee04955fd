"""What an Action brings when it is played now, from this hand and this deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import known
from throneroom.bots.tactics.deck import EARLY, FINAL, LEAST_MONEY, Deck, junk, worth
from throneroom.bots.tactics.gain import ware_worth
from throneroom.bots.tactics.give_up import least_worth, mined, trade_value, unwanted
from throneroom.bots.tactics.hand import copies, idle
from throneroom.cards.base import (
    ADVENTURER,
    CELLAR,
    CHAPEL,
    FEAST,
    GARDENS,
    LIBRARY,
    MILITIA,
    MINE,
    MONEYLENDER,
    REMODEL,
    THRONE_ROOM,
    WITCH,
    WORKSHOP,
)
from throneroom.cards.basic import COPPER, CURSE, ESTATE, SILVER
from throneroom.cards.intrigue import (
    BARON,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    COURTYARD,
    IRONWORKS,
    MASQUERADE,
    NOBLES,
    SECRET_CHAMBER,
    STEWARD,
    TRADING_POST,
    UPGRADE,
)
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


# What Masquerade's words are worth, with nothing to be rid of and with plenty.
MASQUERADE_LEAST: Final = 6
MASQUERADE_MOST: Final = 18


def value(bot: TacticalBot, view: View, deck: Deck, card: Card) -> i64:
    """What playing a card now brings, in tenths of a coin. 0 or less: it is better not played."""
    drawn = draws(deck, card)
    if drawn:
        drawn *= _draw(view, deck, card)
    if card.effect is None or card.is_attack:
        return drawn + at_once(view, deck, card)
    return drawn + at_once(view, deck, card) + _worked_out(bot, view, deck, card)


def draws(deck: Deck, card: Card) -> i64:
    """How many cards a play draws, as far as there are any."""
    if card.cards <= deck.unseen:
        return card.cards
    return max(0, deck.unseen)


def at_once(view: View, deck: Deck, card: Card) -> i64:
    """What a play brings beside the cards it draws, and what its words do for its player."""
    printed = 10 * card.coins + 3 * card.buys
    if card.is_attack:
        return printed + _harm(view, deck, card)
    if card.effect is None and (card.actions or card.coins):
        return printed + 1
    return printed


def _draw(view: View, deck: Deck, card: Card) -> i64:
    """What a card brings that is drawn by this one."""
    return deck.lively_draw if view.actions + card.actions > 1 else deck.draw


def _harm(view: View, deck: Deck, card: Card) -> i64:
    """What an Attack does beyond its plus-signs."""
    if card is WITCH and view.left(CURSE) == 0:
        return 0
    row = known(card)
    if card is MILITIA:
        for seat in range(view.seats):
            if seat != view.seat and view.hand_size(seat) > 3:
                return row.attack_value
        return 0
    if row.attack_fades and deck.stage == FINAL:
        return row.attack_value - row.attack_fades
    return row.attack_value


def _worked_out(bot: TacticalBot, view: View, deck: Deck, card: Card) -> i64:
    """What the words of a card are worth with this hand, beyond its plus-signs."""
    hand = deck.hand
    if card is MASQUERADE:
        return MASQUERADE_LEAST + 6 * len(unwanted(bot, view, deck, hand, 2))
    draw = _draw(view, deck, card)
    if card is ADVENTURER:
        return 20 * (deck.money + 3) // (deck.treasures + 3)
    if card is CELLAR:
        return len(idle(hand, view.actions, draw)) * draw // 2
    if card is CHAPEL:
        return sum([6 + junk(view, deck, held) for held in unwanted(bot, view, deck, hand, 4)])
    if card is FEAST or card is WORKSHOP or card is IRONWORKS:
        won = ware_worth(bot, view, deck, 0, 5 if card is FEAST else 4) - (10 if card is FEAST else 0)
        return won * 3 // 4 + (4 if card is IRONWORKS and won > 0 else 0)
    if card is LIBRARY:
        return max(0, min(8 - len(hand), deck.unseen)) * draw
    if card is MINE:
        return max([mined(view, held) for held in hand if held.is_treasure], default=0)
    if card is MONEYLENDER:
        return 25 if copies(hand, COPPER) and deck.money > LEAST_MONEY else 0
    if card is REMODEL or card is UPGRADE:
        return _trade(bot, view, deck, card)
    if card is THRONE_ROOM:
        return _throned(bot, view, deck)
    if card is COURTYARD:
        return -draw // 2
    if card is SECRET_CHAMBER:
        return 10 * (len(idle(without(hand, card), view.actions - 1, 10)))
    if card is STEWARD:
        return max(22, 2 * draw)
    if card is BARON:
        if copies(hand, ESTATE):
            return 40
        return 10 * view.owns(GARDENS) - 5 if deck.stage == EARLY else 5
    if card is BRIDGE:
        return 10 * view.buys + 8
    if card is CONSPIRATOR:
        return draw if view.actions_played >= 2 else 0
    if card is COPPERSMITH:
        return 10 * copies(hand, COPPER)
    if card is TRADING_POST:
        return _trading_post(view, deck)
    if card is NOBLES:
        return max(3 * draw, 12)
    return known(card).effect_value


def without(hand: list[Card], card: Card) -> list[Card]:
    """The hand when a card has been played."""
    rest = hand[:]
    rest.remove(card)
    return rest


def _trade(bot: TacticalBot, view: View, deck: Deck, card: Card) -> int:
    """Remodel, Upgrade: what the best exchange wins; less than nothing if all in hand is better kept."""
    rest = without(deck.hand, card)
    if not rest:
        return 0
    least, most = (1, 1) if card is UPGRADE else (0, 2)
    return max([trade_value(bot, view, deck, held, least, most) for held in rest])


def _throned(bot: TacticalBot, view: View, deck: Deck) -> int:
    """Throne Room: twice the best other Action."""
    best = 0
    for held in deck.hand:
        if held.is_action and held is not THRONE_ROOM:
            best = max(best, value(bot, view, deck, held))
    return 2 * best


def _trading_post(view: View, deck: Deck) -> int:
    """Two cards for a Silver in hand."""
    rest = without(deck.hand, TRADING_POST)
    if len(rest) < 2:
        return 0
    won = 20 if view.left(SILVER) else 0
    for lost in least_worth(view, deck, rest, 2):
        won -= max(worth(view, deck, lost), 10 * lost.coins if lost.is_treasure else -20)
    return won
