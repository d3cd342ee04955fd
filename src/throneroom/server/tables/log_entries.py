"""The log of a table: an append-only list of entries from which all else follows, the game too."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from throneroom.protocol.table import TableOptions


class SeatRecord(Struct, omit_defaults=True):
    """Who sits there. Of the token only its hash is kept."""

    who: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None
    strategy: str | None = None
    token: str | None = None


class Opened(Struct, tag_field="e", tag="opened", omit_defaults=True):
    """The table is there. `prefix`: the answers a game begins with that was played on from another."""

    at: float
    owner: int
    seats: list[SeatRecord]
    kingdom: list[str]
    seed: int
    options: TableOptions
    seeded: bool = False
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


class Began(Struct, tag_field="e", tag="began"):
    """The game begins with these seats; those still open are gone."""

    at: float
    owner: int
    seats: list[SeatRecord]


class Answered(Struct, tag_field="e", tag="a"):
    """An answer to the decision that was asked: what the record is made of."""

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


class Undone(Struct, tag_field="e", tag="undone"):
    """Back to decision `number`; so many answers are gone. `marks`: somebody had seen more by then."""

    at: float
    seat: int
    number: int
    answers: int
    marks: bool


class Resigned(Struct, tag_field="e", tag="resigned"):
    at: float
    seat: int


class StandInSeated(Struct, tag_field="e", tag="stand-in"):
    """A bot plays this person's seat until he is back."""

    at: float
    seat: int


class PlayerReturned(Struct, tag_field="e", tag="back"):
    at: float
    seat: int


class EndedEarly(Struct, tag_field="e", tag="ended"):
    """Those who stayed have ended the game."""

    at: float


class ChatSent(Struct, tag_field="e", tag="chat"):
    at: float
    seat: int
    text: str


class RematchVoted(Struct, tag_field="e", tag="rematch"):
    at: float
    seat: int
    swap: tuple[str, str] | None


class RematchOpened(Struct, tag_field="e", tag="next"):
    """The series goes on at another table."""

    at: float
    next: str


class Closed(Struct, tag_field="e", tag="closed"):
    """The table was given up before the game began."""

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
