"""Presence at a table: resigning, being away, coming back."""

from __future__ import annotations

from tests.server.players import leave, people, run


def test_a_bot_plays_for_those_who_resign_until_one_person_is_left(base: str) -> None:
    async def game() -> None:
        players = await people(base, 3)
        await players[0].send({"type": "resign"})
        await players[1].receive_until(lambda player: player.info["seats"][0]["resigned"], "seat 0 resigns")
        assert await players[0].refused({"type": "resign"}) == "not-now"
        await players[1].send({"type": "resign"})
        over = (await players[2].until("over"))["over"]
        assert (over["how"], over["winners"]) == ("resigned", [2])
        assert [score["resigned"] for score in over["scores"]] == [True, True, False]
        await leave(*players)

    run(game())


def test_a_bot_can_play_for_an_absent_player_until_they_are_back(base: str) -> None:
    """After the grace period the others decide; with the token a player can return at any time."""

    async def game() -> None:
        players = await people(base, 2, options={"grace": 0, "first": 1})
        ann, ben = players
        assert await ann.refused({"type": "absent", "seat": 1, "choice": "bot"}) == "not-now"
        await ben.close()
        await ann.receive_until(lambda ann: ann.info["seats"][1]["may_decide"], "Ben's grace time is over")
        assert await ann.refused({"type": "absent", "seat": 5, "choice": "bot"}) == "not-now"
        await ann.send({"type": "absent", "seat": 1, "choice": "bot"})
        await ann.asked()  # the bot has played Ben's turn
        assert ann.info["seats"][1]["stand_in"]
        await ben.connect()
        await ann.receive_until(lambda ann: not ann.info["seats"][1]["stand_in"], "Ben is back")
        await ben.close()
        await ann.receive_until(lambda ann: ann.info["seats"][1]["may_decide"], "Ben's grace time is over again")
        await ann.send({"type": "absent", "seat": 1, "choice": "end"})
        assert (await ann.until("over"))["over"]["how"] == "ended"
        await leave(ann)

    run(game())
