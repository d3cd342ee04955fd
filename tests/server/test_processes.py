"""Two server processes on one PostgreSQL: people of the same table sit at different ones and do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tests.server.database import database
from tests.server.players import Player, ask
from tests.server.running import free_port, server, settings
from tests.server.test_options import lover_of_masquerade, run

from throneroom.server.store.postgres import together
from throneroom.server.tables.log_entries import Answered, write_entry
from throneroom.server.timeouts import Timeouts


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The database that both processes use."""
    with database() as running:
        yield running.address


@pytest.fixture(scope="module")
def bases(address: str) -> Iterator[tuple[str, str]]:
    timeouts = Timeouts(sweep=0.2, elsewhere=0.5)
    with server(settings(address, timeouts)) as one, server(settings(address, timeouts)) as other:
        yield one, other


async def apart(bases: tuple[str, str], **wishes: object) -> tuple[Player, Player]:
    """Two people at a table, each connected to another process."""
    seats = [{"who": "me"}, {"who": "open"}]
    opened = await ask(bases[0], "/api/tables", {"name": "Ann", "seats": seats, **wishes})
    ann = await Player(bases[0], opened["table"], opened["token"], seed=1).connect()
    taken = await ask(bases[1], f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
    await ann.until("welcome")  # the game has begun
    ben = await Player(bases[1], opened["table"], taken["token"], seed=2).connect()
    return ann, ben


async def leave(*players: Player) -> None:
    for player in players:
        await player.close()


def test_each_sees_that_the_other_is_there_and_hears_what_he_says(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases)
        for player in (ann, ben):
            while any(seat["away"] is not None for seat in player.info["seats"]):
                await player.hear()
        await ben.say({"type": "chat", "text": "hello"})
        assert (await ann.until("chat"))["line"]["text"] == "hello"
        await leave(ann, ben)

    run(test())


def test_a_whole_game_and_the_next_one_are_played_apart(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases)
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over == ben.over
        await ann.say({"type": "rematch"})
        await ben.say({"type": "rematch"})
        for player in (ann, ben):
            while player.next is None:
                await player.hear()
        assert ann.next == ben.next
        again = await Player(bases[1], ann.next or "", ann.token).connect()
        assert again.seat == 0
        await leave(ann, ben, again)

    run(test())


def test_undo_is_agreed_on_apart(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases, options={"first": 0})
        await ann.asked()
        await ann.answer([])
        await ann.answer([])
        await ben.asked()
        assert ann.undo is not None
        await ann.say({"type": "undo", "number": ann.undo["number"]})
        await ben.until("undo-asked")
        await ben.say({"type": "undo-answer", "agree": True})
        await ann.until("undone")
        await ben.until("undone")
        await ann.asked()
        assert ben.happenings[-1]["number"] == ann.happenings[-1]["number"]
        await leave(ann, ben)

    run(test())


def test_many_news_go_together_in_messages_that_the_database_takes() -> None:
    news = [f"log table-{number} {number}" for number in range(2000)]
    messages = together(news)
    assert all(len(message) < 8000 for message in messages)
    assert len(messages) < 10
    assert "\n".join(messages).split("\n") == news
    assert together(["log x 1"]) == ["log x 1"]


def test_an_answer_that_loses_a_race_is_looked_at_anew(bases: tuple[str, str], address: str) -> None:
    """Another process has kept one, and that is not known here yet: the same is acknowledged, another is late."""

    async def test() -> None:
        for mine, reason in (([], None), (["Copper"], "late")):
            ann, ben = await apart(bases, options={"first": 0})
            asked = await ann.asked()
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                entry = write_entry(Answered(time.time(), []))
                await connection.execute(
                    "INSERT INTO entries SELECT game, max(number) + 1, %s FROM entries WHERE game = %s GROUP BY game",
                    [entry, ann.table],
                )
            await ann.say({"type": "answer", "request": asked["request"], "options": mine[: asked["most"]]})
            while True:
                message = await ann.hear()
                if message["type"] == "error":
                    assert message["reason"] == reason
                    break
                if message["type"] == "update" and message["answered"] == asked["request"]:
                    assert reason is None
                    break
            await leave(ann, ben)

    run(test())


def test_masquerade_asks_both_at_once_though_they_are_apart(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases, kingdom={"way": "set", "name": "Best Wishes"}, seed=4)

        async def until_masquerade(player: Player) -> None:
            while True:
                while player.prompt is None:
                    await player.hear()
                if player.prompt["verb"] == "pass":
                    return
                await player.answer(lover_of_masquerade(player.prompt, player.chance))

        await asyncio.gather(until_masquerade(ann), until_masquerade(ben))
        first, second = sorted((ann, ben), key=lambda player: int((player.prompt or {})["number"]))
        assert first.prompt is not None
        assert second.prompt is not None
        request = second.prompt["request"]
        await second.say({"type": "answer", "request": request, "options": second.prompt["options"][:1]})
        await second.until("held")
        await first.answer(first.prompt["options"][:1])
        while request not in second.kept:
            await second.hear()
        for player in (first, second):
            while not [one for one in player.happenings if one["kind"] == "pass"]:
                await player.hear()
        await leave(ann, ben)

    run(test())


def test_several_workers_serve_the_same_tables_and_one_that_dies_is_replaced() -> None:
    """`throneroom serve --workers 2`, as a person runs it, and ended by a signal."""
    with database() as running:
        port = free_port()
        command = [sys.executable, "-m", "throneroom", "serve", "--workers", "2", "--port", str(port), "--quiet"]
        process = subprocess.Popen([*command, "--database", running.address], stdout=subprocess.PIPE)
        base = f"http://127.0.0.1:{port}"
        try:
            assert process.stdout is not None
            assert process.stdout.readline().decode().strip() == f"{base}/"

            async def test() -> None:
                while True:
                    with contextlib.suppress(OSError):
                        opened = await ask(base, "/api/quick", {"name": "Ann"})
                        break
                    await asyncio.sleep(0.05)
                connections = [await Player(base, opened["table"], opened["token"]).connect() for _ in range(6)]
                await connections[0].play(most=5)
                workers = {int(pid) for pid in children(process.pid)}
                assert len(workers) >= 2
                for player in connections:
                    while len(player.happenings) < len(connections[0].happenings):
                        await player.hear()
                victim = min(workers)
                os.kill(victim, signal.SIGKILL)
                while victim in children(process.pid):
                    await asyncio.sleep(0.05)
                again = await Player(base, opened["table"], opened["token"]).connect()
                await again.play(most=5)
                await leave(again, *connections)

            run(test())
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
            assert process.stdout is not None
            process.stdout.close()


def children(pid: int) -> set[int]:
    """The server processes under this one; the interpreter has a helper of its own among its children."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            if parent == pid and "spawn_main" in (path.parent / "cmdline").read_text():
                found.add(int(path.parent.name))
    return found
