"""What happens at a table without a request, such as a clock running out."""

from __future__ import annotations

from tests.server.players import people, run
from tests.server.running import server, settings


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
