"""Tables in memory: dropped when idle, read again when needed, closed when abandoned."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import ME, OPEN, Player, Refused, people, request, run
from tests.server.running import server, settings

from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import append_durably
from throneroom.server.store.structs import Append
from throneroom.server.timeouts import Timeouts


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


def test_an_unreadable_log_does_not_affect_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    async def write() -> None:
        store = SqliteStore(file)
        await store.open(lambda text: None)
        await append_durably(store, Append("broken", 0, [b"{}"], None))
        await store.close()

    asyncio.run(write())
    with server(settings(str(file))) as base:
        with pytest.raises(Refused, match="failed"):
            request(base, "/api/tables/broken")
        assert request(base, "/api/quick", {"name": "Ann"})["seat"] == 0
