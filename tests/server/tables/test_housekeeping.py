"""What happens at a table without a request, such as a clock running out."""

from __future__ import annotations

import pytest
from tests.server.players import people, run
from tests.server.running import server, settings

from throneroom.server.workers.bot_pool import BotPool
from throneroom.server.workers.bot_process import MoveQuestion


def test_when_the_clock_runs_out_a_bot_plays_until_the_player_is_back() -> None:
    async def game(base: str) -> None:
        (ann,) = await people(base, 1, bots=1, options={"clock": 5, "first": 0})
        prompt = await ann.asked()
        assert 0 < prompt["seconds"] <= 5
        await ann.receive_until(lambda ann: ann.info["seats"][0]["stand_in"], "the clock runs out")
        assert ann.prompt is None
        await ann.send({"type": "come-back"})
        await ann.receive_until(lambda ann: not ann.info["seats"][0]["stand_in"], "the player is back")
        await ann.close()

    with server(settings(None)) as base:
        run(game(base))


@pytest.mark.parametrize("names", [["Province", "Province"], ["No Such Card"]])
def test_a_bot_that_answers_illegally_does_not_hold_up_the_table(
    names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(pool: BotPool, question: MoveQuestion) -> list[str]:
        return names

    async def game(base: str) -> None:
        (ann,) = await people(base, 1, bots=1, options={"first": 1})
        await ann.asked()  # the bot has declined everything
        await ann.close()

    monkeypatch.setattr(BotPool, "next_move", answer)
    with server(settings(None)) as base:
        run(game(base))
