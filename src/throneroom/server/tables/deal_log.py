"""The log of a deal that several people play, each at their own table: append-only entries, like the log of a table.

It lies in the store beside the logs of tables, under a name that no table has. Tags and field names are stored and must
not change. Unknown fields are ignored and missing ones have defaults, as in the log of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from throneroom.server.store.store import BadLog
from throneroom.server.tables.log_entries import SeatRecord

# Incremented when an older program could no longer read the log of a deal.
DEAL_VERSION: Final = 1
DEAL: Final = "deal"  # the state of its summary, which no table has
DAILY: Final = "daily-"
OFFERED: Final = "deal-"


def is_deal(name: str) -> bool:
    """Return whether this is the name of a deal's log. The ids of tables have only letters and digits."""
    return name.startswith((DAILY, OFFERED))


class DealOpened(Struct, tag_field="e", tag="deal", kw_only=True, omit_defaults=True):
    """The deal: everything that a table needs to be dealt the same cards.

    `seats` are those of every table; `seat` is the player's, and is open here. `date` for a daily deal, `by` for an
    offered one. The other fields are those of `log_entries.Opened` and `Began`.
    """

    at: float
    kingdom: list[str]
    seats: list[SeatRecord]
    seat: int
    version: int = 0
    date: str | None = None
    by: str | None = None
    seed: int = 0
    key: str | None = None
    first: int | None = None
    seeded: bool = False
    prefix: list[list[str]] = field(default_factory=list)
    asks_forced: bool = False


class DealStarted(Struct, tag_field="e", tag="started"):
    """A player began to play the deal at this table. `player` is the hash of the token that stands for them."""

    at: float
    table: str
    player: str


class DealFinished(Struct, tag_field="e", tag="finished", kw_only=True):
    """A player's game ended. `how` is that of the table, `points` are those of all seats."""

    at: float
    table: str
    player: str
    name: str
    seat: int
    how: str
    points: list[int]
    winners: list[int]
    turns: int


DealEntry: TypeAlias = DealOpened | DealStarted | DealFinished

_decoder: Final = msgspec.json.Decoder(DealEntry)
write_deal_entry: Final[Callable[[DealEntry], bytes]] = msgspec.json.Encoder().encode

Outcome = Literal["won", "tied", "lost", "unfinished"]


class Deal:
    """A deal, derived from its log."""

    def __init__(self, deal_id: str, opened: DealOpened) -> None:
        self.id: Final = deal_id
        self.opened: Final = opened
        self.length = 1
        self.changed = opened.at
        self.tables: Final[dict[str, str]] = {}  # by the hash of the player's token
        self.finished: Final[dict[str, DealFinished]] = {}  # the same

    def apply(self, entry: DealEntry) -> None:
        """Apply the next entry. One that contradicts those before it raises BadLog."""
        match entry:
            case DealStarted(player=player, table=table):
                self.tables.setdefault(player, table)
            case DealFinished(player=player, table=table):
                self.tables.setdefault(player, table)
                self.finished.setdefault(player, entry)
            case DealOpened():
                raise BadLog("the deal is opened a second time")
        self.length += 1
        self.changed = entry.at

    @property
    def is_daily(self) -> bool:
        return self.opened.date is not None


def read_deal_entry(data: bytes) -> DealEntry:
    """Read an entry. Raises BadLog."""
    try:
        entry: DealEntry = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadLog("an entry is of a kind or form that this version does not know", str(error)) from None
    return entry


def read_deal(deal_id: str, log: Sequence[bytes]) -> Deal:
    """Return the deal with this log. Raises BadLog."""
    opened = read_deal_entry(log[0])
    if not isinstance(opened, DealOpened):
        raise BadLog("the log does not begin with its deal")
    if opened.version > DEAL_VERSION:
        raise BadLog(f"a later version of the program wrote it: {opened.version}, this one reads {DEAL_VERSION}")
    deal = Deal(deal_id, opened)
    for data in log[1:]:
        deal.apply(read_deal_entry(data))
    return deal
