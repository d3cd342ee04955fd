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
from throneroom.server.tables.live_table import Room
from throneroom.server.tables.log_entries import read_entry
from throneroom.server.tables.registry import Hall
from throneroom.server.tables.table_state import load
from throneroom.server.ws.connection import Connection

_MOST_WATCHERS: Final = 50
_LOOK: Final = 1.0  # seconds between looks for what is old enough


class LateTables:
    """The tables that are watched late: each is a room of its own that goes through the same log, later."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._rooms: Final[dict[str, Room]] = {}

    @contextlib.asynccontextmanager
    async def watched(self, room: Room, connection: Connection) -> AsyncIterator[None]:
        """The connection is told what happens, late, for as long as this lasts."""
        late = self._rooms.get(room.id)
        if late is None:
            late = await self._begin(room)
        if len(late.connections) >= _MOST_WATCHERS:
            raise refusal("busy", "watched", "this table has too many spectators")
        connection.seat = EVERYTHING
        late.join(connection)
        late.welcome(connection, 0, -1)
        try:
            yield
        finally:
            late.leave(connection)

    async def _begin(self, room: Room) -> Room:
        data = await self._hall.store.load(room.id)
        late = self._rooms.get(room.id)
        if late is None:  # nobody else has begun meanwhile
            late = self._rooms[room.id] = Room(load(room.id, data[:1]), self._hall.store, lambda _: None)
            late.presence.is_elsewhere(set(range(len(late.sitting.seats))), float("inf"))
            self._hall.spawn(self._follow(late))
            await self._advance(late)
        return late

    async def _follow(self, late: Room) -> None:
        """Until nobody watches any more."""
        try:
            while late.connections or time.monotonic() - late.used < _LOOK:
                await asyncio.sleep(_LOOK)
                try:
                    await self._advance(late)
                except StoreDown as error:
                    log("store-down", error=str(error))
        finally:
            self._rooms.pop(late.id, None)

    async def _advance(self, late: Room) -> None:
        """Go on with what is old enough."""
        before = time.time() - late.sitting.options.delay
        async with late.lock:
            for data in await self._hall.store.load(late.id, late.sitting.length):
                entry = read_entry(data)
                if entry.at > before:
                    return
                late.tell(Change(late.sitting, [entry]))
