"""Spectators who see all hands, but only after the delay set when the table was opened."""

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
from throneroom.server.tables.clients import Change
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import read_entry
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.ws.connection import Connection

_MOST_SPECTATORS: Final = 50
_POLL_SECONDS: Final = 1.0


class DelayedSpectators:
    """Delayed copies of tables: each follows the log of its table, some time behind."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._copies: Final[dict[str, LiveTable]] = {}

    @contextlib.asynccontextmanager
    async def watching(self, table: LiveTable, connection: Connection) -> AsyncIterator[None]:
        """Send the connection what happens at this table, delayed, until the block ends."""
        copy = self._copies.get(table.id)
        if copy is None:
            copy = await self._begin(table)
        if len(copy.clients.connections) >= _MOST_SPECTATORS:
            raise refusal("busy", "watched", "this table has too many spectators")
        connection.seat = EVERYTHING
        copy.clients.join(connection)
        copy.welcome(connection)
        try:
            yield
        finally:
            copy.leave(connection)

    async def _begin(self, table: LiveTable) -> LiveTable:
        data = await self._registry.store.load(table.id)
        copy = self._copies.get(table.id)
        if copy is None:  # no other spectator has created it meanwhile
            copy = LiveTable(load(table.id, data[:1]), self._registry.store, lambda _: None, table.most_answers)
            self._copies[table.id] = copy
            copy.clients.connected_elsewhere(set(range(len(copy.state.seats))), float("inf"))
            self._registry.spawn(self._follow(copy))
            await self._advance(copy)
        return copy

    async def _follow(self, copy: LiveTable) -> None:
        """Advance the copy until nobody is watching it."""
        try:
            while copy.clients.connections or time.monotonic() - copy.used < _POLL_SECONDS:
                await asyncio.sleep(_POLL_SECONDS)
                try:
                    await self._advance(copy)
                except StoreDown as error:
                    log("store-down", error=str(error))
        finally:
            self._copies.pop(copy.id, None)

    async def _advance(self, copy: LiveTable) -> None:
        """Apply the entries that are old enough, and those before them, even if the clock was set back meanwhile."""
        before = time.time() - copy.state.options.delay
        async with copy.lock:
            new = [read_entry(data) for data in await self._registry.store.load(copy.id, copy.state.length)]
            while new and new[-1].at > before:
                new.pop()
            for entry in new:
                copy.broadcast(Change(copy.state, [entry]))
