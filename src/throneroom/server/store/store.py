"""What a store does: keep each table's log, and carry news between server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from throneroom.server.logs import log
from throneroom.server.metrics import Histogram
from throneroom.server.store.structs import Append, News, Summary


class Conflict(Exception):
    """Another process has appended to this log first."""


class BadLog(ValueError):
    """A table's log that cannot be used. `reason` names no cards; the whole text may, and is for the operator."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: Final = reason


class StoreDown(Exception):
    """The database cannot be reached. It is not known whether the last append was stored."""


OnNews: TypeAlias = Callable[[News], None]
# Called when an append is durable, or with the Conflict or StoreDown that prevented it.
OnDurable: TypeAlias = Callable[[Exception | None], None]


class Store(Protocol):
    """An append-only log for each table. Everything but `submit` and `close` may raise StoreDown."""

    @property
    def name(self) -> str:
        """The kind of database."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may append too."""

    @property
    def seconds(self) -> Histogram:
        """How long the transactions took."""

    @property
    def waiting(self) -> int:
        """How many appends are not durable yet."""

    async def open(self, on_news: OnNews) -> None:
        """Connect, and create or migrate the database's tables. Raises DatabaseTooNew without changing anything."""

    async def close(self) -> None:
        """Finish what was submitted."""

    def submit(self, append: Append, done: OnDurable) -> None:
        """Store all of it or nothing, without waiting. `done` is called later, on the event loop."""

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        """Return the entries from this number on, none if there is no such table. Raises BadLog if one is missing."""

    async def summaries(self, state: str, most: int, only_listed: bool = True) -> list[Summary]:
        """Return the tables in this state, latest change first."""

    async def idle(self, state: str, before: float, most: int) -> list[str]:
        """Return tables in this state that have not changed since this time, longest unchanged first."""

    async def delete(self, tables: Sequence[str], before: float) -> list[str]:
        """Delete those of these tables that have not changed since this time, with their logs, and return them."""

    async def announce(self, news: Sequence[News]) -> None:
        """Tell the other processes. News are not stored."""

    async def save_note(self, name: str, data: bytes) -> None:
        """Save something that other processes can load for an hour."""

    async def load_note(self, name: str) -> bytes | None:
        """Return what was saved under this name."""

    async def check(self) -> None:
        """Raise StoreDown unless the database answers."""


async def append_durably(store: Store, append: Append) -> None:
    """Append, and wait until it is durable. Raise Conflict or StoreDown."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.submit(append, lambda error: resolve(done, error))
    await done


def resolve(future: asyncio.Future[Any], result: Any) -> None:
    """Set the result, or the exception, of a future that somebody may have stopped waiting for."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


_CALLS_AT_ONCE: Final = 32  # then the event loop sees what else has arrived


def call_back(results: Sequence[tuple[Callable[[Any], None], Any]], start: int = 0) -> None:
    """Call each function with its result, a few at a time, so that some clients answer while others are told."""
    stop = start + _CALLS_AT_ONCE
    for function, result in results[start:stop]:
        try:
            function(result)
        except Exception as error:  # one table has failed, and the others must hear of theirs
            log("failed", where="store", error=type(error).__name__)
    if stop < len(results):
        asyncio.get_running_loop().call_soon(call_back, results, stop)
