"""Which of its own cards a bot trashes, discards, passes, puts back or sets aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import is_dead, known, typical_value
from throneroom.bots.tactics.card_worth import LEAST_MONEY, card_worth, trash_value, worth_at_least
from throneroom.bots.tactics.choose_card import gain_worth, preferred_gain, quality, steal
from throneroom.bots.tactics.deck import Deck
from throneroom.bots.tactics.hand_value import hand_value, idle_cards, least_missed, purse
from throneroom.cards.base import CELLAR, MINE, MOAT, MONEYLENDER, REMODEL
from throneroom.cards.basic import COPPER
from throneroom.cards.intrigue import (
    BARON,
    COURTYARD,
    MINING_VILLAGE,
    SECRET_CHAMBER,
    UPGRADE,
)
from throneroom.cards.second_edition.base import ARTISAN
from throneroom.cards.second_edition.intrigue import REPLACE
from throneroom.engine.card import Card, Option, distinct
from throneroom.engine.decision import Decision
from throneroom.engine.zone import remove_in_order

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


def cards_of(options: tuple[Option, ...]) -> list[Card]:
    return [cast("Card", option) for option in options]


# -- trashing ----------------------------------------------------------------------------------------------------------


def trash(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Trash what the deck is better off without; if that is not enough, what it misses least."""
    card = decision.card
    if decision.subject != view.seat:
        return steal(decision)
    if card is MINING_VILLAGE:
        return decision.options if mining_village_pays(bot, view) else ()
    deck = Deck(view)
    cards = cards_of(decision.options)
    if card is REMODEL or card is REPLACE:
        return best_trade(bot, view, deck, cards, 0, 2).alone
    if card is UPGRADE:
        return best_trade(bot, view, deck, cards, 1, 1).alone
    if card is MINE:
        best = best_to_mine(view, cards)
        return () if decision.least == 0 and mining_value(view, best) <= 0 else best.alone
    if card is MONEYLENDER:
        return cards[0].alone  # it was played for this
    if decision.least == decision.most:
        return tuple(least_valuable(view, deck, cards, decision.least))
    chosen = unwanted(bot, view, deck, cards, decision.most)
    missing = decision.least - len(chosen)
    if missing > 0:
        return tuple(least_valuable(view, deck, cards, decision.least))
    return tuple(chosen)


def unwanted(bot: TacticalBot, view: View, deck: Deck, cards: list[Card], most: int) -> list[Card]:
    """Return the cards that the deck is better off without, worst first.

    Money that the deck needs is kept, and so is a Copper that this turn's purchase depends on.
    """
    others: list[Card] = []
    coppers = 0
    for card in cards:
        if card is COPPER:
            coppers += 1
        elif trash_value(view, deck, card) > 0:
            others.append(card)
    chosen = least_valuable(view, deck, others, min(most, len(others)))
    number = min(coppers, most - len(chosen))
    if number > 0 and trash_value(view, deck, COPPER) > 0:
        if not deck.has_money(LEAST_MONEY + number):
            number = deck.money - LEAST_MONEY
        for _ in range(number - needed_coppers(bot, view, number)):
            chosen.append(COPPER)
    return chosen


def needed_coppers(bot: TacticalBot, view: View, number: int) -> int:
    """Return how many of these Coppers this turn's purchase depends on."""
    coins = purse(view)
    goal = bot.wanted(view, coins)
    if goal is None or view.cost(goal) < 5:
        return 0
    for needed in range(number):
        if bot.wanted(view, coins - number + needed) is goal:
            return needed
    return number


def least_valuable(view: View, deck: Deck, cards: list[Card], number: int) -> list[Card]:
    """Return the cards that are worth least to the deck."""
    rest = cards[:]
    gone: list[Card] = []
    for _ in range(number):
        choice = 0
        least: i64 = 1000
        for at, card in enumerate(rest):
            value = card_worth(view, deck, card)
            if value < least:
                choice, least = at, value
        gone.append(rest.pop(choice))
    return gone


def trade_value(bot: TacticalBot, view: View, deck: Deck, card: Card, least: int, most: int) -> int:
    """Return what trashing a card for one that costs `least` to `most` more is worth."""
    cost = view.cost(card)
    low = cost + least if least else 0
    if preferred_gain(bot, view, deck, low, cost + most) is card:
        return 0
    won = gain_worth(bot, view, deck, low, cost + most) - card_worth(view, deck, card)
    return won - purchase_loss(bot, view, deck, card) if card.is_treasure else won


def purchase_loss(bot: TacticalBot, view: View, deck: Deck, card: Card) -> int:
    """Return how much less this turn's purchase is worth without a Treasure from the hand."""
    coins = purse(view)
    goal = bot.wanted(view, coins)
    if goal is None:
        return 0
    second = bot.wanted(view, coins - card.coins)
    if second is goal:
        return 0
    return max(0, card_worth(view, deck, goal) - (0 if second is None else card_worth(view, deck, second)))


def best_trade(bot: TacticalBot, view: View, deck: Deck, cards: list[Card], least: int, most: int) -> Card:
    """Remodel, Upgrade: return the card whose exchange gains most."""
    best = cards[0]
    won = -1000
    for card in distinct(cards):
        value = trade_value(bot, view, deck, card, least, most)
        if value > won:
            best, won = card, value
    return best


def best_to_mine(view: View, cards: list[Card]) -> Card:
    """Mine: return the Treasure whose exchange gains most; the first of equals."""
    best = cards[0]
    won = -1000
    for card in distinct(cards):
        value = mining_value(view, card)
        if value > won:
            best, won = card, value
    return best


def mining_value(view: View, card: Card) -> int:
    """Return what mining a Treasure is worth: the coins count for this turn and for later ones."""
    most = -1000
    for better in view.supply:
        if better.is_treasure and view.left(better) and view.cost(better) <= view.cost(card) + 3:
            most = max(most, 20 * (better.coins - card.coins) + 5 * (better.points - card.points))
    return most


def mining_village_pays(bot: TacticalBot, view: View) -> bool:
    """Whether trashing Mining Village buys a Province that was out of reach, or points near the end."""
    if view.has_action_in_hand():
        return False  # play it first and see what it brings
    coins = purse(view)
    more = bot.wanted(view, coins + 2)
    if more is None or more is bot.wanted(view, coins):
        return False
    return more.ends_game or (more.is_victory and Deck(view).stage > 0)


# -- discarding --------------------------------------------------------------------------------------------------------


def discard(view: View, decision: Decision) -> tuple[Option, ...]:
    """Discard what the hand misses least, in the next turn or in the rest of this one."""
    card = decision.card
    cards = cards_of(decision.options)
    if card is BARON:
        return decision.options  # four coins for an Estate
    actions = view.actions if view.turn_seat == view.seat else 1
    if card is CELLAR:
        deck = Deck(view)
        if deck.unseen <= 0:
            return ()
        return tuple(idle_cards(cards, actions, deck.draw_value_with_action if actions else deck.draw_value))
    if card is SECRET_CHAMBER:
        return tuple(idle_cards(cards, actions, 10))
    number = decision.least
    if number < decision.most:
        number = max(number, min(decision.most, len([held for held in cards if is_dead(held)])))
    return tuple(least_missed(cards, number, actions))


# -- passing and putting back ------------------------------------------------------------------------------------------


def pass_card(view: View, decision: Decision) -> tuple[Option, ...]:
    """Masquerade: pass the card worth least; on the bot's own turn, Treasures count a little more."""
    deck = Deck(view)
    mine = view.turn_seat == view.seat
    worst = decision.options[0]
    place = 0
    least: i64 = 1000
    # Look at dead cards and Copper first: most other cards are certainly worth more, so they need no evaluation.
    for look in range(2):
        for at, option in enumerate(decision.options):
            card = cast("Card", option)
            if card.is_curse:
                return option.alone
            if is_dead(card) or card is COPPER:
                if look == 1:
                    continue
            elif look == 0 or worth_at_least(card) > least:
                continue
            value = card_worth(view, deck, card)
            if mine and card.is_treasure:
                value += 3 * card.coins
            if value < least or (value == least and at < place):
                worst, place, least = option, at, value
    return worst.alone


def put_on_deck(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Put on the deck what the hand misses least, unless the card gives a reason to do otherwise."""
    cards = cards_of(decision.options)
    if decision.card is COURTYARD or decision.card is ARTISAN:
        return courtyard(bot, view, cards).alone
    if decision.card is SECRET_CHAMBER:
        return tuple(secret_chamber(view, cards, decision.least))
    return tuple(least_missed(cards, decision.least, 1))


def courtyard(bot: TacticalBot, view: View, cards: list[Card]) -> Card:
    """Return the card that is worth most in the next hand compared with now.

    That is an Action that cannot be played any more, or a Treasure that this turn's purchase does not need.
    """
    coins = purse(view)
    goal = bot.wanted(view, coins)
    whole = hand_value(cards, view.actions)
    best = cards[0]
    most = -1000
    for card in distinct(cards):
        then = 0
        now = 0
        if card.is_treasure:
            then = 10 * card.coins
            if bot.wanted(view, coins - card.coins) is not goal:
                now = then + 10
        elif card.is_action:
            then = typical_value(card)
            if view.actions:
                rest = cards[:]
                remove_in_order(rest, card)
                now = whole - hand_value(rest, view.actions)
        if then - now > most:
            best, most = card, then - now
    return best


def secret_chamber(view: View, cards: list[Card], number: int) -> list[Card]:
    """Secret Chamber's Reaction: save good cards from an Attack on the hand, else put back the worst.

    A Moat stays in hand, to be revealed next.
    """
    playing = view.playing
    attack = playing[-2] if len(playing) > 1 else None
    rest = [card for card in cards if card is not MOAT]
    if len(rest) < number:
        return least_missed(cards, number, 1)
    if len(rest) == len(cards) and attack is not None and known(attack).attacks_hand:
        lost = least_missed(rest, max(number, len(rest) - 3), 1)
        lost.sort(key=quality)
        return lost[len(lost) - number :]
    return least_missed(rest, number, 1)


def put_back(decision: Decision) -> tuple[Option, ...]:
    """Scout: put the best card on top."""
    cards = cards_of(decision.options)
    cards.sort(key=quality)
    return tuple(cards[len(cards) - decision.least :])


def set_aside(view: View, decision: Decision) -> tuple[Option, ...]:
    """Library: set aside an Action that cannot be played this turn."""
    drawn = cast("Card", decision.options[0])
    actions = view.actions
    terminals = 0
    for card in view.hand_cards():
        if card.is_action:
            if card.actions:
                actions += card.actions - 1
            else:
                terminals += 1
    if view.actions == 0 or (drawn.actions == 0 and terminals > actions):
        return decision.options
    return ()
