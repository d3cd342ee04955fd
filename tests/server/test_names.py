"""Names that players keep by a key: who gets one, which games count, and that each of them counts once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.helpers.command import run as run_command
from tests.helpers.waiting import wait_until
from tests.server.database import database
from tests.server.players import BOT, ME, OPEN, Player, Refused, leave, request, run
from tests.server.running import ServerProcess, server, settings

from throneroom.server.logs import be_quiet
from throneroom.server.ratings.glicko2 import UNKNOWN, Rating, Result, rated
from throneroom.server.ratings.level_ratings import LEVEL_RATINGS
from throneroom.server.ratings.name_log import log_id
from throneroom.server.settings import Limits, Timeouts
from throneroom.server.tokens import hashed

_numbers = count()


class Keeper:
    """Somebody who keeps a name by a key, which no other test uses."""

    def __init__(self, base: str, name: str = "Ann") -> None:
        self.base = base
        self.name = f"{name} {next(_numbers)}"
        self.key = f"{hashed(self.name)[:40]}"

    def take(self) -> Keeper:
        self.ask("")
        return self

    def ask(self, path: str) -> Any:
        return request(self.base, f"/api/names{path}", {"name": self.name}, player=self.key)

    def seat(self, path: str, **wish: Any) -> Any:
        return request(self.base, path, {"name": self.name, **wish}, player=self.key)

    async def play(self, path: str = "/api/tables", **wish: Any) -> Player:
        wish = {"seats": [ME, BOT], **wish} if path == "/api/tables" else wish
        seat = await asyncio.to_thread(self.seat, path, **wish)
        return await Player(self.base, seat["table"], seat["token"], next(_numbers)).connect()


def refused(ask: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(Refused) as caught:
        ask(*arguments, **named)
    return caught.value.reason


def has_counted(player: Player) -> bool:
    return any(seat["rating"] and seat["rating"]["after"] is not None for seat in player.info["seats"])


async def resign(player: Player) -> None:
    await player.send({"type": "resign"})
    await player.receive_until(lambda one: one.over, "the end")


async def ended(player: Player) -> dict[str, Any]:
    """Resign, wait until the game has counted, and return the description of the table."""
    await resign(player)
    await player.receive_until(has_counted, "the new rating")
    await player.close()
    return player.info


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_name_is_kept_by_one_key_only(base: str) -> None:
    ann = Keeper(base)
    first = ann.ask("")
    assert (first["name"], first["rating"], first["deviation"], first["games"]) == (ann.name, 1500, 350, 0)
    assert ann.ask("") == first  # taking it again changes nothing
    assert ann.ask("/mine") == first
    thief = Keeper(base)
    thief.name = ann.name.upper()
    assert refused(thief.ask, "") == "not-yours"
    assert refused(thief.ask, "/mine") == "not-yours"
    assert refused(thief.ask, "/forget") == "not-yours"
    assert refused(thief.seat, "/api/quick") == "not-yours"
    assert refused(Keeper(base).ask, "/mine") == "not-found"
    assert refused(Keeper(base).seat, "/api/quick") == "not-found"
    assert ann.ask("/mine") == first


def test_without_the_key_the_name_can_be_used_but_is_not_rated(base: str) -> None:
    ann = Keeper(base).take()
    anybody = request(base, "/api/quick", {"name": ann.name})
    info = request(base, f"/api/tables/{anybody['table']}")
    assert (info["seats"][0]["name"], info["seats"][0]["rating"], info["unrated"]) == (ann.name, None, "nobody")
    mine = ann.seat("/api/quick")
    info = request(base, f"/api/tables/{mine['table']}")
    assert info["seats"][0]["rating"] == {"rating": 1500, "deviation": 350, "after": None, "after_deviation": None}
    assert info["unrated"] == ""


def test_a_forgotten_name_is_free_and_its_games_no_longer_count(base: str) -> None:
    async def test() -> None:
        ann = Keeper(base).take()
        running = await ann.play()
        await ended(await ann.play())
        assert (await asyncio.to_thread(ann.ask, "/mine"))["games"] == 1
        await asyncio.to_thread(ann.ask, "/forget")
        assert await asyncio.to_thread(refused, ann.ask, "/mine") == "not-found"
        other = Keeper(base)
        other.name = ann.name
        assert (await asyncio.to_thread(other.ask, ""))["games"] == 0
        await resign(running)  # of the one who had the name before
        await running.close()
        await ended(await other.play())
        assert (await asyncio.to_thread(other.ask, "/mine"))["games"] == 1
        names = [row["name"] for row in (await asyncio.to_thread(request, base, "/api/names"))["names"]]
        assert names.count(ann.name) == 1

    run(test())


@pytest.mark.parametrize("key", ["short", "x" * 81, "\t" * 30, "é" * 30])
def test_a_key_that_cannot_be_one_is_refused(base: str, key: str) -> None:
    ann = Keeper(base)
    ann.key = key.encode().decode("latin-1")
    assert refused(ann.ask, "") == "bad-wish"
    assert refused(ann.seat, "/api/quick") in ("bad-wish", "not-found")


def test_bad_requests_are_refused(base: str) -> None:
    assert refused(request, base, "/api/names", {"name": "Ann"}) == "bad-wish"  # without a key
    key = "k" * 30
    assert refused(request, base, "/api/names", {"name": ""}, player=key) == "bad-message"
    assert refused(request, base, "/api/names", {"name": "x" * 31}, player=key) == "bad-message"
    assert refused(request, base, "/api/names", {"name": "Ann", "key": key}, player=key) == "bad-message"
    assert refused(request, base, "/api/names", {"name": "\u200b \u202e"}, player=key) == "bad-wish"
    assert refused(request, base, f"/api/tables/{log_id('Ann')}") == "no-table"


def test_an_address_takes_only_so_many_names() -> None:
    with server(replace(settings(None), limits=replace(Limits(), names=2))) as base:
        ann, _ = Keeper(base).take(), Keeper(base).take()
        ann.take()  # the same one again is free
        assert refused(Keeper(base).ask, "") == "too-fast"


# -- games ------------------------------------------------------------------------------------------------------------


def test_a_game_against_bots_and_people_counts_once_for_each_name(base: str) -> None:
    async def test() -> None:
        ann, ben = Keeper(base).take(), Keeper(base, "Ben").take()
        mine = await ann.play(seats=[ME, OPEN, BOT, OPEN])
        yours = await ben.play(f"/api/tables/{mine.table}/seats")
        eve = await asyncio.to_thread(request, base, f"/api/tables/{mine.table}/seats", {"name": "Eve"})
        third = await Player(base, eve["table"], eve["token"]).connect()
        await resign_all_but_first(mine, yours, third)
        await mine.receive_until(has_counted, "the new ratings")
        # Ann won, Ben and Eve resigned. Ann came before Ben and the bot; Eve has no rating.
        bot = Result(LEVEL_RATINGS["beginner"], 50, 1)
        won = rated(UNKNOWN, [Result(1500, 350, 1), bot])
        lost = rated(UNKNOWN, [Result(1500, 350, 0), bot._replace(score=0)])
        for seat, after in ((mine.seat, won), (yours.seat, lost)):
            assert_rating(mine.info["seats"][seat]["rating"], after)
        assert [seat["rating"] is None for seat in mine.info["seats"]] == [False, False, True, True]
        for keeper, after in ((ann, won), (ben, lost)):
            now = await asyncio.to_thread(keeper.ask, "/mine")
            assert (now["rating"], now["games"]) == (round(after.rating, 1), 1)
        ladder = [row["name"] for row in (await asyncio.to_thread(request, base, "/api/names"))["names"]]
        assert ladder.index(ann.name) < ladder.index(ben.name)
        # In the next game of the series both have their new ratings.
        for player in (mine, yours, third):
            await player.send({"type": "rematch"})
        await mine.receive_until(lambda player: player.next, "the next table")
        info = await asyncio.to_thread(request, base, f"/api/tables/{mine.next}")
        assert info["seats"][0]["rating"]["rating"] == round(won.rating, 1)
        assert info["unrated"] == ""
        await leave(mine, yours, third)

    run(test())


async def resign_all_but_first(first: Player, *others: Player) -> None:
    for player in others:
        await player.send({"type": "resign"})
    await first.receive_until(lambda player: player.over, "the end")


def assert_rating(found: dict[str, Any], after: Rating) -> None:
    assert (found["rating"], found["deviation"]) == (1500, 350)
    assert (found["after"], found["after_deviation"]) == (round(after.rating, 1), round(after.deviation, 1))


def test_games_that_do_not_count_say_why(base: str) -> None:
    async def why(keeper: Keeper, **wish: Any) -> str:
        player = await keeper.play(**wish)
        await resign(player)
        await player.close()
        return str((await asyncio.to_thread(request, base, f"/api/tables/{player.table}"))["unrated"])

    async def test() -> None:
        ann = Keeper(base).take()
        strategy = {**BOT, "strategy": "strategy plain\n\nProvince\nGold\nSilver\n"}
        assert await why(ann, seed=7) == "seeded"
        assert await why(ann, seats=[ME, strategy]) == "strategy"
        advised = await ann.play()
        await advised.send({"type": "advice", "agree": True})
        await advised.receive_until(lambda player: player.info["advised"], "advice")
        await advised.send({"type": "advice", "agree": False})
        await resign(advised)
        assert advised.info["unrated"] == "advice"
        undone = await ann.play()
        while not (undone.undo and undone.undo["marks"]):
            await undone.play(most=1)
            await undone.asked()
        await undone.send({"type": "undo", "number": undone.undo["number"]})
        await undone.receive_until(lambda player: player.info["marked"], "the mark")
        await resign(undone)
        assert undone.info["unrated"] == "undo"
        alone = await ann.play(seats=[ME, OPEN])
        friend = await asyncio.to_thread(request, base, f"/api/tables/{alone.table}/seats", {"name": "Eve"})
        assert friend["seat"] == 1
        await resign(alone)
        assert (await asyncio.to_thread(request, base, f"/api/tables/{alone.table}"))["unrated"] == "opponents"
        assert (await asyncio.to_thread(ann.ask, "/mine"))["games"] == 0
        await leave(advised, undone, alone)

    run(test())


def test_the_key_and_its_hash_are_in_no_message(base: str) -> None:
    async def test() -> None:
        ann = Keeper(base).take()
        mine = await ann.play(seats=[ME, OPEN], options={"watch": "open"})
        ben = await asyncio.to_thread(request, base, f"/api/tables/{mine.table}/seats", {"name": "Ben"})
        yours = await Player(base, ben["table"], ben["token"]).connect()
        spectator = await Player(base, mine.table, None).connect()
        await resign(mine)
        await yours.receive_until(lambda player: player.over, "the end")
        await spectator.receive_until(lambda player: player.over, "the end")
        received = "".join(text for player in (mine, yours, spectator) for text in player.received)
        for path in ("/api/names", "/api/tables", f"/api/tables/{mine.table}", f"/api/tables/{mine.table}/replay"):
            received += json.dumps(await asyncio.to_thread(request, base, path))
        received += json.dumps(await asyncio.to_thread(ann.ask, "/mine"))
        assert ann.key not in received
        assert hashed(ann.key) not in received
        await leave(mine, yours, spectator)

    run(test())


def test_neither_key_nor_name_is_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    with server(settings(None)) as base:
        be_quiet(False)
        ann = Keeper(base).take()
        run(_play_one(ann))
        assert refused(Keeper(base).ask, "/forget") == "not-found"
        ann.ask("/forget")
    written = capsys.readouterr().err
    assert "name-taken" in written
    assert "name-forgotten" in written
    for secret in (ann.key, hashed(ann.key), ann.name):
        assert secret not in written


async def _play_one(keeper: Keeper) -> None:
    await ended(await keeper.play())


# -- what is stored ---------------------------------------------------------------------------------------------------


def test_only_the_hash_of_a_key_is_stored_and_nothing_after_forgetting(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    process = ServerProcess(str(path), prepared=True)
    process.start()
    try:
        ann, ben = Keeper(process.base).take(), Keeper(process.base, "Ben").take()
        ann.seat("/api/quick")
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert ann.key.encode() not in stored
        assert hashed(ann.key).encode() in stored
        ben.ask("/forget")
    finally:
        process.kill()
    with sqlite3.connect(path) as connection:
        kept = repr(
            connection.execute("SELECT * FROM entries UNION ALL SELECT game, number, entry FROM latest").fetchall()
        )
        kept += repr(connection.execute("SELECT * FROM tables").fetchall())
    connection.close()
    assert ann.name in kept
    assert ben.name not in kept
    assert log_id(ben.name) not in kept
    assert run_command("check", str(path), "--json").json == {"tables": 2, "problems": []}


@pytest.mark.parametrize("is_in_name_log", [False, True])
def test_a_game_counts_once_if_the_server_is_killed_after_its_end(tmp_path: Path, is_in_name_log: bool) -> None:
    """Whether or not the rating was stored before the server was killed; nobody has to visit the table again."""
    path = tmp_path / "games.db"
    process = ServerProcess(str(path), prepared=True)
    process.start()
    try:
        ann = Keeper(process.base).take()

        async def test() -> str:
            player = await ann.play()
            return str((await ended(player))["id"])

        table = run(test())
        after = ann.ask("/mine")
        process.kill()
        as_if_killed(path, table, None if is_in_name_log else log_id(ann.name))
        process.start()
        ann.base = process.base
        wait_until(lambda: ann.ask("/mine")["games"] == 1, "the game counts")
        wait_until(lambda: _rating_after(process.base, table) is not None, "the table knows")
        assert ann.ask("/mine")["rating"] == after["rating"] == _rating_after(process.base, table)
        process.kill()
        process.start()
        assert ann.ask("/mine")["games"] == 1
    finally:
        process.kill()


def _rating_after(base: str, table: str) -> float | None:
    found: float | None = request(base, f"/api/tables/{table}")["seats"][0]["rating"]["after"]
    return found


def as_if_killed(path: Path, table: str, name: str | None) -> None:
    """Remove what is stored after the end of a game, as if the server had been killed before."""
    with sqlite3.connect(path) as connection:
        for place in ("entries", "latest"):
            kept = f"DELETE FROM {place} WHERE game = ? AND CAST(entry AS TEXT) LIKE ?"
            connection.execute(kept, (table, '{"e":"kept"%'))
            connection.execute(f"DELETE FROM {place} WHERE game = ? AND number > 0", (name,))
        (info,) = connection.execute("SELECT info FROM tables WHERE game = ?", (table,)).fetchone()
        told = json.loads(info)
        told["seats"][0]["rating"] |= {"after": None, "after_deviation": None}
        connection.execute("UPDATE tables SET info = ? WHERE game = ?", (json.dumps(told).encode(), table))
    connection.close()


def test_names_that_nobody_uses_are_deleted(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(settings(str(path))) as base:
        ann, ben = Keeper(base).take(), Keeper(base, "Ben").take()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET changed = 1 WHERE game = ?", (log_id(ann.name),))
    connection.close()
    with server(settings(str(path), Timeouts(sweep=0.05))) as base:
        ann.base = ben.base = base
        wait_until(lambda: not _is_kept(ann), "the name is deleted")
        assert _is_kept(ben)


def _is_kept(keeper: Keeper) -> bool:
    try:
        keeper.ask("/mine")
    except Refused as error:
        return error.reason != "not-found"
    return True


def test_two_processes_count_each_game_once_and_give_each_name_once() -> None:
    async def test(one: str, other: str, address: str) -> None:
        ann = Keeper(one).take()
        rivals = [Keeper(base, "Rival") for base in (one, other) * 2]
        for rival in rivals:
            rival.name = "Rival"
        taken = await asyncio.gather(*(asyncio.to_thread(_takes, rival) for rival in rivals))
        assert taken.count(True) == 1
        games = 4
        players: list[Player] = []
        for number in range(games):
            ann.base = (one, other)[number % 2]
            players.append(await ann.play())
        # Each game is watched at the other process, too: both see its end, and may count it.
        watching = [
            await Player((other, one)[number % 2], player.table, None).connect()
            for number, player in enumerate(players)
        ]
        await asyncio.gather(*(ended(player) for player in players))
        for spectator in watching:
            await spectator.receive_until(has_counted, "the new rating")
        assert (await asyncio.to_thread(ann.ask, "/mine"))["games"] == games
        expected = UNKNOWN
        for _ in range(games):
            expected = rated(expected, [Result(LEVEL_RATINGS["beginner"], 50, 0)])
        assert (await asyncio.to_thread(ann.ask, "/mine"))["rating"] == round(expected.rating, 1)
        # A process that counts a game while another forgets the name leaves nothing behind.
        forgetting = asyncio.create_task(asyncio.to_thread(ann.ask, "/forget"))
        await asyncio.to_thread(wait_until, lambda: not _is_kept(ann), "the name is gone")
        with psycopg.connect(address) as connection:
            late = '{"e":"game","at":1,"table":"t","before":[1500,350,0.06],"after":[1400,300,0.06]}'
            connection.execute("INSERT INTO entries VALUES (%s, 7, %s)", [log_id(ann.name), late.encode()])
            connection.execute(
                "INSERT INTO tables SELECT %s, state, listed, changed, info FROM tables WHERE state = 'name' LIMIT 1",
                [log_id(ann.name)],
            )
        await forgetting
        ann.base = one
        assert await asyncio.to_thread(refused, ann.ask, "/mine") == "not-found"
        await leave(*watching)

    with database() as running:
        how = settings(running.address)
        with server(how) as one, server(how) as other:
            run(test(one, other, running.address))


def _takes(keeper: Keeper) -> bool:
    try:
        keeper.take()
    except Refused:
        return False
    return True
