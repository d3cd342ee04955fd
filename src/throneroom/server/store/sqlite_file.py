"""The SQLite file: each table's log, and the summaries for the lists of tables.

In `entries` each table's log lies on its own pages, so it is read quickly, but writing there would dirty one page per
answer. New entries are therefore appended to `latest` and moved to `entries` by the thousand.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from throneroom.server.store.sqlite_lock import ServerLock
from throneroom.server.store.sqlite_schema import prepare
from throneroom.server.store.store import BadLog, Conflict
from throneroom.server.store.structs import Append, Summary

# All new entries in one statement: each statement releases Python's lock and has to wait for it afterwards.
_APPEND: Final = """
    INSERT INTO latest (game, number, entry)
    SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?)
"""
# OR IGNORE: earlier versions left entries in `latest` after they had moved them.
_MOVE: Final = (
    "INSERT OR IGNORE INTO entries (game, number, entry) SELECT game, number, entry FROM latest",
    "DELETE FROM latest",
)
_LOAD: Final = """
    SELECT number, entry FROM entries WHERE game = ?1 AND number >= ?2
    UNION SELECT number, entry FROM latest WHERE game = ?1 AND number >= ?2
    ORDER BY number
"""
_LENGTH: Final = """
    SELECT coalesce(max(number) + 1, 0) FROM (
        SELECT number FROM entries WHERE game = ?1 UNION ALL SELECT number FROM latest WHERE game = ?1
    )
"""
_SUMMARIZE: Final = """
    INSERT INTO tables (game, state, listed, changed, info) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET
        state = excluded.state, listed = excluded.listed, changed = excluded.changed, info = excluded.info
"""
_LISTED: Final = (
    "SELECT state, listed, changed, info FROM tables WHERE state = ? AND listed >= ? ORDER BY changed DESC LIMIT ?"
)
_WAIT_SECONDS: Final = 5  # for a program that copies or checks the file
_IDLE: Final = "SELECT game FROM tables WHERE state = ? AND changed < ? ORDER BY changed LIMIT ?"
_MOST_LATEST: Final = 2048
_MOST_LENGTHS: Final = 10_000


class SqliteFile:
    """An open file, locked against other servers. Every method may raise sqlite3.Error."""

    def __init__(self, path: str) -> None:
        """Open the file; ":memory:" uses none. Raises DatabaseTooNew if it was written by a newer version."""
        self._lock: Final = None if path == ":memory:" else ServerLock(path)
        try:
            self._connection: Final = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None)
        except sqlite3.Error:
            self._unlock()
            raise
        self._latest = 0  # rows in `latest`, at most
        self._lengths: Final[dict[str, int]] = {}  # of logs, those used last at the end
        try:
            self._open(path)
        except BaseException:  # of any kind: the file must not stay locked
            self._connection.close()
            self._unlock()
            raise

    def _open(self, path: str) -> None:
        prepare(self._connection, path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        # In WAL mode only FULL makes each commit survive a power failure.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._move_latest()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # `latest` is read just as well
            self._move_latest()
        self._connection.close()
        self._unlock()

    # -- the log ----------------------------------------------------------------------------------------------------

    def append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        """Append in one transaction. An append whose number is not the length of its log is left out: a Conflict."""
        try:
            return self._append(appends)
        except Exception:  # of any kind: the lengths may be ahead of the file
            self._lengths.clear()
            raise

    def _append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        lengths = self._lengths
        rows: list[tuple[str, int, str]] = []
        summaries: list[tuple[object, ...]] = []
        results: list[Conflict | None] = []
        for append in appends:
            table, number = append.table, append.number
            length = lengths.pop(table, -1)
            if length < 0:
                length = self._length(table)
            if number != length:
                lengths[table] = length
                results.append(Conflict())
                continue
            for entry in append.entries:
                rows.append((table, number, entry.decode()))
                number += 1
            lengths[table] = number
            if (summary := append.summary) is not None:
                summaries.append((table, summary.state, summary.listed, summary.changed, summary.info))
            results.append(None)
        self._write(rows, summaries)
        while len(lengths) > _MOST_LENGTHS:
            del lengths[next(iter(lengths))]
        return results

    def _write(self, rows: list[tuple[str, int, str]], summaries: list[tuple[object, ...]]) -> None:
        execute = self._connection.execute
        encoded = (msgspec.json.encode(rows).decode(),)
        self._latest += len(rows)
        if not summaries and self._latest <= _MOST_LATEST:
            execute(_APPEND, encoded)  # one statement is a transaction
            return
        with self._transaction():
            execute(_APPEND, encoded)
            for summary in summaries:
                execute(_SUMMARIZE, summary)
        if self._latest > _MOST_LATEST:
            self._move_latest()

    def load(self, table: str, since: int) -> list[bytes]:
        """Return a table's entries from this number on. Raises BadLog if one is missing."""
        rows = self._connection.execute(_LOAD, (table, since)).fetchall()
        if rows and rows[-1][0] != since + len(rows) - 1:
            raise BadLog("entries are missing")
        return [entry for _, entry in rows]

    def _length(self, table: str) -> int:
        (length,) = self._connection.execute(_LENGTH, (table,)).fetchone()
        return int(length)

    def _move_latest(self) -> None:
        """Move the latest entries to their tables' pages. On a full disk they stay where they are."""
        try:
            with self._transaction():
                for statement in _MOVE:
                    self._connection.execute(statement)
            self._latest = 0
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_FULL:
                raise

    @contextlib.contextmanager
    def _transaction(self) -> Any:
        self._connection.execute("BEGIN")
        try:
            yield
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:  # something has failed, and SQLite has not rolled back itself
                self._connection.execute("ROLLBACK")

    # -- lists of tables --------------------------------------------------------------------------------------------

    def summaries(self, state: str, most: int, only_listed: bool = True) -> list[Summary]:
        """Return the tables in this state, latest change first."""
        rows = self._connection.execute(_LISTED, (state, only_listed, most))
        return [Summary(state, bool(listed), changed, info) for state, listed, changed, info in rows]

    def idle(self, state: str, before: float, most: int) -> list[str]:
        """Return tables in this state that have not changed since this time, longest unchanged first."""
        rows = self._connection.execute(_IDLE, (state, before, most))
        return [table for (table,) in rows]

    def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with their logs."""
        names = [(table,) for table in tables]
        with self._transaction():
            for place in ("entries", "latest", "tables"):
                self._connection.executemany(f"DELETE FROM {place} WHERE game = ?", names)
        for table in tables:
            self._lengths.pop(table, None)

    def check(self) -> None:
        """Raise an error unless the file can be read."""
        self._connection.execute("SELECT count(*) FROM latest")
