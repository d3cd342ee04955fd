"""Which modes of a card to choose, whether to discard the deck, and which Reaction to reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.tactics.card_knowledge import CURSE_TRASHERS, actions_of, is_dead, known, typical_value
from throneroom.bots.tactics.card_worth import trash_value
from throneroom.bots.tactics.deck import LATE, Deck
from throneroom.bots.tactics.give_up import unwanted
from throneroom.bots.tactics.hand_value import discard_cost, hand_value, purse, taper
from throneroom.bots.tactics.second_edition import courtier_modes, lurker_mode, mill_mode
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
from throneroom.cards.second_edition.intrigue import COURTIER, DIPLOMAT, LURKER, MILL
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


def choose_mode(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Choose the modes of a "choose one" card."""
    card = decision.card
    if card is PAWN:
        return _pawn(bot, view)
    if card is STEWARD:
        return _steward(bot, view)
    if card is MINION:
        return _minion(view)
    if card is NOBLES:
        return _nobles(view)
    if card is TORTURER:
        return _torturer(view)
    if card is COURTIER:
        return courtier_modes(bot, view, decision)
    if card is LURKER:
        return lurker_mode(view)
    if card is MILL:
        return mill_mode(bot, view)
    return decision.default()


def _pawn(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """A Card and an Action while there may be something to play, otherwise a Card and a coin.

    A Buy and a coin if one buy cannot spend all the coins.
    """
    deck = Deck(view)
    coins = purse(view)
    goal = bot.wanted(view, coins + 1)
    if view.buys == 1 and goal is not None and coins + 1 - view.cost(goal) >= 5:
        return (ONE_BUY, ONE_COIN)
    for card in view.hand_cards():
        if card.is_action and view.actions == 0:
            return (ONE_CARD, ONE_ACTION)
    if view.actions > 0 or goal is not bot.wanted(view, coins):
        return (ONE_CARD, ONE_COIN) if deck.unseen else (ONE_BUY, ONE_COIN)
    return (ONE_CARD, ONE_ACTION)


def _steward(bot: TacticalBot, view: View) -> tuple[Option, ...]:
    """Trash junk from the hand, unless coins buy something much better; otherwise Cards or coins."""
    deck = Deck(view)
    hand = view.hand_cards()
    coins = purse(view)
    goal = bot.wanted(view, coins + 2)
    money = 10
    if goal is not None and goal is not bot.wanted(view, coins):
        money = 22 + (10 if view.cost(goal) >= 5 else 0)
    cards = 2 * (deck.draw_value_with_action if view.actions else deck.draw_value)
    junked = unwanted(bot, view, deck, hand, 2)
    thinning = 0
    if len(junked) == 2:
        for card in junked:
            thinning += 10 + trash_value(view, deck, card)
    if thinning >= money and thinning >= cards:
        return TRASH_TWO.alone
    return TWO_CARDS.alone if cards > money else TWO_COINS.alone


def _minion(view: View) -> tuple[Option, ...]:
    """Coins while another Minion is in hand; otherwise a new hand if four other cards are better."""
    if view.in_hand(MINION):
        return TWO_COINS.alone
    deck = Deck(view)
    hand = deck.hand
    attacked = 0
    for seat in range(view.seats):
        if seat != view.seat and view.hand_size(seat) >= 5:
            attacked += 6
    coins = 10 * view.coins
    kept = taper(coins + 20 + hand_value(hand, view.actions))
    new = taper(coins + min(4, deck.unseen + len(hand)) * deck.draw_value_with_action) + attacked
    return NEW_HAND.alone if new > kept else TWO_COINS.alone


def _nobles(view: View) -> tuple[Option, ...]:
    """Actions if there are terminals in hand that could not be played otherwise, else Cards."""
    if view.actions == 0:
        best = 0
        terminals = 0
        for card in view.hand_cards():
            if card.is_action:
                best = max(best, typical_value(card))
                terminals += actions_of(card) == 0
        deck = Deck(view)
        if terminals >= 2 or best > 3 * deck.draw_value:
            return TWO_ACTIONS.alone
    return THREE_CARDS.alone


_COST_OF_CURSE: Final = [45, 35, 15]  # by stage: a point, and a dead card whenever it is drawn


def _torturer(view: View) -> tuple[Option, ...]:
    """Discard if that costs less than a Curse. If no Curse is left, choose the Curse."""
    if view.left(CURSE) == 0:
        return GAIN_A_CURSE.alone
    hand = view.hand_cards()
    if len(hand) <= 1:
        return DISCARD_TWO.alone
    lost = discard_cost(hand, 2, 1)
    if lost <= 0:
        return DISCARD_TWO.alone
    cost = _COST_OF_CURSE[Deck(view).stage]
    for card in CURSE_TRASHERS:
        if view.owns(card):
            cost -= 12
            break
    return GAIN_A_CURSE.alone if lost > cost else DISCARD_TWO.alone


def discards_deck(view: View) -> bool:
    """Chancellor: whether to discard the deck, because new cards are better than those left in it.

    That is true until it gets Provinces or Duchies; after that, only late in the game with at most two cards left."""
    return view.owns(PROVINCE) + view.owns(DUCHY) == 0 or (Deck(view).stage == LATE and view.deck_size <= 2)


def react(view: View, decision: Decision) -> tuple[Option, ...]:
    """Reveal each Reaction once, Moat first. After a Moat, a Secret Chamber has nothing to save."""
    revealed = view.reacted
    for option in decision.options:
        if option is MOAT:
            return MOAT.alone
    if MOAT in revealed:
        return ()
    for option in decision.options:
        if option not in revealed and (option is not DIPLOMAT or _is_worth_a_card(view)):
            return option.alone
    return ()


def _is_worth_a_card(view: View) -> bool:
    """Diplomat: whether four of seven cards are better than five of five: the Attack takes some, or two are dead."""
    attacks_hand = known(view.playing[-1]).attacks_hand
    return attacks_hand or len([card for card in view.hand_cards() if is_dead(card)]) >= 2
