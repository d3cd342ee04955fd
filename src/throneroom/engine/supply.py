"""The supply piles: how many of each card are left, and which may be had at a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Card

_MORE_THAN_A_PILE: Final = 1 << 30


@final
class Stock:
    """What lies on the table when a game begins, the same for every game of a kingdom with so many seats.

    The cards stand in order of cost, then name; `slots` finds a card's place by its number.
    """

    def __init__(self, cards: tuple[Card, ...], sizes: list[int], slots: list[int], empty_to_end: int) -> None:
        self.cards: Final = cards
        self.sizes: Final = sizes
        self.slots: Final = slots
        self.empty_to_end: Final[i64] = empty_to_end
        self.dealt: Final = [0] * len(slots)  # how many of each card a player begins with, by the card's number
        for card in cards:
            self.dealt[card.number] = card.dealt
        self.treasures: Final = tuple([card for card in cards if card.is_treasure])
        self.only_coins: Final = not [card for card in self.treasures if card.cards or card.actions or card.buys]
        self.dearest: Final[i64] = cards[-1].cost
        self.all_open: list[tuple[Card, ...] | None] = [None] * (cards[-1].cost + 1)

    def slot(self, card: Card) -> i64:
        """The place of this card's pile, or -1 if it has none."""
        if card.number < len(self.slots):
            return self.slots[card.number]
        return -1


@final
@mypyc_attr(acyclic=True)
class Supply:
    """The piles of one game."""

    def __init__(
        self, stock: Stock, counts: list[int], up_to: list[tuple[Card, ...] | None], empty: int, is_over: bool
    ) -> None:
        self.stock = stock
        self.counts = counts
        # For each printed cost, the cards of the piles not empty that cost up to it. Filled on demand, shared between
        # copies, and begun anew when a pile runs out.
        self._up_to = up_to
        self.empty: i64 = empty
        self.is_over = is_over
        self._to_end: i64 = -1  # see cards_to_end; -1 when it is to be counted anew

    def copy(self) -> Supply:
        return Supply(self.stock, self.counts[:], self._up_to, self.empty, self.is_over)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.stock.cards

    def left(self, card: Card) -> i64:
        """Copies in the pile; none if there is no such pile."""
        slots = self.stock.slots
        number = card.number
        if number >= len(slots):
            return 0
        slot: i64 = slots[number]
        if slot < 0:
            return 0
        return self.counts[slot]

    @property
    def cards_to_end(self) -> i64:
        """How many cards must be taken, at least, until so many piles are empty that the game ends."""
        if self._to_end < 0:
            self._to_end = self._lowest(self.stock.empty_to_end - self.empty)
        return self._to_end

    def _lowest(self, piles: i64) -> i64:
        """The cards in so many of the lowest piles together, empty ones aside."""
        cards: i64 = 0
        lowest: i64 = 0
        while piles > 0:
            # The next number of cards that piles have, and how many have it.
            above, lowest = lowest, _MORE_THAN_A_PILE
            alike: i64 = 0
            for left in self.counts:
                if above < left < lowest:
                    lowest, alike = left, 1
                elif left == lowest:
                    alike += 1
            if alike == 0:
                break
            alike = min(alike, piles)
            cards += alike * lowest
            piles -= alike
        return cards

    def take(self, card: Card) -> bool:
        """Take one card off its pile; False if there is none."""
        slot = self.stock.slot(card)
        if slot < 0:
            return False
        left = self.counts[slot]
        if left == 0:
            return False
        self.counts[slot] = left - 1
        self._to_end = -1
        if left == 1:
            self._pile_ran_out(card)
        return True

    def _pile_ran_out(self, card: Card) -> None:
        self._up_to = [None] * len(self._up_to)
        self.empty += 1
        # Rules, section 5: the Province pile, or three piles (four with 5 and 6 players). Checked after a turn.
        if card.ends_game or self.empty >= self.stock.empty_to_end:
            self.is_over = True

    def costing_up_to(self, printed: i64) -> tuple[Card, ...]:
        """The cards that can be had for a printed cost of at most `printed`, cheapest first."""
        if printed < 0:
            return ()
        if printed > self.stock.dearest:
            printed = self.stock.dearest
        known = self._up_to[printed]
        if known is not None:
            return known
        found: list[Card] = []
        for slot, card in enumerate(self.stock.cards):
            if card.cost > printed:
                break
            if self.counts[slot]:
                found.append(card)
        cards = tuple(found)
        self._up_to[printed] = cards
        return cards


def lay_out(stock: Stock, counts: list[int]) -> Supply:
    """The piles with these counts, whichever are empty already."""
    supply = Supply(stock, counts, [None] * (stock.dearest + 1), 0, False)
    for slot, card in enumerate(stock.cards):
        if counts[slot] == 0:
            supply._pile_ran_out(card)
    return supply
