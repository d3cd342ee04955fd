"""The logs in a SQLite file. A thread of its own commits whatever has come in meanwhile together (group commit)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from throneroom.server.store.store import Append, Conflict, Hears, Kept, StoreDown, Summary, settle, tell

_SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS entries (
        game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS tables (
        game TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL, changed REAL NOT NULL, info BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, changed);
"""
_SUMMARIZE: Final = """
    INSERT INTO tables (game, state, listed, changed, info) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET
        state = excluded.state, listed = excluded.listed, changed = excluded.changed, info = excluded.info
"""

_MOST_ROWS: Final = 256  # of three values each; older SQLite takes 999 values
# One statement for each power of two; what is left over of it is filled up with nothing. A statement for every number
# of rows, all of which are kept, would take more memory than a hundred tables.
_INSERT: Final = {
    rows: "INSERT INTO entries (game, number, entry) SELECT * FROM (VALUES "
    + ", ".join(["(?, ?, ?)"] * rows)
    + ") WHERE column1 NOT NULL"
    for rows in (2**power for power in range(_MOST_ROWS.bit_length()))
}

# What is to be done, and who is told its result, or the exception.
_Job: TypeAlias = "tuple[Append | Callable[[sqlite3.Connection], Any], Callable[[Any], None]]"


class SqliteStore:
    """One file, or nothing but memory if there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.name: Final = "sqlite"
        self.is_shared: Final = False
        self._path: Final = ":memory:" if path is None else str(path)
        self._jobs: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._new: list[_Job] = []  # those of this turn of the event loop
        self._writer: Final = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: sqlite3.Connection | None = None

    # -- on the event loop ------------------------------------------------------------------------------------------

    async def open(self, hears: Hears) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._connection = sqlite3.connect(self._path, timeout=2, isolation_level=None, check_same_thread=False)
            # Tables are kept in memory too: a second server on the same file would not hear of what this one does.
            self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._connection.execute("PRAGMA journal_mode = WAL")
            # In WAL mode only FULL makes each commit survive a loss of power.
            self._connection.execute("PRAGMA synchronous = FULL")
            # The latest page of each table in use; what is kept here beside it is seldom read.
            self._connection.execute("PRAGMA cache_size = -1024")
            self._connection.executescript(_SCHEMA)
        except sqlite3.Error as error:
            if self._connection is not None:
                self._connection.close()
            raise StoreDown(f"{self._path}: {error}") from error
        self._writer.start()

    async def close(self) -> None:
        if self._writer.is_alive():
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._connection is not None:
            self._connection.close()

    def submit(self, append: Append, kept: Kept) -> None:
        self._do(append, kept)

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        rows: list[tuple[bytes]] = await self._select(
            "SELECT entry FROM entries WHERE game = ? AND number >= ? ORDER BY number", table, since
        )
        return [entry for (entry,) in rows]

    async def summaries(self, state: str, most: int) -> list[Summary]:
        rows: list[tuple[str, int, float, bytes]] = await self._select(
            "SELECT state, listed, changed, info FROM tables WHERE state = ? AND listed ORDER BY changed DESC LIMIT ?",
            state,
            most,
        )
        return [Summary(state, bool(listed), changed, info) for state, listed, changed, info in rows]

    async def idle(self, state: str, before: float) -> list[str]:
        rows: list[tuple[str]] = await self._select(
            "SELECT game FROM tables WHERE state = ? AND changed < ?", state, before
        )
        return [table for (table,) in rows]

    async def announce(self, news: Sequence[str]) -> None:
        """Nobody else reads this file."""

    async def keep_note(self, name: str, data: bytes) -> None:
        """Nobody else asks for it."""

    async def note(self, name: str) -> bytes | None:
        return None

    async def check(self) -> None:
        await self._select("SELECT 1")

    async def _select(self, query: str, *values: object) -> list[Any]:
        assert self._loop is not None
        found: asyncio.Future[Any] = self._loop.create_future()
        self._do(lambda connection: connection.execute(query, values).fetchall(), lambda rows: settle(found, rows))
        rows: list[Any] = await found
        return rows

    def _do(self, job: Append | Callable[[sqlite3.Connection], Any], done: Callable[[Any], None]) -> None:
        assert self._loop is not None
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append((job, done))

    def _hand_over(self) -> None:
        """Waking the thread costs more than a job: once in a turn of the event loop is enough."""
        self._jobs.put(self._new)
        self._new = []

    # -- on the thread ----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        """Take all jobs there are, do them, commit once, and tell."""
        assert self._loop is not None
        going = True
        while going:
            batches = [self._jobs.get()]
            while not self._jobs.empty():
                batches.append(self._jobs.get())
            going = None not in batches
            jobs = [job for batch in batches if batch is not None for job in batch]
            if jobs:
                self._loop.call_soon_threadsafe(tell, self._commit(jobs))

    def _commit(self, jobs: list[_Job]) -> list[tuple[Callable[[Any], None], Any]]:
        """The result of each job, or the exception. If the commit fails, all have failed."""
        connection = self._connection
        assert connection is not None
        appends = [job for job, _ in jobs if isinstance(job, Append) and job.summary is None]
        try:
            if len(appends) == len(jobs) and sum(len(append.entries) for append in appends) <= _MOST_ROWS:
                try:
                    _insert(connection, appends)  # a transaction by itself
                    return [(done, None) for _, done in jobs]
                except sqlite3.IntegrityError:
                    pass  # one of them lost a race: find out which
            connection.execute("BEGIN")
            told = [(done, _attempt(connection, job)) for job, done in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(done, StoreDown(str(error))) for _, done in jobs]
        return told


def _insert(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """All these entries in one statement: for each, the thread has to wait until the event loop lets it go on."""
    values: list[object] = []
    for append in appends:
        for number, entry in enumerate(append.entries, start=append.number):
            values += (append.table, number, entry)
    rows = 1 << (len(values) // 3 - 1).bit_length()
    values += [None] * (3 * rows - len(values))
    connection.execute(_INSERT[rows], values)


def _attempt(connection: sqlite3.Connection, job: Append | Callable[[sqlite3.Connection], Any]) -> Any:
    if not isinstance(job, Append):
        return job(connection)
    try:
        for start in range(0, len(job.entries), _MOST_ROWS):
            _insert(connection, [Append(job.table, job.number + start, job.entries[start : start + _MOST_ROWS])])
    except sqlite3.IntegrityError:
        return Conflict(job.table)  # the first rows tell: another one has appended in this place
    if job.summary is not None:
        kept = job.summary
        connection.execute(_SUMMARIZE, (job.table, kept.state, kept.listed, kept.changed, kept.info))
    return None
