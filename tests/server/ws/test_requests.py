"""Requests at a table other than moves: chat and watching."""

from __future__ import annotations

import pytest
from tests.server.players import Player, leave, people, run, whose_turn


def test_players_chat_within_limits(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2)
        ann, ben = players
        await ann.send({"type": "chat", "text": "good\nluck \u0007"})
        line = (await ben.until("chat"))["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", "good luck")
        for _ in range(4):
            await ann.send({"type": "chat", "text": "!"})
        assert await ann.refused({"type": "chat", "text": "!"}) == "too-fast"
        assert await ben.refused({"type": "chat", "text": "a" * 301}) == "bad-message"
        assert await ben.refused({"type": "chat", "text": " \u0000 "}) == "bad-message"
        again = await Player(base, ann.table, ann.token).connect()
        assert again.messages[0]["chat"][0] == line
        await leave(again, *players)

    run(game())


def test_spectators_see_what_everybody_sees_and_can_do_nothing(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2)
        spectator = await Player(base, players[0].table, None).connect()
        assert spectator.seat == -1
        assert spectator.view is not None
        assert [player["hand"] for player in spectator.view["players"]] == [None, None]
        for message in ({"type": "resign"}, {"type": "chat", "text": "!"}, {"type": "undo", "number": 0}):
            assert await spectator.refused(message) == "not-yours"
        asked, _ = await whose_turn(players)
        assert asked.prompt is not None
        await asked.answer(asked.prompt["options"])
        await spectator.until("update")
        assert spectator.prompt is None
        await leave(spectator, *players)

    run(game())


def test_a_table_may_have_no_spectators(base: str) -> None:
    async def game() -> None:
        (ann,) = await people(base, 1, bots=1, options={"watch": "nobody"})
        spectator = Player(base, ann.table, None)
        with pytest.raises(AssertionError, match="no-watching"):
            await spectator.connect()
        stranger = Player(base, ann.table, "x" * 32)
        with pytest.raises(AssertionError, match="no-seat"):
            await stranger.connect()
        await leave(ann, spectator, stranger)

    run(game())
