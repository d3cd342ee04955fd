"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.players import ME, OPEN, Player, ask, run

from throneroom import Catalog, read_record


def bot(level: str = "fair") -> dict[str, Any]:
    return {"who": "bot", "level": level}


def test_a_game_against_bots_from_the_first_request_to_the_record(base: str) -> None:
    """Quick play begins at once; the finished game has a result, a record and a replay."""

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

    run(game())


def test_two_people_at_a_table_by_link(base: str) -> None:
    """One opens the table, the other takes the open seat, and both play to the end."""

    async def game() -> None:
        wish = {
            "name": "Ann",
            "seats": [ME, OPEN],
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

    run(game())


@pytest.mark.once
def test_a_bot_that_needs_a_plan_for_the_kingdom_plays_too(base: str) -> None:
    """The plan is searched in another process than the bots' answers. The bot starts the game."""

    async def game() -> None:
        wish = {"name": "Ann", "bots": [bot("good")], "options": {"first": 1}}
        seated = await ask(base, "/api/quick", wish)
        ann = await Player(base, seated["table"], seated["token"]).connect()
        await ann.asked()
        assert [happening["seat"] for happening in ann.happenings if happening["kind"] == "turn"] == [1, 0]
        await ann.close()

    run(game())
