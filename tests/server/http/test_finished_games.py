"""Finished games: nothing before the end, then replays, and playing on."""

from __future__ import annotations

import pytest
from tests.server.players import BOT, Player, Refused, ask, leave, people, run


def test_a_finished_game_can_be_played_on_from_any_decision_against_bots(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, kingdom={"way": "set", "name": "Hand Madness"})
        table = f"/api/tables/{ann.table}"
        for path in ("result", "record", "replay", "replay/0"):
            with pytest.raises(Refused, match="not-now"):
                await ask(base, f"{table}/{path}")
        await ann.play()
        replay = await ask(base, f"{table}/replay?seat=1")
        number = next(step["number"] for step in replay["steps"] if step["number"] > 20 and step["seat"] == 1)
        for seat in (-1, 0, 1):
            everything = await ask(base, f"{table}/replay?seat=-2")
            seen = await ask(base, f"{table}/replay?seat={seat}")
            for step, whole in zip(seen["steps"], everything["steps"], strict=True):
                if step["seat"] != seat:
                    whole.update(verb="", card=None, answer=[])  # even the verb may tell what is in a hand
                assert step == whole
        position = await ask(base, f"{table}/replay/{number}?seat=1")
        body = {"name": "Ben", "number": number, "seat": 1, "bot": BOT}
        seated = await ask(base, f"{table}/play-on", body)
        ben = await Player(base, seated["table"], seated["token"]).connect()
        prompt = await ben.asked()
        assert (prompt["number"], prompt["options"]) == (number, position["prompt"]["options"])
        assert ben.view is not None
        assert ben.view["players"][1]["hand"] == position["view"]["players"][1]["hand"]
        assert ben.undo is None  # Ben cannot undo what was played before
        await ben.play()
        assert ben.over is not None
        with pytest.raises(Refused, match="not-found"):
            await ask(base, f"{table}/replay/100000")
        await leave(ann, ben)

    run(game())
