"""The SQLite file: the log of each table, and what the lists of tables need.

Each table has pages of its own, where its log is found at once. To write there at each answer would be a page for each,
so new entries wait behind one another in `latest`. When many wait, each commit files those tables away that have waited
longest, many entries to a page.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any, Final

from throneroom.server.store.messages import Append
from throneroom.server.store.sqlite_jobs import Ask, Job, Load, Result, Told

_SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS entries (
        game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS latest (
        place INTEGER PRIMARY KEY, game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL
    );
    CREATE TABLE IF NOT EXISTS tables (
        game TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL, changed REAL NOT NULL, info BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, changed);
"""
_LOAD: Final = "SELECT entry FROM entries WHERE game = ? AND number >= ? ORDER BY number"
_LATEST: Final = "SELECT place, game, number, entry FROM latest ORDER BY place"
_WAIT: Final = "INSERT INTO latest (place, game, number, entry) VALUES (?, ?, ?, ?)"
_FILE: Final = "INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)"
# Entries that were filed away stay in `latest` as long as one before them waits.
_FILE_ALL: Final = "INSERT OR IGNORE INTO entries (game, number, entry) SELECT game, number, entry FROM latest"
_SUMMARIZE: Final = """
    INSERT INTO tables (game, state, listed, changed, info) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET
        state = excluded.state, listed = excluded.listed, changed = excluded.changed, info = excluded.info
"""
# A server that was killed leaves a process that finishes what it was given: so many seconds it may take.
_PATIENCE: Final = 5
_MOST_WAITING: Final = 4096
_MOST_LENGTHS: Final = 10_000


class Waiting:
    """Entries of one table that wait to be filed away: where in `latest` they begin, and the number of the first."""

    __slots__ = ("entries", "number", "place")

    def __init__(self, place: int, number: int) -> None:
        self.place: Final = place
        self.number: Final = number
        self.entries: Final[list[bytes]] = []


class File:
    """One file, which nobody else may open."""

    def __init__(self, path: str) -> None:
        """Raises sqlite3.Error."""
        self._connection: Final = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        self._waiting: Final[dict[str, Waiting]] = {}  # who has waited longest stands first
        self._count = 0  # of entries that wait
        self._place = 0  # of the next one
        self._new: Final[list[tuple[int, str, int, bytes]]] = []  # rows of this transaction
        self._lengths: Final[dict[str, int]] = {}  # of logs; those that wait are among them
        self._is_sure = False  # whether the file is as it is known here
        try:
            self._open()
        except sqlite3.Error:
            self._connection.close()
            raise

    def _open(self) -> None:
        # Tables are kept in memory too: a second server on the same file would not hear of what this one does.
        self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._connection.execute("PRAGMA journal_mode = WAL")
        # In WAL mode only FULL makes each commit survive a loss of power.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.executescript(_SCHEMA)
        try:
            self._file_all()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_FULL:
                raise
            self._roll_back()  # logs can be read on a full disk, too

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # what cannot be filed away goes on to wait
            self._file_all()
        self._connection.close()

    def do(self, batches: list[list[Job]]) -> list[Told]:
        """Do all of it in one transaction, or nothing."""
        connection = self._connection
        try:
            if not self._is_sure:
                self._recall()
            connection.execute("BEGIN")
            told = [self._batch(batch) for batch in batches]
            connection.executemany(_WAIT, self._new)
            self._new.clear()
            if self._count > _MOST_WAITING:
                self._file_away()
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            self._is_sure = False
            return [str(error)] * len(batches)
        return told

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # after some errors SQLite has done it by itself
            self._connection.execute("ROLLBACK")

    def _batch(self, batch: list[Job]) -> Told:
        results = [self._append(job) if isinstance(job, Append) else self._find(job) for job in batch]
        return None if all(result is None for result in results) else results

    # -- the log ----------------------------------------------------------------------------------------------------

    def _append(self, append: Append) -> Result:
        table, kept = append.table, append.summary
        if append.number != self._length(table):
            return False
        for number, entry in enumerate(append.entries, start=append.number):
            self._new.append((self._place, table, number, entry))
            self._wait(self._place, table, number, entry)
        if kept is not None:
            self._connection.execute(_SUMMARIZE, (table, kept.state, kept.listed, kept.changed, kept.info))
        return None

    def _find(self, job: Load | Ask) -> list[list[Any]]:
        if isinstance(job, Ask):
            return [list(row) for row in self._connection.execute(job.query, job.values)]
        rows = self._find(Ask(_LOAD, [job.table, job.since]))
        waiting = self._waiting.get(job.table)
        if waiting is not None:
            rows += [[entry] for entry in waiting.entries[max(0, job.since - waiting.number) :]]
        return rows

    def _length(self, table: str) -> int:
        """How many entries the log of a table has."""
        length = self._lengths.get(table)
        if length is None:
            (last,) = self._connection.execute("SELECT max(number) FROM entries WHERE game = ?", (table,)).fetchone()
            length = 0 if last is None else last + 1
        return length

    # -- filing away ------------------------------------------------------------------------------------------------

    def _wait(self, place: int, table: str, number: int, entry: bytes) -> None:
        """The next entry of a table waits in this place."""
        waiting = self._waiting.get(table)
        if waiting is None:
            waiting = self._waiting[table] = Waiting(place, number)
        waiting.entries.append(entry)
        self._lengths[table] = number + 1
        self._count += 1
        self._place = place + 1

    def _file_away(self) -> None:
        """Those tables that have waited longest, until no more wait than may."""
        while self._count > _MOST_WAITING:
            table = next(iter(self._waiting))
            waited = self._waiting.pop(table)
            rows = [(table, number, entry) for number, entry in enumerate(waited.entries, start=waited.number)]
            self._connection.executemany(_FILE, rows)
            self._count -= len(rows)
        first = next(iter(self._waiting.values()), None)
        self._connection.execute("DELETE FROM latest WHERE place < ?", (self._place if first is None else first.place,))
        if len(self._lengths) > _MOST_LENGTHS:
            for table in self._lengths.keys() - self._waiting.keys():
                del self._lengths[table]

    def _file_all(self) -> None:
        """File away all that waits in the file."""
        for statement in ("BEGIN", _FILE_ALL, "DELETE FROM latest", "COMMIT"):
            self._connection.execute(statement)

    def _recall(self) -> None:
        """Find out from the file what waits in it."""
        self._waiting.clear()
        self._lengths.clear()
        self._new.clear()
        self._count = self._place = 0
        for place, table, number, entry in self._connection.execute(_LATEST):
            self._place = place + 1
            if number == self._length(table):  # else it was filed away, before one that waits still
                self._wait(place, table, number, entry)
        self._is_sure = True
