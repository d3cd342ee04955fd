"""Deals that several people play: the same cards for everybody, and nobody sees a game before they have finished."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.server.database import database
from tests.server.players import Player, Refused, ask, leave, people, request, run
from tests.server.running import ServerProcess, server, settings

from throneroom.protocol.base import EVERYTHING
from throneroom.server.settings import Limits

ANN, BEN, EVE = ("ann" * 8, "ben" * 8, "eve" * 8)
TODAY = "/api/deals/today"
_numbers = count()


async def begin(base: str, name: str, player: str, deal: str = "today", seed: int = 0) -> Player:
    """Return a player at their table for a deal."""
    seat = await ask(base, f"/api/deals/{deal}/play", {"name": name, "player": player})
    return await Player(base, seat["table"], seat["token"], seed).connect()


async def results(base: str, deal: str, player: str) -> list[dict[str, Any]] | None:
    info = await ask(base, f"/api/deals/{deal}", {"player": player})
    found: list[dict[str, Any]] | None = info["results"]
    return found


def of(player: str) -> str:
    """Return a token that no other test uses."""
    return f"{player}-{next(_numbers)}"


def drawn(player: Player, seat: int) -> list[list[str]]:
    return [one["cards"] for one in player.happenings if one["kind"] == "draw" and one["seat"] == seat]


def is_refused(base: str, path: str, player: str | None, body: object = None) -> str:
    with pytest.raises(Refused) as refused:
        request(base, path, body, player=player)
    return refused.value.reason


def test_everybody_gets_the_same_cards_on_the_same_day(base: str) -> None:
    async def test() -> None:
        ann, ben = await begin(base, "Ann", of(ANN), seed=3), await begin(base, "Ben", of(BEN), seed=3)
        assert ann.table != ben.table
        assert ann.info["kingdom"] == ben.info["kingdom"]
        await ann.play()
        await ben.play()
        without_bots = [(one["kind"], one["seat"], one["cards"]) for one in ann.happenings]
        assert without_bots == [(one["kind"], one["seat"], one["cards"]) for one in ben.happenings]
        eve = await begin(base, "Eve", of(EVE), seed=4)
        await eve.play(most=12)
        assert drawn(eve, 0)[:2] == drawn(ann, 0)[:2]  # whatever was bought, the first ten cards come in the same order
        await leave(ann, ben, eve)

    run(test())


def test_a_game_is_shown_only_to_those_who_have_finished_the_same_deal(base: str) -> None:
    mine, yours = of(ANN), of(BEN)

    async def test() -> None:
        ann = await begin(base, "Ann", mine, seed=1)
        await ann.play()
        await ann.close()
        ben = await begin(base, "Ben", yours, seed=2)
        await ben.asked()
        table = f"/api/tables/{ann.table}"
        shows = [
            "/result",
            f"/replay?seat={EVERYTHING}",
            "/replay?seat=0",
            f"/replay/3?seat={EVERYTHING}",
            "/record?format=text",
            "/record?format=json",
            "/replay/3/advice",
        ]
        for player in (None, yours, of(EVE)):
            for path in shows:
                reason = await asyncio.to_thread(is_refused, base, table + path, player)
                assert reason == "not-now", path
            coach = {"table": ann.table, "seat": 0}
            assert await asyncio.to_thread(is_refused, base, "/api/lab/coach", player, coach) == "not-now"
            on = {"name": "Eve", "number": 3, "seat": 0}
            assert await asyncio.to_thread(is_refused, base, f"{table}/play-on", player, on) == "not-now"
            spectator = Player(base, ann.table, None)
            with pytest.raises(AssertionError, match="no-watching"):
                await spectator.connect()
        # Nobody gets the key of the day, not even with a game of their own.
        assert ann.over is not None
        assert ann.over["key"] is None
        for path in ("/record?format=text", "/record?format=json"):
            assert await asyncio.to_thread(is_refused, base, table + path, mine) == "not-now"
        replay = await asyncio.to_thread(request, base, f"{table}/replay?seat={EVERYTHING}", player=mine)
        assert replay["over"]["key"] is None
        # Who is still playing knows how many have finished, and not how.
        info = await ask(base, TODAY, {"player": yours})
        assert (info["results"], info["mine"]) == (None, {"table": ben.table, "state": "running"})
        assert info["finished"] >= 1
        assert ann.table not in json.dumps(info)
        # Ben's own game is not over yet, and Ann may not look at it either.
        assert await asyncio.to_thread(is_refused, base, f"/api/tables/{ben.table}/replay", mine) == "not-now"
        await ben.play()
        await ben.close()
        async with asyncio.timeout(20):
            while (rows := await results(base, "today", yours)) is None:
                await asyncio.sleep(0.02)
        row = next(one for one in rows if one["table"] == ann.table)
        assert (row["name"], row["mine"]) == ("Ann", False)
        assert row["outcome"] in ("won", "tied", "lost")
        assert [one["mine"] for one in rows].count(True) == 1
        theirs = await asyncio.to_thread(request, base, f"{table}/replay?seat={EVERYTHING}", player=yours)
        assert theirs["steps"]

    run(test())


def test_resigning_a_daily_deal_shows_nobody_elses_game(base: str) -> None:
    async def test() -> None:
        player = of(EVE)
        eve = await begin(base, "Eve", player)
        await eve.send({"type": "resign"})
        await eve.receive_until(lambda one: one.over, "the end")
        await eve.close()
        async with asyncio.timeout(20):
            while (await ask(base, TODAY, {"player": player}))["mine"]["state"] != "over":
                await asyncio.sleep(0.02)
        info = await ask(base, TODAY, {"player": player})
        assert (info["results"], info["may_play"]) == (None, False)

    run(test())


def test_nobody_plays_a_deal_twice_with_the_same_token(base: str) -> None:
    async def test() -> None:
        player = of(ANN)
        ann = await begin(base, "Ann", player)
        await ann.play(most=4)
        await ann.asked()
        await ann.close()
        again = await begin(base, "Someone else", player)
        assert (again.table, again.token, again.prompt) == (ann.table, ann.token, ann.prompt)
        assert again.info["seats"][0]["name"] == "Ann"
        # An undo does not show what comes next, and there is no advice.
        await again.play(most=30)
        await again.asked()
        if again.undo is not None and again.undo["news"]:
            assert not again.undo["free"]
            assert await again.refused({"type": "undo", "number": again.undo["number"]}) == "not-now"
        assert await again.refused({"type": "advice", "agree": True}) == "not-now"
        await again.play()
        await again.close()
        third = await begin(base, "Ann", player)
        assert third.over is not None
        await third.close()

    run(test())


def test_a_finished_deal_is_offered_to_a_friend_by_a_link_that_tells_nothing(base: str) -> None:
    mine, yours = of(ANN), of(BEN)

    async def test() -> None:
        ann, _ = people_at = await people(base, 2, 1, options={"first": 1})
        await asyncio.gather(*(one.play() for one in people_at))
        assert ann.over is not None
        key = ann.over["key"]
        offer = {"token": ann.token, "player": mine}
        deal = (await ask(base, f"/api/tables/{ann.table}/deal", offer))["deal"]
        assert (await ask(base, f"/api/tables/{ann.table}/deal", offer))["deal"] == deal
        info = await ask(base, f"/api/deals/{deal}", {"player": yours})
        assert (info["by"], info["kind"], info["seat"], info["results"]) == ("P0", "offered", 0, None)
        assert [seat["who"] for seat in info["seats"]] == ["open", "bot", "bot"]
        said = json.dumps(info)
        assert ann.table not in said
        assert key not in said
        ben = await begin(base, "Ben", yours, deal)
        assert ben.info["kingdom"] == ann.info["kingdom"]
        assert drawn(ben, 0)[0] == drawn(ann, 0)[0]
        await ben.play()
        assert ben.over is not None
        assert ben.over["key"] is None
        async with asyncio.timeout(20):
            while (rows := await results(base, deal, yours)) is None:
                await asyncio.sleep(0.02)
        assert {one["table"] for one in rows} == {ann.table, ben.table}
        record = f"/api/tables/{ben.table}/replay"
        assert (await asyncio.to_thread(request, base, record, player=mine))["steps"]  # Ann has finished too
        assert await asyncio.to_thread(is_refused, base, record, None) == "not-now"
        # The friend passes it on: it is the same deal.
        offer = {"token": ben.token, "player": yours}
        assert (await ask(base, f"/api/tables/{ben.table}/deal", offer))["deal"] == deal
        assert await asyncio.to_thread(is_refused, base, f"/api/deals/{deal}/play", None, {"name": "A", "player": mine})
        await leave(*people_at, ben)

    run(test())


def test_only_players_of_a_finished_game_offer_its_deal(base: str) -> None:
    async def test() -> None:
        (ann,) = await people(base, 1, 1)
        path = f"/api/tables/{ann.table}/deal"
        assert await asyncio.to_thread(is_refused, base, path, None, {"token": ann.token, "player": ANN}) == "not-now"
        await ann.play()
        assert await asyncio.to_thread(is_refused, base, path, None, {"token": "guess", "player": ANN}) == "no-seat"
        await ann.close()

    run(test())


@pytest.mark.parametrize("deal", ["deal-nowhere", "daily-2001-01-01", "daily-soon", "nowhere", "k3xabcdefghj"])
def test_a_deal_that_does_not_exist_is_refused(base: str, deal: str) -> None:
    assert is_refused(base, f"/api/deals/{deal}", None, {}) == "not-found"
    assert is_refused(base, f"/api/deals/{deal}/play", None, {"name": "Ann", "player": ANN}) == "not-found"


def test_bad_requests_are_refused(base: str) -> None:
    assert is_refused(base, TODAY, None, {"player": "short"}) == "bad-message"
    assert is_refused(base, TODAY, None, {"who": ANN}) == "bad-message"
    assert is_refused(base, f"{TODAY}/play", None, {"name": "", "player": ANN}) == "bad-message"
    assert is_refused(base, f"{TODAY}/play", None, {"name": "Ann"}) == "bad-message"


def test_the_log_of_a_deal_is_not_a_table(base: str) -> None:
    deal = request(base, TODAY, {})["id"]
    for path in ("", "/replay", "/record", "/result"):
        assert is_refused(base, f"/api/tables/{deal}{path}", None) == "no-table"


def test_an_address_begins_only_so_many_daily_deals() -> None:
    how = replace(settings(None), limits=replace(Limits(), dailies=2))
    with server(how) as base:
        for player in (ANN, BEN, ANN):  # coming back is free
            request(base, f"{TODAY}/play", {"name": "Ann", "player": player})
        assert is_refused(base, f"{TODAY}/play", None, {"name": "Eve", "player": EVE}) == "too-fast"


def test_a_daily_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    process = ServerProcess(str(tmp_path / "games.db"), prepared=True)

    async def test() -> None:
        process.start()
        ann = await begin(process.base, "Ann", ANN, seed=1)
        kingdom = ann.info["kingdom"]
        await ann.play(most=10)
        await ann.asked()
        prompt, view = ann.prompt, ann.view
        await ann.close()
        process.kill()
        process.start()
        again = await begin(process.base, "Ann", ANN, seed=1)
        assert (again.table, again.prompt, again.view) == (ann.table, prompt, view)
        ben = await begin(process.base, "Ben", BEN)
        assert ben.info["kingdom"] == kingdom
        await again.play()
        await leave(again, ben)

    try:
        run(test())
    finally:
        process.kill()


@contextlib.contextmanager
def two_processes() -> Iterator[tuple[str, str]]:
    with database() as running:
        how = settings(running.address)
        with server(how) as one, server(how) as other:
            yield one, other


def test_two_processes_deal_the_same_and_know_each_others_results() -> None:
    async def test(one: str, other: str) -> None:
        infos = await asyncio.gather(*(ask(base, TODAY, {}) for base in (one, other) * 3))
        assert len({tuple(info["kingdom"]) for info in infos}) == 1
        # The same player at both at the same time has one table.
        seats = await asyncio.gather(
            *(ask(base, f"{TODAY}/play", {"name": "Ann", "player": ANN}) for base in (one, other) * 2)
        )
        assert len({(seat["table"], seat["token"]) for seat in seats}) == 1
        ann, ben = await begin(one, "Ann", ANN, seed=5), await begin(other, "Ben", BEN, seed=5)
        await asyncio.gather(ann.play(), ben.play())
        assert drawn(ann, 0) == drawn(ben, 0)
        async with asyncio.timeout(20):
            while len(await results(one, "today", BEN) or []) < 2 or len(await results(other, "today", ANN) or []) < 2:
                await asyncio.sleep(0.05)
        path = f"/api/tables/{ann.table}/replay"
        assert (await asyncio.to_thread(request, other, path, player=BEN))["steps"]
        await leave(ann, ben)

    with two_processes() as (one, other):
        run(test(one, other))
