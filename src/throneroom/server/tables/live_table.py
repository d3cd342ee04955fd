"""A live table: its log in memory, and what waits to be kept. It can be dropped at any time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from throneroom.protocol.base import encode
from throneroom.server.store.append import Append, Summary
from throneroom.server.store.store import Conflict, Kept, Store, StoreDown, keep
from throneroom.server.tables.audience import CHANGES_TABLE, Audience
from throneroom.server.tables.change import Change
from throneroom.server.tables.lock import TableLock
from throneroom.server.tables.log_entries import Entry, read_entry, write_entry
from throneroom.server.tables.table_info import table_info
from throneroom.server.tables.table_state import OVER, TableState, load

if TYPE_CHECKING:
    from throneroom.server.ws.connection import Connection


class LiveTable(Audience):
    """One table with the people at it.

    Whoever changes anything holds `lock`. An entry is applied first, which proves that it can be, then appended to the
    store; only when it is durable is anybody told. If that fails, the table is read anew.
    """

    def __init__(self, state: TableState, store: Store, wake: Callable[[LiveTable], None]) -> None:
        super().__init__(state)
        self.store: Final = store
        self.lock: Final = TableLock()
        self.users = 0  # who works with this room at the moment; it is not dropped before
        self.used = time.monotonic()
        self.is_stale = False  # what is in memory may not be what is kept
        self._wake: Final = wake
        self._others_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    # -- the log ----------------------------------------------------------------------------------------------------

    async def commit(self, *new: Entry, answered: dict[int, str] | None = None) -> None:
        """Append entries and, once they are durable, tell everybody. The caller holds the lock.

        Raises what applying them raises, Conflict, or StoreDown.
        """
        change, append = self._apply(new, answered)
        try:
            await keep(self.store, append)
        except (Conflict, StoreDown, asyncio.CancelledError):
            self.is_stale = True
            raise
        self.tell(change)

    def commit_soon(self, new: Sequence[Entry], answered: dict[int, str], kept: Kept) -> None:
        """The same without waiting: `kept` hears when all were told, or why not. The lock is held until then."""
        change, append = self._apply(new, answered)

        def durable(error: Exception | None) -> None:
            if error is None:
                try:
                    self.tell(change)
                except Exception as fault:  # whoever waits for this must hear of it, and gives the lock back
                    error = fault
            else:
                self.is_stale = True
            kept(error)

        self.store.submit(append, durable)

    def _apply(self, new: Sequence[Entry], answered: dict[int, str] | None) -> tuple[Change, Append]:
        """Apply entries, which proves that they can be."""
        state = self.state
        number = state.length
        try:
            change = Change(state, new, answered)
        except Exception:  # whatever it is, memory must not stay ahead of what is kept
            if state.length > number:
                self.is_stale = True  # some of them were applied
            raise
        changes = state.status == OVER or not CHANGES_TABLE.isdisjoint(map(type, new))
        summary = self.summary() if changes else None
        return change, Append(self.id, number, [write_entry(entry) for entry in new], summary)

    async def refresh(self) -> None:
        """Read what other processes have appended, or all anew if memory is stale. The caller holds the lock."""
        if self.is_stale:
            self.state = load(self.id, await self.store.load(self.id))
            self.is_stale = False
            self.questions.held.clear()
            for connection in self.connections:
                self.seat(connection)
                self.welcome(connection, 0, -1)
            self._wake(self)
            return
        new = [read_entry(data) for data in await self.store.load(self.id, self.state.length)]
        if new:
            self.tell(Change(self.state, new))

    def summary(self) -> Summary:
        state = self.state
        return Summary(state.status, state.options.listed, state.changed, encode(table_info(state)))

    def tell(self, change: Change) -> None:
        """Tell everybody what has changed; something may be due now."""
        super().tell(change)
        self._wake(self)

    def leave(self, connection: Connection) -> None:
        super().leave(connection)
        self.used = time.monotonic()

    # -- time -------------------------------------------------------------------------------------------------------

    def leave_to_others(self, seconds: float) -> None:
        """Another process works on this table; only if it does not go on is it for this one."""
        self._others_until = time.monotonic() + seconds

    def left_to_others(self) -> float:
        """For how many seconds the bots of this table are asked by another process."""
        return max(0.0, self._others_until - time.monotonic())

    def wake_in(self, seconds: float | None) -> None:
        """Look after this table again after some time."""
        self.stop_timer()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.01, seconds), self._wake, self)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
