"""One seat's zones. A card is always in exactly one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Card


@final
@mypyc_attr(acyclic=True)
class Player:
    """The cards of one seat. The top of the deck and of the discard pile is the end of the list."""

    def __init__(
        self,
        seat: i64,
        deck: list[Card],
        hand: list[Card],
        discard: list[Card],
        in_play: list[Card],
        set_aside: list[Card],
        revealed: list[Card],
        passing: list[Card],
        owned: list[int],
        turns: i64,
        random: i64,
    ) -> None:
        self.seat = seat
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.in_play = in_play
        self.set_aside = set_aside
        self.revealed = revealed
        self.passing = passing
        self.owned = owned  # how many copies of each card are in all zones together, by the card's number
        self.turns = turns
        self.random = random

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.in_play[:],
            self.set_aside[:],
            self.revealed[:],
            self.passing[:],
            self.owned[:],
            self.turns,
            self.random,
        )

    def become(self, other: Player) -> None:
        """Take over the cards of another."""
        self.deck = other.deck
        self.hand = other.hand
        self.discard = other.discard
        self.in_play = other.in_play
        self.set_aside = other.set_aside
        self.revealed = other.revealed
        self.passing = other.passing
        self.owned = other.owned
        self.turns = other.turns
        self.random = other.random

    @property
    def size(self) -> i64:
        """How many cards this player owns."""
        zones: i64 = len(self.deck) + len(self.hand) + len(self.discard) + len(self.in_play)
        return zones + len(self.set_aside) + len(self.revealed) + len(self.passing)

    def cards(self) -> list[Card]:
        """All cards this player owns, wherever they are."""
        cards = self.deck + self.discard
        for zone in (self.hand, self.in_play, self.set_aside, self.revealed, self.passing):
            if zone:
                cards += zone
        return cards

    def recount(self, numbers: int) -> None:
        """Count the cards owned afresh, after cards were laid down by hand; `numbers` is one more than any card's."""
        self.owned = [0] * numbers
        for card in self.cards():
            self.owned[card.number] += 1


def new_player(seat: int, random: i64) -> Player:
    """A seat with no cards yet."""
    return Player(seat, [], [], [], [], [], [], [], [], 0, random)
