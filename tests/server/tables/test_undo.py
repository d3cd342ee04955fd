"""Undo: free, by consent, or never, over real sockets with both databases."""

from __future__ import annotations

from tests.server.players import Player, leave, people, run, whose_turn


def test_undo_is_free_until_new_information_is_revealed(base: str) -> None:
    """Played Treasures return to the hand; all clients are notified and drop those happenings."""

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
        number = asked.undo["number"]
        await asked.send({"type": "undo", "number": number})
        await asked.until("undone")
        await other.until("undone")
        assert asked.happenings == before
        assert len(other.happenings) == len(before)
        assert asked.branch == other.branch == 1
        assert asked.prompt is not None
        assert asked.prompt["request"] == f"1.{number}"
        await asked.answer(treasures[:1])
        assert not asked.info["marked"]
        await leave(*players)

    run(game())


async def after_a_turn(base: str, undo: str) -> tuple[Player, Player]:
    """Return two people, of whom the first has ended their turn and drawn a new hand."""
    players = await people(base, 2, options={"undo": undo})
    asked, (other,) = await whose_turn(players)
    await asked.answer([])
    await asked.answer([])
    await other.asked()
    return asked, other


def test_undo_needs_consent_after_new_information(base: str) -> None:
    """The others are asked; if all agree, the answer is undone and the game is marked."""

    async def game() -> None:
        asked, other = await after_a_turn(base, "consent")
        assert asked.undo is not None
        assert (asked.undo["free"], asked.undo["consent"]) == (False, [other.seat])
        assert "draw" in asked.undo["news"]
        number = asked.undo["number"]
        await asked.send({"type": "undo", "number": number})
        asking = await other.until("undo-asked")
        assert (asking["request"]["seat"], asking["request"]["waiting"]) == (asked.seat, [other.seat])
        await other.send({"type": "undo-answer", "agree": False})
        assert (await asked.until("undo-refused"))["seat"] == other.seat
        assert asked.branch == 0
        await asked.send({"type": "undo", "number": asked.undo["number"]})
        await other.until("undo-asked")
        await other.send({"type": "undo-answer", "agree": True})
        await asked.until("undone")
        assert (await asked.asked())["request"] == f"1.{number}"
        await asked.until("table")
        assert asked.info["marked"]
        await leave(asked, other)

    run(game())


def test_a_request_is_withdrawn_by_its_seat_or_by_any_answer(base: str) -> None:
    async def game() -> None:
        asked, other = await after_a_turn(base, "consent")
        assert asked.undo is not None
        undo = {"type": "undo", "number": asked.undo["number"]}
        for withdrawal in ({"type": "undo-answer", "agree": False}, None):
            await asked.send(undo)
            assert (await other.until("undo-asked"))["request"] is not None
            assert await asked.refused(undo) == "not-now"
            assert await asked.refused({"type": "undo-answer", "agree": True}) == "not-now"
            if withdrawal is not None:
                await asked.send(withdrawal)
            else:
                await other.answer([])
            assert (await other.until("undo-asked"))["request"] is None
        assert await other.refused({"type": "undo-answer", "agree": True}) == "late"
        await leave(asked, other)

    run(game())


def test_a_player_who_connects_gets_the_pending_request(base: str) -> None:
    async def game() -> None:
        asked, other = await after_a_turn(base, "consent")
        assert asked.undo is not None
        await asked.send({"type": "undo", "number": asked.undo["number"]})
        request = (await other.until("undo-asked"))["request"]
        again = await Player(base, other.table, other.token).connect()
        assert again.messages[0]["undo_request"] == request
        await leave(asked, other, again)

    run(game())


def test_a_table_may_forbid_undo_after_new_information(base: str) -> None:
    async def game() -> None:
        asked, other = await after_a_turn(base, "free")
        assert asked.undo is not None
        assert (asked.undo["free"], asked.undo["consent"]) == (False, [])
        assert await asked.refused({"type": "undo", "number": asked.undo["number"]}) == "not-now"
        assert await asked.refused({"type": "undo", "number": 77}) == "late"
        assert await other.refused({"type": "undo", "number": 0}) == "late"
        assert await other.refused({"type": "undo-answer", "agree": True}) == "late"
        await leave(asked, other)

    run(game())


def test_against_bots_everything_can_be_undone_and_the_game_is_marked(base: str) -> None:
    """What the bots have done since is undone too."""

    async def game() -> None:
        (ann,) = await people(base, 1, bots=2, options={"undo": "never", "first": 0})
        await ann.asked()
        await ann.answer([])
        await ann.answer([])
        await ann.asked()
        assert ann.undo is not None
        assert (ann.undo["free"], ann.undo["marks"], ann.undo["others"] > 0) == (True, True, True)
        await ann.send({"type": "undo", "number": ann.undo["number"]})
        await ann.until("table")
        assert ann.info["marked"]
        assert (await ann.asked())["request"] == "1.1"
        await leave(ann)

    run(game())
