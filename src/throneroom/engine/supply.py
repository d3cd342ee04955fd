"""The supply piles: what is left, what a player can afford, and whether the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.zones import CardTable, Counts, counts_of, new_zone

if TYPE_CHECKING:
    from throneroom.engine.card import Card

_SOLD_OUT: Final = 1 << 30


@final
class Stock:
    """The initial piles, shared by all games of a kingdom with the same number of seats.

    `cards` are in order of cost, then name; `table` numbers them.
    """

    def __init__(self, cards: tuple[Card, ...], sizes: list[int], empty_to_end: int) -> None:
        self.cards: Final = cards
        self.table: Final = CardTable(cards)
        self.sizes: Final = sizes
        self.piles: Final = counts_of(self.table, sizes)
        # What each player starts with.
        self.deck: Final = new_zone(self.table, [card for card in cards for _ in range(card.dealt)])
        self.dealt: Final = counts_of(self.table, [card.dealt for card in cards])
        self.empty_to_end: Final[i64] = empty_to_end
        self.only_coins: Final = not [
            card for card in cards if card.is_treasure and (card.cards or card.actions or card.buys)
        ]
        self.victories: Final = tuple([card for card in cards if card.is_victory])
        self.game_enders: Final = tuple([card for card in cards if card.ends_game])
        self.highest_cost: Final[i64] = cards[-1].cost
        # Supply._up_to as long as no pile is empty.
        self.up_to: Final[list[tuple[Card, ...] | None]] = [None] * (cards[-1].cost + 1)

    def has_pile(self, card: Card) -> bool:
        return self.table.number(card) >= 0


@final
@mypyc_attr(acyclic=True)
class Supply:
    """The piles of one game: the copies left of each card."""

    def __init__(
        self,
        *,
        stock: Stock,
        piles: Counts,
        up_to: list[tuple[Card, ...] | None],
        empty: i64 = 0,
        is_over: bool = False,
    ) -> None:
        self.stock: Final = stock
        self._piles: Final = piles
        # For each printed cost, the cards that cost at most that much and are not sold out. Filled on demand, shared
        # between copies, and replaced when a pile runs out.
        self._up_to = up_to
        self.empty = empty
        self.is_over = is_over
        self._to_end: i64 = -1  # cached cards_to_end, or -1 if it must be counted again

    @staticmethod
    def full(stock: Stock) -> Supply:
        return Supply(stock=stock, piles=stock.piles.copy(), up_to=stock.up_to)

    @staticmethod
    def of(stock: Stock, counts: list[int]) -> Supply:
        """Return the piles with this many copies left, in the order of the stock's cards."""
        supply = Supply(stock=stock, piles=counts_of(stock.table, counts), up_to=[None] * len(stock.up_to))
        for card in stock.cards:
            if supply.left(card) == 0:
                supply._run_out(card)
        return supply

    def copy(self) -> Supply:
        return Supply(
            stock=self.stock, piles=self._piles.copy(), up_to=self._up_to, empty=self.empty, is_over=self.is_over
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.stock.cards

    @property
    def counts(self) -> list[int]:
        """The copies left in each pile, in the order of the stock's cards."""
        return self._piles.all()

    def count_into(self, counts: Counts) -> None:
        """Set counts to the copies left in each pile."""
        counts.become(self._piles)

    def left(self, card: Card) -> i64:
        """Return the copies left in the pile; 0 if the card has no pile."""
        return self._piles.of(card)

    @property
    def cards_to_end(self) -> i64:
        """The fewest cards that must be taken to empty enough piles to end the game."""
        if self._to_end < 0:
            self._to_end = self._piles.smallest(self.stock.empty_to_end - self.empty)
        return self._to_end

    def take(self, card: Card) -> bool:
        """Take one card off its pile; False if there is none."""
        if self._piles.of(card) == 0:
            return False
        self._to_end = -1
        if self._piles.add(card, -1) == 0:
            self._run_out(card)
        return True

    def _run_out(self, card: Card) -> None:
        self._up_to = [None] * len(self._up_to)
        self.empty += 1
        # Rules, section 5: the Province pile, or three piles (four with 5 and 6 players). Checked after a turn.
        if card.ends_game or self.empty >= self.stock.empty_to_end:
            self.is_over = True

    def lowest_cost(self) -> i64:
        """Return the printed cost of the cheapest card that is left."""
        for place, card in enumerate(self.stock.cards):
            if self._piles.at(place):
                return card.cost
        return _SOLD_OUT

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
        for card in self.stock.cards:
            if card.cost > printed:
                break
            if self.left(card):
                found.append(card)
        cards = tuple(found)
        self._up_to[printed] = cards
        return cards
