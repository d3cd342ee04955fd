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
        *,
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
        self.owned = owned  # the copies of each card in all zones together, by the card's number
        self.turns = turns
        self.random = random  # the state of this seat's random stream; in a game dealt by key, the shuffles so far

    def copy(self) -> Player:
        return Player(
            seat=self.seat,
            deck=self.deck[:],
            hand=self.hand[:],
            discard=self.discard[:],
            in_play=self.in_play[:],
            set_aside=self.set_aside[:],
            revealed=self.revealed[:],
            passing=self.passing[:],
            owned=self.owned[:],
            turns=self.turns,
            random=self.random,
        )

    def become(self, other: Player) -> None:
        """Take over the state of another Player, except its seat."""
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
        """Return all cards this player owns, in all zones."""
        cards = self.deck + self.discard
        for zone in (self.hand, self.in_play, self.set_aside, self.revealed, self.passing):
            if zone:
                cards += zone
        return cards

    def recount(self, numbers: int) -> None:
        """Recount `owned` after zones were filled directly. All card numbers are below `numbers`."""
        self.owned = [0] * numbers
        for card in self.cards():
            self.owned[card.number] += 1


def new_player(seat: int, random: i64) -> Player:
    """Return a player without cards."""
    return Player(
        seat=seat,
        deck=[],
        hand=[],
        discard=[],
        in_play=[],
        set_aside=[],
        revealed=[],
        passing=[],
        owned=[],
        turns=0,
        random=random,
    )
