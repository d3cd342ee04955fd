"""Starting and shutting down a server, and errors at startup."""

from __future__ import annotations

import asyncio
import http.client
import os
import signal
import socket
from pathlib import Path

import pytest
from tests.helpers.command import run as run_command
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import Player, ask, leave, people, request, run
from tests.server.running import ServerProcess, server, settings
from websockets.exceptions import ConnectionClosed


def test_players_are_notified_of_a_shutdown_and_can_resume_their_game(tmp_path: Path) -> None:
    """Nothing is lost, and the prompt keeps its request id."""
    file = str(tmp_path / "games.db")
    left: list[Player] = []

    async def before(process: ServerProcess) -> None:
        (ann,) = await people(process.base, 1, 1, options={"first": 0})
        await ann.answer((await ann.asked())["options"])
        await ann.asked()
        await asyncio.to_thread(process.stop)
        assert (await ann.until_bye())["reason"] == "shutdown"
        with pytest.raises(ConnectionClosed):
            await ann.receive()
        await ann.close()
        left.append(ann)

    async def after(base: str, ann: Player) -> None:
        again = await Player(base, ann.table, ann.token).connect()
        assert again.prompt == ann.prompt
        # The answer from before, sent again, is acknowledged and changes nothing.
        treasures = again.happenings[-1]["cards"]
        await again.send({"type": "answer", "request": "0.0", "options": treasures})
        message = await again.until("update")
        assert (message["answered"], again.prompt) == ("0.0", ann.prompt)
        await again.send({"type": "answer", "request": "0.0", "options": []})
        assert (await again.receive())["reason"] == "late"
        await again.close()

    with ServerProcess(file) as process:
        run(before(process))
    with server(settings(file)) as base:
        run(after(base, left[0]))


def test_an_answer_on_its_way_to_the_disk_is_acknowledged_before_the_goodbye(tmp_path: Path) -> None:
    """Every answer that the server has accepted before the signal is acknowledged."""

    async def test(process: ServerProcess) -> None:
        players = [(await people(process.base, 1, 1, options={"first": 0}))[0] for _ in range(20)]
        for player in players:
            await player.asked()
        for player in players:
            await player.send({"type": "answer", "request": "0.0", "options": []})
        stopping = asyncio.create_task(asyncio.to_thread(process.stop))
        for player in players:
            await player.until_bye()
        await stopping
        told = [player for player in players if "0.0" in player.durable]
        untold = [player for player in players if "0.0" not in player.durable]
        process.start()
        for player in [*told, *untold]:
            again = await Player(process.base, player.table, player.token).connect()
            prompt = await again.asked()
            assert (prompt["request"] == "0.0") == (player in untold)
            await leave(player, again)

    with ServerProcess(str(tmp_path / "games.db")) as process:
        run(test(process))


def test_a_server_that_shuts_down_accepts_nothing_new(tmp_path: Path) -> None:
    """It stops listening first, even while it waits for a client that does not close its side."""

    async def test(process: ServerProcess) -> None:
        seated = await ask(process.base, "/api/quick", {"name": "Ann"})
        reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(f"GET /ws/tables/{seated['table']} HTTP/1.1\r\nHost: x\r\n{key}".encode())
        writer.write(b"Sec-WebSocket-Version: 13\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        os.kill(process.pid, signal.SIGTERM)

        def refuses() -> bool:
            try:
                socket.create_connection(("127.0.0.1", process.port), timeout=5).close()
            except OSError:
                return True
            return False

        await asyncio.to_thread(wait_until, refuses, "the server stops listening")
        await asyncio.to_thread(process.stop)
        writer.close()

    with ServerProcess(str(tmp_path / "games.db")) as process:
        run(test(process))


def test_a_server_reports_whether_it_is_alive_and_whether_it_is_ready(tmp_path: Path) -> None:
    """A process that is alive need not be restarted while its database is unreachable."""
    with database() as running, server(settings(running.address)) as base:
        assert request(base, "/api/health/live") == {"ok": True}
        assert request(base, "/api/health/ready")["database"] == "postgresql"
        running.stop()
        wait_until(lambda: status(base, "/api/health/ready") == 503, "the server is not ready")
        assert status(base, "/api/health") == 503
        assert status(base, "/api/health/live") == 200
        running.start()
        wait_until(lambda: status(base, "/api/health/ready") == 200, "the server is ready again")


def status(base: str, path: str) -> int:
    connection = http.client.HTTPConnection(base.removeprefix("http://"), timeout=20)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    """Each keeps tables in memory and would not notice the other's changes."""
    file = str(tmp_path / "games.db")
    with server(settings(file)):
        result = run_command("serve", "--port", "0", "--database", file, "--quiet")
    assert result.is_refused(1, "cannot open the database", f"another server is using {file}")


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    assert run_command("serve", "--workers", "2").is_refused(2, "shared database")
    missing = str(tmp_path / "no" / "x.db")
    assert run_command("serve", "--database", missing, "--quiet", "--port", "0").is_refused(1, "cannot open")
    assert run_command("serve", "--host", "999.0.0.1").is_refused(1, "cannot listen on 999.0.0.1")
    assert run_command("play", "--plain", "--no-browser").is_refused(2, "--plain")
