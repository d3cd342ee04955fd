"""Tables outlive the memory and the process: asleep, after a restart, after their time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.command import run
from tests.server.players import Player, Refused, ask, request
from tests.server.running import ServerProcess, server, settings
from tests.server.test_options import people
from websockets.exceptions import ConnectionClosed

from throneroom.cards.catalog import Catalog
from throneroom.protocol.table import TableOptions
from throneroom.server.store.append import Append, Summary
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import keep
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.log_entries import SeatRecord, write_entry
from throneroom.server.tables.table_state import load
from throneroom.server.timeouts import Timeouts
from throneroom.server.tokens import hashed

FIRST_GAME = [
    *("Cellar", "Market", "Militia", "Mine", "Moat"),
    *("Remodel", "Smithy", "Village", "Woodcutter", "Workshop"),
]


def test_a_table_sleeps_when_nobody_is_there_and_wakes_as_it_was(tmp_path: Path) -> None:
    timeouts = Timeouts(sleep=0.1, sweep=0.05)
    with server(settings(str(tmp_path / "games.db"), timeouts)) as base:

        async def test() -> None:
            (ann,) = await people(base, 1, 1)
            await ann.play(most=5)
            await ann.asked()
            prompt, view, happenings = ann.prompt, ann.view, ann.happenings
            await ann.close()
            while request(base, "/api/health")["tables"]:
                await asyncio.sleep(0.02)
            again = await Player(base, ann.table, ann.token).connect()
            assert (again.prompt, again.view, again.happenings) == (prompt, view, happenings)
            assert request(base, "/api/health")["tables"] == 1
            await again.close()

        asyncio.run(asyncio.wait_for(test(), 30))


def test_an_open_table_that_is_given_up_is_closed_after_its_time(tmp_path: Path) -> None:
    timeouts = Timeouts(expire=0.2, sweep=0.05)
    with server(settings(str(tmp_path / "games.db"), timeouts)) as base:
        opened = request(base, "/api/tables", {"name": "Ann", "seats": [{"who": "me"}, {"who": "open"}]})
        assert [table["id"] for table in request(base, "/api/tables")["open"]] == [opened["table"]]
        while request(base, f"/api/tables/{opened['table']}")["state"] != "closed":
            time.sleep(0.02)
        assert request(base, "/api/tables")["open"] == []


def test_a_running_table_that_is_listed_can_be_found(tmp_path: Path) -> None:
    """The list tells the turn and who is there; a table that is not listed is found by its link alone."""
    with server(settings(str(tmp_path / "games.db"))) as base:
        quick = request(base, "/api/quick", {"name": "Ann"})
        listed = request(base, "/api/quick", {"name": "Ben", "options": {"listed": True}})
        (table,) = request(base, "/api/tables")["running"]
        assert (table["id"], table["seats"][0]["name"]) == (listed["table"], "Ben")
        assert request(base, f"/api/tables/{quick['table']}")["seats"][0]["name"] == "Ann"


def test_people_are_told_before_the_server_goes_down_and_find_their_game_again(tmp_path: Path) -> None:
    """A polite end says bye and loses nothing; the same prompt has the same name afterwards."""
    file = str(tmp_path / "games.db")

    async def before(base: str) -> Player:
        (ann,) = await people(base, 1, 1, options={"first": 0})
        await ann.answer((await ann.asked())["options"])
        await ann.asked()
        return ann

    async def after(base: str, ann: Player) -> None:
        again = await Player(base, ann.table, ann.token).connect()
        assert again.prompt == ann.prompt
        # The answer from before, sent again, is acknowledged and changes nothing.
        treasures = again.happenings[-1]["cards"]
        await again.say({"type": "answer", "request": "0.0", "options": treasures})
        message = await again.until("update")
        assert (message["answered"], again.prompt) == ("0.0", ann.prompt)
        await again.say({"type": "answer", "request": "0.0", "options": []})
        assert (await again.hear())["reason"] == "late"
        await again.close()

    with ServerProcess(file) as process:

        async def goes_down() -> Player:
            ann = await before(process.base)
            await asyncio.to_thread(process.stop)
            assert (await ann.until_bye())["reason"] == "shutdown"
            with pytest.raises(ConnectionClosed):
                await ann.hear()
            await ann.close()
            return ann

        ann = asyncio.run(asyncio.wait_for(goes_down(), 30))
    with server(settings(file)) as base:
        asyncio.run(asyncio.wait_for(after(base, ann), 30))


def test_all_hands_are_seen_when_they_are_old_enough(tmp_path: Path) -> None:
    """A log that was written two minutes ago, and an answer just now: who watches late sees all but the answer."""
    file = tmp_path / "games.db"
    old = time.time() - 120
    seats = [SeatRecord(who="human", name=name, token=hashed(name)) for name in ("Ann", "Ben")]
    options = TableOptions(watch="everything", delay=60)
    log: list[entries.Entry] = [
        entries.Opened(at=old, owner=0, seats=seats, kingdom=FIRST_GAME, seed=7, options=options, first=0),
        entries.Began(old, 0, seats),
        entries.Answered(old, []),
        entries.Answered(time.time(), []),
    ]
    data = [write_entry(entry) for entry in log]
    game = load("x", data[:3]).game
    assert game is not None

    async def write() -> None:
        store = SqliteStore(file)
        await store.open(lambda text: None)
        await keep(store, Append("x", 0, data, Summary("running", False, old, b"{}")))
        await store.close()

    async def watch(base: str) -> dict[str, Any]:
        watcher = await Player(base, "x", None).connect()
        assert watcher.view is not None
        await watcher.close()
        return watcher.view

    asyncio.run(write())
    with server(settings(str(file))) as base:
        view = asyncio.run(watch(base))
        hands = [[card.name for card in player.hand] for player in game.players]
        assert [player["hand"] for player in view["players"]] == hands
        assert (view["turn_seat"], view["phase"]) == (0, "buy")  # the second answer ended this turn
        assert request(base, "/api/tables/x")["turn"] == 1


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    """Each keeps tables in memory and would not hear of the other's."""
    file = str(tmp_path / "games.db")
    with server(settings(file)):
        result = run("serve", "--port", "0", "--database", file, "--quiet")
    assert result.is_refused(1, "the database cannot be opened", file, "locked")


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    assert run("serve", "--workers", "2").is_refused(2, "a database they can share")
    assert run("serve", "--database", str(tmp_path / "no" / "x.db"), "--quiet", "--port", "0").is_refused(1, "opened")
    assert run("serve", "--host", "999.0.0.1").is_refused(1, "cannot listen on 999.0.0.1")
    assert run("play", "--bots", "2").is_refused(2, "--plain")
    assert run("play", "--plain", "--no-browser").is_refused(2, "--plain")


def test_the_log_of_a_table_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    async def write() -> None:
        store = SqliteStore(file)
        await store.open(lambda text: None)
        await keep(store, Append("broken", 0, [b"{}"], None))
        await store.close()

    asyncio.run(write())
    with server(settings(str(file))) as base:
        with pytest.raises(Refused, match="failed"):
            request(base, "/api/tables/broken")
        assert request(base, "/api/quick", {"name": "Ann"})["seat"] == 0


def test_what_the_server_counts_and_that_it_is_well(tmp_path: Path) -> None:
    with server(settings(str(tmp_path / "games.db"))) as base:

        async def test() -> None:
            (ann,) = await people(base, 1, 1)
            await ann.play(most=3)
            await ann.close()
            health = await ask(base, "/api/health")
            assert (health["ok"], health["database"], health["protocol"]) == (True, "sqlite", 1)

        asyncio.run(asyncio.wait_for(test(), 30))
        import urllib.request

        with urllib.request.urlopen(f"{base}/metrics") as answer:
            text = answer.read().decode()
        assert "throneroom_answers_total 3\n" in text
        assert 'throneroom_answer_seconds_bucket{le="+Inf"} 3\n' in text
        assert "throneroom_tables_opened_total 1\n" in text


def test_the_catalog_has_all_a_client_needs(tmp_path: Path) -> None:
    with server(settings(None)) as base:
        catalog = request(base, "/api/catalog")
        assert [card["name"] for card in catalog["cards"]] == [card.name for card in Catalog().cards]
        assert len(catalog["sets"]) == 11
        witch = next(card for card in catalog["cards"] if card["name"] == "Witch")
        assert (witch["cost"], witch["types"], witch["does"]) == (5, ["Action", "Attack"], ["draw", "attack"])
        proposal = request(base, "/api/kingdom?seats=3", {"way": "text", "text": "first game"})
        assert (proposal["set"], proposal["cards"]) == ("First Game", sorted_by_cost(catalog, FIRST_GAME))
        assert {"card": "Estate", "size": 12} in proposal["piles"]
        swapped = request(base, "/api/kingdom", {"way": "swap", "last": FIRST_GAME, "seed": 3})
        assert len(set(swapped["cards"]) - set(FIRST_GAME)) == 2
        drawn = {"way": "random", "source": "5+5", "need": ["Moat"], "seed": 1}
        assert request(base, "/api/kingdom", drawn) == request(base, "/api/kingdom", drawn)


def sorted_by_cost(catalog: dict[str, Any], names: list[str]) -> list[str]:
    cost = {card["name"]: card["cost"] for card in catalog["cards"]}
    return sorted(names, key=lambda name: (cost[name], name))


def test_when_the_clock_runs_out_a_bot_plays_on_until_the_person_comes_back() -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"clock": 5, "first": 0})
        prompt = await ann.asked()
        assert 0 < prompt["seconds"] <= 5
        while not ann.info["seats"][0]["stand_in"]:
            await ann.hear()
        assert ann.prompt is None
        await ann.say({"type": "come-back"})
        while ann.info["seats"][0]["stand_in"]:
            await ann.hear()
        await ann.close()

    with server(settings(None)) as base:
        asyncio.run(asyncio.wait_for(game(), 30))
