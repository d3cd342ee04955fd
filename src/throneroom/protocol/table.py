"""Opening tables, taking seats, and what everybody may know about a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from throneroom.protocol.base import (
    LONGEST_NAME,
    Answer,
    Count,
    KingdomEntries,
    Level,
    Name,
    Request,
    SeatNumber,
    Seed,
    StrategyText,
    TableId,
    Token,
)
from throneroom.protocol.kingdom import CardFacts, Edition, KingdomWish, RandomCards, first_game
from throneroom.protocol.rating import SeatRating, Unrated


class MySeat(Request, tag_field="who", tag="me"):
    """The seat of the host, who opens the table."""


class OpenSeat(Request, tag_field="who", tag="open"):
    """A seat that anyone may take."""


class BotSeat(Request, tag_field="who", tag="bot"):
    """A bot of a level, or one that follows a strategy."""

    level: Level = "fair"
    strategy: StrategyText | None = None


SeatWish: TypeAlias = MySeat | OpenSeat | BotSeat

WatchRule = Literal["nobody", "open", "everything"]
UndoRule = Literal["free", "consent", "never"]
AbsentChoice = Literal["wait", "bot", "end"]
AdviceRule = Literal["never", "agreed"]


class TableOptions(Request, kw_only=True):
    """The options of a table.

    `listed`: it appears in the list of tables. `watch`: who may watch; `everything` shows all hands, `delay` seconds
    late. `undo`: `free` until new information is revealed and not after, `consent` of the others after that, or
    `never`; against bots alone undo is always free, and marks the game. `clock`: seconds for a decision, after which a
    bot plays the seat. `grace`: seconds until the others may decide what happens to an absent player's seat. `points`
    and `decks`: show counters of what everybody could remember. `first`: the starting player, random if None. `pauses`:
    with several people, wait a moment for a player who has nothing to choose (such as a Reaction to reveal), so that
    the others cannot tell. `advice`: the server gives advice while every person at the table has `agreed` to it, or
    `never`.
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
    pauses: bool = True
    advice: AdviceRule = "agreed"


class OpenTable(Request, kw_only=True):
    """POST /api/tables: open a table. Exactly one seat is MySeat. The game starts once no seat is open."""

    name: Name
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    kingdom: KingdomWish = field(default_factory=RandomCards)
    seed: Seed | None = None
    options: TableOptions = field(default_factory=TableOptions)


class QuickPlay(Request, kw_only=True):
    """POST /api/quick: open a table against bots, where the game starts at once."""

    name: Name
    bots: Annotated[list[BotSeat], Meta(min_length=1, max_length=5)] = field(default_factory=lambda: [BotSeat()])
    kingdom: KingdomWish = field(default_factory=first_game)
    seed: Seed | None = None
    options: TableOptions = field(default_factory=lambda: TableOptions(listed=False))


class OpenGuide(Request):
    """POST /api/guide: open the guided first game, where the deal and the bot's strategy are always the same."""

    name: Name


class TakeSeat(Request):
    """POST /api/tables/ID/seats: take a seat, any open one if `seat` is None."""

    name: Name
    seat: SeatNumber | None = None


class PlayOn(Request):
    """POST /api/tables/ID/play-on: play on from decision `number` of a finished game, against bots."""

    name: Name
    number: Count
    seat: SeatNumber
    bot: BotSeat = field(default_factory=BotSeat)


class PersonSeat(Request, tag_field="who", tag="person"):
    """The seat of a person. Without a name, it gets that of the browser which takes it."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


PreparedSeat: TypeAlias = PersonSeat | BotSeat


class PrepareGame(Request, kw_only=True):
    """POST /api/prepared: prepare a game for browsers on this machine. Only the server of `throneroom play` does.

    `kingdom`: the names or texts of its cards, and its edition. `record`: a saved game to continue, with its kingdom
    and seed. `advice`: everybody has agreed to it.
    """

    seats: Annotated[list[PreparedSeat], Meta(min_length=2, max_length=6)]
    kingdom: KingdomEntries = field(default_factory=list)
    seed: Seed = 0
    record: str | None = None
    advice: bool = False


class PreparedGame(Answer):
    """A code for each person, which a browser exchanges for the seat, once."""

    codes: list[str]


class TakePrepared(Request):
    """POST /api/prepared/take: take the seat that this code is for. The first one to do so starts the game."""

    code: Token
    name: Name


class Seated(Answer):
    """A seat, and the token that opens it. The server shows the token only this once."""

    table: str
    seat: int
    token: str


class SeatToken(Request):
    table: TableId
    token: Token


class MySeats(Request):
    """POST /api/mine: find out which of these seats still exist."""

    seats: Annotated[list[SeatToken], Meta(max_length=100)]


class SeatStatus(Answer, kw_only=True):
    """A seat and who sits there.

    `away`: seconds since this player was last connected, None if they are now. `stand_in`: a bot plays for them at the
    moment. `may_decide`: the grace time is over, and the others may decide what happens to the seat. `rating`: this
    player keeps the name by a key.
    """

    seat: int
    who: Literal["open", "human", "bot"]
    name: str
    level: str | None
    away: float | None
    stand_in: bool
    resigned: bool
    may_decide: bool
    rating: SeatRating | None = None


TableStatus = Literal["open", "running", "over", "closed"]


class TableInfo(Answer, kw_only=True):
    """What everybody may know about a table. `supply` names the piles in order.

    `seeded`: the host chose the seed and may know the deal. `marked`: somebody undid an answer after seeing something
    new. `previous` and `next`: the tables before and after this one in a series. `opened`, `begun` and `ended` are in
    seconds since 1970, None if it has not happened yet. `outdated`: the game was started with an older version of the
    program and can be neither continued nor replayed; while it runs, a player may resign to end it as a draw. So it is
    if the server no longer has some of its custom cards (`missing`), or they have changed since (`changed`).
    `agreed`: the seats of the people who have agreed to advice. `advice`: all of them have, so advice is on.
    `advised`: it has been on in this game. `guide`: the version of the guided first game that is played here, 0 at
    every other table.
    `deal`: the deal that others play at their own tables, as the one of the day. `unrated`: why the game, as it is now,
    does not count for names kept by a key; empty if it does. `cards`: those that only this table knows, which its host
    wrote; lists of tables leave them out.
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
    outdated: bool = False
    missing: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
    advice: bool = False
    advised: bool = False
    guide: int = 0
    deal: str | None = None
    unrated: Unrated = "nobody"
    edition: Edition = "first"
    cards: list[CardFacts] = field(default_factory=list)


class TableList(Answer):
    open: list[TableInfo]
    running: list[TableInfo]


class MySeatStatus(Answer):
    """One of the client's seats. `asked`: the table waits for it."""

    table: TableInfo
    seat: int
    asked: bool


class MySeatList(Answer):
    seats: list[MySeatStatus]
