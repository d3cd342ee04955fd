"""The logs in PostgreSQL, for several processes or machines.

A unique key decides which of two processes appends first. News travel as notifications, each a JSON list. A process
ignores a notification that it cannot read because another version sent it: the unique key still protects every log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.errors import UniqueViolation

from throneroom.server.logs import log
from throneroom.server.metrics import Histogram
from throneroom.server.store.schema import SCHEMA_VERSION, DatabaseTooNew
from throneroom.server.store.store import BadLog, Conflict, OnDurable, OnNews, StoreDown, call_back
from throneroom.server.store.structs import Append, LogGrew, News, NewsMissed, Summary

# Earlier servers send plain text on the channel "throneroom", and stop listening when they read anything else.
_CHANNEL: Final = "throneroom_news"
# The last table has a long name, because other programs may use the same database.
_SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS entries (
        game text NOT NULL, number integer NOT NULL, entry bytea NOT NULL, PRIMARY KEY (game, number)
    );
    CREATE TABLE IF NOT EXISTS tables (
        game text PRIMARY KEY, state text NOT NULL, listed boolean NOT NULL, changed double precision NOT NULL,
        info bytea NOT NULL
    );
    CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, changed);
    CREATE UNLOGGED TABLE IF NOT EXISTS notes (
        name text PRIMARY KEY, kept timestamptz NOT NULL, data bytea NOT NULL
    );
    CREATE TABLE IF NOT EXISTS throneroom_schema (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), version integer NOT NULL
    );
"""
# For each version, the statements that make the next one out of it. Version 1 only adds the number.
MIGRATIONS: Final[list[str]] = [""]
_VERSION: Final = "SELECT max(version) FROM throneroom_schema"
_SET_VERSION: Final = """
    INSERT INTO throneroom_schema (version) VALUES (%s)
    ON CONFLICT (is_only) DO UPDATE SET version = excluded.version
"""
_ANNOUNCE: Final = "SELECT pg_notify(%s, payload) FROM json_array_elements_text(%s::json) AS payload"
# One round trip for everything that waits: entries, summaries and news, committed together. JSON takes a fraction of
# the time that arrays take.
_APPEND: Final = f"""
    WITH kept AS (
        INSERT INTO entries (game, number, entry)
        SELECT game, number, convert_to(entry, 'UTF8')
        FROM json_to_recordset(%s::json) AS row (game text, number integer, entry text)
    ), summarized AS (
        INSERT INTO tables (game, state, listed, changed, info)
        SELECT game, state, listed, changed, convert_to(info, 'UTF8')
        FROM json_to_recordset(%s::json)
            AS row (game text, state text, listed boolean, changed double precision, info text)
        ON CONFLICT (game) DO UPDATE SET
            state = excluded.state, listed = excluded.listed, changed = excluded.changed, info = excluded.info
    )
    {_ANNOUNCE}
"""
_DELETE: Final = """
    WITH old AS (DELETE FROM tables WHERE game = ANY(%s) AND changed < %s RETURNING game),
        logs AS (DELETE FROM entries USING old WHERE entries.game = old.game)
    SELECT game FROM old
"""
_LARGEST_PAYLOAD: Final = 7000  # PostgreSQL allows 8,000 bytes
_LARGEST_BATCH: Final = 500
_LOCK: Final = 7_105_001  # arbitrary; it keeps two processes from creating the tables at the same time
_RECONNECT_SECONDS: Final = 0.5

_decode_news: Final = msgspec.json.Decoder(list[News]).decode


class PostgresStore:
    """A database that several server processes share."""

    def __init__(self, address: str) -> None:
        self.name: Final = "postgresql"
        self.is_shared: Final = True
        self.seconds: Final = Histogram()
        self._address: Final = address
        self._waiting: Final[list[tuple[Append, OnDurable]]] = []
        self._wake: Final = asyncio.Event()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._writing: AsyncConnection[Any] | None = None
        self._reading: AsyncConnection[Any] | None = None
        self._read_lock: Final = asyncio.Lock()
        self._writer_pid = 0
        self._reader_pid = 0

    async def open(self, on_news: OnNews) -> None:
        try:
            async with await self._connect() as connection, connection.transaction():
                await _prepare(connection)
        except psycopg.Error as error:
            raise StoreDown(str(error).strip()) from error
        loop = asyncio.get_running_loop()
        self._tasks.extend([loop.create_task(self._write()), loop.create_task(self._listen(on_news))])

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def close(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in (self._writing, self._reading):
            if connection is not None:
                await connection.close()

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)

    # -- writing ----------------------------------------------------------------------------------------------------

    def submit(self, append: Append, done: OnDurable) -> None:
        self._waiting.append((append, done))
        self._wake.set()

    async def _write(self) -> None:
        """Commit together whatever was submitted during the last commit."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:_LARGEST_BATCH]
                del self._waiting[:_LARGEST_BATCH]
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Append, OnDurable]]) -> None:
        begun = time.perf_counter()
        try:
            await self._insert([append for append, _ in batch])
            self.seconds.add(time.perf_counter() - begun)
        except UniqueViolation:
            if len(batch) == 1:
                call_back([(batch[0][1], Conflict(batch[0][0].table))])
            else:  # one of them lost a race; find out which
                for single in batch:
                    await self._commit([single])
        except (psycopg.Error, OSError) as error:
            await self._drop_writer()
            down = StoreDown(str(error).strip())
            call_back([(done, down) for _, done in batch])
        else:
            call_back([(done, None) for _, done in batch])

    async def _insert(self, appends: Sequence[Append]) -> None:
        connection = self._writing
        if connection is None or connection.closed:
            connection = self._writing = await self._connect()
            self._writer_pid = connection.info.backend_pid
        rows = [
            {"game": append.table, "number": number, "entry": entry.decode()}
            for append in appends
            for number, entry in enumerate(append.entries, start=append.number)
        ]
        latest = {append.table: append.summary for append in appends if append.summary is not None}
        summaries = [
            {
                "game": table,
                "state": summary.state,
                "listed": summary.listed,
                "changed": summary.changed,
                "info": summary.info.decode(),
            }
            for table, summary in latest.items()
        ]
        news = [LogGrew(append.table, append.number + len(append.entries)) for append in appends]
        values = [_json(rows), _json(summaries), _CHANNEL, _json(payloads(news))]
        await connection.execute(_APPEND, values, prepare=True)

    async def _drop_writer(self) -> None:
        if self._writing is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await self._writing.close()
            self._writing = None
        self._writer_pid = 0  # no longer ours: if its last append was stored after all, we need its notification

    # -- reading ----------------------------------------------------------------------------------------------------

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        rows = await self._select(
            "SELECT number, entry FROM entries WHERE game = %s AND number >= %s ORDER BY number", table, since
        )
        if rows and rows[-1][0] != since + len(rows) - 1:
            raise BadLog("entries are missing")
        return [bytes(entry) for _, entry in rows]

    async def summaries(self, state: str, most: int, only_listed: bool = True) -> list[Summary]:
        rows = await self._select(
            "SELECT state, listed, changed, info FROM tables WHERE state = %s AND listed >= %s "
            "ORDER BY changed DESC LIMIT %s",
            state,
            only_listed,
            most,
        )
        return [Summary(state, listed, changed, bytes(info)) for state, listed, changed, info in rows]

    async def idle(self, state: str, before: float, most: int) -> list[str]:
        query = "SELECT game FROM tables WHERE state = %s AND changed < %s ORDER BY changed LIMIT %s"
        return [table for (table,) in await self._select(query, state, before, most)]

    async def delete(self, tables: Sequence[str], before: float) -> list[str]:
        return [table for (table,) in await self._select(_DELETE, list(tables), before)]

    async def announce(self, news: Sequence[News]) -> None:
        await self._select(_ANNOUNCE, _CHANNEL, _json(payloads(news)))

    async def save_note(self, name: str, data: bytes) -> None:
        await self._select(
            "INSERT INTO notes (name, kept, data) VALUES (%s, now(), %s) "
            "ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, data = excluded.data RETURNING 1",
            name,
            data,
        )
        await self._select("DELETE FROM notes WHERE kept < now() - interval '1 hour' RETURNING 1")

    async def load_note(self, name: str) -> bytes | None:
        rows = await self._select("SELECT data FROM notes WHERE name = %s", name)
        return bytes(rows[0][0]) if rows else None

    async def check(self) -> None:
        await self._select("SELECT 1")

    async def _select(self, query: str, *values: object) -> list[Any]:
        """Return the rows of a query. If the connection was cut since the last one, connect again once."""
        async with self._read_lock:
            for is_last in (False, True):
                try:
                    connection = self._reading
                    if connection is None or connection.closed:
                        connection = self._reading = await self._connect()
                        self._reader_pid = connection.info.backend_pid
                    cursor = await connection.execute(query, values)
                    return await cursor.fetchall()
                except (psycopg.Error, OSError) as error:
                    if self._reading is not None:
                        with contextlib.suppress(psycopg.Error, OSError):
                            await self._reading.close()
                        self._reading = None
                    if is_last:
                        raise StoreDown(str(error).strip()) from error
        raise AssertionError("the loop returns or raises")

    # -- news -------------------------------------------------------------------------------------------------------

    async def _listen(self, on_news: OnNews) -> None:
        """Pass on the news of other processes, and reconnect whenever the connection is cut."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {_CHANNEL}")
                    on_news(NewsMissed())
                    async for notification in connection.notifies():
                        if notification.pid not in (self._writer_pid, self._reader_pid):
                            for news in _read_payload(notification.payload):
                                on_news(news)
            except (psycopg.Error, OSError) as error:
                log("store-down", where="listen", error=str(error).strip())
            await asyncio.sleep(_RECONNECT_SECONDS)


async def _prepare(connection: AsyncConnection[Any]) -> None:
    """Create or migrate the tables, in the transaction of this connection. Raises DatabaseTooNew.

    There is no automatic backup as for SQLite: a client cannot copy the database, and in PostgreSQL a migration that
    fails leaves nothing behind, since it is all in one transaction.
    """
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
    before = await schema_version(connection)
    if before is not None and before > SCHEMA_VERSION:
        raise DatabaseTooNew(before)
    await connection.execute(_SCHEMA)
    if before == SCHEMA_VERSION:
        return
    for statements in MIGRATIONS[before:] if before is not None else ():
        if statements:
            await connection.execute(statements)
    await connection.execute(_SET_VERSION, [SCHEMA_VERSION])
    if before is not None:
        log("migrated", before=before, after=SCHEMA_VERSION)


async def schema_version(connection: AsyncConnection[Any]) -> int | None:
    """Return the version of the database's tables, None if it has none."""
    cursor = await connection.execute("SELECT to_regclass('entries'), to_regclass('throneroom_schema')")
    entries, numbered = await cursor.fetchone() or (None, None)
    if numbered is None:
        return None if entries is None else 0
    (version,) = await (await connection.execute(_VERSION)).fetchone() or (None,)
    return version


def payloads(news: Sequence[News]) -> list[str]:
    """Return these news as JSON lists, as few as the size of a notification allows."""
    lists: list[str] = []
    encoded: list[str] = []
    size = 0
    for one in map(_json, news):
        size += len(one) + 1
        if size > _LARGEST_PAYLOAD:
            lists.append(f"[{','.join(encoded)}]")
            encoded, size = [], len(one) + 1
        encoded.append(one)
    lists.append(f"[{','.join(encoded)}]")
    return lists


def _read_payload(payload: str) -> list[News]:
    try:
        return _decode_news(payload)
    except msgspec.DecodeError as error:
        log("bad-news", error=str(error))
        return []


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
