"""The log of a table: append-only entries from which everything else is derived, including the game.

Tags and field names are stored and must not change; classes may be renamed. The entries do not depend on the protocol.
Unknown fields are ignored and missing ones have defaults, so that a field can be added without a new LOG_VERSION.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from throneroom.cards.written import is_written
from throneroom.record.record import RULES
from throneroom.server.store.store import BadLog
from throneroom.server.tables.kept_board import KeptBoard
from throneroom.server.tables.kept_game import KeptEvent

# Incremented when an older program could no longer read a log. Logs of version 0.1.0 have no number, which means 0.
LOG_VERSION: Final = 4
# Without cards that travel as text, a log is as it was in this version.
_VERSION_WITHOUT_TEXTS: Final = 3


class OptionsRecord(Struct, kw_only=True):
    """The options of a table as stored. All are written, so that a new default does not change old tables."""

    listed: bool = True
    watch: str = "open"
    delay: int = 60
    undo: str = "consent"
    clock: int | None = None
    grace: int = 60
    points: bool = False
    decks: bool = False
    first: int | None = None
    pauses: bool = True
    advice: str = "agreed"


class HeldRecord(Struct, kw_only=True):
    """A seat whose player keeps its name by a key: see `ratings.name_log`. The rating is that when they sat down."""

    id: str
    rating: float
    deviation: float


class SeatRecord(Struct, kw_only=True, omit_defaults=True):
    """A seat as stored: only the hash of its token."""

    who: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None
    strategy: str | None = None
    token: str | None = None
    held: HeldRecord | None = None


class Opened(Struct, tag_field="e", tag="opened", kw_only=True, omit_defaults=True):
    """The table was opened. `prefix` holds the answers of the game that it continues, if any.

    `kingdom` is as `kingdom_names` returns it: cards of the card language are there with their text, so that the table
    needs no file. `version` is that of `log_version`, and `rules` the version of the rules
    (`record.RULES`) that dealt the game; 0 if unknown.
    `key`: in hexadecimal, if the game is dealt by key; `seed` is 0 then. `guide`: 0, or the version of `guided_game`.
    `deal`: the deal that others play at their own tables, and `player` the hash of the token that stands for this
    table's player there. `custom`: notes about the custom cards (`cards.stand_in`).
    """

    at: float
    owner: int
    seats: list[SeatRecord]
    kingdom: list[str]
    seed: int
    options: OptionsRecord = field(default_factory=OptionsRecord)
    version: int = 0
    rules: int = 0
    seeded: bool = False
    key: str | None = None
    first: int | None = None
    previous: str | None = None
    prefix: list[list[str]] = field(default_factory=list)
    guide: int = 0
    deal: str | None = None
    player: str | None = None
    custom: list[dict[str, Any]] = field(default_factory=list)


def log_version(opened: Opened) -> int:
    """Return the version of a log with this opening: the oldest that can read it."""
    return LOG_VERSION if any(is_written(entry) for entry in opened.kingdom) else _VERSION_WITHOUT_TEXTS


def has_texts(opened: bytes) -> bool:
    """Return whether this opening, not yet read, may have cards as text: only they have several lines."""
    return b"\\n" in opened


class SeatTaken(Struct, tag_field="e", tag="sat", omit_defaults=True):
    at: float
    seat: int
    name: str
    token: str
    held: HeldRecord | None = None


class SeatLeft(Struct, tag_field="e", tag="left"):
    at: float
    seat: int


class BotSeated(Struct, tag_field="e", tag="bot", omit_defaults=True):
    """Before the game, the host gave a free seat to a bot, or the seat of a bot to another one."""

    at: float
    seat: int
    name: str
    level: str
    strategy: str | None = None


class Listed(Struct, tag_field="e", tag="listed"):
    """The host put the table on the list of tables, or took it off."""

    at: float
    listed: bool


class Began(Struct, tag_field="e", tag="began", omit_defaults=True):
    """The game began with these seats. Seats that were still open have been removed.

    `rules` is the version of the rules that dealt it, if the table was opened before; otherwise see `Opened`.
    `asks_forced`: questions about hands are asked even if there is only one legal answer; see `Game.deal`.
    `custom`: notes about the custom cards with which it is played; `k` and `b` are as in `Answered`.
    """

    at: float
    owner: int
    seats: list[SeatRecord]
    rules: int = 0
    asks_forced: bool = False
    custom: list[dict[str, Any]] = field(default_factory=list)
    k: list[KeptEvent] = field(default_factory=list)
    b: KeptBoard | None = None


def began(at: float, owner: int, seats: list[SeatRecord], options: OptionsRecord) -> Began:
    """Return the entry that begins a game. With several people, their questions must not give away their hands."""
    people = sum(seat.who == "human" for seat in seats)
    return Began(at, owner, seats, RULES, options.pauses and people > 1)


class Answered(Struct, tag_field="e", tag="a", omit_defaults=True):
    """The current decision was answered. These entries make up the record of the game.

    `d` is a digest of the position after it, in the entries that have one. It covers hidden cards, so it is never sent.
    In games with custom cards, which must be shown without them, too, `k` is what happened then, and `b` the board.
    """

    at: float
    o: list[str]
    d: str | None = None
    k: list[KeptEvent] = field(default_factory=list)
    b: KeptBoard | None = None


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
    answers: int = 0
    marks: bool = False


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


class EndedAsDraw(Struct, tag_field="e", tag="draw"):
    """A player ended a game that this version of the program cannot continue."""

    at: float
    seat: int


class RatingRecord(Struct):
    """How a game changed the rating of a seat whose name is kept by a key: each with its deviation."""

    seat: int
    before: tuple[float, float]
    after: tuple[float, float]


class GameKept(Struct, tag_field="e", tag="kept", omit_defaults=True):
    """The game is over; `data` is its result and log as everybody was shown them: see `kept_game`.

    `ratings`: those that it changed.
    """

    at: float
    how: str
    data: str
    ratings: list[RatingRecord] = field(default_factory=list)


class ChatSent(Struct, tag_field="e", tag="chat"):
    at: float
    seat: int
    text: str


class RematchVoted(Struct, tag_field="e", tag="rematch"):
    """A player wants another game. `swap` is a kingdom card and the card to replace it."""

    at: float
    seat: int
    swap: tuple[str, str] | None = None


class RematchOpened(Struct, tag_field="e", tag="next"):
    """The next game of the series is at this table."""

    at: float
    next: str


class AdviceAgreed(Struct, tag_field="e", tag="advice"):
    """A player agreed to advice at this table, or took that back."""

    at: float
    seat: int
    agree: bool


class Closed(Struct, tag_field="e", tag="closed"):
    """The table was abandoned before the game began."""

    at: float


Entry: TypeAlias = (
    Opened
    | SeatTaken
    | SeatLeft
    | BotSeated
    | Listed
    | Began
    | Answered
    | UndoRequested
    | UndoAnswered
    | Undone
    | Resigned
    | StandInSeated
    | PlayerReturned
    | EndedEarly
    | EndedAsDraw
    | GameKept
    | ChatSent
    | RematchVoted
    | RematchOpened
    | AdviceAgreed
    | Closed
)

_decoder: Final = msgspec.json.Decoder(Entry)

write_entry: Final[Callable[[Entry], bytes]] = msgspec.json.Encoder().encode


def read_entry(data: bytes) -> Entry:
    """Read an entry. Raises BadLog."""
    try:
        entry: Entry = _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise BadLog("an entry is of a kind or form that this version does not know", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadLog("an entry is not JSON", str(error)) from None
    return entry
