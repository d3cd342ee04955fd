"""The version of the database: older ones are migrated, newer and foreign ones are refused untouched."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.helpers.command import run as run_command
from tests.server.database import database

from throneroom.server.app import store_for
from throneroom.server.store import postgres, sqlite_schema
from throneroom.server.store.schema import SCHEMA_VERSION, DatabaseInUse, DatabaseTooNew
from throneroom.server.store.sqlite_file import SqliteFile
from throneroom.server.store.store import StoreDown, append_durably
from throneroom.server.store.structs import Append, Summary

SUMMARY = Summary("over", True, 1.0, b"{}")


def opened(address: str) -> list[bytes]:
    """Open the database with the current code, and return its entries for table x."""

    async def load() -> list[bytes]:
        store = store_for(address)
        await store.open(lambda news: None)
        try:
            return await store.load("x")
        finally:
            await store.close()

    return asyncio.run(load())


def fill(address: str) -> None:
    async def append() -> None:
        store = store_for(address)
        await store.open(lambda news: None)
        await append_durably(store, Append("x", 0, [b"0", b"1"], SUMMARY))
        await store.close()

    asyncio.run(append())


# -- SQLite -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    fill(str(tmp_path / "x.db"))
    return tmp_path / "x.db"


def execute(file: Path, statement: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement).fetchall()


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{file.name}.version-*"))


def test_a_new_file_has_the_version_and_no_backup(file: Path) -> None:
    assert execute(file, "PRAGMA user_version") == [(SCHEMA_VERSION,)]
    assert copies(file) == []


def test_an_older_file_is_copied_and_then_migrated(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    execute(file, "PRAGMA user_version = 0")
    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", [("ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'good'",)])
    assert opened(str(file)) == [b"0", b"1"]
    assert execute(file, "SELECT game, mood FROM tables") == [("x", "good")]
    assert execute(file, "PRAGMA user_version") == [(SCHEMA_VERSION,)]
    (copy,) = copies(file)
    assert copy.name.startswith("x.db.version-0-20")
    assert execute(copy, "PRAGMA user_version") == [(0,)]
    assert execute(copy, "SELECT * FROM tables") == [("x", "over", 1, 1.0, b"{}")]
    assert opened(str(file)) == [b"0", b"1"]
    assert copies(file) == [copy]


def test_a_migration_that_fails_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    execute(file, "PRAGMA user_version = 0")
    steps = [("ALTER TABLE tables ADD COLUMN mood TEXT", "DROP TABLE latest", "INSERT INTO nowhere VALUES (1)")]
    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", steps)
    with pytest.raises(StoreDown, match="nowhere"):
        opened(str(file))
    assert execute(file, "PRAGMA user_version") == [(0,)]
    assert execute(file, "SELECT * FROM tables") == [("x", "over", 1, 1.0, b"{}")]
    monkeypatch.undo()
    assert opened(str(file)) == [b"0", b"1"]


def test_a_file_is_not_migrated_if_it_cannot_be_copied(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    execute(file, "PRAGMA user_version = 0")

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite_schema, "copy_to", fail)
    with pytest.raises(StoreDown, match="full"):
        opened(str(file))
    assert execute(file, "PRAGMA user_version") == [(0,)]


@pytest.mark.parametrize("command", ["serve", "check", "backup"])
def test_a_newer_file_is_refused_in_every_language_and_not_touched(file: Path, command: str) -> None:
    execute(file, "PRAGMA user_version = 99")
    execute(file, "PRAGMA journal_mode = DELETE")
    before = file.read_bytes()
    arguments = {
        "serve": ["serve", "--port", "0", "--quiet", "--database", str(file)],
        "check": ["check", str(file)],
        "backup": ["backup", str(file), str(file.with_name("copy.db"))],
    }[command]
    for language, words in {"en": "newer version", "fr": "plus récente", "es": "más nueva", "pl": "nowsza"}.items():
        assert run_command(*arguments, "--lang", language).is_refused(1, words, "99")
    assert file.read_bytes() == before
    assert {path.name for path in file.parent.iterdir()} <= {"x.db", "x.db.lock"}


def test_a_file_of_another_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    execute(file, "CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(StoreDown, match="another program"):
        opened(str(file))
    assert file.read_bytes() == before


def test_a_second_server_is_refused_but_other_programs_can_read(file: Path) -> None:
    with contextlib.closing(SqliteFile(str(file))) as serving:
        serving.append([Append("x", 2, [b"2"])])
        assert execute(file, "SELECT count(*) FROM latest") == [(1,)]
        with pytest.raises(DatabaseInUse, match="another server"):
            opened(str(file))
    assert opened(str(file)) == [b"0", b"1", b"2"]


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with database() as running:
        yield running.address


@pytest.fixture
def address(cluster: str) -> str:
    """The address of a database that the current code has created and filled."""
    ask(cluster, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    fill(cluster)
    return cluster


def ask(address: str, statement: str) -> list[Any]:
    with psycopg.connect(address) as connection:
        cursor = connection.execute(statement)
        return cursor.fetchall() if cursor.description else []


def test_a_new_database_has_the_version(address: str) -> None:
    assert ask(address, "SELECT version FROM throneroom_schema") == [(SCHEMA_VERSION,)]
    assert opened(address) == [b"0", b"1"]


def test_an_older_database_is_migrated(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(address, "DROP TABLE throneroom_schema")
    monkeypatch.setattr(postgres, "MIGRATIONS", ["ALTER TABLE tables ADD COLUMN mood text DEFAULT 'good'"])
    assert opened(address) == [b"0", b"1"]
    assert opened(address) == [b"0", b"1"]
    assert ask(address, "SELECT game, mood FROM tables") == [("x", "good")]
    assert ask(address, "SELECT version FROM throneroom_schema") == [(SCHEMA_VERSION,)]


def test_a_migration_of_postgresql_that_fails_changes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(address, "DROP TABLE throneroom_schema")
    monkeypatch.setattr(postgres, "MIGRATIONS", ["DROP TABLE tables; INSERT INTO nowhere VALUES (1)"])
    with pytest.raises(StoreDown, match="nowhere"):
        opened(address)
    assert ask(address, "SELECT game FROM tables") == [("x",)]
    assert ask(address, "SELECT to_regclass('throneroom_schema')") == [(None,)]


def test_a_newer_database_is_refused_and_not_touched(address: str) -> None:
    ask(address, "UPDATE throneroom_schema SET version = 99; DROP TABLE notes")
    with pytest.raises(DatabaseTooNew, match="99"):
        opened(address)
    assert ask(address, "SELECT to_regclass('notes')") == [(None,)]
    assert run_command("check", address).is_refused(1, "newer version", "99")
