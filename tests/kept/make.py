"""Make the databases and records that later versions must be able to read.

Run once for each release, with the code of that release: `python -m tests.kept.make 0.1.0`. It plays the same tables
on a server with SQLite and on one with PostgreSQL. It saves the SQLite file, a dump of PostgreSQL and two records, and
for each database a JSON file with what is needed to return to its tables and to check that nothing has changed.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from tests.helpers.waiting import wait_until
from tests.server.database import database, programs
from tests.server.players import BOT, ME, OPEN, Player, ask, leave, people, play_until_masquerade, run
from tests.server.running import server, settings

from throneroom.server.settings import Timeouts

HERE = Path(__file__).parent
MASQUERADE = {
    "way": "cards",
    "cards": ["Masquerade", "Militia", "Moat", "Market", "Mine", "Cellar", "Village", "Smithy", "Remodel", "Workshop"],
}


async def play(base: str) -> dict[str, Any]:
    """Play tables of every kind, and return what is needed to return to them."""
    tables: dict[str, Any] = {}

    async def keep(name: str, *players: Player) -> None:
        table = players[0].table
        for player in players if name != "closed" else ():  # receive everything sent before the answer to this
            await player.send({"type": "ping"})
            await player.until("pong")
        tables[name] = {
            "table": table,
            "tokens": [player.token for player in players],
            "state": (await ask(base, f"/api/tables/{table}"))["state"],
            "seats": [facts(player) for player in players],
        }
        await leave(*players)

    # Open: one seat is taken, one free.
    opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, BOT], "seed": 1})
    await keep("open", await Player(base, opened["table"], opened["token"]).connect())

    # Closed by its host.
    opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN], "seed": 1})
    ann = await Player(base, opened["table"], opened["token"]).connect()
    await ann.send({"type": "leave"})
    await ann.receive_until(lambda player: player.info["state"] == "closed", "the table is closed")
    await keep("closed", ann)

    # Running, in the middle of an effect that asks everybody, after chat and an undo.
    ann, ben = await people(base, 2, seed=2, kingdom=MASQUERADE, options={"first": 0, "points": True, "clock": None})
    await ann.send({"type": "chat", "text": "Good luck – żółć 🂡"})
    await ann.until("chat")
    await ann.asked()
    await ann.answer([])
    await ann.answer([])
    await ben.asked()
    assert ann.undo is not None
    await ann.send({"type": "undo", "number": ann.undo["number"]})
    await ben.until("undo-asked")
    await ben.send({"type": "undo-answer", "agree": True})
    await ann.until("undone")
    await ben.until("undone")
    await play_until_masquerade(ann, ben)
    await keep("running", ann, ben)

    # Running against bots.
    (ann,) = await people(base, 1, 2, seed=3, kingdom={"way": "set", "name": "Big Money"})
    await ann.play(most=25)
    await ann.asked()
    await keep("bots", ann)

    # Running, with a request to undo that is still open, and a seat that a bot plays because its clock ran out.
    ann, ben, cem = await people(base, 3, seed=4, options={"first": 0, "clock": 5, "undo": "consent"})
    await ann.asked()
    await ann.answer([])
    await ann.answer([])
    await ben.receive_until(lambda player: player.info["seats"][1]["stand_in"], "a bot stands in")
    await cem.asked()
    await cem.answer([])
    await ann.receive_until(lambda player: player.undo is not None, "something to undo")
    assert ann.undo is not None
    await ann.send({"type": "undo", "number": ann.undo["number"]})
    await ann.until("undo-asked")
    await keep("waiting", ann, ben, cem)

    # Finished, with one vote for a rematch.
    ann, ben = await people(base, 2, 1, seed=5, kingdom={"way": "set", "name": "First Game"}, options={"first": 1})
    await asyncio.gather(ann.play(), ben.play())
    await ann.send({"type": "rematch", "swap": ["Moat", "Witch"]})
    await ann.until("rematch")
    await keep("finished", ann, ben)

    # Finished, and its rematch running.
    (ann,) = await people(base, 1, 1, seed=6, kingdom={"way": "set", "name": "Size Distortion"})
    await ann.play()
    await ann.send({"type": "rematch"})
    await ann.receive_until(lambda player: player.next, "the next table")
    following = await Player(base, ann.next or "", ann.token).connect()
    await following.play(most=5)
    await following.asked()
    await keep("series", ann)
    await keep("rematch", following)

    # Continued from the middle of a finished game.
    wish = {"name": "Cem", "number": 20, "seat": 0, "bot": {"level": "beginner"}}
    seated = await ask(base, f"/api/tables/{tables['finished']['table']}/play-on", wish)
    cem = await Player(base, seated["table"], seated["token"]).connect()
    await cem.play(most=3)
    await cem.asked()
    await keep("continued", cem)

    # One of two people resigned.
    ann, ben = await people(base, 2, seed=7, options={"first": 0, "watch": "everything"})
    await ann.play(most=2)
    await ben.play(most=2)
    await ben.send({"type": "resign"})
    await ann.until("over")
    await ben.until("over")
    await keep("resigned", ann, ben)

    for name in ("finished", "series", "resigned"):
        path = f"/api/tables/{tables[name]['table']}"
        tables[name]["result"] = await ask(base, f"{path}/result")
    return tables


def facts(player: Player) -> dict[str, Any]:
    """Return what must be unchanged when a player returns: their hand, what happened, and what they are asked."""
    hand = None if player.view is None else player.view["players"][player.seat]["hand"]
    happened = [[happening["kind"], happening["seat"], happening["cards"]] for happening in player.happenings]
    asked = None if player.prompt is None else [player.prompt[key] for key in ("request", "verb", "options")]
    return {"hand": hand, "happened": len(happened), "last": happened[-3:], "asked": asked}


def keep_records(base: str, tables: dict[str, Any], folder: Path) -> None:
    path = f"{base}/api/tables/{tables['finished']['table']}/record"
    for query, name in (("", "record.txt"), ("?format=json", "record.json")):
        with urllib.request.urlopen(path + query) as answer:
            (folder / name).write_bytes(answer.read())


def write_tables(tables: dict[str, Any], file: Path) -> None:
    file.write_text(json.dumps(tables, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def keep_compressed(data: bytes, file: Path) -> None:
    file.write_bytes(gzip.compress(data, mtime=0))


def make(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "tables.db"
        with server(settings(str(file), Timeouts(sweep=3600))) as base:
            tables = run(play(base), 300)
            keep_records(base, tables, folder)
        wait_until(lambda: not Path(f"{file}-wal").exists(), "the file is closed")
        keep_compressed(file.read_bytes(), folder / "tables.db.gz")
        write_tables(tables, folder / "sqlite.json")
    with database() as running:
        with server(settings(running.address, Timeouts(sweep=3600))) as base:
            write_tables(run(play(base), 300), folder / "postgresql.json")
        program = shutil.which("pg_dump") or str((programs() or Path()) / "pg_dump")
        command = [program, "--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges", running.address]
        dump = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode()
        lines = [line for line in dump.splitlines() if not line.startswith("\\")]  # psql's own commands
        keep_compressed("\n".join([*lines, ""]).encode(), folder / "tables.sql.gz")


if __name__ == "__main__":
    make(HERE / sys.argv[1])
