"""A SQLite file whose end is torn or garbled, or that can no longer be written."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom.server.store.sqlite_file import SqliteFile
from throneroom.server.store.structs import Append

COMMITS = 30
TABLES = ("a", "b", "c")


def commit(file: SqliteFile, number: int) -> None:
    """Append to every table in one transaction."""
    assert file.append([Append(table, number, [f"{table}{number}".encode()]) for table in TABLES]) == [None] * 3


def entries(table: str, length: int) -> list[bytes]:
    return [f"{table}{number}".encode() for number in range(length)]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder with a file that is still open, and its write-ahead log."""
    with contextlib.closing(SqliteFile(str(tmp_path / "x.db"))) as file:
        for number in range(COMMITS):
            commit(file, number)
        yield tmp_path


def damaged(folder: Path, log: bytes) -> int:
    """Open a copy with this write-ahead log, continue, and return how many commits have survived."""
    shutil.copyfile(folder / "x.db", folder / "y.db")
    (folder / "y.db-wal").write_bytes(log)
    with contextlib.closing(SqliteFile(str(folder / "y.db"))) as file:
        length = len(file.load("a", 0))
        for table in TABLES:
            assert file.load(table, 0) == entries(table, length)  # whole commits, in order
        commit(file, length)
        assert file.load("c", 0) == entries("c", length + 1)
    (folder / "y.db").unlink()
    return length


def test_a_torn_write_ahead_log_loses_only_what_is_missing(folder: Path) -> None:
    """The last write has not reached the disk, or only in part: every commit is there as a whole, or not at all."""
    log = (folder / "x.db-wal").read_bytes()
    assert damaged(folder, log) == COMMITS
    survived = [damaged(folder, log[:-lost]) for lost in (1, 100, 4096, 5000, 20_000, 50_000)]
    assert survived == sorted(survived, reverse=True)
    assert COMMITS - 2 <= survived[0] < COMMITS
    assert survived[-1] > 0


def test_a_garbled_end_of_the_write_ahead_log_is_ignored(folder: Path) -> None:
    log = (folder / "x.db-wal").read_bytes()
    for length in (1, 100, 5000):
        for garbage in (b"\0" * length, b"\xa5" * length):
            assert COMMITS - 3 <= damaged(folder, log[:-length] + garbage) < COMMITS
            assert damaged(folder, log + garbage) == COMMITS


def test_a_disk_that_becomes_read_only_refuses_appends_and_loses_nothing(folder: Path) -> None:
    shutil.copyfile(folder / "x.db", folder / "y.db")
    shutil.copyfile(folder / "x.db-wal", folder / "y.db-wal")
    with contextlib.closing(SqliteFile(str(folder / "y.db"))) as file:
        file._connection.execute("PRAGMA query_only = ON")
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                commit(file, COMMITS)
            assert file.load("a", 0) == entries("a", COMMITS)
        file._connection.execute("PRAGMA query_only = OFF")
        commit(file, COMMITS)
        assert file.load("a", 0) == entries("a", COMMITS + 1)


def test_a_read_only_file_cannot_be_opened_and_is_not_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("x.db", "x.db-wal"):
        shutil.copyfile(folder / name, folder / name.replace("x", "y"))
    before = (folder / "y.db").read_bytes()

    def connect(path: str, **options: Any) -> sqlite3.Connection:
        return sqlite3.Connection(f"file:{path}?mode=ro", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(sqlite3.OperationalError):
        SqliteFile(str(folder / "y.db"))
    assert (folder / "y.db").read_bytes() == before
