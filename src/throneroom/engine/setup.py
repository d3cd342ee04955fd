"""The cards of a game, their piles, and who goes first in a series of games (rules, section 2)."""

from __future__ import annotations

from typing import Final

from throneroom.engine.card import FIRST, SECOND, Card
from throneroom.engine.game import FIRST_PLAYER_STREAM
from throneroom.engine.rng import Random
from throneroom.engine.supply import Stock

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
KINGDOM_SIZE: Final = 10


class Kingdom:
    """The cards of a game: the basic cards and ten kingdom cards, in order of cost, then name; and their edition."""

    def __init__(self, basic: tuple[Card, ...], cards: tuple[Card, ...], edition: str = FIRST) -> None:
        self.basic: Final = basic
        self.edition: Final = edition
        self.is_second_edition: Final = edition == SECOND
        self.cards: Final = tuple(sorted(cards, key=_cost_and_name))
        self.starting_deck: Final = [card for card in basic for _ in range(card.dealt)]
        self._stocks: list[Stock | None] = [None] * (MOST_SEATS + 1)

    def stock(self, seats: int) -> Stock:
        """Return the supply piles for this many players."""
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}")
        stock = self._stocks[seats]
        if stock is None:
            stock = self._build_stock(seats)
            self._stocks[seats] = stock
        return stock

    def _build_stock(self, seats: int) -> Stock:
        cards = tuple(sorted(self.basic + self.cards, key=_cost_and_name))
        sizes = [card.piles[seats - FEWEST_SEATS] for card in cards]
        return Stock(cards, sizes, 3 if seats <= 4 else 4)


def _cost_and_name(card: Card) -> tuple[int, str]:
    return card.cost, card.name


def next_first_player(seats: int, winners: list[int], seed: int) -> int:
    """Choose who goes first in the next game of a series: the player to the left of the last winner.

    After a tie it is a random player who did not win; if everybody tied, any player.
    """
    if len(winners) == 1:
        return (winners[0] + 1) % seats
    losers = [seat for seat in range(seats) if seat not in winners] or list(range(seats))
    return losers[Random(seed, FIRST_PLAYER_STREAM).below(len(losers))]
