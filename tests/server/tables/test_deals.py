"""Deals as they are stored: their logs, when they close, and what housekeeping deletes."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.helpers.command import run as run_command
from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_until
from tests.server.players import Player, Refused, request, run
from tests.server.running import server, settings

from throneroom.server.logs import be_quiet
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Timeouts
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import BadLog, append_durably
from throneroom.server.store.structs import Append
from throneroom.server.tables.deal_games import deal_info
from throneroom.server.tables.deal_log import Deal, DealFinished, DealOpened, DealStarted, is_deal, read_deal
from throneroom.server.tables.deals import Deals, closing_time
from throneroom.server.tables.log_entries import Opened, SeatRecord
from throneroom.server.tokens import new_id

DATE = "2026-11-17"
DEAL = f"daily-{DATE}"
CARDS = ["Cellar", "Market", "Woodcutter", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
SEATS = [SeatRecord(who="open"), SeatRecord(who="bot", name="Strong bot", level="strong")]
KEPT = ROOT / "tests" / "kept" / "deals"


def moment(text: str) -> float:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=datetime.UTC).timestamp()


def daily() -> DealOpened:
    return DealOpened(at=moment(DATE), version=1, kingdom=CARDS, seats=SEATS, seat=0, date=DATE, key="5e" * 32)


def finished(player: str, points: list[int], turns: int, how: str = "played", at: float = 0.0) -> DealFinished:
    winners = [seat for seat, found in enumerate(points) if found == max(points)]
    ended = at or moment(f"{DATE} 12:00")
    return DealFinished(
        at=ended,
        table=player,
        player=player,
        name=player,
        seat=0,
        how=how,
        points=points,
        winners=winners,
        turns=turns,
    )


class Clock:
    def __init__(self, text: str) -> None:
        self.text = text

    def __call__(self) -> float:
        return moment(self.text)


def with_deals(test: Callable[[Deals, Clock], Awaitable[None]]) -> None:
    async def opened() -> None:
        store, clock = SqliteStore(None), Clock(f"{DATE} 10:00")
        await store.open(lambda news: None)
        try:
            await test(Deals(store, clock), clock)
        finally:
            await store.close()

    be_quiet(True)
    run(opened())


def test_the_games_of_a_day_open_to_everybody_at_the_end_of_the_next_one() -> None:
    async def test(deals: Deals, clock: Clock) -> None:
        deal = await deals.open(DEAL, daily())
        table = Opened(at=0, owner=0, seats=SEATS, kingdom=CARDS, seed=0, deal=DEAL, player="ann")
        for player in ("ann", "ben"):
            await deals.start(deal, DealStarted(clock(), player, player))
        await deals.finish((DEAL, finished("ann", [30, 20], 15)))
        assert deals.may_begin(deal)
        for text in (f"{DATE} 23:59:59", "2026-11-18 00:00", "2026-11-18 23:59:59"):
            clock.text = text
            await deals.must_be_shown(table, "ann")
            for other, with_key in ((None, False), ("ben", False), ("eve", False), ("ann", True)):
                with pytest.raises(Refusal):
                    await deals.must_be_shown(table, other, with_key)
            assert deal_info(deals, deal, "ben").results is None
            assert deals.may_begin(deal) == text.startswith(DATE)
        clock.text = "2026-11-19 00:00"
        assert closing_time(DATE) == clock()
        await deals.must_be_shown(table, None, with_key=True)
        await deals.finish((DEAL, finished("ben", [60, 0], 9, at=clock() + 1)))  # too late to count
        assert [row.name for row in deal_info(deals, deal, None).results or []] == ["ann"]

    with_deals(test)


def test_who_won_in_fewer_turns_comes_first() -> None:
    async def test(deals: Deals, clock: Clock) -> None:
        deal = await deals.open(DEAL, daily())
        games = {
            "lost": finished("lost", [20, 30], 10),
            "slow": finished("slow", [50, 10], 20),
            "resigned": finished("resigned", [3, 3], 2, how="resigned"),
            "quick": finished("quick", [30, 29], 14),
            "tied": finished("tied", [30, 30], 12),
            "better": finished("better", [36, 29], 14),
        }
        for game in games.values():
            await deals.finish((DEAL, game))
            await deals.finish((DEAL, game))  # only once
        rows = deal_info(deals, deal, "quick").results or []
        assert [row.name for row in rows] == ["better", "quick", "slow", "tied", "lost", "resigned"]
        assert [row.outcome for row in rows] == ["won", "won", "won", "tied", "lost", "unfinished"]
        assert [row.name for row in rows if row.mine] == ["quick"]
        assert deal_info(deals, deal, "resigned").results is None
        assert deal.length == 7

    with_deals(test)


def test_a_deal_that_cannot_be_read_is_refused_and_harms_nothing_else() -> None:
    async def test(deals: Deals, clock: Clock) -> None:
        for name, data in (("deal-a", b"Dear diary"), ("deal-b", b'{"e":"started","at":1,"table":"t","player":"p"}')):
            await append_durably(deals._store, Append(name, 0, [data]))
            with pytest.raises(Refusal, match="can no longer be read"):
                await deals.find(name)
            await deals.finish((name, finished("ann", [1, 2], 3)))
        assert await deals.find("deal-none") is None
        await deals.finish(("deal-none", finished("ann", [1, 2], 3)))

    with_deals(test)


def test_ids_of_tables_are_never_those_of_deals() -> None:
    assert is_deal(DEAL)
    assert not any(is_deal(new_id()) for _ in range(1000))


def test_a_deal_of_a_later_version_is_not_read() -> None:
    later = b'{"e":"deal","at":1,"kingdom":[],"seats":[],"seat":0,"version":2}'
    with pytest.raises(BadLog, match="later version"):
        read_deal(DEAL, [later])
    with pytest.raises(BadLog, match="second time"):
        Deal(DEAL, daily()).apply(daily())


@pytest.mark.parametrize("version", ["1"])
def test_the_log_of_every_version_is_read(version: str) -> None:
    """The files were written by the version whose number they have, and never change."""
    lines = (KEPT / f"version-{version}.jsonl").read_bytes().splitlines()
    deal = read_deal(DEAL, lines)
    assert (deal.opened.date, deal.opened.seat, deal.opened.key) == (DATE, 0, "5e" * 32)
    assert deal.opened.kingdom == CARDS
    assert [seat.level for seat in deal.opened.seats] == [None, "strong"]
    assert deal.tables == {"ann": "t1", "ben": "t2"}
    assert list(deal.finished) == ["ann"]
    ann = deal.finished["ann"]
    assert (ann.name, ann.points, ann.winners, ann.turns, ann.how) == ("Ann", [30, 20], [0], 15, "played")


def test_old_deals_are_deleted_with_the_games_that_were_never_finished(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(settings(str(path))) as base:
        seat = request(base, "/api/deals/today/play", {"name": "Ann", "player": "a" * 20})
        other = request(base, "/api/quick", {"name": "Ben"})
        run(_answer_once(base, seat["table"], seat["token"]))
    assert run_command("check", str(path), "--json").json == {"tables": 3, "problems": []}
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET changed = 1")
    connection.close()
    with server(settings(str(path), Timeouts(sweep=0.05))) as base:
        wait_until(lambda: _is_gone(base, seat["table"]), "the table is deleted")
        assert request(base, f"/api/tables/{other['table']}")["state"] == "running"  # not of a deal
        info = request(base, "/api/deals/today", {"player": "a" * 20})  # a new deal
        assert (info["started"], info["mine"]) == (0, None)


async def _answer_once(base: str, table: str, token: str) -> None:
    player = await Player(base, table, token).connect()
    await player.play(most=1)
    await player.close()


def _is_gone(base: str, table: str) -> bool:
    try:
        request(base, f"/api/tables/{table}")
    except Refused as refused:
        return refused.reason == "no-table"
    return False


def test_the_operator_sees_a_damaged_deal(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(settings(str(path))) as base:
        deal = request(base, "/api/deals/today", {})["id"]
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET entry = ? WHERE game = ?", (json.dumps({"e": "closed"}).encode(), deal))
        connection.execute("DELETE FROM tables WHERE game = ?", (deal,))
    connection.close()
    found = json.loads(run_command("check", str(path), "--json").out)["problems"]
    assert [(problem["table"], problem["kind"]) for problem in found] == [(deal, "unreadable"), (deal, "summary")]
