"""Taking and leaving seats, and starting the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.helpers.waiting import wait_until
from tests.server.players import ME, OPEN, Player, Refused, ask, leave, request, run

from throneroom.server.refusal import Refusal
from throneroom.server.tables.seating import clean_name, clean_text


def test_the_host_begins_with_bots_on_the_open_seats_or_without_them(base: str) -> None:
    async def game() -> None:
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [OPEN, OPEN, ME, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        assert await ann.refused({"type": "begin"}) == "not-now"
        taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben", "seat": 3})
        with pytest.raises(Refused, match="no-seat"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Cid", "seat": 3})
        with pytest.raises(Refused, match="bad-wish"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
        ben = await Player(base, opened["table"], taken["token"]).connect()
        assert await ben.refused({"type": "begin"}) == "not-yours"
        await ann.send({"type": "begin"})
        await ben.until("welcome")
        assert [seat["name"] for seat in ben.info["seats"]] == ["Ann", "Ben"]
        assert (ben.seat, ben.info["owner"], ben.info["state"]) == (1, 0, "running")
        with pytest.raises(Refused, match="not-now"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Cid"})
        await leave(ann, ben)

        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        await ann.send({"type": "begin", "fill": {"who": "bot", "level": "random"}})
        await ann.until("welcome")
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Random bot", "Random bot 2"]
        await leave(ann)

    run(game())


def test_a_seat_can_be_left_before_the_game_begins_and_the_host_closes_the_table(base: str) -> None:
    async def game() -> None:
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, OPEN]})
        table = f"/api/tables/{opened['table']}"
        ann = await Player(base, opened["table"], opened["token"]).connect()
        taken = await ask(base, f"{table}/seats", {"name": "Ben"})
        ben = await Player(base, opened["table"], taken["token"]).connect()
        await ann.receive_until(lambda ann: ann.info["seats"][1]["name"] == "Ben", "Ben sits down")
        await ben.send({"type": "leave"})
        await ann.receive_until(lambda ann: ann.info["seats"][1]["who"] == "open", "Ben leaves")
        assert ann.info["seats"][1]["name"] == ""
        await ann.send({"type": "leave"})
        await asyncio.to_thread(wait_until, lambda: request(base, table)["state"] == "closed", "the table is closed")
        with pytest.raises(Refused, match="not-now"):
            await ask(base, f"{table}/seats", {"name": "Cid"})
        await leave(ann, ben)

    run(game())


def test_the_host_gives_each_seat_its_own_bot_and_changes_or_frees_it(base: str) -> None:
    def bot(level: str) -> dict[str, str]:
        return {"who": "bot", "level": level}

    def has_names(*names: str) -> Callable[[Player], bool]:
        return lambda player: [seat["name"] for seat in player.info["seats"]] == list(names)

    async def game() -> None:
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, OPEN, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        await ann.send({"type": "seat-bot", "seat": 2, "bot": bot("random")})
        await ann.send({"type": "seat-bot", "seat": 3, "bot": bot("random")})
        await ann.receive_until(has_names("Ann", "", "Random bot", "Random bot 2"), "two bots sit down")
        await ann.send({"type": "seat-bot", "seat": 2, "bot": bot("beginner")})
        await ann.receive_until(has_names("Ann", "", "Beginner bot", "Random bot 2"), "one has another level")
        await ann.send({"type": "seat-bot", "seat": 3})
        await ann.send({"type": "seat-bot", "seat": 1})  # is free already
        await ann.receive_until(has_names("Ann", "", "Beginner bot", ""), "the other one leaves")
        taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
        ben = await Player(base, opened["table"], taken["token"]).connect()
        assert await ben.refused({"type": "seat-bot", "seat": 3, "bot": bot("random")}) == "not-yours"
        assert await ben.refused({"type": "list", "listed": False}) == "not-yours"
        assert await ann.refused({"type": "seat-bot", "seat": 1, "bot": bot("random")}) == "no-seat"
        assert await ann.refused({"type": "seat-bot", "seat": 0}) == "no-seat"
        assert await ann.refused({"type": "seat-bot", "seat": 4}) == "no-seat"
        assert await ann.refused({"type": "seat-bot", "seat": 3, "bot": bot("clever")}) == "bad-wish"
        await ann.send({"type": "seat-bot", "seat": 3, "bot": bot("fair")})
        await ann.receive_until(has_names("Ann", "Ben", "Beginner bot", "Fair bot"), "no seat is free")
        assert ann.info["state"] == "open"  # until the host begins
        await ann.send({"type": "begin"})
        await ben.until("welcome")
        assert [seat["level"] for seat in ben.info["seats"]] == [None, None, "beginner", "fair"]
        assert await ann.refused({"type": "seat-bot", "seat": 3}) == "not-now"
        assert await ann.refused({"type": "list", "listed": False}) == "not-now"
        await leave(ann, ben)

    run(game())


def test_the_host_makes_a_private_table_public_and_private_again(base: str) -> None:
    def says_that_it_is(listed: bool) -> Callable[[Player], bool]:
        return lambda player: player.info["options"]["listed"] is listed

    async def is_listed(table: str) -> bool:
        return table in [info["id"] for info in (await ask(base, "/api/tables"))["open"]]

    async def game() -> None:
        wish = {"name": "Ann", "seats": [ME, OPEN], "options": {"listed": False}}
        opened = await ask(base, "/api/tables", wish)
        ann = await Player(base, opened["table"], opened["token"]).connect()
        assert not await is_listed(opened["table"])
        for listed in (True, False, True):
            await ann.send({"type": "list", "listed": listed})
            await ann.receive_until(says_that_it_is(listed), "the table changes")
            assert await is_listed(opened["table"]) is listed
        await leave(ann)

    run(game())


def test_names_and_chat_are_cleaned_alike() -> None:
    assert clean_name("  Ann \u200b\n of\tAvon ") == "Ann of Avon" == clean_text("Ann \u0000 of Avon")
    assert clean_text(" \u0007 ") == ""
    with pytest.raises(Refusal):
        clean_name("\u200b \u0000")
