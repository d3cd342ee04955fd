"""The log of a table: append-only entries from which everything else is derived, including the game.

Tags and field names are stored and must not change; classes may be renamed.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from throneroom.protocol.table import TableOptions


class SeatRecord(Struct, kw_only=True, omit_defaults=True):
    """A seat as stored: only the hash of its token."""

    who: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None
    strategy: str | None = None
    token: str | None = None


class Opened(Struct, tag_field="e", tag="opened", kw_only=True, omit_defaults=True):
    """The table was opened. `prefix` holds the answers of the game that it continues, if any.

    `key`: in hexadecimal, if the game is dealt by key; `seed` is 0 then.
    """

    at: float
    owner: int
    seats: list[SeatRecord]
    kingdom: list[str]
    seed: int
    options: TableOptions
    seeded: bool = False
    key: str | None = None
    first: int | None = None
    previous: str | None = None
    prefix: list[list[str]] = field(default_factory=list)


class SeatTaken(Struct, tag_field="e", tag="sat"):
    at: float
    seat: int
    name: str
    token: str


class SeatLeft(Struct, tag_field="e", tag="left"):
    at: float
    seat: int


class Began(Struct, tag_field="e", tag="began", omit_defaults=True):
    """The game began with these seats. Seats that were still open have been removed.

    `asks_forced`: questions about hands are asked even if there is only one legal answer; see `Game.deal`.
    """

    at: float
    owner: int
    seats: list[SeatRecord]
    asks_forced: bool = False


def began(at: float, owner: int, seats: list[SeatRecord], options: TableOptions) -> Began:
    """Return the entry that begins a game. With several people, their questions must not give away their hands."""
    people = sum(seat.who == "human" for seat in seats)
    return Began(at, owner, seats, asks_forced=options.pauses and people > 1)


class Answered(Struct, tag_field="e", tag="a"):
    """The current decision was answered. These entries make up the record of the game."""

    at: float
    o: list[str]


class UndoRequested(Struct, tag_field="e", tag="undo?"):
    at: float
    seat: int
    number: int


class UndoAnswered(Struct, tag_field="e", tag="undo!"):
    at: float
    seat: int
    agree: bool


class Undone(Struct, tag_field="e", tag="undone", kw_only=True):
    """The game went back to decision `number`, undoing this many answers.

    `marks` is true if a player had seen something new by then.
    """

    at: float
    seat: int
    number: int
    answers: int
    marks: bool


class Resigned(Struct, tag_field="e", tag="resigned"):
    at: float
    seat: int


class StandInSeated(Struct, tag_field="e", tag="stand-in"):
    """A bot plays this player's seat until they return."""

    at: float
    seat: int


class PlayerReturned(Struct, tag_field="e", tag="back"):
    at: float
    seat: int


class EndedEarly(Struct, tag_field="e", tag="ended"):
    """The players who stayed ended the game."""

    at: float


class ChatSent(Struct, tag_field="e", tag="chat"):
    at: float
    seat: int
    text: str


class RematchVoted(Struct, tag_field="e", tag="rematch"):
    """A player wants another game. `swap` is a kingdom card and the card to replace it."""

    at: float
    seat: int
    swap: tuple[str, str] | None


class RematchOpened(Struct, tag_field="e", tag="next"):
    """The next game of the series is at this table."""

    at: float
    next: str


class Closed(Struct, tag_field="e", tag="closed"):
    """The table was abandoned before the game began."""

    at: float


Entry: TypeAlias = (
    Opened
    | SeatTaken
    | SeatLeft
    | Began
    | Answered
    | UndoRequested
    | UndoAnswered
    | Undone
    | Resigned
    | StandInSeated
    | PlayerReturned
    | EndedEarly
    | ChatSent
    | RematchVoted
    | RematchOpened
    | Closed
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    entry: Entry = _decoder.decode(data)
    return entry
