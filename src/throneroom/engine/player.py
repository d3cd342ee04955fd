"""One seat's zones. A card is always in exactly one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from throneroom.engine.card import Card


class Player:
    """The cards of one seat. The top of the deck and of the discard pile is the end of the list."""

    def __init__(
        self,
        seat: int,
        deck: list[Card],
        hand: list[Card],
        discard: list[Card],
        in_play: list[Card],
        set_aside: list[Card],
        revealed: list[Card],
        passing: list[Card],
        turns: int,
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
            self.turns,
            self.random,
        )

    def cards(self) -> list[Card]:
        """All cards this player owns, wherever they are."""
        return self.deck + self.hand + self.discard + self.in_play + self.set_aside + self.revealed + self.passing


def new_player(seat: int, random: i64) -> Player:
    """A seat with no cards yet."""
    return Player(seat, [], [], [], [], [], [], [], 0, random)
