"""Advice at a table: who gets it, what it says, and when it stops."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.server.players import BOT, ME, OPEN, Player, Refused, ask, run
from tests.server.running import server, settings

from throneroom.protocol.lookup import current_catalog
from throneroom.server.settings import Limits, Settings
from throneroom.server.workers.advice_process import AdviceQuestion
from throneroom.system.child_process import ChildProcess

pytestmark = pytest.mark.once  # plain Python takes too long for the first numbers

SOON = 40.0  # seconds, for a process to start on a busy machine


@pytest.fixture(scope="module")
def here() -> Any:
    with server(settings(None)) as address:
        yield address


async def quick(base: str, **options: object) -> Player:
    wish: dict[str, Any] = {"name": "Ann", "bots": [BOT], "options": {"first": 0, **options}}
    seated = await ask(base, "/api/quick", wish)
    return await Player(base, seated["table"], seated["token"]).connect()


async def two_people(base: str, **options: object) -> tuple[Player, Player]:
    wish = {"name": "Ann", "seats": [ME, OPEN], "options": {"first": 0, **options}}
    opened = await ask(base, "/api/tables", wish)
    taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
    ann = await Player(base, opened["table"], opened["token"]).connect()
    return ann, await Player(base, taken["table"], taken["token"]).connect()


async def agree(player: Player, agree: bool = True) -> None:
    await player.send({"type": "advice", "agree": agree})


async def until_info(player: Player, wanted: bool) -> None:
    while player.info["advice"] is not wanted:
        await player.receive()


async def next_advice(player: Player) -> dict[str, Any]:
    """Return the next advice or refusal."""
    while True:
        message = await asyncio.wait_for(player.receive(), SOON)
        if message["type"] in ("advice", "error"):
            return message


async def advise(player: Player) -> dict[str, Any]:
    assert player.prompt is not None
    await player.send({"type": "advise", "request": player.prompt["request"]})
    return await next_advice(player)


def test_against_bots_advice_comes_best_first_and_gets_better(here: str) -> None:
    async def game() -> None:
        ann = await quick(here)
        await ann.asked()
        await agree(ann)
        await until_info(ann, True)
        assert ann.info["agreed"] == [0]
        assert ann.info["advised"]
        first = await advise(ann)
        assert first["type"] == "advice", first
        assert ann.prompt is not None
        assert first["request"] == ann.prompt["request"]
        chances = [option["chance"] for option in first["options"]]
        assert chances[0] == max(chances)
        for option in first["options"]:
            assert 0 <= option["low"] <= option["chance"] <= option["high"] <= 1
            assert set(option["answer"]) <= set(ann.prompt["options"])
        while True:
            later = await next_advice(ann)
            assert later["rollouts"] > first["rollouts"]
            if later["done"]:
                break
        await ann.close()

    run(game())


def test_nobody_gets_advice_before_every_person_has_agreed(here: str) -> None:
    """Agreements are shown to everybody, and any of them can be taken back."""

    async def game() -> None:
        ann, ben = await two_people(here)
        await ann.asked()
        refused = await advise(ann)
        assert (refused["type"], refused["reason"]) == ("error", "not-now")
        await agree(ann)
        while ann.info["agreed"] != [0]:
            await ann.receive()
        refused = await advise(ann)
        assert refused["reason"] == "not-now"
        assert refused["text"].endswith("not yet: Ben")
        await agree(ben)
        await until_info(ben, True)
        await until_info(ann, True)
        assert (await advise(ann))["type"] == "advice"
        await agree(ben, False)
        await until_info(ann, False)
        assert (await advise(ann))["reason"] == "not-now"
        await ann.close()
        await ben.close()

    run(game())


def test_a_table_can_forbid_advice(here: str) -> None:
    async def game() -> None:
        ann = await quick(here, advice="never")
        await ann.asked()
        await agree(ann)
        refused = await next_advice(ann)
        assert (refused["reason"], refused["text"]) == ("not-now", "advice is turned off at this table")
        assert (await advise(ann))["reason"] == "not-now"
        await ann.close()

    run(game())


def test_spectators_and_other_questions_get_none(here: str) -> None:
    async def game() -> None:
        ann = await quick(here)
        await ann.asked()
        await agree(ann)
        await until_info(ann, True)
        watching = await Player(here, ann.table, None).connect()
        assert watching.info["advice"], "everybody sees that advice is on"
        await watching.send({"type": "advise", "request": "0.0"})
        assert (await next_advice(watching))["reason"] == "not-yours"
        await ann.send({"type": "advise", "request": "0.999"})
        assert (await next_advice(ann))["reason"] == "late"
        await ann.close()
        await watching.close()

    run(game())


@pytest.mark.parametrize("how", ["answer", "stop"])
def test_advice_stops_when_the_prompt_is_answered_or_the_client_says_so(here: str, how: str) -> None:
    async def game() -> None:
        ann = await quick(here)
        await ann.asked()
        await agree(ann)
        await until_info(ann, True)
        advice = await advise(ann)
        assert advice["type"] == "advice"
        assert not advice["done"]
        assert ann.prompt is not None
        if how == "answer":
            await ann.send({"type": "answer", "request": ann.prompt["request"], "options": ann.prompt["default"]})
            await ann.until("update")
        else:
            await ann.send({"type": "stop-advice"})
        seen = len(ann.messages)
        for number in range(4):  # no advice among what arrives until all pongs have
            await asyncio.sleep(0.2)
            await ann.send({"type": "ping", "n": number})
        while ann.messages[-1] != {"type": "pong", "n": 3}:
            await ann.receive()
        assert [message for message in ann.messages[seen + 1 :] if message["type"] == "advice"] == []
        await ann.close()

    run(game())


def test_an_address_gets_advice_at_few_tables_at_once() -> None:
    async def game(base: str) -> None:
        ann, ben = await quick(base), await quick(base)
        for player in (ann, ben):
            await player.asked()
            await agree(player)
            await until_info(player, True)
        assert (await advise(ann))["type"] == "advice"
        assert (await advise(ben))["reason"] == "too-fast"
        await ann.send({"type": "stop-advice"})
        await ann.send({"type": "ping", "n": 1})
        while ann.messages[-1] != {"type": "pong", "n": 1}:
            await ann.receive()
        assert (await advise(ben))["type"] == "advice"
        await ann.close()
        await ben.close()

    with server(Settings(limits=Limits(advice=1))) as base:
        run(game(base))


def test_the_process_learns_nothing_that_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to it has neither the seed nor the real cards of the other player."""
    sent: list[AdviceQuestion] = []
    start = ChildProcess.send

    def noted(self: Any, message: Any) -> None:
        if isinstance(message, AdviceQuestion):
            sent.append(message)
        start(self, message)

    monkeypatch.setattr(ChildProcess, "send", noted)

    async def game(base: str) -> None:
        seated = await ask(base, "/api/quick", {"name": "Ann", "bots": [BOT], "seed": 424242, "options": {"first": 0}})
        ann = await Player(base, seated["table"], seated["token"]).connect()
        await ann.asked()
        await agree(ann)
        await until_info(ann, True)
        for _ in range(3):
            await ann.asked()
            assert (await advise(ann))["type"] == "advice"
            assert ann.prompt is not None
            await ann.send({"type": "answer", "request": ann.prompt["request"], "options": ann.prompt["default"]})
            await ann.until("update")
        await ann.close()
        assert ann.view is not None
        assert len(sent) == 3
        for question in sent:
            text = json.dumps(msgspec.to_builtins(question))
            assert "424242" not in text
            game = question.game.rebuilt(current_catalog())
            assert game.seed == 0

    with server(settings(None)) as base:
        run(game(base))


def test_in_the_replay_of_a_finished_game_anybody_gets_advice(here: str) -> None:
    """Not before the end, when the replay could reveal a hand."""

    async def game() -> None:
        ann = await quick(here)
        await ann.asked()
        path = f"/api/tables/{ann.table}/replay/0/advice"
        with pytest.raises(Refused, match="not over"):
            await ask(here, path)
        await ann.answer(["Copper"] if "Copper" in (ann.prompt or {})["options"] else [])
        await ann.send({"type": "resign"})
        await ann.receive_until(lambda player: player.over is not None, "the end")
        advice = await ask(here, path)
        assert advice["done"]
        assert [option["answer"] for option in advice["options"]]
        with pytest.raises(Refused):
            await ask(here, f"/api/tables/{ann.table}/replay/999/advice")
        await ann.close()

    run(game())
