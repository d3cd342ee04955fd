"""Tables in memory: dropped when idle, read again when needed, closed when abandoned."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import ME, OPEN, Player, Refused, ask, leave, people, request, run
from tests.server.running import server, settings

from throneroom.server.logs import be_quiet
from throneroom.server.settings import Timeouts
from throneroom.server.store.inspection import stored_tables
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import append_durably
from throneroom.server.store.structs import Append, Summary


def test_an_idle_table_is_dropped_and_read_again_as_it_was(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        (ann,) = await people(base, 1, 1)
        await ann.play(most=5)
        await ann.asked()
        prompt, view, happenings = ann.prompt, ann.view, ann.happenings
        await ann.close()
        await asyncio.to_thread(wait_until, lambda: not request(base, "/api/health")["tables"], "the table is dropped")
        again = await Player(base, ann.table, ann.token).connect()
        assert (again.prompt, again.view, again.happenings) == (prompt, view, happenings)
        assert request(base, "/api/health")["tables"] == 1
        await again.close()

    with server(settings(str(tmp_path / "games.db"), Timeouts(sleep=0.1, sweep=0.05))) as base:
        run(test(base))


def test_an_abandoned_open_table_is_closed_after_a_timeout(tmp_path: Path) -> None:
    with server(settings(str(tmp_path / "games.db"), Timeouts(expire=0.2, sweep=0.05))) as base:
        opened = request(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
        assert [table["id"] for table in request(base, "/api/tables")["open"]] == [opened["table"]]
        path = f"/api/tables/{opened['table']}"
        wait_until(lambda: request(base, path)["state"] == "closed", "the table is closed")
        assert request(base, "/api/tables")["open"] == []


def test_a_table_that_nobody_is_connected_to_leaves_the_list_and_returns_with_its_players(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        async def listed(state: str) -> list[str]:
            return [table["id"] for table in (await ask(base, "/api/tables"))[state]]

        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
        table = opened["table"]
        assert await listed("open") == []
        ann = await Player(base, table, opened["token"]).connect()
        assert await listed("open") == [table]
        await leave(ann)
        await wait_for(lambda: not request(base, "/api/tables")["open"], "the table leaves the list")
        ann = await Player(base, table, opened["token"]).connect()
        assert await listed("open") == [table]
        taken = await ask(base, f"/api/tables/{table}/seats", {"name": "Ben"})
        ben = await Player(base, table, taken["token"]).connect()
        await leave(ann)
        assert await listed("running") == [table]
        await leave(ben)
        await wait_for(lambda: not request(base, "/api/tables")["running"], "the game leaves the list")

    async def wait_for(holds: Callable[[], bool], what: str) -> None:
        await asyncio.to_thread(wait_until, holds, what)

    with server(settings(str(tmp_path / "games.db"), Timeouts(absent=0.0))) as base:
        run(test(base))


DAMAGED: dict[str, list[bytes]] = {
    "unknown-kind": [b"{}"],
    "not-json": [b"Dear diary"],
    "no-such-card": [
        b'{"e":"opened","at":1.5,"owner":0,"seats":[{"who":"open"}],"kingdom":["Unicorn"],"seed":7,"options":{}}'
    ],
    "no-opening": [b'{"e":"closed","at":1.5}'],
}


def test_an_unreadable_log_does_not_affect_other_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused, reported and counted once, dropped from memory, and left out of the lists of tables."""
    file = tmp_path / "games.db"

    async def write() -> None:
        store = SqliteStore(file)
        await store.open(lambda text: None)
        for name, entries in DAMAGED.items():
            summary = Summary("open", True, time.time(), b'{"id":"%s"}' % name.encode())
            await append_durably(store, Append(name, 0, entries, summary))
        await append_durably(store, Append("strange", 0, [b"{}"], Summary("open", True, time.time(), b"?")))
        await store.close()

    asyncio.run(write())
    with server(settings(str(file))) as base:
        be_quiet(False)
        opened = request(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
        for _ in range(2):
            for name in DAMAGED:
                with pytest.raises(Refused) as refused:
                    request(base, f"/api/tables/{name}")
                assert (refused.value.status, refused.value.reason) == (400, "failed")
                with pytest.raises(Refused, match="can no longer be read"):
                    request(base, f"/api/tables/{name}/seats", {"name": "Ben"})
            assert [table["id"] for table in request(base, "/api/tables")["open"]] == [opened["table"]]
        assert request(base, "/api/quick", {"name": "Ann"})["seat"] == 0
        assert request(base, "/api/health")["tables"] == 0
        with urllib.request.urlopen(f"{base}/metrics") as answer:
            metrics = answer.read().decode()
    assert f"throneroom_tables_unreadable_total {len(DAMAGED)}\n" in metrics
    assert "throneroom_failures_total 0\n" in metrics
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    reported = [line["table"] for line in lines if line["event"] == "bad-log"]
    assert sorted(reported) == sorted(DAMAGED)
    assert all(line["reason"] and "Unicorn" not in line["reason"] for line in lines if line["event"] == "bad-log")


def test_a_log_with_a_missing_entry_is_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with server(settings(str(file))) as base:
        opened = request(base, "/api/quick", {"name": "Ann"})
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM entries WHERE game = ? AND number = 0", (opened["table"],))
        connection.commit()
    with server(settings(str(file))) as base, pytest.raises(Refused, match="can no longer be read"):
        request(base, f"/api/tables/{opened['table']}")


def test_the_lists_show_tables_whose_summary_another_version_has_written(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with server(settings(str(file))) as base:
        opened = request(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET info = json_object('id', game, 'options', json_object('music', 1))")
        connection.commit()
    with server(settings(str(file))) as base:
        assert [table["id"] for table in request(base, "/api/tables")["open"]] == [opened["table"]]


# -- old tables -------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "games.db")
    else:
        with database() as running:
            yield running.address


def test_old_finished_and_closed_tables_are_deleted_and_running_ones_never(address: str) -> None:
    """There are more of them than one sweep deletes. A table that somebody is looking at is kept until they leave."""
    finished: list[str] = []

    async def play(base: str) -> str:
        for _ in range(25):
            (ann,) = await people(base, 1, 1)
            await ann.send({"type": "resign"})
            await ann.until("over")
            await ann.close()
            finished.append(ann.table)
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        await ann.send({"type": "leave"})
        await ann.receive_until(lambda player: player.info["state"] == "closed", "the table is closed")
        finished.append(ann.table)
        (ben,) = await people(base, 1, 1)
        await ben.play(most=2)
        await ben.close()
        return ben.table

    async def look(base: str) -> None:
        ann = await Player(base, finished[0], None).connect()
        await asyncio.to_thread(wait_until, lambda: left(base) == finished[:1], "all others are deleted")
        assert left(base) == finished[:1]
        await ann.close()
        await asyncio.to_thread(wait_until, lambda: not left(base), "the last one is deleted")

    def left(base: str) -> list[str]:
        return [table for table in finished if exists(base, table)]

    with server(settings(address)) as base:
        running = run(play(base))
        assert left(base) == finished
    with server(settings(address, Timeouts(keep=0, sweep=0.2, sleep=0))) as base:
        run(look(base))
        assert request(base, f"/api/tables/{running}")["state"] == "running"
    assert [stored.name for stored in stored_tables(address)] == [running]


def test_a_table_that_another_process_deletes_is_closed() -> None:
    async def test(base: str, address: str) -> None:
        (ann,) = await people(base, 1, 1)
        await ann.send({"type": "resign"})
        await ann.until("over")
        with server(settings(address, Timeouts(keep=0, sweep=0.1))):
            await ann.receive_until(lambda ann: ann.messages[-1]["type"] == "error", "the table is deleted")
        assert ann.messages[-1]["reason"] == "no-table"
        assert request(base, "/api/health")["tables"] == 0
        await ann.close()

    with database() as running, server(settings(running.address)) as base:
        run(test(base, running.address))


def exists(base: str, table: str) -> bool:
    with contextlib.suppress(Refused):
        return bool(request(base, f"/api/tables/{table}"))
    return False
