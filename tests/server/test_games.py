"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.players import Player, ask

from throneroom import Catalog, read_record


def bot(level: str = "fair") -> dict[str, Any]:
    return {"who": "bot", "level": level}


def test_a_game_against_bots_from_one_request_to_its_record(base: str) -> None:
    """Quick play begins at once; the finished game has its result, its record and its replay."""

    async def game() -> None:
        seated = await ask(base, "/api/quick", {"name": "Ann", "bots": [bot(), bot("beginner")], "seed": 3})
        ann = await Player(base, seated["table"], seated["token"]).connect()
        assert ann.info["state"] == "running"
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Fair bot", "Beginner bot"]
        await ann.play()
        assert ann.over is not None
        assert ann.over["how"] == "played"
        table = f"/api/tables/{seated['table']}"
        assert await ask(base, f"{table}/result") == ann.over
        replay = await ask(base, f"{table}/replay?seat=0")
        assert replay["happenings"] == ann.happenings
        record = read_record(str(await ask(base, f"{table}/record?format=json")).replace("'", '"'), Catalog())
        assert len(record.answers) == len(replay["steps"])
        await ann.close()

    asyncio.run(game())


def test_two_people_at_a_table_by_link(base: str) -> None:
    """One opens the table, the other takes the open seat; the game begins and both play it to the end."""

    async def game() -> None:
        wish = {
            "name": "Ann",
            "seats": [{"who": "me"}, {"who": "open"}],
            "kingdom": {"way": "set", "name": "Underlings"},
        }
        opened = await ask(base, "/api/tables", wish)
        ann = await Player(base, opened["table"], opened["token"], seed=1).connect()
        assert ann.info["state"] == "open"
        listed = await ask(base, "/api/tables")
        assert opened["table"] in [table["id"] for table in listed["open"]]
        taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
        ben = await Player(base, taken["table"], taken["token"], seed=2).connect()
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over == ben.over
        assert ann.over is not None
        assert {happening["kind"] for happening in ann.happenings} >= {"turn", "play", "buy", "draw", "end"}
        await ann.close()
        await ben.close()

    asyncio.run(game())


def test_no_path_reaches_a_file_of_the_server(base: str) -> None:
    """Every other path is the client's own; each answer has the headers that keep a browser careful."""

    async def fetch(path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            return (await reader.read()).decode()
        finally:
            writer.close()
            await writer.wait_closed()

    for path in (
        "/",
        "/table/x",
        "/../app.py",
        "/..%2fapp.py",
        "/assets/../../app.py",
        "/api/nothing",
        "/api/tables/x",
    ):
        answer = asyncio.run(fetch(path)).lower()
        assert "starlette" not in answer
        assert "content-security-policy: default-src 'none'" in answer
        assert "x-content-type-options: nosniff" in answer


def test_a_bot_that_has_to_think_about_the_kingdom_first_plays_too(base: str) -> None:
    """Its plan is found in another process than the one in which bots answer, and it begins the game."""

    async def game() -> None:
        wish = {"name": "Ann", "bots": [bot("good")], "options": {"first": 1}}
        seated = await ask(base, "/api/quick", wish)
        ann = await Player(base, seated["table"], seated["token"]).connect()
        await ann.asked()
        assert [happening["seat"] for happening in ann.happenings if happening["kind"] == "turn"] == [1, 0]
        await ann.close()

    asyncio.run(asyncio.wait_for(game(), 60))
