"""The supply piles: what is left, what a player can afford, and whether the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Card

_MORE_THAN_A_PILE: Final = 1 << 30


@final
class Stock:
    """The initial piles, shared by all games of a kingdom with the same number of seats.

    `cards` are in order of cost, then name. Two lists are indexed by a card's number: `slots` has its index in `cards`,
    or -1 if it has no pile, and `dealt` has the number of copies each player starts with.
    """

    def __init__(self, cards: tuple[Card, ...], sizes: list[int], slots: list[int], empty_to_end: int) -> None:
        self.cards: Final = cards
        self.sizes: Final = sizes
        self.slots: Final = slots
        self.empty_to_end: Final[i64] = empty_to_end
        self.dealt: Final = [0] * len(slots)
        for card in cards:
            self.dealt[card.number] = card.dealt
        self.treasures: Final = tuple([card for card in cards if card.is_treasure])
        self.only_coins: Final = not [card for card in self.treasures if card.cards or card.actions or card.buys]
        self.highest_cost: Final[i64] = cards[-1].cost
        # Supply._up_to as long as no pile is empty.
        self.up_to: Final[list[tuple[Card, ...] | None]] = [None] * (cards[-1].cost + 1)

    def slot(self, card: Card) -> i64:
        """Return the index of this card's pile, or -1 if it has none."""
        if card.number < len(self.slots):
            return self.slots[card.number]
        return -1


@final
@mypyc_attr(acyclic=True)
class Supply:
    """The piles of one game: the copies left in each, in the order of the stock's cards."""

    def __init__(
        self,
        *,
        stock: Stock,
        counts: list[int],
        up_to: list[tuple[Card, ...] | None],
        empty: i64 = 0,
        is_over: bool = False,
    ) -> None:
        self.stock = stock
        self.counts = counts
        # For each printed cost, the cards that cost at most that much and are not sold out. Filled on demand, shared
        # between copies, and replaced when a pile runs out.
        self._up_to = up_to
        self.empty = empty
        self.is_over = is_over
        self._to_end: i64 = -1  # cached cards_to_end, or -1 if it must be counted again

    @staticmethod
    def full(stock: Stock) -> Supply:
        return Supply(stock=stock, counts=stock.sizes[:], up_to=stock.up_to)

    @staticmethod
    def of(stock: Stock, counts: list[int]) -> Supply:
        """Return the piles with this many copies left."""
        supply = Supply(stock=stock, counts=counts, up_to=[None] * len(stock.up_to))
        for slot, card in enumerate(stock.cards):
            if counts[slot] == 0:
                supply._run_out(card)
        return supply

    def copy(self) -> Supply:
        return Supply(
            stock=self.stock, counts=self.counts[:], up_to=self._up_to, empty=self.empty, is_over=self.is_over
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.stock.cards

    def left(self, card: Card) -> i64:
        """Return the copies left in the pile; 0 if the card has no pile."""
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
        """The fewest cards that must be taken to empty enough piles to end the game."""
        if self._to_end < 0:
            self._to_end = self._lowest(self.stock.empty_to_end - self.empty)
        return self._to_end

    def _lowest(self, piles: i64) -> i64:
        """Return the total number of cards in this many of the smallest piles, ignoring empty ones."""
        cards: i64 = 0
        lowest: i64 = 0
        while piles > 0:
            # The next larger pile size, and how many piles have it.
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
            self._run_out(card)
        return True

    def _run_out(self, card: Card) -> None:
        self._up_to = [None] * len(self._up_to)
        self.empty += 1
        # Rules, section 5: the Province pile, or three piles (four with 5 and 6 players). Checked after a turn.
        if card.ends_game or self.empty >= self.stock.empty_to_end:
            self.is_over = True

    def costing_up_to(self, printed: i64) -> tuple[Card, ...]:
        """Return the cards still left that have a printed cost of at most `printed`, cheapest first."""
        if printed < 0:
            return ()
        if printed > self.stock.highest_cost:
            printed = self.stock.highest_cost
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
