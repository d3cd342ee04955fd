"""What a seat's deck is made of, what it needs, and what a card is worth to it.

All values are tenths of a coin: a Silver in hand is 20, a card drawn from a beginner's deck 7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.tactics.card_knowledge import actions_of, typical_value
from throneroom.cards.base import GARDENS
from throneroom.cards.basic import COPPER, DUCHY, ESTATE, PROVINCE
from throneroom.cards.intrigue import BARON, COPPERSMITH, DUKE, HAREM
from throneroom.engine.card import Card

if TYPE_CHECKING:
    from throneroom.engine.view import View

EARLY: Final = 0
LATE: Final = 1  # points begin to count
FINAL: Final = 2  # there may be no turn after this one

LEAST_MONEY: Final = 6  # coins in the deck that are never trashed away

_NOT_YET: Final = -1000


def stage(view: View, cards: i64) -> i64:
    """How near the end of the game is for a deck of so many cards, as the piles show it.

    A card bought now is of use only if it is drawn again. With p Provinces left each of n players has about 2p / n more
    turns, and draws five cards in each: a small deck comes round soon, and has time for money where a big one has not.
    """
    provinces = view.left(PROVINCE)
    seats = view.seats
    found: i64 = EARLY
    if provinces <= seats + 3:
        if provinces <= 1 or (provinces <= seats and 20 * provinces <= seats * cards):
            return FINAL
        if provinces <= seats or 8 * provinces <= seats * cards:
            found = LATE
    missing = view.empty_piles_to_end - view.empty_piles
    if missing <= 2:
        low = view.cards_to_end
        if low <= 2:
            return FINAL
        if low <= 2 + seats:
            found = LATE
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deck:
    """All that the seat owns, counted, and what of it is still to be drawn: neither in hand nor on the table.

    For one decision only. Each part is counted when it is first asked for: most questions need but one of them.
    """

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._hand: list[Card] | None = None
        self._cards: i64 = _NOT_YET
        self._stage: i64 = _NOT_YET
        self._treasures: i64 = _NOT_YET
        self._money: i64 = 0
        self._coins: i64 = 0
        self._uses: i64 = 0
        self._terminals: i64 = 0
        self._spare: i64 = 0
        self._unseen: i64 = _NOT_YET
        self._draw: i64 = _NOT_YET
        self._lively_draw: i64 = 0

    @property
    def hand(self) -> list[Card]:
        if self._hand is None:
            self._hand = list(self._view.hand)
        return self._hand

    @property
    def cards(self) -> i64:
        if self._cards == _NOT_YET:
            self._cards = self._view.owned_cards
        return self._cards

    @property
    def stage(self) -> i64:
        if self._stage == _NOT_YET:
            self._stage = stage(self._view, self.cards)
        return self._stage

    @property
    def treasures(self) -> i64:
        if self._treasures == _NOT_YET:
            self._count()
        return self._treasures

    @property
    def money(self) -> i64:
        """Coins on Treasures and Actions."""
        if self._treasures == _NOT_YET:
            self._count()
        return self._money

    def has_money(self, coins: i64) -> bool:
        """Whether it has so many coins on Treasures and Actions."""
        if self._treasures == _NOT_YET and self._view.money() >= coins:
            return True  # on Treasures alone
        return self.money >= coins

    @property
    def terminals(self) -> i64:
        if self._treasures == _NOT_YET:
            self._count()
        return self._terminals

    @property
    def spare(self) -> i64:
        """Actions that the other cards give beyond their own."""
        if self._treasures == _NOT_YET:
            self._count()
        return self._spare

    @property
    def unseen(self) -> i64:
        """How many cards are still to be drawn."""
        if self._unseen == _NOT_YET:
            view = self._view
            self._unseen = self.cards - view.hand_size(view.seat) - len(view.in_play(view.seat))
        return self._unseen

    @property
    def draw(self) -> i64:
        """What a card drawn brings, with no Action left to play it."""
        if self._draw == _NOT_YET:
            self._look()
        return self._draw

    @property
    def lively_draw(self) -> i64:
        """What a card drawn brings, with Actions left."""
        if self._draw == _NOT_YET:
            self._look()
        return self._lively_draw

    def _count(self) -> None:
        """Count what is owned."""
        view = self._view
        treasures: i64 = 0
        money: i64 = 0
        coins: i64 = 0
        uses: i64 = 0
        terminals: i64 = 0
        spare: i64 = 0
        for card in view.supply:
            if not card.is_treasure and not card.is_action:
                continue
            copies = view.owns(card)
            if not copies:
                continue
            money += copies * card.coins
            if card.is_treasure:
                treasures += copies
                coins += copies * card.coins * 10
            else:
                given = actions_of(card)
                uses += copies * typical_value(card)
                if given == 0:
                    terminals += copies
                else:
                    spare += copies * (given - 1)
        self._treasures = treasures
        self._money = money
        self._coins = coins
        self._uses = uses
        self._terminals = terminals
        self._spare = spare

    def _look(self) -> None:
        """Take away from what is owned what is in sight already."""
        if self._treasures == _NOT_YET:
            self._count()
        view = self._view
        coins = self._coins
        uses = self._uses
        for card in view.hand + view.in_play(view.seat):
            if card.is_treasure:
                coins -= 10 * card.coins
            elif card.is_action:
                uses -= typical_value(card)
        self._draw = 0
        unseen = self.unseen
        if unseen > 0:
            self._draw = coins // unseen
            self._lively_draw = (coins + uses) // unseen


def worth(view: View, deck: Deck, card: Card) -> i64:
    """What it is worth to have a card in the deck from now to the end of the game; below 0 for what only clogs it."""
    if card.is_curse:
        return -30
    late = deck.stage
    if card is ESTATE:
        if view.owns(BARON) and view.owns(ESTATE) <= 2:
            return 15
        return _by_stage(late, -8, 4, 25)
    if card is COPPER:
        if view.owns(GARDENS) or view.owns(COPPERSMITH):
            return 6
        if deck.has_money(LEAST_MONEY):
            return _by_stage(late, -4, -2, 0)
        return 5
    if card is DUCHY:
        return _by_stage(late, 8, 50, 75) + 10 * view.owns(DUKE)
    if card is PROVINCE:
        return _by_stage(late, 85, 130, 160)
    if card is GARDENS:
        return max(5, deck.cards) * (1 + late)
    if card is DUKE:
        return 15 * view.owns(DUCHY) * (1 + late) // 2
    points: i64 = card.points
    if points:
        points = 10 * points * (1 + late) // 2
    if not card.is_action and not card.is_treasure:
        return points
    value = 10 * card.cost
    if card is HAREM:
        value = 45  # no more than a Silver; its points are counted below
    if card.is_action:
        value += 3
        if actions_of(card) == 0 and deck.terminals > 1 + deck.spare + deck.cards // 8:
            value -= 12  # one more would lie idle in hand
    if late == FINAL:
        value //= 3
    return value + points


def surely_worth(card: Card) -> i64:
    """What an Action or a Treasure but Copper is worth to any deck at any time, if not more."""
    points: i64 = card.points
    return (10 * card.cost - 9) // 3 + min(0, 15 * points)


def _by_stage(late: i64, early: i64, later: i64, final: i64) -> i64:
    """A number for each stage of the game."""
    if late == EARLY:
        return early
    if late == LATE:
        return later
    return final


def junk(view: View, deck: Deck, card: Card) -> i64:
    """How gladly the deck would be rid of a card: more than 0 if it is better off without it.

    Money is kept back: a deck must be able to buy, so Copper counts as junk only while there is enough of it.
    """
    if card.is_curse:
        return 30
    if card is not ESTATE and card is not COPPER:
        return -1
    if view.owns(GARDENS) and deck.cards > 12:
        return -1
    if card is ESTATE:
        return -worth(view, deck, card)
    if view.owns(COPPERSMITH) or deck.stage == FINAL:
        return -1
    return 4 if deck.has_money(LEAST_MONEY + 1) else -10


def purse(view: View, hand: tuple[Card, ...]) -> i64:
    """The coins there will be to spend if all Treasures of this hand are played, and nothing else."""
    coins = view.coins
    dearer = view.worth_more
    for card in hand:
        if card.is_treasure:
            coins += card.coins
            for more in dearer:
                if more is card:
                    coins += 1
    return coins
