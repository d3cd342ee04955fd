"""Live tables: answers, questions that everybody is asked at once, and the lock."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from tests.server.players import Player, leave, people, play_until_masquerade, run, whose_turn

from throneroom import Catalog
from throneroom.engine.decision import REACT
from throneroom.engine.turn import ACTION_PHASE, next_decision
from throneroom.protocol.base import WATCHING
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.tables.live_table import LiveTable, TableLock
from throneroom.server.tables.log_entries import Began, Opened, OptionsRecord, SeatRecord
from throneroom.server.tables.table_state import TableState

KINGDOM = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop"]


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
        later = f"0.{asked.prompt['number'] + 1}"
        for name in (later, "1.0", "0.-1", "0.999999999999", "x", ""):
            assert await asked.refused({**stolen, "request": name}) == "not-asked"
        await asked.answer(stolen["options"])
        assert len(asked.durable) == 1
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
        await asked.send({"type": "answer", "request": request, "options": options[::-1]})
        assert (await asked.until("update"))["answered"] == request
        assert asked.happenings == happenings
        assert await asked.refused({"type": "answer", "request": request, "options": options[:1]}) == "late"
        await leave(*players)

    run(game())


def test_an_answer_from_before_an_undo_is_acknowledged_if_it_still_counts_and_late_otherwise(base: str) -> None:
    async def game() -> None:
        players = await people(base, 2, options={"pauses": False})
        asked, _ = await whose_turn(players)
        assert asked.prompt is not None
        treasures = asked.prompt["options"]
        await asked.answer(treasures[:1])
        await asked.answer(treasures[1:2])
        assert asked.undo is not None
        await asked.send({"type": "undo", "number": asked.undo["number"]})
        await asked.until("undone")
        assert asked.prompt["request"] == "1.1"
        await asked.send({"type": "answer", "request": "0.0", "options": treasures[:1]})
        assert (await asked.until("update"))["answered"] == "0.0"
        again = {"type": "answer", "request": "0.1", "options": treasures[1:2]}
        assert await asked.refused(again) == "late"
        await asked.answer(treasures[1:2])
        assert await asked.refused(again) == "late"
        for name in ("0.2", "0.99"):
            assert await asked.refused({**again, "request": name}) == "late"
        for name in ("2.0", "1.99", "1.", ".1", "-1.0"):
            assert await asked.refused({**again, "request": name}) == "not-asked"
        await leave(*players)

    run(game())


def test_masquerade_asks_everybody_at_once_and_shows_nothing_before_all_have_chosen(base: str) -> None:
    """The seat that the engine asks last answers first: its answer is held, and the game does not move."""

    async def game() -> None:
        players = await people(base, 3, kingdom={"way": "set", "name": "Best Wishes"}, seed=11, options={"first": 0})
        await play_until_masquerade(*players)
        assert all(player.prompt is not None and player.prompt["together"] for player in players)
        asked = sorted(players, key=lambda player: int((player.prompt or {})["request"].partition(".")[2]))
        seen = [len(player.happenings) for player in players]
        for player in reversed(asked[1:]):
            assert player.prompt is not None
            chosen, request = player.prompt["options"][:1], player.prompt["request"]
            await player.send({"type": "answer", "request": request, "options": chosen})
            assert (await player.until("held"))["request"] == request
            await asked[0].until("update")
            assert request not in player.durable
        assert [len(player.happenings) for player in players] == seen
        first = asked[0]
        assert first.waiting == [first.seat]
        assert first.prompt is not None
        await first.answer(first.prompt["options"][:1])
        for player in asked[1:]:
            await player.receive_until(lambda player: player.durable and passes(player), "the cards are passed")
        for player in asked:
            seen_by = [one["seat"] for one in passes(player) if one["cards"]]
            assert sorted(seen_by) == sorted({player.seat, (player.seat - 1) % 3})
        await leave(*players)

    run(game())


def passes(player: Player) -> list[dict[str, Any]]:
    return [one for one in player.happenings if one["kind"] == "pass"]


# -- the lock ----------------------------------------------------------------------------------------------------------


def test_take_succeeds_only_if_the_lock_is_free() -> None:
    async def test() -> None:
        lock = TableLock()
        assert lock.take()
        assert not lock.take()
        lock.release()
        async with lock:
            assert not lock.take()
        assert lock.take()

    run(test())


def test_tasks_get_the_lock_in_the_order_they_asked_for_it() -> None:
    async def test() -> None:
        lock, order = TableLock(), list[int]()

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # it has been passed to the first task, which has not woken yet
        await asyncio.gather(*waiting)
        assert order == [0, 1, 2]
        assert lock.take()

    run(test())


def test_a_cancelled_task_does_not_keep_the_lock() -> None:
    """Neither if it is cancelled before the lock is passed to it, nor just after."""

    async def test() -> None:
        for gives_up_late in (False, True):
            lock = TableLock()

            async def wait(lock: TableLock = lock) -> str:
                async with lock:
                    return "done"

            assert lock.take()
            first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            if gives_up_late:
                lock.release()
            first.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await first
            assert first.cancelled()
            if not gives_up_late:
                lock.release()
            assert await second == "done"
            assert lock.take()

    run(test())


# -- pauses -----------------------------------------------------------------------------------------------------------


def attacked(*people: bool) -> LiveTable:
    """Return a table where seat 0 has played a Witch: seat 1 is asked to react, but holds no Reaction."""
    seats = [SeatRecord(who="human" if is_person else "bot", name=f"Seat {n}") for n, is_person in enumerate(people)]
    opened = Opened(at=0, owner=0, seats=seats, kingdom=KINGDOM, seed=1, options=OptionsRecord(), first=0)
    state = TableState("t", opened)
    state.apply(Began(0, 0, seats, asks_forced=True))
    assert state.game is not None
    moat, witch = (Catalog().find(name) for name in ("Moat", "Witch"))
    attacker, victim = state.game.players[:2]
    attacker.hand_zone.fill([witch, *attacker.hand[1:]])
    victim.discard_zone.add(moat)
    victim.owned.add(moat, 1)
    state.game.phase = ACTION_PHASE
    state.game.decision = next_decision(state.game)
    state.game.answer([witch])
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.verb, decision.is_forced) == (1, REACT, True)
    return LiveTable(state, SqliteStore(None), lambda _: None, 5000)


def test_the_table_waits_for_a_player_with_nothing_to_choose_without_asking_them() -> None:
    table = attacked(True, True)
    for seat in (0, 1, WATCHING):
        update = table.snapshot().update(seat, None, 0, [])
        assert (update.waiting, update.prompt) == ([1], None)


def test_the_pause_is_random_and_begins_once() -> None:
    seconds = [table.pause_left(table.state.questions()[0], 1, 3) for table in (attacked(True, True) for _ in range(9))]
    assert all(0.9 < pause <= 3 for pause in seconds)
    assert max(seconds) - min(seconds) > 0.01
    table = attacked(True, True)
    question = table.state.questions()[0]
    assert table.pause_left(question, 1, 3) >= table.pause_left(question, 1, 3) > 0.9


def test_there_is_no_pause_if_nobody_else_is_there_to_notice() -> None:
    table = attacked(False, True)
    assert table.pause_left(table.state.questions()[0], 1, 3) == 0
