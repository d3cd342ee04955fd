"""What a store does: keep the entries of each table, in order, for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from throneroom.server.logs import log
from throneroom.server.store.append import Append, Summary


class Conflict(Exception):
    """Another process has appended to this log before."""


class StoreDown(Exception):
    """The database cannot be reached. Whether the last append was kept is not known."""


# Told of each news from another process: the text that was announced.
Hears: TypeAlias = Callable[[str], None]
# Told when an append is durable, or why it is not: Conflict or StoreDown.
Kept: TypeAlias = Callable[[Exception | None], None]


class Store(Protocol):
    """An append-only log for each table."""

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

    def submit(self, append: Append, kept: Kept) -> None:
        """Keep all of it or nothing. `kept` is called later, on the event loop, when that is certain."""

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from this number on; none if there is no such table. Raises StoreDown."""

    async def summaries(self, state: str, most: int) -> list[Summary]:
        """The listed tables in this state, latest change first. Raises StoreDown."""

    async def idle(self, state: str, before: float) -> list[str]:
        """The tables in this state that have not changed since. Raises StoreDown."""

    async def announce(self, news: Sequence[str]) -> None:
        """Tell the other processes something that need not be kept. Raises StoreDown."""

    async def keep_note(self, name: str, data: bytes) -> None:
        """Something that other processes may ask for in the next hour. Raises StoreDown."""

    async def note(self, name: str) -> bytes | None:
        """What was kept under this name. Raises StoreDown."""

    async def check(self) -> None:
        """Raise StoreDown unless the database answers."""


async def keep(store: Store, append: Append) -> None:
    """Append, and wait until it is durable. Raises Conflict or StoreDown."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.submit(append, lambda error: settle(done, error))
    await done


def settle(waiting: asyncio.Future[Any], result: Any) -> None:
    """Give the result, or the exception, to whoever waits for it."""
    if waiting.done():
        return  # he has given up
    if isinstance(result, Exception):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)


# So many are told, then the event loop looks what else has come in.
_AT_ONCE: Final = 32


def tell(results: Sequence[tuple[Callable[[Any], None], Any]], start: int = 0) -> None:
    """Call everybody who waits, each with a result, a few at a time: their answers come back while others are told."""
    stop = start + _AT_ONCE
    for done, result in results[start:stop]:
        try:
            done(result)
        except Exception as error:  # it is the fault of one table, and the others are to hear of theirs
            log("failed", where="store", error=type(error).__name__)
    if stop < len(results):
        asyncio.get_running_loop().call_soon(tell, results, stop)
