"""Events: what happened, who may see it, what caused it, and what it revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option


class Kind:
    """The kind of thing that happened.

    Kinds have names of their own, in the past tense: DISCARDED is neither the verb DISCARD nor the zone DISCARD_PILE.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return self.name


TURN: Final = Kind("turn")
PLAYED: Final = Kind("play")
BOUGHT: Final = Kind("buy")
DREW: Final = Kind("draw")
SHUFFLED: Final = Kind("shuffle")
DISCARDED: Final = Kind("discard")
DECK_DISCARDED: Final = Kind("discard-deck")
TRASHED: Final = Kind("trash")
GAINED: Final = Kind("gain")
SHOWN: Final = Kind("reveal")
LOOKED: Final = Kind("look")
REACTED: Final = Kind("react")
LAID_ASIDE: Final = Kind("set-aside")
ON_DECK: Final = Kind("put-on-deck")
INTO_DECK: Final = Kind("put-into-deck")
INTO_HAND: Final = Kind("into-hand")
PASSED: Final = Kind("pass")
CHOSE: Final = Kind("choose")
NAMED: Final = Kind("name")
PLUS_ACTIONS: Final = Kind("plus-actions")
PLUS_BUYS: Final = Kind("plus-buys")
PLUS_COINS: Final = Kind("plus-coins")
CHEAPER: Final = Kind("cheaper")
WORTH_MORE: Final = Kind("worth-more")
FIRST_WORTH_MORE: Final = Kind("first-worth-more")
CLEANED_UP: Final = Kind("clean-up")
ENDED: Final = Kind("end")

# Flags for new information. Undo is free until one of these is set.
DRAW: Final = 1
SHUFFLE: Final = 2
REVEAL: Final = 4
OTHER_SEAT: Final = 8
LOOK: Final = 16

NEWS_NAMES: Final = (
    (DRAW, "draw"),
    (SHUFFLE, "shuffle"),
    (REVEAL, "reveal"),
    (OTHER_SEAT, "other seat"),
    (LOOK, "look"),
)

EVERYBODY: Final = -1


def news_names(news: int) -> tuple[str, ...]:
    """Return the names of the flags that are set."""
    return tuple(name for flag, name in NEWS_NAMES if news & flag)


@final
class Event:
    """One thing that happened.

    `insiders` has a bit for each seat that may see `cards`; the others see only `shown`, such as the top card of those
    discarded. `count` is the number of cards, which is public, or the amount of a plus-sign, the number of the turn, or
    how many cards lie above one put into the deck. `cause` lists the cards being resolved, outermost first. `other` is
    a second seat, such as the one that a card is passed to, or -1. `news` has the flags for new information.
    """

    def __init__(
        self,
        *,
        kind: Kind,
        seat: int,
        cards: tuple[Option, ...],
        count: int,
        insiders: int,
        shown: tuple[Option, ...],
        source: str,
        target: str,
        other: int,
        cause: tuple[Card, ...],
        news: int,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.cards: Final = cards
        self.count: Final = count
        self.insiders: Final = insiders
        self.shown: Final = shown
        self.source: Final = source
        self.target: Final = target
        self.other: Final = other
        self.cause: Final = cause
        self.news: Final = news

    def cards_seen_by(self, seat: int) -> tuple[Option, ...]:
        """Return the cards that this seat sees. Seat -1 is a spectator, who sees what everybody sees."""
        sees = self.insiders == EVERYBODY or (seat >= 0 and self.insiders >> seat & 1)
        return self.cards if sees else self.shown

    def seen_by(self, seat: int) -> Event:
        """Return the event as this seat sees it."""
        cards = self.cards_seen_by(seat)
        return Event(
            kind=self.kind,
            seat=self.seat,
            cards=cards,
            count=self.count,
            insiders=EVERYBODY,
            shown=cards,
            source=self.source,
            target=self.target,
            other=self.other,
            cause=self.cause,
            news=self.news,
        )

    def facts(self) -> tuple[object, ...]:
        """Return all fields except visibility as plain values, for comparing or printing."""
        return (
            self.kind.name,
            self.seat,
            tuple(card.name for card in self.cards),
            self.count,
            self.source,
            self.target,
            self.other,
            tuple(card.name for card in self.cause),
            self.news,
        )

    def __repr__(self) -> str:
        return f"Event{self.facts()}"
