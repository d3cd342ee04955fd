"""The tables of the SQLite file: creating them, and migrating a file of an older version after a backup."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from throneroom.server.logs import log
from throneroom.server.store.schema import SCHEMA_VERSION, DatabaseTooNew

_SCHEMA: Final = (
    """
    CREATE TABLE entries (
        game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE latest (
        place INTEGER PRIMARY KEY, game TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE tables (
        game TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL, changed REAL NOT NULL, info BLOB NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX tables_by_state ON tables (state, changed)",
)
# For each version, the statements that make the next one out of it. Version 1 only adds the number.
MIGRATIONS: Final[list[tuple[str, ...]]] = [()]


def version_of(connection: sqlite3.Connection) -> int | None:
    """Return the version of an open file, None if it is empty. Raises sqlite3.DatabaseError if it is not ours."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names and not version:
        return None
    if "entries" not in names:
        raise sqlite3.DatabaseError("the file belongs to another program")
    return int(version)


def prepare(connection: sqlite3.Connection, path: str) -> None:
    """Create the tables, or migrate them after a backup. Raises DatabaseTooNew, before anything is changed."""
    version = version_of(connection)
    if version is None:
        _execute(connection, _SCHEMA)
        return
    if version > SCHEMA_VERSION:
        raise DatabaseTooNew(version)
    if version < SCHEMA_VERSION:
        backup = f"{path}.version-{version}-{time.strftime('%Y%m%d-%H%M%S')}"
        copy_to(connection, backup)
        _execute(connection, tuple(statement for step in MIGRATIONS[version:] for statement in step))
        log("migrated", before=version, after=SCHEMA_VERSION, backup=backup)


def _execute(connection: sqlite3.Connection, statements: tuple[str, ...]) -> None:
    """Execute all of the statements or none, and set the version."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in (*statements, f"PRAGMA user_version = {SCHEMA_VERSION}"):
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


# -- copies -----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file to read it, even while a server is using it. Raises sqlite3.Error or DatabaseTooNew."""
    address = f"{path.absolute().as_uri()}?mode=rw"  # "ro" could not open the file after a crash
    with contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        version = version_of(connection)
        if version is not None and version > SCHEMA_VERSION:
            raise DatabaseTooNew(version)
        connection.execute("PRAGMA query_only = ON")
        yield connection


def copy_to(source: sqlite3.Connection, path: str) -> None:
    """Copy the whole database to a new file, which appears under its name only when it is complete and durable."""
    part = Path(f"{path}.part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete without others beside it
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
