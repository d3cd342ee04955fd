"""Starting and shutting down a server, and errors at startup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.helpers.command import run as run_command
from tests.server.players import Player, people, run
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


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    """Each keeps tables in memory and would not notice the other's changes."""
    file = str(tmp_path / "games.db")
    with server(settings(file)):
        result = run_command("serve", "--port", "0", "--database", file, "--quiet")
    assert result.is_refused(1, "cannot open the database", file, "locked")


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    assert run_command("serve", "--workers", "2").is_refused(2, "shared database")
    missing = str(tmp_path / "no" / "x.db")
    assert run_command("serve", "--database", missing, "--quiet", "--port", "0").is_refused(1, "cannot open")
    assert run_command("serve", "--host", "999.0.0.1").is_refused(1, "cannot listen on 999.0.0.1")
    assert run_command("play", "--bots", "2").is_refused(2, "--plain")
    assert run_command("play", "--plain", "--no-browser").is_refused(2, "--plain")
