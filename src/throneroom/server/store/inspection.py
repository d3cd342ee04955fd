"""Reading and copying a database from outside the server, even while one is using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from throneroom.server.store.schema import SCHEMA_VERSION, DatabaseTooNew
from throneroom.server.store.sqlite_schema import copy_to, reading
from throneroom.server.store.store import StoreDown

_SQLITE_NAMES: Final = "SELECT game FROM entries UNION SELECT game FROM latest UNION SELECT game FROM tables"
_SQLITE_ENTRIES: Final = """
    SELECT number, entry FROM entries WHERE game = ?1 UNION SELECT number, entry FROM latest WHERE game = ?1
    ORDER BY number
"""
_POSTGRES_NAMES: Final = "SELECT game FROM entries UNION SELECT game FROM tables ORDER BY game"
_POSTGRES_ENTRIES: Final = "SELECT number, entry FROM entries WHERE game = %s ORDER BY number"


class StoredTable(NamedTuple):
    """Everything stored about a table. `state` is that of its summary, None if there is none."""

    name: str
    numbers: list[int]
    entries: list[bytes]
    state: str | None


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def stored_tables(database: str) -> Iterator[StoredTable]:
    """Yield all tables as they are at this moment. Raises StoreDown if the database itself cannot be read."""
    yield from _postgres_tables(database) if is_postgres(database) else _sqlite_tables(Path(database))


def _sqlite_tables(path: Path) -> Iterator[StoredTable]:
    try:
        with reading(path) as connection:
            connection.execute("BEGIN")
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise StoreDown(f"{path}: {found}")
            for (name,) in connection.execute(f"{_SQLITE_NAMES} ORDER BY 1").fetchall():
                rows = connection.execute(_SQLITE_ENTRIES, (name,)).fetchall()
                state = connection.execute("SELECT state FROM tables WHERE game = ?", (name,)).fetchone()
                yield _stored(name, [(number, as_bytes(entry)) for number, entry in rows], state)
    except sqlite3.Error as error:
        raise StoreDown(f"{path}: {error}") from error


def as_bytes(entry: bytes | str) -> bytes:
    return entry.encode() if isinstance(entry, str) else entry


def _postgres_tables(address: str) -> Iterator[StoredTable]:
    import psycopg

    try:
        with psycopg.connect(address, connect_timeout=5) as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            numbered = connection.execute("SELECT to_regclass('throneroom_schema') IS NOT NULL").fetchone()
            if numbered == (True,):
                newest = connection.execute("SELECT max(version) FROM throneroom_schema").fetchone()
                if newest is not None and newest[0] is not None and newest[0] > SCHEMA_VERSION:
                    raise DatabaseTooNew(newest[0])
            for (name,) in connection.execute(_POSTGRES_NAMES).fetchall():
                rows = connection.execute(_POSTGRES_ENTRIES, [name]).fetchall()
                state = connection.execute("SELECT state FROM tables WHERE game = %s", [name]).fetchone()
                yield _stored(name, [(number, bytes(entry)) for number, entry in rows], state)
    except psycopg.Error as error:
        raise StoreDown(str(error).strip()) from error


def _stored(name: str, rows: list[tuple[int, bytes]], state: tuple[str] | None) -> StoredTable:
    numbers = [number for number, _ in rows]
    return StoredTable(name, numbers, [entry for _, entry in rows], None if state is None else state[0])


def back_up(path: Path, copy: Path) -> None:
    """Copy a SQLite file, even while a server is writing to it. Raises StoreDown or OSError."""
    try:
        with reading(path) as connection:
            copy_to(connection, str(copy))
    except sqlite3.Error as error:
        raise StoreDown(f"{path}: {error}") from error
