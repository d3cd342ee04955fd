"""What happened, who may see it, and what caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from throneroom.engine.card import Card, Option


class Kind:
    """What sort of thing happened."""

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
REVEALED: Final = Kind("reveal")
REACTED: Final = Kind("react")
SET_ASIDE: Final = Kind("set-aside")
ON_DECK: Final = Kind("put-on-deck")
INTO_HAND: Final = Kind("into-hand")
PASSED: Final = Kind("pass")
CHOSE: Final = Kind("choose")
NAMED: Final = Kind("name")
PLUS_ACTIONS: Final = Kind("plus-actions")
PLUS_BUYS: Final = Kind("plus-buys")
PLUS_COINS: Final = Kind("plus-coins")
CHEAPER: Final = Kind("cheaper")
WORTH_MORE: Final = Kind("worth-more")
CLEANED_UP: Final = Kind("clean-up")
ENDED: Final = Kind("end")

EVERYBODY: Final = -1


@final
class Event:
    """One thing that happened at the table.

    `insiders` is a bit for each seat that may see `cards`; the others see `shown` only (the top of a discarded stack,
    say). `count` is open to everybody. `cause` names the cards being resolved, outermost first, `other` a second seat
    (who gets a passed card), and `news` says what came to light (draw, shuffle, reveal).
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
        """The cards that this seat sees. A seat number of -1 is a spectator, who sees what everybody sees."""
        sees = self.insiders == EVERYBODY or (seat >= 0 and self.insiders >> seat & 1)
        return self.cards if sees else self.shown

    def seen_by(self, seat: int) -> Event:
        """The event as this seat sees it."""
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
        """All of it as plain values: for comparing and for messages."""
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
