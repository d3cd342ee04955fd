"""The SQLite file: each table's log, and the summaries for the lists of tables.

In `entries` each table's log lies on its own pages, so it is read quickly, but writing there would dirty one page per
answer. New entries are therefore appended to `latest`. When many are there, commits move the tables that have waited
longest to `entries`, several entries to a page.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from throneroom.server.store.sqlite_lock import ServerLock
from throneroom.server.store.sqlite_schema import prepare
from throneroom.server.store.store import BadLog, Conflict
from throneroom.server.store.structs import Append, Summary

# All new entries in one statement: each statement releases Python's lock and has to wait for it afterwards.
_APPEND: Final = """
    INSERT INTO latest (game, number, entry, place)
    SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB), value ->> 3 FROM json_each(?)
"""
_MOVE: Final = """
    INSERT INTO entries (game, number, entry)
    SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?)
"""
# Entries that were moved stay in `latest` as long as one before them has not been.
_MOVE_ALL: Final = (
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
_MOST_LATEST: Final = 4096
_COMMITS_PER_MOVE: Final = 24  # about; with each, more statements have to wait for the lock of the interpreter
_PAGES_PER_CHECKPOINT: Final = 8000  # 32 MB; a checkpoint delays all commits by some milliseconds
_MOST_LENGTHS: Final = 10_000


Row: TypeAlias = tuple[str, int, str, int]  # table, number of the entry, entry, place in `latest`


class SqliteFile:
    """An open file, locked against other servers. Every method may raise sqlite3.Error."""

    def __init__(self, path: str) -> None:
        """Open the file; ":memory:" uses none. Raises DatabaseTooNew or DatabaseInUse."""
        self._lock: Final = None if path == ":memory:" else ServerLock(path)
        try:
            self._connection: Final = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None)
        except sqlite3.Error:
            self._unlock()
            raise
        self._place = 0  # of the next row in `latest`
        self._first_place = 0  # rows before this one stay in `latest`
        self._waiting: Final[dict[str, list[Row]]] = {}  # rows to be moved, longest waiting table first
        self._excess = -_MOST_LATEST  # of rows to be moved
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
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_PER_CHECKPOINT}")
        self._move_all()
        (last,) = self._connection.execute("SELECT coalesce(max(place), -1) FROM latest").fetchone()
        self._place = self._first_place = int(last) + 1

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # `latest` is read just as well
            self._move_all()
        self._connection.close()
        self._unlock()

    # -- the log ----------------------------------------------------------------------------------------------------

    def append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        """Append in one transaction. An append whose number is not the length of its log is left out: a Conflict."""
        try:
            return self._append(appends)
        except Exception:  # of any kind: the lengths may be ahead of the file
            self._lengths.clear()
            self._forget_waiting()
            raise

    def _append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        lengths = self._lengths
        rows: list[Row] = []
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
                rows.append((table, number, entry.decode(), self._place))
                number += 1
                self._place += 1
            lengths[table] = number
            if (summary := append.summary) is not None:
                summaries.append((table, summary.state, summary.listed, summary.changed, summary.info))
            results.append(None)
        self._write(rows, summaries)
        while len(lengths) > _MOST_LENGTHS:
            del lengths[next(iter(lengths))]
        return results

    def _write(self, rows: list[Row], summaries: list[tuple[object, ...]]) -> None:
        for row in rows:
            self._waiting.setdefault(row[0], []).append(row)
        self._excess += len(rows)
        moves = self._excess >= _COMMITS_PER_MOVE * len(rows)
        if not summaries and not moves:
            self._connection.execute(_APPEND, (_json(rows),))  # outside BEGIN, so it commits
            return
        with self._transaction():
            self._connection.execute(_APPEND, (_json(rows),))
            for summary in summaries:
                self._connection.execute(_SUMMARIZE, summary)
            if moves:
                self._move_longest_waiting()

    def _move_longest_waiting(self) -> None:
        """Move the tables that have waited longest to their pages, until there is no excess."""
        moved: list[Row] = []
        while self._excess > 0:
            rows = self._waiting.pop(next(iter(self._waiting)))
            moved += rows
            self._excess -= len(rows)
        self._connection.execute(_MOVE, (_json(moved),))
        first = next(iter(self._waiting.values()), None)
        end = self._place if first is None else first[0][3]
        self._connection.execute("DELETE FROM latest WHERE place >= ? AND place < ?", (self._first_place, end))

    def load(self, table: str, since: int) -> list[bytes]:
        """Return a table's entries from this number on. Raises BadLog if one is missing."""
        rows = self._connection.execute(_LOAD, (table, since)).fetchall()
        if rows and rows[-1][0] != since + len(rows) - 1:
            raise BadLog("entries are missing")
        return [entry for _, entry in rows]

    def _length(self, table: str) -> int:
        (length,) = self._connection.execute(_LENGTH, (table,)).fetchone()
        return int(length)

    def _move_all(self) -> None:
        """Move everything in `latest` to its table's pages. On a full disk it stays there."""
        try:
            with self._transaction():
                for statement in _MOVE_ALL:
                    self._connection.execute(statement)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_FULL:
                raise

    def _forget_waiting(self) -> None:
        """Leave what is in `latest` there until the file is opened again, and continue after it."""
        self._waiting.clear()
        self._excess = -_MOST_LATEST
        self._first_place = self._place

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
            self._excess -= len(self._waiting.pop(table, ()))

    def check(self) -> None:
        """Raise an error unless the file can be read."""
        self._connection.execute("SELECT count(*) FROM latest")


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()
