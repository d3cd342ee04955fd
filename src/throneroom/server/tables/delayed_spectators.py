"""Watching with all hands open, late: a table that was opened so is followed some time behind."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from throneroom.protocol.base import EVERYTHING
from throneroom.server.logs import log
from throneroom.server.refusal import refusal
from throneroom.server.store.store import StoreDown
from throneroom.server.tables.change import Change
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import read_entry
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.table_state import load
from throneroom.server.ws.connection import Connection

_MOST_WATCHERS: Final = 50
_LOOK: Final = 1.0  # seconds between looks for what is old enough


class DelayedSpectators:
    """The tables that are watched late: each is a room of its own that goes through the same log, later."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._tables: Final[dict[str, LiveTable]] = {}

    @contextlib.asynccontextmanager
    async def watched(self, table: LiveTable, connection: Connection) -> AsyncIterator[None]:
        """The connection is told what happens, late, for as long as this lasts."""
        late = self._tables.get(table.id)
        if late is None:
            late = await self._begin(table)
        if len(late.connections) >= _MOST_WATCHERS:
            raise refusal("busy", "watched", "this table has too many spectators")
        connection.seat = EVERYTHING
        late.join(connection)
        late.welcome(connection, 0, -1)
        try:
            yield
        finally:
            late.leave(connection)

    async def _begin(self, table: LiveTable) -> LiveTable:
        data = await self._registry.store.load(table.id)
        late = self._tables.get(table.id)
        if late is None:  # nobody else has begun meanwhile
            late = self._tables[table.id] = LiveTable(load(table.id, data[:1]), self._registry.store, lambda _: None)
            late.presence.is_elsewhere(set(range(len(late.state.seats))), float("inf"))
            self._registry.spawn(self._follow(late))
            await self._advance(late)
        return late

    async def _follow(self, late: LiveTable) -> None:
        """Until nobody watches any more."""
        try:
            while late.connections or time.monotonic() - late.used < _LOOK:
                await asyncio.sleep(_LOOK)
                try:
                    await self._advance(late)
                except StoreDown as error:
                    log("store-down", error=str(error))
        finally:
            self._tables.pop(late.id, None)

    async def _advance(self, late: LiveTable) -> None:
        """Go on with what is old enough."""
        before = time.time() - late.state.options.delay
        async with late.lock:
            for data in await self._registry.store.load(late.id, late.state.length):
                entry = read_entry(data)
                if entry.at > before:
                    return
                late.tell(Change(late.state, [entry]))
