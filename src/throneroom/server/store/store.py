"""What a store does: keep the entries of each table, in order, for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct


class Conflict(Exception):
    """Another process has appended to this log before."""


class StoreDown(Exception):
    """The database cannot be reached. Whether the last append was kept is not known."""


class Summary(Struct):
    """What the lists of tables need, kept beside the log: `info` is a TableInfo as JSON."""

    state: str
    listed: bool
    changed: float
    info: bytes


class Append(Struct):
    """Entries for the log of a table, of which the first has this number; and its summary, if that changes."""

    table: str
    number: int
    entries: Sequence[bytes]
    summary: Summary | None = None


# Told of each news from another process: the text that was announced.
Hears: TypeAlias = Callable[[str], None]


class Store(Protocol):
    """An append-only log for each table. An append that has returned is durable."""

    @property
    def name(self) -> str:
        """What kind of database this is."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may append too."""

    async def open(self, hears: Hears) -> None:
        """Connect, and make the tables if they are not there."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def append(self, append: Append) -> None:
        """All of it or nothing. Raises Conflict or StoreDown."""

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on; none if there is no such table. Raises StoreDown."""

    async def summaries(self, state: str, most: int) -> list[Summary]:
        """The listed tables in this state, latest change first. Raises StoreDown."""

    async def idle(self, state: str, before: float) -> list[str]:
        """The tables in this state that have not changed since. Raises StoreDown."""

    async def announce(self, text: str) -> None:
        """Tell the other processes something that need not be kept."""

    async def keep_note(self, name: str, data: bytes) -> None:
        """Something that other processes may ask for in the next hour. Raises StoreDown."""

    async def note(self, name: str) -> bytes | None:
        """What was kept under this name. Raises StoreDown."""

    async def check(self) -> None:
        """Raise StoreDown unless the database answers."""
