"""Which of its modes a card is played for, and whether to take what it offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.tactics.card_knowledge import CURSE_TRASHERS, actions_of, typical_value
from throneroom.bots.tactics.deck import LATE, Deck, junk, purse
from throneroom.bots.tactics.give_up import unwanted
from throneroom.bots.tactics.hand import enough, hand_value, loss
from throneroom.cards.base import MOAT
from throneroom.cards.basic import CURSE, DUCHY, PROVINCE
from throneroom.cards.intrigue import (
    DISCARD_TWO,
    GAIN_A_CURSE,
    MINION,
    NEW_HAND,
    NOBLES,
    ONE_ACTION,
    ONE_BUY,
    ONE_CARD,
    ONE_COIN,
    PAWN,
    STEWARD,
    THREE_CARDS,
    TORTURER,
    TRASH_TWO,
    TWO_ACTIONS,
    TWO_CARDS,
    TWO_COINS,
)
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


def choose(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """The modes of a "choose one" card."""
    card = decision.card
    if card is PAWN:
        return pawn(bot, view)
    if card is STEWARD:
        return steward(bot, view)
    if card is MINION:
        return minion(view)
    if card is NOBLES:
        return nobles(view)
    if card is TORTURER:
        return torturer(view)
    return decision.default()


def pawn(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """A card and an Action, as long as there may be something to play; else a card and a coin, or coin and buy when
    there is more to spend than one buy can."""
    deck = Deck(view)
    coins = purse(view, view.hand)
    goal = bot.wanted(view, coins + 1)
    if view.buys == 1 and goal is not None and coins + 1 - view.cost(goal) >= 5:
        return (ONE_BUY, ONE_COIN)
    for card in view.hand:
        if card.is_action and view.actions == 0:
            return (ONE_CARD, ONE_ACTION)
    if view.actions > 0 or goal is not bot.wanted(view, coins):
        return (ONE_CARD, ONE_COIN) if deck.unseen else (ONE_BUY, ONE_COIN)
    return (ONE_CARD, ONE_ACTION)


def steward(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """Trash while there is junk in hand, unless the coins buy something much better; else cards or coins."""
    deck = Deck(view)
    hand = list(view.hand)
    coins = purse(view, view.hand)
    goal = bot.wanted(view, coins + 2)
    money = 10
    if goal is not None and goal is not bot.wanted(view, coins):
        money = 22 + (10 if view.cost(goal) >= 5 else 0)
    cards = 2 * (deck.lively_draw if view.actions else deck.draw)
    junked = unwanted(bot, view, deck, hand, 2)
    thinning = 0
    if len(junked) == 2:
        for card in junked:
            thinning += 10 + junk(view, deck, card)
    if thinning >= money and thinning >= cards:
        return TRASH_TWO.alone
    return TWO_CARDS.alone if cards > money else TWO_COINS.alone


def minion(view: View) -> tuple[Option, ...]:
    """Coins, as long as another Minion is in hand or the hand is good; a new hand when four other cards are better."""
    hand = list(view.hand)
    for card in hand:
        if card is MINION:
            return TWO_COINS.alone
    deck = Deck(view)
    attacked = 0
    for seat in range(view.seats):
        if seat != view.seat and view.hand_size(seat) >= 5:
            attacked += 6
    coins = 10 * view.coins
    kept = enough(coins + 20 + hand_value(hand, view.actions))
    renewed = enough(coins + min(4, deck.unseen + len(hand)) * deck.lively_draw) + attacked
    return NEW_HAND.alone if renewed > kept else TWO_COINS.alone


def nobles(view: View) -> tuple[Option, ...]:
    """Actions, if there is something in hand to play with them that could not be played otherwise; else cards."""
    if view.actions == 0:
        best = 0
        terminals = 0
        for card in view.hand:
            if card.is_action:
                best = max(best, typical_value(card))
                terminals += actions_of(card) == 0
        deck = Deck(view)
        if terminals >= 2 or best > 3 * deck.draw:
            return TWO_ACTIONS.alone
    return THREE_CARDS.alone


_PRICE_OF_CURSE: Final = [45, 35, 15]  # by the stage of the game


def torturer(view: View) -> tuple[Option, ...]:
    """Discard two as long as the hand can spare them; take the Curse when it would cost more than a Curse does, or when
    there is none left to take. A deck that can trash minds it less."""
    if view.left(CURSE) == 0:
        return GAIN_A_CURSE.alone
    hand = list(view.hand)
    if len(hand) <= 1:
        return DISCARD_TWO.alone
    lost = loss(hand, 2, 1)
    if lost <= 0:
        return DISCARD_TWO.alone
    # A Curse is a point, and in the way each time it is drawn until the end.
    price = _PRICE_OF_CURSE[Deck(view).stage]
    for card in CURSE_TRASHERS:
        if view.owns(card):
            price -= 12
            break
    return GAIN_A_CURSE.alone if lost > price else DISCARD_TWO.alone


def discards_deck(view: View) -> bool:
    """Chancellor: yes, while the cards bought lately are better than those still in the deck: until Provinces and
    Duchies come into it."""
    return view.owns(PROVINCE) + view.owns(DUCHY) == 0 or (Deck(view).stage == LATE and view.deck_size <= 2)


def react(view: View, decision: Decision) -> tuple[Option, ...]:
    """Reveal each Reaction once: Moat first. Behind a Moat a Secret Chamber has nothing to save."""
    revealed = view.reacted
    for option in decision.options:
        if option is MOAT:
            return MOAT.alone
    if MOAT in revealed:
        return ()
    for option in decision.options:
        if option not in revealed:
            return option.alone
    return ()
