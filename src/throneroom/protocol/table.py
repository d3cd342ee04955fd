"""Opening tables, taking seats, and what everybody may know of a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from throneroom.protocol.base import (
    Answer,
    Count,
    Level,
    Name,
    Request,
    SeatNumber,
    Seed,
    StrategyText,
    TableId,
    Token,
)
from throneroom.protocol.kingdom import KingdomWish, RandomCards, first_game


class MySeat(Request, tag_field="who", tag="me"):
    """The seat of the person who opens the table."""


class OpenSeat(Request, tag_field="who", tag="open"):
    """A seat for whoever comes."""


class BotSeat(Request, tag_field="who", tag="bot"):
    """A bot of a level, or one that follows a strategy as text."""

    level: Level = "fair"
    strategy: StrategyText | None = None


SeatWish: TypeAlias = MySeat | OpenSeat | BotSeat

WatchRule = Literal["nobody", "open", "everything"]
UndoRule = Literal["free", "consent", "never"]
AbsentChoice = Literal["wait", "bot", "end"]


class TableOptions(Request):
    """How a table plays.

    `listed`: it stands in the list of tables. `watch`: who may watch, and whether all hands are shown, then
    `delay` seconds late. `undo`: freely until something new was seen and not after; after that by consent; or never.
    Against bots alone undo is always free, and the game is marked. `clock`: seconds for a decision, then a bot goes on
    for the seat. `grace`: seconds until the others may decide what becomes of a seat that is away. `points` and
    `decks`: the counters of what everybody may remember are part of the view. `first`: who begins; chance if None.
    """

    listed: bool = True
    watch: WatchRule = "open"
    delay: Annotated[int, Meta(ge=30, le=3600)] = 60
    undo: UndoRule = "consent"
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    points: bool = False
    decks: bool = False
    first: SeatNumber | None = None


class OpenTable(Request):
    """POST /api/tables. Exactly one of the seats is MySeat. The game begins when no seat is open any more."""

    name: Name
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    kingdom: KingdomWish = field(default_factory=RandomCards)
    seed: Seed | None = None
    options: TableOptions = field(default_factory=TableOptions)


class QuickPlay(Request):
    """POST /api/quick: a table against bots that begins at once."""

    name: Name
    bots: Annotated[list[BotSeat], Meta(min_length=1, max_length=5)] = field(default_factory=lambda: [BotSeat()])
    kingdom: KingdomWish = field(default_factory=first_game)
    seed: Seed | None = None
    options: TableOptions = field(default_factory=lambda: TableOptions(listed=False))


class TakeSeat(Request):
    """POST /api/tables/ID/seats. Any open seat if none is named."""

    name: Name
    seat: SeatNumber | None = None


class PlayOn(Request):
    """POST /api/tables/ID/play-on: a new table from decision `number` of a finished game; bots take the other seats."""

    name: Name
    number: Count
    seat: SeatNumber
    bot: BotSeat = field(default_factory=BotSeat)


class Seated(Answer):
    """The seat a person has got, and the token that opens it. The server shows the token only this once."""

    table: str
    seat: int
    token: str


class SeatToken(Request):
    table: TableId
    token: Token


class MySeats(Request):
    """POST /api/mine: which of these seats are still there."""

    seats: Annotated[list[SeatToken], Meta(max_length=100)]


class SeatStatus(Answer):
    """Who sits there: `open`, `human` or `bot`.

    `away` is for how many seconds a person has not been connected, None if he is. `stand_in`: a bot plays this person's
    seat at present. `may_decide`: the grace time is over, the others may choose what becomes of the seat.
    """

    seat: int
    who: Literal["open", "human", "bot"]
    name: str
    level: str | None
    away: float | None
    stand_in: bool
    resigned: bool
    may_decide: bool


TableStatus = Literal["open", "running", "over", "closed"]


class TableInfo(Answer):
    """What everybody may know of a table. `supply` names the piles in their order.

    `seeded`: the seed was chosen by a person, who may know the deal. `marked`: a person took back something after
    having seen more. `previous` and `next`: the tables before and after this one in a series. `begun` and `ended`, as
    seconds since 1970, are None before.
    """

    id: str
    state: TableStatus
    owner: int
    seats: list[SeatStatus]
    kingdom: list[str]
    set: str | None
    supply: list[str]
    options: TableOptions
    seeded: bool
    marked: bool
    watchers: int
    turn: int
    previous: str | None
    next: str | None
    opened: float
    begun: float | None
    ended: float | None


class TableList(Answer):
    open: list[TableInfo]
    running: list[TableInfo]


class MySeatStatus(Answer):
    """One of my seats. `asked`: the table waits for me."""

    table: TableInfo
    seat: int
    asked: bool


class MySeatList(Answer):
    seats: list[MySeatStatus]
