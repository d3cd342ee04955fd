"""The SQLite file: logs stay whole while entries move, after a crash, and on a full disk."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from throneroom.server.store.sqlite_file import SqliteFile
from throneroom.server.store.store import Conflict
from throneroom.server.store.structs import Append, Summary

TABLES = [f"table-{number}" for number in range(30)]
FULL = "database or disk is full"


def entry(table: str, number: int) -> bytes:
    return f"{table}:{number}".encode()


def log_of(table: str, length: int) -> list[bytes]:
    return [entry(table, number) for number in range(length)]


class Writer:
    """Appends to many tables, and knows what their logs must be."""

    def __init__(self, file: SqliteFile, seed: int = 1) -> None:
        self.file = file
        self.lengths = dict.fromkeys(TABLES, 0)
        self._chance = Random(seed)

    def appends(self) -> list[Append]:
        """Return appends of one entry or a few, for some tables."""
        appends: list[Append] = []
        for table in self._chance.sample(TABLES, 8):
            number, count = self.lengths[table], self._chance.choice([1, 1, 1, 3])
            appends.append(Append(table, number, [entry(table, number + more) for more in range(count)]))
            self.lengths[table] += count
        return appends

    def write(self, times: int) -> None:
        """Append this many times. An append that fails changes nothing."""
        for _ in range(times):
            before = dict(self.lengths)
            try:
                assert self.file.append(self.appends()) == [None] * 8
            except sqlite3.Error:
                self.lengths = before
                raise

    def logs_are_right(self) -> bool:
        return all(self.file.load(table, 0) == log_of(table, length) for table, length in self.lengths.items())


@pytest.fixture
def file(tmp_path: Path) -> Iterator[SqliteFile]:
    with contextlib.closing(SqliteFile(str(tmp_path / "x.db"))) as opened:
        yield opened


def copied(folder: Path) -> str:
    """Copy the file as it is now, with its write-ahead log, as a power failure would leave it."""
    for name in ("x.db", "x.db-wal"):
        shutil.copyfile(folder / name, folder / name.replace("x", "y"))
    return str(folder / "y.db")


def rows(path: str | Path, query: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return list(connection.execute(query))


def test_logs_are_whole_before_and_after_their_entries_move(file: SqliteFile, tmp_path: Path) -> None:
    """With several times as many entries as `latest` holds."""
    writer = Writer(file)
    for _ in range(10):
        writer.write(80)
        assert writer.logs_are_right()
    file.close()
    assert rows(tmp_path / "x.db", "SELECT count(*) FROM latest") == [(0,)]
    found = rows(tmp_path / "x.db", "SELECT game, count(*), min(number), max(number) FROM entries GROUP BY game")
    assert sorted(found) == sorted((table, length, 0, length - 1) for table, length in writer.lengths.items())


def test_logs_are_whole_after_an_append_has_failed(file: SqliteFile, tmp_path: Path) -> None:
    """What was in `latest` then stays there, and entries after it move."""
    writer = Writer(file)
    writer.write(100)
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")) as blocking:
        blocking.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            writer.write(1)
        blocking.execute("ROLLBACK")
    writer.write(900)
    assert writer.logs_are_right()
    assert rows(tmp_path / "x.db", "SELECT min(place) FROM latest") == [(0,)]
    copy = copied(tmp_path)
    with contextlib.closing(SqliteFile(copy)) as writer.file:
        assert writer.logs_are_right()


def test_a_log_can_be_read_from_any_entry_on(file: SqliteFile) -> None:
    writer = Writer(file)
    writer.write(300)
    for table, length in writer.lengths.items():
        for since in (0, 1, length // 2, length - 1, length, length + 5):
            assert file.load(table, since) == log_of(table, length)[since:]
    assert file.load("nowhere", 0) == []


def test_a_file_is_whole_after_a_power_failure(file: SqliteFile, tmp_path: Path) -> None:
    writer = Writer(file)
    writer.write(700)
    copy = copied(tmp_path)
    assert rows(copy, "SELECT count(*) FROM latest") > [(100,)]
    assert rows(copy, "SELECT count(*) FROM entries") > [(1000,)]
    with contextlib.closing(SqliteFile(copy)) as writer.file:
        assert writer.logs_are_right()
        writer.write(10)
        assert writer.logs_are_right()


def test_entries_in_both_places_count_once(file: SqliteFile, tmp_path: Path) -> None:
    writer = Writer(file)
    writer.write(700)
    file.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        connection.execute("INSERT INTO latest (game, number, entry) SELECT game, number, entry FROM entries")
        connection.commit()
    with contextlib.closing(SqliteFile(str(tmp_path / "x.db"))) as writer.file:
        assert writer.logs_are_right()
        writer.write(10)
        assert writer.logs_are_right()


def test_a_file_can_be_opened_and_read_on_a_full_disk(
    file: SqliteFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(file)
    writer.write(100)
    copy = copied(tmp_path)

    def connect(path: str, **options: Any) -> sqlite3.Connection:
        connection = sqlite3.Connection(path, **options)
        connection.execute("PRAGMA max_page_count = 1")  # it cannot grow
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", connect)
        writer.file = SqliteFile(copy)
    with contextlib.closing(writer.file):
        assert writer.logs_are_right()
        with pytest.raises(sqlite3.OperationalError, match=FULL):
            writer.file.append([Append("t", 0, [b"x" * 10_000])])
        assert writer.logs_are_right()


def test_work_continues_when_a_full_disk_has_room_again(file: SqliteFile) -> None:
    writer = Writer(file)
    writer.write(200)
    (pages,) = file._connection.execute("PRAGMA page_count").fetchone()
    file._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError, match=FULL):
        writer.write(1000)
    for _ in range(3):
        with pytest.raises(sqlite3.OperationalError, match=FULL):
            file.append([Append("t", 0, [b"x" * 10_000])])
        assert writer.logs_are_right()
    file._connection.execute("PRAGMA max_page_count = 1000000")
    writer.write(200)
    assert writer.logs_are_right()
    assert file.load("t", 0) == []


def conflicts(results: list[Conflict | None]) -> list[bool]:
    return [isinstance(result, Conflict) for result in results]


def test_a_conflicting_append_stores_nothing_and_does_not_affect_others(file: SqliteFile) -> None:
    file.append([Append("a", 0, [b"0", b"1"]), Append("b", 0, [b"0"])])
    late = Append("a", 1, [b"x", b"y"], Summary("over", True, 1.0, b"{}"))
    gap = Append("b", 7, [b"x"])
    results = file.append([late, Append("b", 1, [b"1"]), gap, Append("c", 0, [b"0"])])
    assert conflicts(results) == [True, False, True, False]
    assert file.load("a", 0) == file.load("b", 0) == [b"0", b"1"]
    assert file.summaries("over", 10) == []


def test_several_appends_to_one_table_are_stored_together(file: SqliteFile) -> None:
    results = file.append([Append("a", 0, [b"0"]), Append("a", 1, [b"1", b"2"]), Append("a", 2, [b"x"])])
    assert conflicts(results) == [False, False, True]
    assert file.load("a", 0) == [b"0", b"1", b"2"]


def test_an_append_that_cannot_be_stored_leaves_nothing_behind(file: SqliteFile) -> None:
    file.append([Append("a", 0, [b"0"])])
    with pytest.raises(UnicodeError):
        file.append([Append("a", 1, [b"1"]), Append("b", 0, [b"\xff"])])
    assert file.load("a", 0) == [b"0"]
    assert conflicts(file.append([Append("a", 1, [b"1"])])) == [False]
