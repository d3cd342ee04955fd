"""Two server processes on one PostgreSQL, with people of the same table connected to both."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import ME, OPEN, Player, ask, leave, play_until_masquerade, request, run
from tests.server.running import SHORT_PAUSE, free_port, server, settings

from throneroom.server.settings import Timeouts
from throneroom.server.store.postgres import payloads
from throneroom.server.store.structs import LogGrew, News, SeatsConnected
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Answered, ChatSent, Entry, Undone, write_entry


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of the database that both processes use."""
    with database() as running:
        yield running.address


@pytest.fixture(scope="module")
def bases(address: str) -> Iterator[tuple[str, str]]:
    timeouts = Timeouts(sweep=0.2, elsewhere=0.5, pause=SHORT_PAUSE)
    with server(settings(address, timeouts)) as one, server(settings(address, timeouts)) as other:
        yield one, other


async def apart(bases: tuple[str, str], **wishes: object) -> tuple[Player, Player]:
    """Return two people at a table, connected to different processes."""
    seats = [ME, OPEN]
    opened = await ask(bases[0], "/api/tables", {"name": "Ann", "seats": seats, **wishes})
    ann = await Player(bases[0], opened["table"], opened["token"], seed=1).connect()
    taken = await ask(bases[1], f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
    await ann.until("welcome")  # the game has begun
    ben = await Player(bases[1], opened["table"], taken["token"], seed=2).connect()
    return ann, ben


def test_players_at_different_processes_see_each_other_and_can_chat(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases)
        for player in (ann, ben):
            await player.receive_until(lambda player: everybody_is_here(player), "both are there")
        await ben.send({"type": "chat", "text": "hello"})
        assert (await ann.until("chat"))["line"]["text"] == "hello"
        await leave(ann, ben)

    run(test())


def test_a_table_is_listed_by_every_process_while_somebody_is_connected_to_one_of_them(address: str) -> None:
    timeouts = Timeouts(absent=0.0, sweep=0.2)
    with server(settings(address, timeouts)) as one, server(settings(address, timeouts)) as other:

        async def test() -> None:
            opened = await ask(one, "/api/tables", {"name": "Ann", "seats": [ME, OPEN]})
            ann = await Player(one, opened["table"], opened["token"]).connect()
            await asyncio.to_thread(wait_until, lambda: opened["table"] in listed(), "the other process hears of it")
            await leave(ann)
            await asyncio.to_thread(wait_until, lambda: opened["table"] not in listed(), "and that she is gone")

        def listed() -> list[str]:
            return [table["id"] for table in request(other, "/api/tables")["open"]]

        run(test())


def everybody_is_here(player: Player) -> bool:
    return all(seat["away"] is None for seat in player.info["seats"])


def test_a_whole_game_and_its_rematch_are_played_at_different_processes(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases)
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over == ben.over
        await ann.send({"type": "rematch"})
        await ben.send({"type": "rematch"})
        for player in (ann, ben):
            await player.receive_until(lambda player: player.next, "the next table")
        assert ann.next == ben.next
        again = await Player(bases[1], ann.next or "", ann.token).connect()
        assert again.seat == 0
        await leave(ann, ben, again)

    run(test())


def test_players_at_different_processes_agree_on_an_undo(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases, options={"first": 0})
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
        await ann.asked()
        assert ben.happenings[-1]["number"] == ann.happenings[-1]["number"]
        await leave(ann, ben)

    run(test())


def test_news_is_batched_into_notifications_small_enough_for_postgresql() -> None:
    news = [LogGrew(f"table-{number}", number) for number in range(2000)]
    lists = payloads(news)
    assert all(len(payload) < 8000 for payload in lists)
    assert len(lists) < 10
    assert [one for payload in lists for one in msgspec.json.decode(payload, type=list[News])] == news
    assert payloads([SeatsConnected("x", [0, 1])]) == ['[["seats","x",[0,1]]]']


def test_unreadable_news_is_ignored(bases: tuple[str, str], address: str) -> None:
    """Another version of the server may have sent them. Later news still arrives."""

    async def test() -> None:
        ann, ben = await apart(bases)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            for payload in ("log x 1", "[]", '[["unknown",1]]', "[1]", ""):
                await connection.execute("SELECT pg_notify('throneroom_news', %s)", [payload])
        await ben.send({"type": "chat", "text": "hello"})
        assert (await ann.until("chat"))["line"]["text"] == "hello"
        await leave(ann, ben)

    run(test())


def test_an_answer_that_loses_a_race_is_checked_again(bases: tuple[str, str], address: str) -> None:
    """Another process has stored an answer first: the same one is acknowledged, a different one is late."""

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
            await ann.send({"type": "answer", "request": asked["request"], "options": mine[: asked["most"]]})
            assert (await reply(ann, asked["request"])).get("reason") == reason
            await leave(ann, ben)

    run(test())


# -- a process that has missed news ------------------------------------------------------------------------------------


async def append_elsewhere(address: str, table: str, *new: Entry, notifies: bool = False) -> None:
    """Append entries as another process would; without a notification, as if it were still on its way."""
    async with await psycopg.AsyncConnection.connect(address) as connection:
        found = await connection.execute("SELECT max(number) + 1 FROM entries WHERE game = %s", [table])
        ((length,),) = await found.fetchall()
        for number, entry in enumerate(new, length):
            await connection.execute("INSERT INTO entries VALUES (%s, %s, %s)", [table, number, write_entry(entry)])
        if notifies:
            (payload,) = payloads([LogGrew(table, length + len(new))])
            await connection.execute("SELECT pg_notify('throneroom_news', %s)", [payload])


def undone(number: int, answers: int) -> Undone:
    return Undone(at=time.time(), seat=0, number=number, answers=answers, marks=True)


def test_a_process_that_has_missed_news_knows_everything_when_someone_connects(
    bases: tuple[str, str], address: str
) -> None:
    """A client comes from another process, where its answer was acknowledged, and sends the answer again."""

    async def test() -> None:
        ann, ben = await apart(bases, options={"first": 0, "pauses": False})
        await ann.asked()
        now = time.time()
        await append_elsewhere(address, ann.table, Answered(now, []), Answered(now, []), undone(1, 1))
        again = await Player(bases[0], ann.table, ann.token).connect()
        assert (again.branch, (again.prompt or {})["request"]) == (1, "1.1")
        await again.send({"type": "answer", "request": "0.0", "options": []})
        assert (await reply(again, "0.0"))["answered"] == "0.0"
        await append_elsewhere(address, ann.table, Answered(now, []))
        assert (await ask(bases[0], "/api/mine", {"seats": [{"table": ann.table, "token": ann.token}]}))["seats"][0][
            "asked"
        ] is False
        await leave(ann, ben, again)

    run(test())


def test_happenings_have_no_gap_if_an_answer_and_its_undo_arrive_together(bases: tuple[str, str], address: str) -> None:
    """A client knows three happenings; the undo goes back to a later decision, which the client does not know."""

    async def test() -> None:
        ann, ben = await apart(bases, options={"first": 0, "pauses": False})
        await ann.asked()
        now = time.time()
        new: list[Entry] = [
            Answered(now, []),
            Answered(now, []),
            Answered(now, []),
            undone(2, 1),
            ChatSent(now, 0, "a"),
        ]
        await append_elsewhere(address, ann.table, *new, ChatSent(now, 0, "b"), notifies=True)
        for player in (ann, ben):
            await player.receive_until(lambda player: player.branch == 1, "the undo")  # a gap would be an error
            await player.receive_until(lambda player: len(chat(player)) == 2, "both lines of chat")
            assert chat(player) == ["a", "b"]
            again = await Player(player.base, player.table, player.token).connect()
            assert again.happenings == player.happenings
            await leave(again)
        await leave(ann, ben)

    run(test())


def chat(player: Player) -> list[str]:
    return [message["line"]["text"] for message in player.messages if message["type"] == "chat"]


def test_an_undo_and_an_answer_at_two_processes_at_once_leave_one_game(bases: tuple[str, str], address: str) -> None:
    """One of them comes first; the other is refused, or applies to the new state. In the end all see the same game."""

    async def test() -> None:
        ann, ben = await apart(bases, options={"first": 0})
        also_ann = await Player(bases[1], ann.table, ann.token).connect()
        for _ in range(10):
            if ben.prompt is not None:
                await ben.answer([])
                await ben.answer([])
            await ann.asked()
            await ann.answer([])
            if ann.prompt is None:
                continue  # Ben's turn
            assert ann.undo is not None
            name = ann.prompt["request"]
            await also_ann.receive_until(functools.partial(is_asked, name), "the same question at the other process")
            start = len(also_ann.messages)
            await asyncio.gather(
                ann.send({"type": "undo", "number": ann.undo["number"]}),
                also_ann.send({"type": "answer", "request": name, "options": []}),
            )
            await also_ann.receive_until(functools.partial(has_reply, name, start), "a reply to the answer")
            replies = [message["reason"] for message in also_ann.messages[start:] if message["type"] == "error"]
            assert replies in ([], ["late"])
            await agree(ann, also_ann, ben)
        async with await psycopg.AsyncConnection.connect(address) as connection:
            rows = await connection.execute(
                "SELECT number, entry FROM entries WHERE game = %s ORDER BY number", [ann.table]
            )
            log = await rows.fetchall()
        assert [number for number, _ in log] == list(range(len(log)))
        state = load(ann.table, [bytes(entry) for _, entry in log])
        assert (state.branch, state.happened) == (ann.branch, len(ann.happenings))
        await leave(ann, also_ann, ben)

    run(test())


def is_asked(name: str, player: Player) -> bool:
    return player.prompt is not None and player.prompt["request"] == name


def has_reply(name: str, start: int, player: Player) -> bool:
    return any(message["type"] == "error" or message.get("answered") == name for message in player.messages[start:])


async def agree(*players: Player) -> None:
    """Wait until all of them know the same as a client that connects now."""
    again = await Player(players[0].base, players[0].table, None).connect()
    for player in players:
        await player.receive_until(
            lambda player: (player.branch, len(player.happenings)) == (again.branch, len(again.happenings)),
            "everybody knows the same",
        )
    await leave(again)


async def reply(player: Player, name: str) -> dict[str, Any]:
    """Wait for the acknowledgement of a request, or an error, and return it."""

    start = max(0, len(player.messages) - 1)
    await player.receive_until(functools.partial(has_reply, name, start), "a reply to the answer")
    return player.messages[-1]


def test_masquerade_asks_players_at_different_processes_at_once(bases: tuple[str, str]) -> None:
    async def test() -> None:
        ann, ben = await apart(bases, kingdom={"way": "set", "name": "Best Wishes"}, seed=4)
        await play_until_masquerade(ann, ben)
        first, second = sorted((ann, ben), key=lambda player: int((player.prompt or {})["number"]))
        assert first.prompt is not None
        assert second.prompt is not None
        name = second.prompt["request"]
        await second.send({"type": "answer", "request": name, "options": second.prompt["options"][:1]})
        await second.until("held")
        await first.answer(first.prompt["options"][:1])
        await second.receive_until(lambda second: name in second.durable, "the held answer is durable")
        for player in (first, second):
            await player.receive_until(lambda player: has_passed(player), "the cards are passed")
        await leave(ann, ben)

    run(test())


def has_passed(player: Player) -> bool:
    return any(happening["kind"] == "pass" for happening in player.happenings)


@contextlib.contextmanager
def two_workers() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """`throneroom serve --workers 2`: its address, and its process."""
    with database() as running:
        base = f"http://127.0.0.1:{free_port()}"
        command = [sys.executable, "-m", "throneroom", "serve", "--workers", "2", "--quiet"]
        command += ["--port", base.rpartition(":")[2], "--database", running.address]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            try:
                assert process.stdout is not None
                assert process.stdout.readline().decode().strip() == f"{base}/"
                wait_until(lambda: answers(base), "a worker answers")
                yield base, process
            finally:
                process.kill()


def test_several_workers_serve_the_same_tables_and_one_that_dies_is_replaced() -> None:
    with two_workers() as (base, process):

        async def test() -> None:
            opened = await ask(base, "/api/quick", {"name": "Ann"})
            connections = [await Player(base, opened["table"], opened["token"]).connect() for _ in range(6)]
            await connections[0].play(most=5)
            workers = children(process.pid)
            assert len(workers) == 2
            number = len(connections[0].happenings)
            for player in connections:
                await player.receive_until(lambda player: len(player.happenings) >= number, "all happenings")
            victim = min(workers)
            os.kill(victim, signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda: victim not in children(process.pid), "the worker is gone")
            await asyncio.to_thread(wait_until, lambda: len(children(process.pid)) == 2, "another takes its place")
            again = await Player(base, opened["table"], opened["token"]).connect()
            await again.play(most=5)
            await leave(again, *connections)

        run(test())
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


def test_workers_say_goodbye_and_end_when_their_parent_is_killed() -> None:
    with two_workers() as (base, process):

        async def test() -> None:
            opened = await ask(base, "/api/quick", {"name": "Ann"})
            player = await Player(base, opened["table"], opened["token"]).connect()
            workers = children(process.pid)
            process.kill()
            await player.until("bye")
            await asyncio.to_thread(wait_until, lambda: not any(map(is_running, workers)), "the workers have ended")
            await leave(player)

        run(test())


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def answers(base: str) -> bool:
    with contextlib.suppress(OSError):
        return bool(request(base, "/api/health")["ok"])
    return False


def children(pid: int) -> set[int]:
    """Return the server processes that this one started."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            if parent == pid and "server_process" in (path.parent / "cmdline").read_text():
                found.add(int(path.parent.name))
    return found
