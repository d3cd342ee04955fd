"""One seat's zones. A card is always in exactly one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.zones import CardTable, Counts, Zone, counts_of, empty_zone, new_zone

if TYPE_CHECKING:
    from throneroom.engine.card import Card

NOTHING_KNOWN: Final = 1 << 30


@final
@mypyc_attr(acyclic=True)
class Player:
    """The cards of one seat. The top of the deck and of the discard pile is the end.

    The engine moves cards between the zones. `hand`, `deck` and so on return lists of the cards in them: changing such
    a list changes nothing.
    """

    def __init__(
        self,
        *,
        seat: i64,
        deck_zone: Zone,
        hand_zone: Zone,
        discard_zone: Zone,
        in_play_zone: Zone,
        set_aside_zone: Zone,
        revealed_zone: Zone,
        passing_zone: Zone,
        owned: Counts,
        turns: i64,
        random: i64,
        known_from: i64 = NOTHING_KNOWN,
    ) -> None:
        self.seat: Final = seat
        self.deck_zone = deck_zone
        self.hand_zone = hand_zone
        self.discard_zone = discard_zone
        self.in_play_zone = in_play_zone
        self.set_aside_zone = set_aside_zone
        self.revealed_zone = revealed_zone
        self.passing_zone = passing_zone
        self.owned = owned  # the copies of each card in all zones together
        self.turns = turns
        self.random = random  # the state of this seat's random stream; in a game dealt by key, the shuffles so far
        # The seat itself knows the cards of its deck from this place on, having put them there since the last shuffle.
        self.known_from = known_from

    def copy(self) -> Player:
        return Player(
            seat=self.seat,
            deck_zone=self.deck_zone.copy(),
            hand_zone=self.hand_zone.copy(),
            discard_zone=self.discard_zone.copy(),
            in_play_zone=self.in_play_zone.copy(),
            set_aside_zone=self.set_aside_zone.copy(),
            revealed_zone=self.revealed_zone.copy(),
            passing_zone=self.passing_zone.copy(),
            owned=self.owned.copy(),
            turns=self.turns,
            random=self.random,
            known_from=self.known_from,
        )

    def become(self, other: Player) -> None:
        """Take over the state of another Player, except its seat."""
        self.deck_zone = other.deck_zone
        self.hand_zone = other.hand_zone
        self.discard_zone = other.discard_zone
        self.in_play_zone = other.in_play_zone
        self.set_aside_zone = other.set_aside_zone
        self.revealed_zone = other.revealed_zone
        self.passing_zone = other.passing_zone
        self.owned = other.owned
        self.turns = other.turns
        self.random = other.random
        self.known_from = other.known_from

    def put_on_deck(self, cards: list[Card]) -> None:
        """Put cards onto the deck one by one, known to this player: the last one ends up on top."""
        if self.deck_zone.size < self.known_from:
            self.known_from = self.deck_zone.size
        self.deck_zone.add_all(cards)

    @property
    def knows_deck_top(self) -> bool:
        return self.deck_zone.size > self.known_from

    def known_on_deck(self) -> list[Card]:
        """Return the cards on top of the deck that this player knows, the top card last."""
        return self.deck_zone.cards_from(self.known_from) if self.knows_deck_top else []

    def owns(self, card: Card) -> i64:
        """Return the copies of a card in all zones together."""
        return self.owned.of(card)

    @property
    def size(self) -> i64:
        """How many cards this player owns."""
        zones = self.deck_zone.size + self.hand_zone.size + self.discard_zone.size + self.in_play_zone.size
        return zones + self.set_aside_zone.size + self.revealed_zone.size + self.passing_zone.size

    def cards(self) -> list[Card]:
        """Return all cards this player owns, in all zones."""
        cards = self.deck + self.discard
        return cards + self.hand + self.in_play + self.set_aside + self.revealed + self.passing

    # -- the zones as lists -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[Card]:
        return self.hand_zone.cards()

    @property
    def deck(self) -> list[Card]:
        return self.deck_zone.cards()

    @property
    def discard(self) -> list[Card]:
        return self.discard_zone.cards()

    @property
    def in_play(self) -> list[Card]:
        return self.in_play_zone.cards()

    @property
    def set_aside(self) -> list[Card]:
        return self.set_aside_zone.cards()

    @property
    def revealed(self) -> list[Card]:
        return self.revealed_zone.cards()

    @property
    def passing(self) -> list[Card]:
        return self.passing_zone.cards()


def player_with_deck(seat: i64, random: i64, deck: Zone, owned: Counts) -> Player:
    """Return a player before the first turn, whose cards are all in the deck."""
    table = owned.table
    return Player(
        seat=seat,
        deck_zone=deck,
        hand_zone=empty_zone(table),
        discard_zone=empty_zone(table),
        in_play_zone=empty_zone(table),
        set_aside_zone=empty_zone(table),
        revealed_zone=empty_zone(table),
        passing_zone=empty_zone(table),
        owned=owned,
        turns=0,
        random=random,
    )


def new_player(
    table: CardTable,
    seat: i64,
    random: i64,
    *,
    deck: Sequence[Card] = (),
    hand: Sequence[Card] = (),
    discard: Sequence[Card] = (),
    in_play: Sequence[Card] = (),
    set_aside: Sequence[Card] = (),
    revealed: Sequence[Card] = (),
    passing: Sequence[Card] = (),
) -> Player:
    """Return a player with these cards, before the first turn."""
    player = player_with_deck(seat, random, new_zone(table, deck), counts_of(table, [0] * len(table.cards)))
    player.hand_zone.fill(hand)
    player.discard_zone.fill(discard)
    player.in_play_zone.fill(in_play)
    player.set_aside_zone.fill(set_aside)
    player.revealed_zone.fill(revealed)
    player.passing_zone.fill(passing)
    for card in player.cards():
        player.owned.add(card, 1)
    return player
