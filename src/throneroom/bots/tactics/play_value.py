"""What playing an Action is worth now, with this hand and this deck. All values are tenths of a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import known
from throneroom.bots.tactics.card_worth import LEAST_MONEY, card_worth, trash_value
from throneroom.bots.tactics.choose_card import gain_worth
from throneroom.bots.tactics.deck import EARLY, FINAL, Deck
from throneroom.bots.tactics.give_up import least_valuable, mining_value, trade_value, unwanted
from throneroom.bots.tactics.hand_value import count_of, idle_cards
from throneroom.bots.tactics.language_value import tree_value
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
from throneroom.cards.second_edition.base import ARTISAN, MERCHANT
from throneroom.cards.second_edition.intrigue import COURTIER, DIPLOMAT, REPLACE
from throneroom.engine.card import Card, distinct

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


# What Masquerade's effect is worth with nothing to get rid of, and with plenty.
MASQUERADE_LEAST: Final = 6
MASQUERADE_MOST: Final = 18


def play_value(bot: TacticalBot, view: View, deck: Deck, card: Card) -> i64:
    """Return what playing a card now is worth; 0 or less if it is better not to play it."""
    drawn = cards_drawn(deck, card)
    if drawn:
        drawn *= _draw_value(view, deck, card)
    if card.effect is None or (card.is_attack and card is not REPLACE):
        return drawn + immediate_value(view, deck, card)
    return drawn + immediate_value(view, deck, card) + _effect_value(bot, view, deck, card)


def cards_drawn(deck: Deck, card: Card) -> i64:
    """Return how many cards the plus-signs draw, limited by the cards left to draw."""
    if card.cards <= deck.unseen:
        return card.cards
    return max(0, deck.unseen)


def immediate_value(view: View, deck: Deck, card: Card) -> i64:
    """Return what a play is worth apart from the cards it draws and its effect for the player."""
    printed = 10 * card.coins + 3 * card.buys
    if card.is_attack:
        return printed + _attack_value(view, deck, card)
    if card.effect is None and (card.actions or card.coins):
        return printed + 1
    return printed


def _draw_value(view: View, deck: Deck, card: Card) -> i64:
    """Return what a card drawn by this one is worth."""
    return deck.draw_value_with_action if view.actions + card.actions > 1 else deck.draw_value


def _attack_value(view: View, deck: Deck, card: Card) -> i64:
    """Return what an Attack is worth beyond its plus-signs."""
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


def _effect_value(bot: TacticalBot, view: View, deck: Deck, card: Card) -> i64:
    """Return what the effect is worth with this hand, beyond the plus-signs."""
    hand = deck.hand
    if card is MASQUERADE:
        return MASQUERADE_LEAST + 6 * len(unwanted(bot, view, deck, hand, 2))
    draw = _draw_value(view, deck, card)
    if card is ADVENTURER:
        return 20 * (deck.money + 3) // (deck.treasures + 3)
    if card is CELLAR:
        return len(idle_cards(hand, view.actions, draw)) * draw // 2
    if card is CHAPEL:
        return sum([6 + trash_value(view, deck, held) for held in unwanted(bot, view, deck, hand, 4)])
    if card is FEAST or card is WORKSHOP or card is IRONWORKS:
        won = gain_worth(bot, view, deck, 0, 5 if card is FEAST else 4) - (10 if card is FEAST else 0)
        return won * 3 // 4 + (4 if card is IRONWORKS and won > 0 else 0)
    if card is LIBRARY:
        return max(0, min(8 - len(hand), deck.unseen)) * draw
    if card is MINE:
        return max([mining_value(view, held) for held in hand if held.is_treasure], default=0)
    if card is MONEYLENDER:
        return 25 if count_of(hand, COPPER) and deck.money > LEAST_MONEY else 0
    if card is REMODEL or card is UPGRADE or card is REPLACE:
        return _best_trade_value(bot, view, deck, card)
    if card is THRONE_ROOM:
        return _doubled_value(bot, view, deck)
    if card is COURTYARD:
        return -draw // 2
    if card is SECRET_CHAMBER:
        return 10 * (len(idle_cards(without(hand, card), view.actions - 1, 10)))
    if card is STEWARD:
        return max(22, 2 * draw)
    if card is BARON:
        if count_of(hand, ESTATE):
            return 40
        return 10 * view.owns(GARDENS) - 5 if deck.stage == EARLY else 5
    if card is BRIDGE:
        return 10 * view.buys + 8
    if card is CONSPIRATOR:
        return draw if view.actions_played >= 2 else 0
    if card is COPPERSMITH:
        return 10 * count_of(hand, COPPER)
    if card is TRADING_POST:
        return _trading_post_value(view, deck)
    if card is NOBLES:
        return max(3 * draw, 12)
    if card is ARTISAN:
        return gain_worth(bot, view, deck, 0, 5) * 3 // 4
    if card is COURTIER:
        types = max([len(held.type_names) for held in without(hand, card)], default=0)
        return 30 if types == 1 else 50 if types else 0
    if card is MERCHANT:
        return 10 if count_of(hand, SILVER) and SILVER not in view.in_play(view.seat) else 3
    if card is DIPLOMAT:
        return 10 if len(hand) <= 4 else 0
    if card.tree is not None:
        return tree_value(bot, view, deck, card, int(draw))
    return known(card).effect_value


def without(hand: list[Card], card: Card) -> list[Card]:
    """Return the hand without one copy of a card, if it has one: a card may be played from elsewhere."""
    rest = hand[:]
    for at, held in enumerate(rest):
        if held is card:
            del rest[at]
            break
    return rest


def _best_trade_value(bot: TacticalBot, view: View, deck: Deck, card: Card) -> int:
    """Remodel, Upgrade: return what the best exchange gains; negative if every card is better kept."""
    rest = without(deck.hand, card)
    if not rest:
        return 0
    least, most = (1, 1) if card is UPGRADE else (0, 2)
    return max([trade_value(bot, view, deck, held, least, most) for held in distinct(rest)])


def _doubled_value(bot: TacticalBot, view: View, deck: Deck) -> int:
    """Throne Room: return twice the value of the best other Action."""
    best = 0
    for held in deck.hand:
        if held.is_action and held is not THRONE_ROOM:
            best = max(best, play_value(bot, view, deck, held))
    return 2 * best


def _trading_post_value(view: View, deck: Deck) -> int:
    """Trading Post: return what trading two cards for a Silver in hand is worth."""
    rest = without(deck.hand, TRADING_POST)
    if len(rest) < 2:
        return 0
    won = 20 if view.left(SILVER) else 0
    for lost in least_valuable(view, deck, rest, 2):
        won -= max(card_worth(view, deck, lost), 10 * lost.coins if lost.is_treasure else -20)
    return won
