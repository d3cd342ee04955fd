"""All tables of this process: loading them, dropping idle ones, and news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Final, assert_never

from throneroom.bots.levels import STRONG
from throneroom.engine.decision import IllegalAnswer
from throneroom.protocol.from_server import Bye
from throneroom.record.record import RULES
from throneroom.server.limits import LONG, OneAtATime
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.ratings.name_log import NAME
from throneroom.server.ratings.names import Names
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.settings import Timeouts
from throneroom.server.store.store import BadLog, Conflict, Store, StoreDown, append_durably
from throneroom.server.store.structs import (
    Append,
    JobCancelled,
    LogGrew,
    News,
    NewsMissed,
    SeatsConnected,
    TableDeleted,
)
from throneroom.server.tables.clients import Change
from throneroom.server.tables.deal_log import DEAL
from throneroom.server.tables.deals import Deals
from throneroom.server.tables.housekeeping import Housekeeping
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.loading import is_table_log, load
from throneroom.server.tables.log_entries import Closed, Entry, Opened, has_texts, log_version, write_entry
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.table_info import table_summary
from throneroom.server.tables.table_state import CLOSED, OPEN, OVER, RUNNING, TableState
from throneroom.server.tokens import new_id
from throneroom.server.workers.advice_pool import AdvicePool
from throneroom.server.workers.bot_pool import BotPool
from throneroom.server.workshop import prepare_reading
from throneroom.server.ws.connection import Connection

_COMMIT_SECONDS: Final = 3.0  # for the store to finish what was submitted, before the clients are told
_CLOSE_SECONDS: Final = 5.0
_GOODBYE_STEPS: Final = 50
_GOODBYE_STEP: Final = 0.02
# At each sweep, so that it does not delay players.
_MOST_CLOSED: Final = 100
_MOST_DELETED: Final = 20
_MOST_IDLE: Final = 10_000  # running games that are looked through when a deal is deleted


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        timeouts: Timeouts,
        most_answers: int,
        advisors: AdvicePool | None = None,
        daily_level: str = STRONG,
    ) -> None:
        """`daily_level`: that of the bot in the daily deal."""
        self.store: Final = store
        self.deals: Final = Deals(store)
        self.names: Final = Names(store)
        self.daily_level: Final = daily_level
        self.bots: Final = bots
        self.advisors: Final = advisors or AdvicePool(1)
        self.metrics: Final = metrics
        self.timeouts: Final = timeouts
        self.tables: Final[dict[str, LiveTable]] = {}
        self._most_answers: Final = most_answers
        self.one_at_a_time: Final = OneAtATime()
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._elsewhere: Final[dict[str, float]] = {}  # until when players count as connected to other processes
        self._unreadable: Final[set[str]] = set()  # tables that were reported
        self.on_job_cancelled: Callable[[str], None] | None = None  # called when another process cancels a lab job
        self._housekeeping: Final = Housekeeping(self, bots, self.deals, self.names, metrics, timeouts)

    # -- start and end ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open(self._on_news)
        try:
            await self.bots.open()
        except BaseException:  # of any kind: the file must not stay locked
            await self.store.close()
            raise
        self.spawn(self._count_games())
        self.spawn(self._sweep())

    async def say_goodbye(self) -> None:
        """Finish what is being stored, then tell every client that the server is shutting down.

        Wait a moment for the store, and for the clients to disconnect.
        """
        self._housekeeping.stop()
        tables = list(self.tables.values())
        here = [connection for table in tables for connection in table.clients.connections]
        if tables:
            commits = [asyncio.create_task(_say_goodbye(table)) for table in tables]
            _, late = await asyncio.wait(commits, timeout=_COMMIT_SECONDS)
            for commit in late:
                commit.cancel()
        for connection in here:
            say_goodbye_to(connection)
        for _ in range(_GOODBYE_STEPS):
            if not any(connection.is_here for connection in here):
                return
            await asyncio.sleep(_GOODBYE_STEP)

    async def close(self) -> None:
        """Cancel all background work, then close the bots and the store."""
        self._housekeeping.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.advisors.close()
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self.store.close()
        except TimeoutError:
            log("store-down", error="it could not be closed in time")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background, and log its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.failures += 1
            log("failed", where="task", error=type(error).__name__)

    def fail(self, connection: Connection, error: Exception) -> None:
        """Tell a client that the server failed, without the error's text, which could reveal hidden cards."""
        self.metrics.failures += 1
        log("failed", where="socket", error=type(error).__name__)
        connection.send(Refusal("failed", "internal server error").encoded())
        connection.close(1011, "failed")

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, *new: Entry, table_id: str | None = None) -> str:
        """Open a table with its first entries, and return its id.

        If a table with this id already exists, do nothing.
        """
        name = table_id or new_id()
        opened, *rest = new
        assert isinstance(opened, Opened)
        opened.version, opened.rules = log_version(opened), RULES
        state = TableState(name, opened)
        change = Change(state, rest)
        try:
            entries = [write_entry(entry) for entry in (opened, *change.entries)]
            await append_durably(self.store, Append(name, 0, entries, table_summary(state)))
        except Conflict:
            if table_id is None:
                raise
            return name
        self.metrics.opened += 1
        log("opened", table=name, seats=len(state.seats))
        return name

    @contextlib.asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Yield a table, and keep it in memory until the block ends.

        Raises Refusal if there is no such table, or StoreDown.
        """
        table = await self._find(table_id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    @contextlib.asynccontextmanager
    async def locked_table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Yield a table that matches its log, and hold its lock until the block ends.

        Raises Refusal if there is no such table, or StoreDown.
        """
        async with self.table(table_id) as table, table.lock:
            try:
                await table.refresh()
            except BadLog as error:
                raise self.give_up(table, error) from None
            yield table

    async def _find(self, table_id: str) -> LiveTable:
        table = self.tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            data = await self.store.load(table_id) if is_table_log(table_id) else []
            if not data:
                raise Refusal("no-table", "no such table")
            if has_texts(data[0]):
                await prepare_reading()
            if len(data) < LONG:
                state = load(table_id, data)
            else:
                async with self.one_at_a_time:
                    state = load(table_id, data)
        except BadLog as error:
            raise self._report(table_id, error) from None
        if isinstance(state, OutdatedState):
            log("outdated", table=table_id, reason=state.reason)
        table = self.tables[table_id] = LiveTable(state, self.store, self._housekeeping.wake, self._most_answers)
        self.metrics.loaded += 1
        self._housekeeping.wake(table)
        return table

    def _report(self, table_id: str, error: BadLog) -> Refusal:
        """Log and count a table that cannot be read, once, and return the refusal for its clients."""
        if table_id not in self._unreadable:
            self._unreadable.add(table_id)
            self.metrics.unreadable += 1
            log("bad-log", table=table_id, reason=error.reason)
        return refusal("failed", "table", "this table can no longer be read")

    def give_up(self, table: LiveTable, error: BadLog) -> Refusal:
        """Drop a table whose log has turned out to be unreadable, and tell its clients."""
        told = self._report(table.id, error)
        self._forget(table)
        for connection in list(table.clients.connections):
            connection.send(told.encoded())
            connection.close(1011, "failed")
        return told

    def _forget(self, table: LiveTable) -> None:
        table.stop_timer()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def is_abandoned(self, table_id: str, changed: float) -> bool:
        """Return whether no player has been connected to a table for a while, nor changed it since that time."""
        seconds = self.timeouts.absent
        if changed > time.time() - seconds or self._elsewhere.get(table_id, 0.0) > time.monotonic() - seconds:
            return False
        table = self.tables.get(table_id)
        return table is None or table.clients.is_deserted(seconds)

    def wake(self, table: LiveTable) -> None:
        """Check what is due, because something has changed at this table that is not in its log."""
        self._housekeeping.wake(table)

    # -- in the background ------------------------------------------------------------------------------------------

    async def _count_games(self) -> None:
        """Load games that have not counted for the names kept there. Housekeeping does the rest."""
        try:
            for table_id in await self.names.uncounted():
                with contextlib.suppress(Refusal):
                    async with self.table(table_id):
                        pass
        except StoreDown as error:
            log("store-down", error=str(error))

    async def _sweep(self) -> None:
        """Every few seconds: drop idle tables, close abandoned ones, delete old ones, announce who is here."""
        while True:
            await asyncio.sleep(self.timeouts.sweep)
            try:
                self._drop_idle(self.timeouts.sleep)
                await self._close_abandoned()
                await self._delete_old()
                await self.announce(*self.tables.values())
            except StoreDown as error:
                log("store-down", error=str(error))

    def _drop_idle(self, seconds: float) -> None:
        """Drop tables that nobody has used for this long. They are loaded again when somebody needs them."""
        before = time.monotonic() - seconds
        for table_id in [gone for gone, until in self._elsewhere.items() if until <= before - self.timeouts.absent]:
            del self._elsewhere[table_id]
        for table in list(self.tables.values()):
            if table.used <= before and not self._is_used(table):
                self._forget(table)

    def _is_used(self, table: LiveTable) -> bool:
        return bool(table.clients.connections or table.users or self._housekeeping.is_busy(table))

    async def _close_abandoned(self) -> None:
        for table_id in await self.store.idle(OPEN, time.time() - self.timeouts.expire, _MOST_CLOSED):
            with contextlib.suppress(Refusal, Conflict):
                async with self.locked_table(table_id) as table:
                    if table.state.status == OPEN and not table.clients.seats():
                        await table.commit(Closed(time.time()))
                        log("expired", table=table_id)

    async def _delete_old(self) -> None:
        """Delete some finished and closed tables that have not changed for a long time and that nobody is using."""
        before = time.time() - self.timeouts.keep
        for state in (OVER, CLOSED, NAME):
            await self._delete(await self.store.idle(state, before, _MOST_DELETED), before)
        deals = await self.store.idle(DEAL, before, _MOST_DELETED)
        if deals:
            await self._delete_deals(deals, before)

    async def _delete_deals(self, old: Sequence[str], before: float) -> None:
        """Delete deals that nobody has played for a long time, with their games that were never finished."""
        running = set(await self.store.idle(RUNNING, before, _MOST_IDLE))
        for deal_id in old:
            with contextlib.suppress(Refusal):  # it cannot be read
                deal = await self.deals.find(deal_id)
                await self._delete([] if deal is None else sorted(running.intersection(deal.tables.values())), before)
            self.deals.forget(deal_id)
            await self._delete([deal_id], before)

    async def _delete(self, tables: Sequence[str], before: float) -> None:
        """Delete those of these tables that nobody is using."""
        old: list[str] = []
        for table_id in tables:
            table = self.tables.get(table_id)
            if table_id in self._loading or (table is not None and self._is_used(table)):
                continue
            if table is not None:
                self._forget(table)
            old.append(table_id)
        if old:
            deleted = await self.store.delete(old, before)
            await self.store.announce([TableDeleted(table_id) for table_id in deleted])
            self.metrics.deleted += len(deleted)
            log("deleted", tables=len(deleted))

    # -- other processes --------------------------------------------------------------------------------------------

    async def announce(self, *tables: LiveTable) -> None:
        """Tell the other processes which seats of these tables are connected here."""
        if not self.store.is_shared:
            return
        news = [
            SeatsConnected(table.id, seats)
            for table in tables
            if (table.state.humans() > 1 or table.state.options.listed) and (seats := sorted(table.clients.seats()))
        ]
        if news:
            await self.store.announce(news)

    def _on_news(self, news: News) -> None:
        match news:
            case LogGrew(table=table_id, length=length):
                table = self.tables.get(table_id)
                if table is not None:
                    self.spawn(self._catch_up(table, length))
            case SeatsConnected(table=table_id, seats=seats):
                table = self.tables.get(table_id)
                until = self._elsewhere[table_id] = time.monotonic() + 2.5 * self.timeouts.sweep
                if table is not None and table.clients.connected_elsewhere(set(seats), until):
                    self.spawn(self._send_table(table))
            case JobCancelled(job=job):
                if self.on_job_cancelled is not None:
                    self.on_job_cancelled(job)
            case TableDeleted(table=table_id):
                self.deals.forget(table_id)
                table = self.tables.get(table_id)
                if table is not None:
                    self._forget(table)
                    for connection in list(table.clients.connections):
                        connection.send(Refusal("no-table", "this table has been deleted").encoded())
                        connection.close(1000, "deleted")
            case NewsMissed():
                for table in self.tables.values():
                    self.spawn(self._catch_up(table, table.state.length + 1))
            case _:
                assert_never(news)

    async def _send_table(self, table: LiveTable) -> None:
        async with table.lock:
            if table.is_durable:
                table.clients.send_table(table.state)

    async def _catch_up(self, table: LiveTable, length: int) -> None:
        async with table.lock:
            if table.state.length < length:
                table.leave_to_others(self.timeouts.elsewhere)
                try:
                    await table.refresh()
                except (StoreDown, BadLog, IllegalAnswer):
                    table.is_stale = True
                    self._housekeeping.wake(table)


async def _say_goodbye(table: LiveTable) -> None:
    """Wait for the commit that is going on at a table, then say goodbye to its clients."""
    async with table.lock:
        for connection in list(table.clients.connections):
            say_goodbye_to(connection)


def say_goodbye_to(connection: Connection) -> None:
    """Tell a client that the server is shutting down. Doing it again does nothing."""
    connection.send(Bye("shutdown", 1.0))
    connection.close(1012, "the server is shutting down")
