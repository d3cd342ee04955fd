"""Databases and records made by released versions can be opened, played on and finished. See tests/kept/make.py."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.helpers.command import run as run_command
from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_until
from tests.kept.make import facts
from tests.server.database import database
from tests.server.players import Player, leave, request, run
from tests.server.running import server, settings
from tests.server.tables.test_outdated_state import is_kept

from throneroom.cards.catalog import Catalog
from throneroom.record.record import read_record
from throneroom.server.settings import Timeouts

KEPT = ROOT / "tests" / "kept"
VERSIONS = sorted(folder.name for folder in KEPT.iterdir() if (folder / "tables.db.gz").exists())
assert "0.1.0" in VERSIONS
# Nothing is deleted or closed because of its age: these tables get older every year.
FOREVER = Timeouts(expire=1e12, keep=1e12)


@contextlib.contextmanager
def restored(version: str, kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of a database with the kept tables."""
    if kind == "sqlite":
        file = folder / "tables.db"
        file.write_bytes(gzip.decompress((KEPT / version / "tables.db.gz").read_bytes()))
        yield str(file)
        return
    with database() as running:
        dump = gzip.decompress((KEPT / version / "tables.sql.gz").read_bytes())
        with psycopg.connect(running.address) as connection:
            connection.execute(dump)
        yield running.address


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
def test_every_kept_table_is_as_it_was_and_can_be_finished(version: str, kind: str, tmp_path: Path) -> None:
    tables = json.loads((KEPT / version / f"{kind}.json").read_text(encoding="utf-8"))
    with restored(version, kind, tmp_path) as address:
        assert run_command("check", address, "--json").json == {"tables": len(tables), "problems": []}
        with server(settings(address, FOREVER)) as base:
            for name, kept in tables.items():
                run(come_back(base, address, name, kept))
        assert run_command("check", address, "--json").json["problems"] == []


async def come_back(base: str, address: str, name: str, kept: dict[str, Any]) -> None:
    """Return to a table, find it as it was, and play its game to the end."""
    table = kept["table"]
    info = await asyncio.to_thread(request, base, f"/api/tables/{table}")
    assert (info["state"], info["outdated"]) == (kept["state"], False), name
    players = [Player(base, table, token, seed) for seed, token in enumerate(kept["tokens"])]
    for player, expected in zip(players, kept["seats"], strict=True):
        await player.connect()
        found = facts(player)
        if name == "waiting":  # its clock goes on, and the player whose seat a bot played is back
            found["asked"] = expected["asked"]
        assert found == expected, name
    if kept["state"] == "open":
        await players[0].send({"type": "begin", "fill": {"who": "bot", "level": "beginner"}})
        await players[0].until("welcome")
    if kept["state"] in ("open", "running"):
        await asyncio.gather(*(player.play() for player in players))
        assert all(player.over is not None for player in players), name
    if "result" in kept:
        result = await asyncio.to_thread(request, base, f"/api/tables/{table}/result")
        assert {field: result[field] for field in kept["result"]} == kept["result"]  # later versions may show more
        assert (await asyncio.to_thread(request, base, f"/api/tables/{table}/replay?seat=-2"))["steps"]
        await asyncio.to_thread(wait_until, lambda: is_kept(address, table), "the finished game is stored")
    await leave(*players)


@pytest.mark.parametrize("name", ["record.txt", "record.json"])
@pytest.mark.parametrize("version", VERSIONS)
def test_kept_records_replay_to_their_result(version: str, name: str) -> None:
    kept = json.loads((KEPT / version / "sqlite.json").read_text(encoding="utf-8"))["finished"]["result"]
    record = read_record((KEPT / version / name).read_text(encoding="utf-8"), Catalog())
    assert record.replay().is_over
    assert [len(player.cards()) for player in record.replay().players] == [
        sum(card["count"] for card in score["cards"]) for score in kept["scores"]
    ]
