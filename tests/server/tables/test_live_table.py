"""Answers at a live table: who may answer what, and questions that everybody is asked at once."""

from __future__ import annotations

from typing import Any

from tests.server.players import Player, leave, people, play_until_masquerade, run, whose_turn


def test_only_the_seat_that_is_asked_can_answer(base: str) -> None:
    """An illegal answer, another seat's, or one to a question not asked is refused, and nothing changes."""

    async def game() -> None:
        players = await people(base, 2)
        asked, (other,) = await whose_turn(players)
        assert asked.prompt is not None
        request = asked.prompt["request"]
        stolen = {"type": "answer", "request": request, "options": asked.prompt["options"]}
        assert await other.refused(stolen) == "not-asked"
        assert "Copper" not in other.received[-1]
        for options in (["Province"], ["Copper"] * 9, ["copper"]):
            assert await asked.refused({**stolen, "options": options}) == "illegal"
            assert asked.messages[-1]["request"] == request
        assert "expected: " in asked.messages[-1]["text"]
        for name in ("0.1", "1.0", "0.-1", "0.999999999999", "x", ""):
            assert await asked.refused({**stolen, "request": name}) == "not-asked"
        await asked.answer(stolen["options"])
        assert len(asked.kept) == 1
        await leave(*players)

    run(game())


def test_an_answer_sent_again_is_acknowledged_again_and_another_one_is_late(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2)
        asked, _ = await whose_turn(players)
        assert asked.prompt is not None
        request, options = asked.prompt["request"], asked.prompt["options"]
        await asked.answer(options)
        happenings = list(asked.happenings)
        await asked.say({"type": "answer", "request": request, "options": options[::-1]})
        assert (await asked.until("update"))["answered"] == request
        assert asked.happenings == happenings
        assert await asked.refused({"type": "answer", "request": request, "options": options[:1]}) == "late"
        await leave(*players)

    run(game())


def test_masquerade_asks_everybody_at_once_and_shows_nothing_before_all_have_chosen(base: str) -> None:
    """The seat that the engine asks last answers first: that is held, and the game does not move."""

    async def game() -> None:
        players = await people(base, 3, kingdom={"way": "set", "name": "Best Wishes"}, seed=11, options={"first": 0})
        await play_until_masquerade(*players)
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
            await player.hear_until(lambda player: player.kept and passes(player), "the cards are passed")
        for player in asked:
            seen_by = [one["seat"] for one in passes(player) if one["cards"]]
            assert sorted(seen_by) == sorted({player.seat, (player.seat - 1) % 3})
        await leave(*players)

    run(game())


def passes(player: Player) -> list[dict[str, Any]]:
    return [one for one in player.happenings if one["kind"] == "pass"]
