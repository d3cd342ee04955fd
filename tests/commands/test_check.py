"""`throneroom check` finds what is wrong with the tables of a database, even while a server is using it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
from tests.helpers.command import run
from tests.server.database import database
from tests.server.players import ME, OPEN, request
from tests.server.running import server, settings


def damage(file: Path, statement: str, table: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, (table,))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def opened(file: Path, number: int) -> list[str]:
    """Open this many tables against a bot."""
    with server(settings(str(file))) as base:
        return sorted(request(base, "/api/quick", {"name": "Ann"})["table"] for _ in range(number))


def test_nothing_is_wrong_while_a_server_is_running(file: Path) -> None:
    with server(settings(str(file))) as base:
        request(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
        assert run("check", str(file)).out == "1 table, nothing is wrong.\n"
        request(base, "/api/quick", {"name": "Ann"})
        assert run("check", str(file), "--json").json == {"tables": 2, "problems": []}


def test_each_damaged_table_is_named(file: Path) -> None:
    first, second, third, fourth, _ = opened(file, 5)
    damage(file, "UPDATE entries SET entry = CAST('Dear diary' AS BLOB) WHERE game = ? AND number = 1", first)
    damage(file, "DELETE FROM entries WHERE game = ? AND number = 0", second)
    damage(file, "UPDATE tables SET state = 'over' WHERE game = ?", third)
    damage(file, "DELETE FROM tables WHERE game = ?", fourth)
    before = file.read_bytes()
    result = run("check", str(file))
    assert (result.code, result.err) == (1, "")
    *lines, last = result.out.splitlines()
    assert last == "4 of 5 tables have problems."
    assert [line.split(": ")[0] for line in lines] == [f"table {name}" for name in (first, second, third, fourth)]
    for line, part in zip(lines, ("entry 1: an entry is not JSON", "missing", "says over", "no summary"), strict=True):
        assert part in line
    assert file.read_bytes() == before
    found = run("check", str(file), "--json")
    assert found.code == 1
    assert '"kind": "unreadable"' in found.out


def test_a_running_game_that_cannot_be_replayed_is_reported(file: Path) -> None:
    (table,) = opened(file, 1)
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        entry = b'{"e":"a","at":1.5,"o":["Curse","Curse"]}'
        connection.execute("INSERT INTO entries VALUES (?, 2, ?)", (table, entry))
    result = run("check", str(file))
    assert result.code == 1
    assert f"table {table}: entry 2: the answer is not possible\n" in result.out


def test_postgresql_can_be_checked() -> None:
    with database() as running, server(settings(running.address)) as base:
        request(base, "/api/quick", {"name": "Ann"})
        assert run("check", running.address).out == "1 table, nothing is wrong.\n"


@pytest.mark.parametrize("name", ["none.db", "text.db", "recipes.db"])
def test_what_is_no_database_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    with contextlib.closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert run("check", str(tmp_path / name)).is_refused(1, "cannot open the database", name)
    assert not (tmp_path / "none.db").exists()


def test_postgresql_that_cannot_be_reached_is_refused_in_one_line(tmp_path: Path) -> None:
    assert run("check", f"postgresql:///x?host={tmp_path}").is_refused(1, "cannot open the database")
