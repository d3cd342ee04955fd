"""All tables: those in memory, how the others are read from the store, and the work that goes on beside the players."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec

from throneroom.engine.decision import IllegalAnswer
from throneroom.protocol.base import encode
from throneroom.protocol.from_server import Bye
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.append import Append, Summary
from throneroom.server.store.store import Conflict, Store, StoreDown, keep
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.housekeeping import Attendant
from throneroom.server.tables.live_table import Room
from throneroom.server.tables.log_entries import Entry, write_entry
from throneroom.server.tables.table_info import table_info
from throneroom.server.tables.table_state import OPEN, BadLog, Sitting, load
from throneroom.server.timeouts import Times
from throneroom.server.tokens import new_id
from throneroom.server.workers.bot_pool import BotPool
from throneroom.server.ws.connection import Connection

_GOODBYE_STEPS: Final = 50
_GOODBYE_STEP: Final = 0.02


class Hall:
    """The tables of this process."""

    def __init__(self, store: Store, bots: BotPool, metrics: Metrics, times: Times) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.metrics: Final = metrics
        self.times: Final = times
        self.rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.heard: Final[dict[str, Callable[[str], None]]] = {}  # who else listens to news from other processes
        self._attendant: Final = Attendant(self, bots, metrics, times)

    # -- begin and end ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open(self._hear)
        try:
            await self.bots.open()
        except BaseException:  # whatever it is, the file must not stay locked
            await self.store.close()
            raise
        self.spawn(self._sweep())

    async def say_goodbye(self) -> None:
        """Tell everybody that the server goes down, and give them a moment to hear it."""
        self._attendant.stop()
        here = [connection for room in self.rooms.values() for connection in room.connections]
        for connection in here:
            connection.send(Bye("shutdown", 1.0))
            connection.close(1012, "the server goes down")
        for _ in range(_GOODBYE_STEPS):
            if not any(connection.is_here for connection in here):
                return
            await asyncio.sleep(_GOODBYE_STEP)

    async def close(self) -> None:
        """Finish what was begun."""
        self._attendant.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.failures += 1
            log("failed", where="task", error=type(error).__name__)

    def fail(self, connection: Connection, error: Exception) -> None:
        """A fault of the server: tell the client, but not its text, which could tell what is hidden."""
        self.metrics.failures += 1
        log("failed", where="socket", error=type(error).__name__)
        connection.send(Refusal("failed", "a fault of the server").encoded())
        connection.close(1011, "failed")

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, *new: Entry, table: str | None = None) -> str:
        """Open a table: its first entries. With the name of a table that is there already, nothing happens."""
        name = table or new_id()
        opened, *rest = new
        assert isinstance(opened, entries.Opened)
        sitting = Sitting(name, opened)
        for entry in rest:
            sitting.apply(entry)
        summary = Summary(sitting.state, sitting.options.listed, sitting.changed, encode(table_info(sitting)))
        try:
            await keep(self.store, Append(name, 0, [write_entry(entry) for entry in new], summary))
        except Conflict:
            if table is None:
                raise
            return name
        self.metrics.opened += 1
        log("opened", table=name, seats=len(sitting.seats))
        return name

    @contextlib.asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The table, for as long as somebody works with it. Raises Refusal if there is none, or StoreDown."""
        room = await self._find(table)
        room.users += 1
        try:
            if room.is_stale:
                async with room.lock:
                    await room.refresh()
            yield room
        finally:
            room.users -= 1
            room.used = time.monotonic()

    async def _find(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        log_entries = await self.store.load(table)
        if not log_entries:
            raise Refusal("no-table", "there is no such table")
        try:
            sitting = load(table, log_entries)
        except (BadLog, IllegalAnswer, msgspec.ValidationError) as error:
            log("bad-log", table=table, error=type(error).__name__)
            raise refusal("failed", "table", "this table can no longer be read") from error
        room = self.rooms[table] = Room(sitting, self.store, self._attendant.wake)
        self.metrics.loaded += 1
        self._attendant.wake(room)
        return room

    def look_after(self, room: Room) -> None:
        """Something has changed at this table that its log does not tell."""
        self._attendant.wake(room)

    # -- beside the players -----------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Now and then: put tables to sleep, close those given up, tell other processes who is here."""
        while True:
            await asyncio.sleep(self.times.sweep)
            try:
                self.put_to_sleep(self.times.sleep)
                await self._expire()
                await self.announce(*self.rooms.values())
            except StoreDown as error:
                log("store-down", error=str(error))

    def put_to_sleep(self, idle: float) -> None:
        """Drop the tables nobody has used for so many seconds. They are read again when somebody comes."""
        before = time.monotonic() - idle
        for name, room in list(self.rooms.items()):
            if not room.connections and not room.users and room.used <= before and not self._attendant.attends(room):
                room.stop_timer()
                del self.rooms[name]

    async def _expire(self) -> None:
        for table in await self.store.idle(OPEN, time.time() - self.times.expire):
            with contextlib.suppress(Refusal, Conflict):
                async with self.room(table) as room, room.lock:
                    if room.sitting.state == OPEN and not any(connection.seat >= 0 for connection in room.connections):
                        await room.commit(entries.Closed(time.time()))
                        log("expired", table=table)

    # -- other processes --------------------------------------------------------------------------------------------

    async def announce(self, *rooms: Room) -> None:
        """Tell the other processes which seats of these tables are connected here."""
        if not self.store.is_shared:
            return
        here = [(room.id, sorted(room.presence.seats)) for room in rooms if room.sitting.humans() > 1]
        news = [f"here {table} {','.join(map(str, seats))}" for table, seats in here if seats]
        if news:
            await self.store.announce(news)

    def _hear(self, text: str) -> None:
        """News from another process: a log that has grown, or who is connected there."""
        kind, table, what = text.split(" ")
        if kind in self.heard:
            self.heard[kind](table)
            return
        if kind == "all":
            for known in self.rooms.values():
                self.spawn(self._catch_up(known, known.sitting.length + 1))
            return
        room = self.rooms.get(table)
        if room is None:
            return
        if kind == "log":
            self.spawn(self._catch_up(room, int(what)))
        elif kind == "here":
            seats = set(map(int, filter(None, what.split(","))))
            if room.presence.is_elsewhere(seats, time.monotonic() + 2.5 * self.times.sweep):
                room.tell_table()

    async def _catch_up(self, room: Room, length: int) -> None:
        async with room.lock:
            if room.sitting.length < length:
                room.leave_to_others(self.times.elsewhere)
                try:
                    await room.refresh()
                except (StoreDown, BadLog, IllegalAnswer):
                    room.is_stale = True
                    self._attendant.wake(room)
