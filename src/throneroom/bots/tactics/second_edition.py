"""How bots answer the questions of the cards that the second editions add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.tactics.card_knowledge import actions_of, is_dead
from throneroom.bots.tactics.card_worth import card_worth
from throneroom.bots.tactics.choose_card import quality
from throneroom.bots.tactics.deck import FINAL, Deck
from throneroom.bots.tactics.endgame import loses
from throneroom.bots.tactics.give_up import cards_of, courtyard
from throneroom.bots.tactics.hand_value import idle_cards, least_missed, purse
from throneroom.cards.basic import GOLD
from throneroom.cards.intrigue import DISCARD_TWO, ONE_ACTION, ONE_BUY
from throneroom.cards.second_edition.intrigue import (
    GAIN_A_GOLD,
    GAIN_AN_ACTION,
    LURKER,
    THREE_COINS,
    TRASH_AN_ACTION,
)
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


_LEAST_WORTH_GAINING: Final = 30  # from the trash: an Action that costs 3


def harbinger(view: View, decision: Decision) -> tuple[Option, ...]:
    """Put the best card of the discard pile onto the deck, if it is better than what is there."""
    best = max(cards_of(decision.options), key=quality)
    return best.alone if quality(best) > Deck(view).draw_value_with_action else ()


def reveal_to_courtier(decision: Decision) -> tuple[Option, ...]:
    """Reveal a card with as many types as possible."""
    return max(cards_of(decision.options), key=lambda card: len(card.type_names)).alone


def courtier_modes(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Coins first, then a Gold; the Gold first if coins buy nothing more. Then an Action if there is one to play."""
    coins = purse(view)
    liked: list[Option] = [THREE_COINS, GAIN_A_GOLD]
    if view.left(GOLD) == 0:
        liked = [THREE_COINS]
    elif Deck(view).stage < FINAL and bot.wanted(view, coins + 3) is bot.wanted(view, coins):
        liked = [GAIN_A_GOLD, THREE_COINS]
    liked += [ONE_ACTION, ONE_BUY] if view.has_action_in_hand() else [ONE_BUY, ONE_ACTION]
    chosen = liked[: decision.least]
    return tuple([option for option in decision.options if option in chosen])


def lurker_mode(view: View) -> tuple[Option, ...]:
    """Gain an Action from the trash if there is a good one; otherwise put one there."""
    return (GAIN_AN_ACTION if worth_fetching(view, Deck(view), LURKER) else TRASH_AN_ACTION).alone


def worth_fetching(view: View, deck: Deck, fetching: Card) -> bool:
    """Return whether the trash has a good Action besides the card that fetches it."""
    for card in view.trash:
        if card.is_action and card is not fetching and card_worth(view, deck, card) > _LEAST_WORTH_GAINING:
            return True
    return False


def trash_from_supply(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Trash the Action to gain next if no rival can fetch it first, otherwise the one that opponents want least."""
    cards = [card for card in cards_of(decision.options) if not loses(view, card)] or cards_of(decision.options)
    rivals = sum([int(view.owned_by(seat, LURKER)) for seat in range(view.seats) if seat != view.seat])
    if rivals and not view.in_hand(LURKER):
        return min(cards, key=quality).alone
    deck = Deck(view)
    best = cards[0]
    most = -1000
    for card in cards:
        cost = int(view.cost(card))
        worth = int(card_worth(view, deck, card)) + (10 if actions_of(card) else 0)
        if bot.wanted_gain(view, cost, cost) is card:
            worth += 50
        if worth > most:
            best, most = card, worth
    return best.alone


def mill_mode(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """Discard two cards for two coins if they are worth less, and the coins buy something better."""
    hand = view.hand_cards()
    idle = idle_cards(hand, view.actions, 10)
    if len(idle) < 2:
        return ()
    coins = purse(view)
    lost = sum([int(card.coins) for card in idle[:2] if card.is_treasure])
    return DISCARD_TWO.alone if bot.wanted(view, coins + 2 - lost) is not bot.wanted(view, coins) else ()


def put_into_deck(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """Secret Passage: put back a dead card, or else the one that is worth most in the next hand."""
    return _to_hide(bot, view).alone


def place_in_deck(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """A good card goes on top of the deck, a bad one to the bottom."""
    card = _to_hide(bot, view)
    good = not is_dead(card) and quality(card) > Deck(view).draw_value_with_action
    return (decision.options[0] if good else decision.options[-1]).alone


def _to_hide(bot: TacticalBot, view: View) -> Card:
    hand = view.hand_cards()
    if any(is_dead(card) for card in hand):
        return least_missed(hand, 1, view.actions)[0]
    return courtyard(bot, view, hand)
