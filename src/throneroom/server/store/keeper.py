"""The process that keeps a SQLite file, so that the server's event loop shares nothing with it.

It is given batches of jobs on its standard input, does all that have come in meanwhile in one transaction (group
commit) and tells the results on its standard output, batch by batch. When its input ends, it ends.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from throneroom.server.store.append import Append

_SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS entries (
        game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS tables (
        game TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL, changed REAL NOT NULL, info BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, changed);
"""
_INSERT: Final = "INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)"
_SUMMARIZE: Final = """
    INSERT INTO tables (game, state, listed, changed, info) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET
        state = excluded.state, listed = excluded.listed, changed = excluded.changed, info = excluded.info
"""
_AT_ONCE: Final = 2**20  # bytes to read


class Ask(Struct, array_like=True, tag=True):
    """A query; its result are all rows."""

    query: str
    values: list[Any]


Job: TypeAlias = Append | Ask
# Of one job: None if it was kept, False if another one has appended in its place; for a query, its rows.
Result: TypeAlias = bool | list[list[Any]] | None
# Of a batch: None if all was kept, a text if the database has failed and nothing was.
Told: TypeAlias = list[Result] | str | None

read_jobs: Final = msgspec.msgpack.Decoder(list[Job]).decode
read_told: Final = msgspec.msgpack.Decoder(Told).decode
_write: Final = msgspec.msgpack.Encoder().encode


# -- between the two processes ----------------------------------------------------------------------------------------


def parcel(message: object) -> bytes:
    """A message as it is sent: its size, then itself."""
    data = _write(message)
    return len(data).to_bytes(4, "big") + data


class Parcels:
    """Puts together again what comes in pieces."""

    def __init__(self) -> None:
        self._came = b""

    def take(self, data: bytes) -> list[bytes]:
        """More has come: the messages that are whole now."""
        came, place = self._came + data, 0
        whole: list[bytes] = []
        while len(came) >= place + 4:
            stop = place + 4 + int.from_bytes(came[place : place + 4], "big")
            if len(came) < stop:
                break
            whole.append(came[place + 4 : stop])
            place = stop
        self._came = came[place:]
        return whole


# -- the file ---------------------------------------------------------------------------------------------------------


class Keeper:
    """One file, which nobody else may open."""

    def __init__(self, path: str) -> None:
        """Raises sqlite3.Error."""
        self._connection: Final = sqlite3.connect(path, timeout=2, isolation_level=None)
        # Tables are kept in memory too: a second server on the same file would not hear of what this one does.
        self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._connection.execute("PRAGMA journal_mode = WAL")
        # In WAL mode only FULL makes each commit survive a loss of power.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.executescript(_SCHEMA)

    def close(self) -> None:
        self._connection.close()

    def do(self, batches: list[list[Job]]) -> list[Told]:
        """Do all of it in one transaction."""
        connection = self._connection
        try:
            try:
                connection.execute("BEGIN")
                told = [self._attempt(batch) for batch in batches]
            except sqlite3.IntegrityError:
                # One of them lost a race: find out which.
                connection.execute("ROLLBACK")
                connection.execute("BEGIN")
                told = [self._one_by_one(batch) for batch in batches]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [str(error)] * len(batches)
        return told

    def _attempt(self, batch: list[Job]) -> Told:
        """Raises IntegrityError if something is there already."""
        appends = [job for job in batch if isinstance(job, Append)]
        self._insert(appends)
        if len(appends) == len(batch):
            return None
        return [self._ask(job) if isinstance(job, Ask) else None for job in batch]

    def _one_by_one(self, batch: list[Job]) -> Told:
        results: list[Result] = []
        for job in batch:
            if isinstance(job, Ask):
                results.append(self._ask(job))
                continue
            self._connection.execute("SAVEPOINT one")
            try:
                self._insert([job])
                results.append(None)
            except sqlite3.IntegrityError:
                self._connection.execute("ROLLBACK TO one")
                results.append(False)
            self._connection.execute("RELEASE one")
        return results

    def _insert(self, appends: list[Append]) -> None:
        self._connection.executemany(
            _INSERT,
            [
                (append.table, number, entry)
                for append in appends
                for number, entry in enumerate(append.entries, start=append.number)
            ],
        )
        for append in appends:
            kept = append.summary
            if kept is not None:
                values = append.table, kept.state, kept.listed, kept.changed, kept.info
                self._connection.execute(_SUMMARIZE, values)

    def _ask(self, job: Ask) -> list[list[Any]]:
        return [list(row) for row in self._connection.execute(job.query, job.values)]


# -- the process ------------------------------------------------------------------------------------------------------


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server, which gets it too, ends this process in its time
    try:
        keeper = Keeper(sys.argv[1])
    except sqlite3.Error as error:
        _tell([str(error)])
        return
    _tell([None])
    parcels = Parcels()
    while data := os.read(0, _AT_ONCE):
        batches = [read_jobs(parcel) for parcel in parcels.take(data)]
        if batches:
            _tell(keeper.do(batches))
    keeper.close()


def _tell(told: Iterable[Told]) -> None:
    data = b"".join(map(parcel, told))
    while data:
        data = data[os.write(1, data) :]


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(1)  # the server is gone
