"""What a server process hands to its store, and the news it sends to other processes through the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Summary(Struct, array_like=True):
    """What the lists of tables show. It is stored beside the log; `info` is a TableInfo as JSON."""

    state: str
    listed: bool
    changed: float
    info: bytes


class Append(Struct, array_like=True, tag=True):
    """Entries for a table's log, numbered from `number` on, and the table's summary if it changes."""

    table: str
    number: int
    entries: Sequence[bytes]
    summary: Summary | None = None


class LogGrew(Struct, array_like=True, tag="log"):
    """Another process has appended to a table's log, which has this length now."""

    table: str
    length: int


class SeatsConnected(Struct, array_like=True, tag="seats"):
    """These seats of a table are connected to another process."""

    table: str
    seats: list[int]


class JobCancelled(Struct, array_like=True, tag="cancel"):
    """Somebody has cancelled a job of the lab."""

    job: str


class NewsMissed(Struct, array_like=True, tag="missed"):
    """This process was cut off from the others for a while, so any log may have grown."""


class TableDeleted(Struct, array_like=True, tag="deleted"):
    """Another process has deleted an old table."""

    table: str


News: TypeAlias = LogGrew | SeatsConnected | JobCancelled | NewsMissed | TableDeleted
