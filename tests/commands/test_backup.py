"""`throneroom backup`: a copy made while people play holds everything acknowledged, and can be restored."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.helpers.command import CommandResult, run
from tests.server.players import Player, leave, people
from tests.server.players import run as play
from tests.server.running import ServerProcess

OK = CommandResult(0, "", "")


def test_a_copy_made_while_people_play_can_be_restored(tmp_path: Path) -> None:
    """The server is killed and its file replaced with the copy. No game has lost an answer, and all continue."""
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    before: list[list[dict[str, object]]] = []

    async def play_and_copy(base: str) -> list[Player]:
        players = [player for seed in range(3) for player in await people(base, 1, 1, seed=seed)]
        games = [asyncio.create_task(player.play(most=200)) for player in players]
        while any(len(player.durable) < 10 for player in players):
            await asyncio.wait(games, timeout=0.01)
        before.extend(list(player.happenings) for player in players)
        for _ in range(3):  # the last one replaces the others
            assert await asyncio.to_thread(run, "backup", str(file), str(copy)) == OK
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await leave(*players)
        return players

    async def come_back(base: str, players: list[Player]) -> None:
        for player, happenings in zip(players, before, strict=True):
            again = await Player(base, player.table, player.token, seed=1).connect()
            assert again.happenings[: len(happenings)] == happenings
            await again.play(most=5)
            await leave(again)

    process = ServerProcess(str(file))
    with process:
        players = play(play_and_copy(process.base))
        process.kill()
        assert run("check", str(copy), "--json").json == {"tables": 3, "problems": []}
        for left in file.parent.glob("games.db*"):
            left.unlink()
        copy.rename(file)
        process.start()
        play(come_back(process.base, players))
    assert run("check", str(file)).code == 0


def test_a_file_that_no_server_uses_can_be_copied(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "games.db")):
        pass
    assert run("backup", str(tmp_path / "games.db"), str(tmp_path / "copy.db")) == OK
    assert (tmp_path / "copy.db").stat().st_size > 0
    assert not list(tmp_path.glob("copy.db?*"))


def test_a_copy_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path) -> None:
    file, missing = tmp_path / "games.db", str(tmp_path / "none.db")
    assert run("backup", missing, str(file)).is_refused(1, "cannot open the database", "none.db")
    assert not file.exists()
    with ServerProcess(str(file)):
        pass
    assert run("backup", str(file), str(file)).is_refused(2, "another file")
    assert run("backup", str(file), str(tmp_path / "no" / "copy.db")).is_refused(1)
    assert run("backup", "postgresql:///x", "copy").is_refused(2, "pg_dump")
