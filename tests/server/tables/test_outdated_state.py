"""Games that this version cannot replay: finished ones stay readable, running ones can be ended as a draw."""

from __future__ import annotations

import asyncio
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import Player, Refused, ask, leave, people, request, run
from tests.server.running import server, settings

from throneroom.server.store.inspection import stored_tables


def break_digests(file: Path) -> None:
    """Change every digest in the file, as if other rules had dealt the games."""
    with closing(sqlite3.connect(file)) as connection:
        for place in ("entries", "latest"):
            connection.execute(
                f"UPDATE {place} SET entry = CAST(substr(entry, 1, instr(entry, '\"d\":') + 4) || '0000\"}}' AS BLOB) "
                'WHERE instr(entry, \'"e":"a"\') AND instr(entry, \'"d":\')'
            )
        connection.commit()


def test_players_of_a_running_game_are_told_and_can_end_it_as_a_draw(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    left: list[Player] = []

    async def before(base: str) -> None:
        ann, ben = await people(base, 2, options={"first": 0})
        left.extend([ann, ben])
        await ann.play(most=1)
        await leave(ann, ben)

    async def after(base: str) -> None:
        ann, ben = [await Player(base, player.table, player.token).connect() for player in left]
        for player in (ann, ben):
            assert player.info["outdated"]
            assert (player.info["state"], player.view, player.prompt, player.waiting) == ("running", None, None, [])
            await player.receive_until(lambda player: player.messages[-1]["type"] == "error", "the explanation")
            assert player.messages[-1]["said"]["key"] == "refused-not-now-outdated"
        assert await ann.refused({"type": "undo", "number": 0}) == "not-now"
        assert await ann.refused({"type": "answer", "request": "0.5", "options": []}) == "not-asked"
        await ann.send({"type": "chat", "text": "what a pity"})
        assert (await ben.until("chat"))["line"]["text"] == "what a pity"
        await ben.send({"type": "resign"})
        for player in (ann, ben):
            await player.receive_until(lambda player: player.over, "the draw")
            assert player.over is not None
            assert (player.over["how"], player.over["winners"]) == ("draw", [0, 1])
        assert await ben.refused({"type": "resign"}) == "not-now"
        await ann.send({"type": "rematch"})
        await ben.send({"type": "rematch"})
        await ann.receive_until(lambda player: player.next, "the next table")
        following = await Player(base, ann.next or "", ann.token).connect()
        assert (following.info["state"], following.info["outdated"]) == ("running", False)
        assert (await ask(base, f"/api/tables/{ann.table}/result"))["how"] == "draw"
        with pytest.raises(Refused, match="not-now"):
            await ask(base, f"/api/tables/{ann.table}/record")
        await leave(ann, ben, following)

    with server(settings(str(file))) as base:
        run(before(base))
    break_digests(file)
    with server(settings(str(file))) as base:
        run(after(base))


def test_a_finished_game_is_shown_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    left: list[Player] = []

    async def before(base: str) -> dict[str, Any]:
        ann, ben = await people(base, 2, 1, options={"watch": "everything"})
        left.extend([ann, ben])
        await asyncio.gather(ann.play(), ben.play())
        await asyncio.to_thread(wait_until, lambda: is_kept(file, ann.table), "the game is stored")
        await leave(ann, ben)
        return finished(base, ann.table)

    async def after(base: str) -> None:
        for player in left:
            again = await Player(base, player.table, player.token).connect()
            assert (again.happenings, again.over) == (player.happenings, player.over)
            await again.close()
        spectator = await Player(base, left[0].table, None).connect()
        assert [happening["number"] for happening in spectator.happenings] == list(range(len(left[0].happenings)))
        assert all(not happening["cards"] for happening in spectator.happenings if happening["kind"] == "draw")
        await spectator.close()

    with server(settings(str(file))) as base:
        told = run(before(base))
    break_digests(file)
    with server(settings(str(file))) as base:
        run(after(base))
        path = f"/api/tables/{left[0].table}"
        assert request(base, path)["outdated"]
        assert finished(base, left[0].table) == told
        for beyond in (f"{path}/replay/3", f"{path}/record?format=json"):
            with pytest.raises(Refused, match="older version"):
                request(base, beyond)
        with pytest.raises(Refused, match="older version"):
            request(base, f"{path}/play-on", {"name": "Cem", "number": 3, "seat": 0})


def is_kept(database: str | Path, table: str) -> bool:
    (stored,) = [stored for stored in stored_tables(str(database)) if stored.name == table]
    return b'"e":"kept"' in stored.entries[-1]


def finished(base: str, table: str) -> dict[str, Any]:
    """Return everything that can be read about a finished game without a position."""
    path = f"/api/tables/{table}"
    found: dict[str, Any] = {"result": request(base, f"{path}/result")}
    for seat in range(-2, 3):
        replay = request(base, f"{path}/replay?seat={seat}")
        found[str(seat)] = replay["steps"], replay["happenings"], replay["over"]
    with urllib.request.urlopen(f"{base}{path}/record") as answer:
        found["record"] = answer.read().decode()
    return found
