"""Which Action to play next: first what gives Actions, then what replaces itself, then the terminal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from throneroom.bots.tactics.deck import EARLY, FINAL, LEAST_MONEY, Deck, actions_of, junk, worth
from throneroom.bots.tactics.gain import ware, ware_worth
from throneroom.bots.tactics.hand import copies, idle
from throneroom.bots.tactics.part import least_worth, mined, trade_value, unwanted
from throneroom.cards.base import (
    ADVENTURER,
    BUREAUCRAT,
    CELLAR,
    CHAPEL,
    FEAST,
    FESTIVAL,
    GARDENS,
    LABORATORY,
    LIBRARY,
    MARKET,
    MILITIA,
    MINE,
    MONEYLENDER,
    REMODEL,
    SPY,
    THIEF,
    THRONE_ROOM,
    VILLAGE,
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
    GREAT_HALL,
    IRONWORKS,
    MASQUERADE,
    MINING_VILLAGE,
    MINION,
    NOBLES,
    PAWN,
    SABOTEUR,
    SCOUT,
    SECRET_CHAMBER,
    SHANTY_TOWN,
    STEWARD,
    SWINDLER,
    TORTURER,
    TRADING_POST,
    TRIBUTE,
    UPGRADE,
    WISHING_WELL,
)
from throneroom.engine.card import Card, Option

if TYPE_CHECKING:
    from throneroom.bots.tactics.bot import TacticalBot
    from throneroom.engine.view import View

# The order of the cards that cost no Action in the end. Villages before all, so that nothing is drawn in vain; Scout
# before what draws; what looks at the hand, and Minion, who may throw it away, after it.
_ORDER: Final = (
    VILLAGE,
    MINING_VILLAGE,
    FESTIVAL,
    THRONE_ROOM,
    CONSPIRATOR,
    SCOUT,
    LABORATORY,
    SPY,
    WISHING_WELL,
    GREAT_HALL,
    MARKET,
    PAWN,
    UPGRADE,
    IRONWORKS,
    CELLAR,
    SHANTY_TOWN,
    MINION,
)
_UNKNOWN: Final = 8  # a user's own card comes in the middle
_LAST: Final = 100


def _places() -> list[int]:
    places = [_UNKNOWN] * (max([card.number for card in _ORDER]) + 1)
    for place, card in enumerate(_ORDER):
        places[card.number] = place
    return places


_PLACE: Final = _places()


def _place(card: Card) -> int:
    return _PLACE[card.number] if card.number < len(_PLACE) else _UNKNOWN


def next_action(bot: TacticalBot, view: View, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The Action to play now, or none if all that are left would do harm."""
    if len(options) == 1:
        card = cast("Card", options[0])
        if card.effect is None:
            return options
    deck = Deck(view)
    hand = list(view.hand)
    free = _next_free(bot, view, deck, hand, options)
    terminal: Card | None = None
    # With Actions to spare, the terminal ones come before what throws the hand away or counts the Actions in it.
    if free is None or (view.actions > 1 and (free is MINION or free is SHANTY_TOWN)):
        terminal = _next_terminal(bot, view, deck, hand, options)
    if terminal is not None:
        return terminal.alone
    return () if free is None else free.alone


def _next_free(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], options: tuple[Option, ...]) -> Card | None:
    """The first card in the order that costs no Action in the end and does no harm."""
    best: Card | None = None
    first = _LAST
    for option in options:
        card = cast("Card", option)
        place = _place(card)
        if place < first and _is_free(bot, view, deck, hand, card):
            best, first = card, place
    return best


def _is_free(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], card: Card) -> bool:
    if card is CONSPIRATOR:
        return view.actions_played >= 2
    if card is UPGRADE:
        return value(bot, view, deck, hand, card) > 0
    if card is IRONWORKS:
        gained = ware(bot, view, deck, 0, 4)
        return gained is not None and gained.is_action
    if card is THRONE_ROOM:
        return _throned_is_free(view, hand)
    return actions_of(card) > 0


def _throned_is_free(view: View, hand: list[Card]) -> bool:
    """Throne Room on a card that gives Actions; but not while a Village in hand lets a terminal one be doubled."""
    free = False
    terminal = False
    for card in hand:
        if card.is_action and card is not THRONE_ROOM:
            if actions_of(card):
                free = True
            else:
                terminal = True
    return free and not (terminal and view.actions > 1)


def _next_terminal(
    bot: TacticalBot, view: View, deck: Deck, hand: list[Card], options: tuple[Option, ...]
) -> Card | None:
    """The best terminal Action. With Actions to spare, those that draw come first: they may bring more to play."""
    best: Card | None = None
    most = 0
    for option in options:
        card = cast("Card", option)
        if actions_of(card):
            continue
        worth_it = value(bot, view, deck, hand, card)
        if worth_it <= 0:
            continue
        if view.actions > 1:
            worth_it += _early(deck, card)
        if worth_it > most:
            best, most = card, worth_it
    return best


def _early(deck: Deck, card: Card) -> int:
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
    hand = list(view.hand)
    best = options[0]
    most = -_LAST
    for option in options:
        card = cast("Card", option)
        worth_it = 2 * value(bot, view, deck, hand, card) + _others(
            bot, view, deck, hand, card, view.actions + 2 * actions_of(card)
        )
        if worth_it > most:
            best, most = option, worth_it
    return best.alone


def _others(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], card: Card, actions: int) -> int:
    """What the best other terminal cards of the hand bring with so many Actions."""
    values: list[int] = []
    for other in _without(hand, card):
        if other.is_action and actions_of(other) == 0:
            values.append(max(0, value(bot, view, deck, hand, other)))
    values.sort(reverse=True)
    return sum(values[:actions])


def value(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], card: Card) -> int:
    """What playing a card now brings, in tenths of a coin. 0 or less: it is better not played."""
    draw = deck.lively_draw if view.actions + card.actions > 1 else deck.draw
    printed = 10 * card.coins + min(card.cards, max(0, deck.unseen)) * draw + 3 * card.buys
    if card.effect is None:
        return printed + (1 if card.actions or card.coins else 0)
    if card.is_attack:
        return printed + _harm(view, deck, card)
    return printed + _worked_out(bot, view, deck, hand, card, draw)


def _harm(view: View, deck: Deck, card: Card) -> int:
    """What an Attack does beyond its plus-signs."""
    final = deck.stage == FINAL
    if card is WITCH:
        return 0 if view.left(CURSE) == 0 else 15 if final else 35
    if card is MILITIA:
        for seat in range(view.seats):
            if seat != view.seat and view.hand_size(seat) > 3:
                return 14
        return 0
    if card is TORTURER:
        return 16
    if card is BUREAUCRAT:
        return 6 if final else 16
    if card is SWINDLER:
        return 12
    if card is SABOTEUR:
        return 25
    if card is THIEF:
        return 2 if final else 12
    if card is MINION:
        return 20
    return 5


def _worked_out(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], card: Card, draw: int) -> int:
    """What the words of a card are worth with this hand, beyond its plus-signs."""
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
        return _trade(bot, view, deck, hand, card)
    if card is THRONE_ROOM:
        return _throned(bot, view, deck, hand)
    if card is COURTYARD:
        return -draw // 2
    if card is SECRET_CHAMBER:
        return 10 * (len(idle(_without(hand, card), view.actions - 1, 10)))
    if card is MASQUERADE:
        return 6 + 6 * min(2, len(unwanted(bot, view, deck, hand, 2)))
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
        return _trading_post(view, deck, hand)
    if card is TRIBUTE:
        return 26
    if card is NOBLES:
        return max(3 * draw, 12)
    if card is SCOUT:
        return 3
    return 5


def _without(hand: list[Card], card: Card) -> list[Card]:
    """The hand when a card has been played."""
    rest = hand[:]
    rest.remove(card)
    return rest


def _trade(bot: TacticalBot, view: View, deck: Deck, hand: list[Card], card: Card) -> int:
    """Remodel, Upgrade: what the best exchange wins; less than nothing if all in hand is better kept."""
    rest = _without(hand, card)
    if not rest:
        return 0
    least, most = (1, 1) if card is UPGRADE else (0, 2)
    return max([trade_value(bot, view, deck, held, least, most) for held in rest])


def _throned(bot: TacticalBot, view: View, deck: Deck, hand: list[Card]) -> int:
    """Throne Room: twice the best other Action."""
    best = 0
    for held in hand:
        if held.is_action and held is not THRONE_ROOM:
            best = max(best, value(bot, view, deck, hand, held))
    return 2 * best


def _trading_post(view: View, deck: Deck, hand: list[Card]) -> int:
    """Two cards for a Silver in hand."""
    rest = _without(hand, TRADING_POST)
    if len(rest) < 2:
        return 0
    won = 20 if view.left(SILVER) else 0
    for lost in least_worth(view, deck, rest, 2):
        won -= max(worth(view, deck, lost), 10 * lost.coins if lost.is_treasure else -20)
    return won
