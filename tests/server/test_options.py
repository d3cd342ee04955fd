"""What people can do at a table beside playing: each rule of the table, over real sockets, with both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any

import pytest
from tests.server.players import Player, Refused, ask, eager

OPEN, ME = {"who": "open"}, {"who": "me"}
BOT = {"who": "bot", "level": "beginner"}


async def people(base: str, number: int, bots: int = 0, **wishes: Any) -> list[Player]:
    """So many people at a new table that has begun, each connected."""
    seats = [ME, *[OPEN] * (number - 1), *[BOT] * bots]
    opened = await ask(base, "/api/tables", {"name": "P0", "seats": seats, **wishes})
    seated = [opened]
    for seat in range(1, number):
        seated.append(await ask(base, f"/api/tables/{opened['table']}/seats", {"name": f"P{seat}"}))
    return [await Player(base, got["table"], got["token"], seed=seat).connect() for seat, got in enumerate(seated)]


async def leave(*players: Player) -> None:
    for player in players:
        await player.close()


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(limited())


async def whose_turn(players: list[Player]) -> tuple[Player, list[Player]]:
    """The one who is asked, and the others."""
    asked = players[players[0].waiting[0]]
    await asked.asked()
    return asked, [player for player in players if player is not asked]


async def refused(player: Player, message: dict[str, Any]) -> str:
    """Say something that is refused: the reason."""
    await player.say(message)
    while True:
        heard = await player.hear()
        if heard["type"] == "error":
            return str(heard["reason"])


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_is_free_until_something_new_was_seen(base: str) -> None:
    """Treasures played are taken back; the others are told, and the happenings go."""

    async def game() -> None:
        players = await people(base, 2)
        asked, (other,) = await whose_turn(players)
        before = list(asked.happenings)
        treasures = list(asked.prompt["options"]) if asked.prompt else []
        await asked.answer(treasures)
        await other.until("update")
        assert asked.undo is not None
        assert (asked.undo["free"], asked.undo["marks"], asked.undo["news"]) == (True, False, [])
        assert (asked.undo["verb"], asked.undo["answer"]) == ("play-treasures", treasures)
        assert other.undo is None
        await asked.say({"type": "undo", "number": asked.undo["number"]})
        await asked.until("undone")
        await other.until("undone")
        assert asked.happenings == before
        assert len(other.happenings) == len(before)
        assert asked.branch == other.branch == 1
        assert asked.prompt is not None
        assert asked.prompt["request"] == "1.0"
        await asked.answer(treasures[:1])
        assert not asked.info["marked"]
        await leave(*players)

    run(game())


async def after_a_turn(base: str, undo: str) -> tuple[Player, Player]:
    """Two people, the first of whom has ended his turn: he has drawn five cards since."""
    players = await people(base, 2, options={"undo": undo})
    asked, (other,) = await whose_turn(players)
    await asked.answer([])
    await asked.answer([])
    await other.asked()
    return asked, other


def test_what_was_seen_is_taken_back_by_consent(base: str) -> None:
    """The others are asked; if all agree it is taken back, and the game is marked."""

    async def game() -> None:
        asked, other = await after_a_turn(base, "consent")
        assert asked.undo is not None
        assert (asked.undo["free"], asked.undo["consent"]) == (False, [other.seat])
        assert "draw" in asked.undo["news"]
        await asked.say({"type": "undo", "number": asked.undo["number"]})
        heard = await other.until("undo-asked")
        assert (heard["request"]["seat"], heard["request"]["waiting"]) == (asked.seat, [other.seat])
        await other.say({"type": "undo-answer", "agree": False})
        assert (await asked.until("undo-refused"))["seat"] == other.seat
        assert asked.branch == 0
        await asked.say({"type": "undo", "number": asked.undo["number"]})
        await other.until("undo-asked")
        await other.say({"type": "undo-answer", "agree": True})
        await asked.until("undone")
        assert (await asked.asked())["request"] == "1.1"
        await asked.until("table")
        assert asked.info["marked"]
        await leave(asked, other)

    run(game())


def test_a_table_may_take_back_nothing_that_was_seen(base: str) -> None:
    async def game() -> None:
        asked, other = await after_a_turn(base, "free")
        assert asked.undo is not None
        assert (asked.undo["free"], asked.undo["consent"]) == (False, [])
        assert await refused(asked, {"type": "undo", "number": asked.undo["number"]}) == "not-now"
        assert await refused(asked, {"type": "undo", "number": 77}) == "late"
        assert await refused(other, {"type": "undo", "number": 0}) == "late"
        assert await refused(other, {"type": "undo-answer", "agree": True}) == "late"
        await leave(asked, other)

    run(game())


def test_against_bots_everything_can_be_taken_back_and_the_game_is_marked(base: str) -> None:
    """What the bots have done since goes too."""

    async def game() -> None:
        (ann,) = await people(base, 1, bots=2, options={"undo": "never", "first": 0})
        await ann.asked()
        await ann.answer([])
        await ann.answer([])
        await ann.asked()
        assert ann.undo is not None
        assert (ann.undo["free"], ann.undo["marks"], ann.undo["others"] > 0) == (True, True, True)
        await ann.say({"type": "undo", "number": ann.undo["number"]})
        await ann.until("table")
        assert ann.info["marked"]
        assert (await ann.asked())["request"] == "1.1"
        await leave(ann)

    run(game())


# -- answers ----------------------------------------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_can_answer_and_only_it_is_told_what_would_be_right(base: str) -> None:
    """An illegal answer, one of another seat, one to a question not yet asked: refused, and nothing has changed."""

    async def game() -> None:
        players = await people(base, 2)
        asked, (other,) = await whose_turn(players)
        assert asked.prompt is not None
        request = asked.prompt["request"]
        stolen = {"type": "answer", "request": request, "options": asked.prompt["options"]}
        assert await refused(other, stolen) == "not-asked"
        assert "Copper" not in other.received[-1]
        for options in (["Province"], ["Copper"] * 9, ["copper"]):
            assert await refused(asked, {**stolen, "options": options}) == "illegal"
            assert asked.messages[-1]["request"] == request
        assert "asked: " in asked.messages[-1]["text"]
        for name in ("0.1", "1.0", "0.-1", "0.999999999999", "x", ""):
            assert await refused(asked, {**stolen, "request": name}) == "not-asked"
        await asked.answer(stolen["options"])
        assert len(asked.kept) == 1
        await leave(*players)

    run(game())


# -- people come and go -----------------------------------------------------------------------------------------------


def test_who_resigns_is_played_on_by_a_bot_until_one_person_is_left(base: str) -> None:
    async def game() -> None:
        players = await people(base, 3)
        await players[0].say({"type": "resign"})
        while not players[1].info["seats"][0]["resigned"]:
            await players[1].hear()
        assert await refused(players[0], {"type": "resign"}) == "not-now"
        await players[1].say({"type": "resign"})
        over = (await players[2].until("over"))["over"]
        assert (over["how"], over["winners"]) == ("resigned", [2])
        assert [score["resigned"] for score in over["scores"]] == [True, True, False]
        await leave(*players)

    run(game())


def test_a_seat_that_is_away_can_be_played_by_a_bot_and_taken_back(base: str) -> None:
    """After the grace time the others choose; the token opens the seat again at any time."""

    async def game() -> None:
        players = await people(base, 2, options={"grace": 0, "first": 1})
        ann, ben = players
        assert await refused(ann, {"type": "absent", "seat": 1, "choice": "bot"}) == "not-now"
        await ben.close()
        while not ann.info["seats"][1]["may_decide"]:
            await ann.hear()
        assert await refused(ann, {"type": "absent", "seat": 5, "choice": "bot"}) == "not-now"
        await ann.say({"type": "absent", "seat": 1, "choice": "bot"})
        await ann.asked()  # the bot has taken Ben's turn
        assert ann.info["seats"][1]["stand_in"]
        await ben.connect()
        await ann.until("table")
        while ann.info["seats"][1]["stand_in"]:
            await ann.hear()
        await ben.close()
        while not ann.info["seats"][1]["may_decide"]:
            await ann.hear()
        await ann.say({"type": "absent", "seat": 1, "choice": "end"})
        assert (await ann.until("over"))["over"]["how"] == "ended"
        await leave(ann)

    run(game())


def test_the_owner_begins_with_bots_on_the_open_seats_or_without_them(base: str) -> None:
    async def game() -> None:
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [OPEN, OPEN, ME, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        assert await refused(ann, {"type": "begin"}) == "not-now"
        taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben", "seat": 3})
        with pytest.raises(Refused, match="no-seat"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Cid", "seat": 3})
        with pytest.raises(Refused, match="bad-wish"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
        ben = await Player(base, opened["table"], taken["token"]).connect()
        assert await refused(ben, {"type": "begin"}) == "not-yours"
        await ann.say({"type": "begin"})
        await ben.until("welcome")
        assert [seat["name"] for seat in ben.info["seats"]] == ["Ann", "Ben"]
        assert (ben.seat, ben.info["owner"], ben.info["state"]) == (1, 0, "running")
        with pytest.raises(Refused, match="not-now"):
            await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Cid"})
        await leave(ann, ben)

        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, OPEN]})
        ann = await Player(base, opened["table"], opened["token"]).connect()
        await ann.say({"type": "begin", "fill": {"who": "bot", "level": "random"}})
        await ann.until("welcome")
        assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Random bot", "Random bot 2"]
        await leave(ann)

    run(game())


def test_a_seat_is_left_before_the_game_begins_and_the_owner_closes_the_table(base: str) -> None:
    async def game() -> None:
        opened = await ask(base, "/api/tables", {"name": "Ann", "seats": [ME, OPEN, OPEN]})
        table = f"/api/tables/{opened['table']}"
        ann = await Player(base, opened["table"], opened["token"]).connect()
        taken = await ask(base, f"{table}/seats", {"name": "Ben"})
        ben = await Player(base, opened["table"], taken["token"]).connect()
        await ben.say({"type": "leave"})
        while ann.info["seats"][1]["who"] != "open" or ann.info["seats"][1]["name"]:
            await ann.hear()
        await ann.say({"type": "leave"})
        while (await ask(base, table))["state"] != "closed":
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="not-now"):
            await ask(base, f"{table}/seats", {"name": "Cid"})
        await leave(ann, ben)

    run(game())


# -- talking and watching ---------------------------------------------------------------------------------------------


def test_people_talk_within_limits(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2)
        ann, ben = players
        await ann.say({"type": "chat", "text": "good\nluck \u0007"})
        line = (await ben.until("chat"))["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", "good luck")
        for _ in range(4):
            await ann.say({"type": "chat", "text": "!"})
        assert await refused(ann, {"type": "chat", "text": "!"}) == "too-fast"
        assert await refused(ben, {"type": "chat", "text": "a" * 301}) == "bad-message"
        assert await refused(ben, {"type": "chat", "text": " \u0000 "}) == "bad-message"
        again = await Player(base, ann.table, ann.token).connect()
        assert again.messages[0]["chat"][0] == line
        await leave(again, *players)

    run(game())


def test_who_watches_sees_what_everybody_sees_and_can_do_nothing(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2)
        watcher = await Player(base, players[0].table, None).connect()
        assert watcher.seat == -1
        assert watcher.view is not None
        assert [player["hand"] for player in watcher.view["players"]] == [None, None]
        for message in ({"type": "resign"}, {"type": "chat", "text": "!"}, {"type": "undo", "number": 0}):
            assert await refused(watcher, message) == "not-yours"
        asked, _ = await whose_turn(players)
        await asked.answer([])
        await watcher.until("update")
        assert watcher.prompt is None
        await leave(watcher, *players)

    run(game())


def test_a_table_may_let_nobody_watch(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"watch": "nobody"})
        watcher = Player(base, ann.table, None)
        with pytest.raises(AssertionError, match="no-watching"):
            await watcher.connect()
        stranger = Player(base, ann.table, "x" * 32)
        with pytest.raises(AssertionError, match="no-seat"):
            await stranger.connect()
        await leave(ann, watcher, stranger)

    run(game())


def test_all_hands_are_shown_late_if_the_table_was_opened_so(base: str) -> None:
    """Half a minute late at least: what has just begun is not to be seen."""

    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"watch": "everything", "delay": 30})
        await ann.play(most=3)
        watcher = await Player(base, ann.table, None).connect()
        assert (watcher.seat, watcher.view, watcher.happenings) == (-2, None, [])
        assert watcher.info["options"]["watch"] == "everything"
        await leave(ann, watcher)

    run(game())


# -- series and finished games ----------------------------------------------------------------------------------------


def test_a_series_goes_on_with_the_player_left_of_the_winner_and_swapped_cards(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2, kingdom={"way": "set", "name": "First Game"}, seed=5)
        assert players[0].info["seeded"]
        await asyncio.gather(*(player.play() for player in players))
        ann, ben = players
        assert ann.over is not None
        assert await refused(ann, {"type": "rematch", "swap": ["Witch", "Moat"]}) == "bad-wish"
        await ann.say({"type": "rematch", "swap": ["Moat", "Witch"]})
        await ben.until("rematch")
        assert await refused(ben, {"type": "rematch", "swap": ["Moat", "Chapel"]}) == "bad-wish"
        await ben.say({"type": "rematch"})
        while ann.next is None or ben.next is None:
            await asyncio.gather(*(player.hear() for player in players if player.next is None))
        again = [await Player(base, player.next or "", player.token).connect() for player in players]
        assert [player.seat for player in again] == [0, 1]
        assert "Witch" in again[0].info["kingdom"]
        assert "Moat" not in again[0].info["kingdom"]
        assert again[0].info["previous"] == ann.table
        assert not again[0].info["seeded"]
        if len(ann.over["winners"]) == 1:
            assert again[0].view is not None
            assert again[0].view["turn_seat"] == 1 - ann.over["winners"][0]
        await leave(*players, *again)

    run(game())


def test_a_finished_game_is_played_on_from_any_decision_against_bots(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, kingdom={"way": "set", "name": "Hand Madness"})
        table = f"/api/tables/{ann.table}"
        for path in ("result", "record", "replay", "replay/0"):
            with pytest.raises(Refused, match="not-now"):
                await ask(base, f"{table}/{path}")
        await ann.play()
        replay = await ask(base, f"{table}/replay?seat=1")
        number = next(step["number"] for step in replay["steps"] if step["number"] > 20 and step["seat"] == 1)
        position = await ask(base, f"{table}/replay/{number}?seat=1")
        body = {"name": "Ben", "number": number, "seat": 1, "bot": BOT}
        seated = await ask(base, f"{table}/play-on", body)
        ben = await Player(base, seated["table"], seated["token"]).connect()
        prompt = await ben.asked()
        assert (prompt["number"], prompt["options"]) == (number, position["prompt"]["options"])
        assert ben.view is not None
        assert ben.view["players"][1]["hand"] == position["view"]["players"][1]["hand"]
        assert ben.undo is None  # what was played before is not his to take back
        await ben.play()
        assert ben.over is not None
        with pytest.raises(Refused, match="not-found"):
            await ask(base, f"{table}/replay/100000")
        await leave(ann, ben)

    run(game())


def test_my_seats_are_found_by_their_tokens(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"first": 0})
        seats = [
            {"table": ann.table, "token": ann.token},
            {"table": ann.table, "token": "wrong"},
            {"table": "nowhere", "token": ann.token},
        ]
        (mine,) = (await ask(base, "/api/mine", {"seats": seats}))["seats"]
        assert (mine["table"]["id"], mine["seat"], mine["asked"]) == (ann.table, 0, True)
        await leave(ann)

    run(game())


# -- all at once ------------------------------------------------------------------------------------------------------


def lover_of_masquerade(prompt: dict[str, Any], chance: Random) -> list[str]:
    if prompt["verb"] in ("buy", "play-action") and "Masquerade" in prompt["options"]:
        return ["Masquerade"]
    return eager(prompt, chance)


def test_masquerade_asks_everybody_at_once_and_shows_nothing_before_all_have_chosen(base: str) -> None:
    """The last to be asked by the engine answers first: that is held, and the game does not move."""

    async def game() -> None:
        players = await people(base, 3, kingdom={"way": "set", "name": "Best Wishes"}, seed=11, options={"first": 0})

        async def until_masquerade(player: Player) -> None:
            while True:
                while player.prompt is None:
                    await player.hear()
                if player.prompt["verb"] == "pass":
                    return
                await player.answer(lover_of_masquerade(player.prompt, player.chance))

        await asyncio.gather(*(until_masquerade(player) for player in players))
        assert all(player.prompt is not None and player.prompt["together"] for player in players)
        asked = sorted(players, key=lambda player: int((player.prompt or {})["request"].partition(".")[2]))
        seen = [len(player.happenings) for player in players]
        for player in reversed(asked[1:]):
            assert player.prompt is not None
            chosen, request = player.prompt["options"][:1], player.prompt["request"]
            await player.say({"type": "answer", "request": request, "options": chosen})
            assert (await player.until("held"))["request"] == request
            await asked[0].until("update")
            assert request not in player.kept
        assert [len(player.happenings) for player in players] == seen
        first = asked[0]
        assert first.waiting == [first.seat]
        assert first.prompt is not None
        await first.answer(first.prompt["options"][:1])
        for player in asked[1:]:
            while not player.kept or not [one for one in player.happenings if one["kind"] == "pass"]:
                await player.hear()
        passes = [[one for one in player.happenings if one["kind"] == "pass"] for player in asked]
        for player, told in zip(asked, passes, strict=True):
            seen_by = [one["seat"] for one in told if one["cards"]]
            assert sorted(seen_by) == sorted({player.seat, (player.seat - 1) % 3})
        await leave(*players)

    run(game())
