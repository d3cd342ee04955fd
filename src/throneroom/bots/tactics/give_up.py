"""What to part with: trash, discard, pass, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from throneroom.bots.tactics.card_knowledge import is_dead, known, typical_value
from throneroom.bots.tactics.deck import LEAST_MONEY, Deck, junk, purse, surely_worth, worth
from throneroom.bots.tactics.gain import quality, steal, ware, ware_worth
from throneroom.bots.tactics.hand import hand_value, idle, least_missed
from throneroom.cards.base import CELLAR, MINE, MOAT, REMODEL
from throneroom.cards.basic import COPPER
from throneroom.cards.intrigue import (
    BARON,
    COURTYARD,
    MINING_VILLAGE,
    SECRET_CHAMBER,
    UPGRADE,
)
from throneroom.engine.card import Card, Option, distinct
from throneroom.engine.decision import Decision

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactical_bot import TacticalBot
    from throneroom.engine.view import View


def cards_of(options: tuple[Option, ...]) -> list[Card]:
    return [cast("Card", option) for option in options]


# -- trashing ----------------------------------------------------------------------------------------------------------


def trash(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    """Trash what the deck is better off without; where it must, what it misses least."""
    card = decision.card
    if decision.subject != view.seat:
        return steal(decision)
    if card is MINING_VILLAGE:
        return decision.options if pays_to_trash_village(bot, view) else ()
    deck = Deck(view)
    cards = cards_of(decision.options)
    if card is REMODEL:
        return best_trade(bot, view, deck, cards, 0, 2).alone
    if card is UPGRADE:
        return best_trade(bot, view, deck, cards, 1, 1).alone
    if card is MINE:
        return best_treasure(view, cards).alone
    if decision.least == decision.most:
        return tuple(least_worth(view, deck, cards, decision.least))
    chosen = unwanted(bot, view, deck, cards, decision.most)
    missing = decision.least - len(chosen)
    if missing > 0:
        return tuple(least_worth(view, deck, cards, decision.least))
    return tuple(chosen)


def unwanted(bot: TacticalBot, view: View, deck: Deck, cards: list[Card], most: int) -> list[Card]:
    """The cards that the deck is better off without, worst first. Money it needs to buy with stays.

    A Copper that this turn's purchase hangs on stays as well.
    """
    others: list[Card] = []
    coppers = 0
    for card in cards:
        if card is COPPER:
            coppers += 1
        elif junk(view, deck, card) > 0:
            others.append(card)
    chosen = least_worth(view, deck, others, min(most, len(others)))
    number = min(coppers, most - len(chosen))
    if number > 0 and junk(view, deck, COPPER) > 0:
        if not deck.has_money(LEAST_MONEY + number):
            number = deck.money - LEAST_MONEY
        for _ in range(number - needed_coppers(bot, view, number)):
            chosen.append(COPPER)
    return chosen


def needed_coppers(bot: TacticalBot, view: View, number: int) -> int:
    """Of so many Coppers in hand, those without which this turn would buy something less."""
    coins = purse(view, view.hand)
    goal = bot.wanted(view, coins)
    if goal is None or view.cost(goal) < 5:
        return 0
    for needed in range(number):
        if bot.wanted(view, coins - number + needed) is goal:
            return needed
    return number


def least_worth(view: View, deck: Deck, cards: list[Card], number: int) -> list[Card]:
    """So many of the cards, those the deck misses least."""
    rest = cards[:]
    gone: list[Card] = []
    for _ in range(number):
        choice = 0
        least: i64 = 1000
        for at, card in enumerate(rest):
            value = worth(view, deck, card)
            if value < least:
                choice, least = at, value
        gone.append(rest.pop(choice))
    return gone


def trade_value(bot: TacticalBot, view: View, deck: Deck, card: Card, least: int, most: int) -> int:
    """What is won by trashing a card for one that costs from `least` to `most` more."""
    cost = view.cost(card)
    low = cost + least if least else 0
    if ware(bot, view, deck, low, cost + most) is card:
        return 0
    won = ware_worth(bot, view, deck, low, cost + most) - worth(view, deck, card)
    return won - missed(bot, view, deck, card) if card.is_treasure else won


def missed(bot: TacticalBot, view: View, deck: Deck, card: Card) -> int:
    """What this turn's purchase loses without a Treasure that is in hand."""
    coins = purse(view, view.hand)
    goal = bot.wanted(view, coins)
    if goal is None:
        return 0
    second = bot.wanted(view, coins - card.coins)
    if second is goal:
        return 0
    return max(0, worth(view, deck, goal) - (0 if second is None else worth(view, deck, second)))


def best_trade(bot: TacticalBot, view: View, deck: Deck, cards: list[Card], least: int, most: int) -> Card:
    """Remodel and Upgrade: the card by whose exchange most is won."""
    best = cards[0]
    won = -1000
    for card in distinct(cards):
        value = trade_value(bot, view, deck, card, least, most)
        if value > won:
            best, won = card, value
    return best


def best_treasure(view: View, cards: list[Card]) -> Card:
    """Mine: the Treasure by whose exchange the hand wins most coins; of equals, the cheaper."""
    best = cards[0]
    won = -1000
    for card in distinct(cards):
        value = mined(view, card)
        if value > won:
            best, won = card, value
    return best


def mined(view: View, card: Card) -> int:
    """Tenths of coins won by mining a Treasure: a step up counts for this turn and for those to come."""
    most = -1000
    for better in view.supply:
        if better.is_treasure and view.left(better) and view.cost(better) <= view.cost(card) + 3:
            most = max(most, 20 * (better.coins - card.coins) + 5 * (better.points - card.points))
    return most


def pays_to_trash_village(bot: TacticalBot, view: View) -> bool:
    """Mining Village: trash it if its two coins buy a Province that would be out of reach, or points at the end."""
    for card in view.hand:
        if card.is_action:
            return False  # what they bring is not known yet
    coins = purse(view, view.hand)
    more = bot.wanted(view, coins + 2)
    if more is None or more is bot.wanted(view, coins):
        return False
    return more.ends_game or (more.is_victory and Deck(view).stage > 0)


# -- discarding --------------------------------------------------------------------------------------------------------


def discard(view: View, decision: Decision) -> tuple[Option, ...]:
    """Discard what the hand misses least: for the turn to come, or for the rest of this one."""
    card = decision.card
    cards = cards_of(decision.options)
    if card is BARON:
        return decision.options  # four coins for an Estate
    actions = view.actions if view.turn_seat == view.seat else 1
    if card is CELLAR:
        deck = Deck(view)
        if deck.unseen <= 0:
            return ()
        return tuple(idle(cards, actions, deck.lively_draw if actions else deck.draw))
    if card is SECRET_CHAMBER:
        return tuple(idle(cards, actions, 10))
    number = decision.least
    if number < decision.most:
        number = max(number, min(decision.most, len([held for held in cards if is_dead(held)])))
    return tuple(least_missed(cards, number, actions))


# -- passing, putting back ---------------------------------------------------------------------------------------------


def hand_over(view: View, decision: Decision) -> tuple[Option, ...]:
    """Masquerade: pass the card that is worth least, and on one's own turn rather one that buys nothing."""
    deck = Deck(view)
    mine = view.turn_seat == view.seat
    worst = decision.options[0]
    place = 0
    least: i64 = 1000
    # What is worth little comes first: beside it most Actions and Treasures need no closer look.
    for look in range(2):
        for at, option in enumerate(decision.options):
            card = cast("Card", option)
            if card.is_curse:
                return option.alone
            if is_dead(card) or card is COPPER:
                if look == 1:
                    continue
            elif look == 0 or surely_worth(card) > least:
                continue
            value = worth(view, deck, card)
            if mine and card.is_treasure:
                value += 3 * card.coins
            if value < least or (value == least and at < place):
                worst, place, least = option, at, value
    return worst.alone


def put_on_deck(bot: TacticalBot, view: View, decision: Decision) -> tuple[Option, ...]:
    cards = cards_of(decision.options)
    if decision.card is COURTYARD:
        return courtyard(bot, view, cards).alone
    if decision.card is SECRET_CHAMBER:
        return tuple(secret_chamber(view, cards, decision.least))
    # Bureaucrat and others: what the hand misses least.
    return tuple(least_missed(cards, decision.least, 1))


def courtyard(bot: TacticalBot, view: View, cards: list[Card]) -> Card:
    """Put back what is of more use in the next hand than now: an Action that cannot be played any more, or a Treasure
    that this turn's purchase does not need."""
    coins = purse(view, view.hand)
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
                rest.remove(card)
                now = whole - hand_value(rest, view.actions)
        if then - now > most:
            best, most = card, then - now
    return best


def secret_chamber(view: View, cards: list[Card], number: int) -> list[Card]:
    """Secret Chamber's reaction. Against an Attack on the hand the second-best cards are saved on the deck; against any
    other the worst lie there. A Moat stays in hand, to be revealed next."""
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
    """Scout: the best card ends on top."""
    cards = cards_of(decision.options)
    cards.sort(key=quality)
    return tuple(cards[len(cards) - decision.least :])


def set_aside(view: View, decision: Decision) -> tuple[Option, ...]:
    """Library: set an Action aside that cannot be played this turn."""
    drawn = cast("Card", decision.options[0])
    actions = view.actions
    terminals = 0
    for card in view.hand:
        if card.is_action:
            if card.actions:
                actions += card.actions - 1
            else:
                terminals += 1
    if view.actions == 0 or (drawn.actions == 0 and terminals > actions):
        return decision.options
    return ()
