"""Taking turns at a table: one at a time, first come first served, and at once where nobody else has it."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.test_options import run

from throneroom.server.tables.lock import TableLock


def test_a_turn_is_taken_at_once_only_where_nobody_has_one() -> None:
    async def test() -> None:
        turns = TableLock()
        assert turns.take()
        assert not turns.take()
        turns.release()
        async with turns:
            assert not turns.take()
        assert turns.take()

    run(test())


def test_those_who_wait_come_in_the_order_they_came_and_nobody_pushes_in() -> None:
    async def test() -> None:
        turns, order = TableLock(), list[int]()

        async def wait(number: int) -> None:
            async with turns:
                order.append(number)
                await asyncio.sleep(0)

        assert turns.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        turns.release()
        assert not turns.take()  # it is the first one's already, though he has not woken yet
        await asyncio.gather(*waiting)
        assert order == [0, 1, 2]
        assert turns.take()

    run(test())


def test_who_gives_up_waiting_leaves_the_turn_to_the_next() -> None:
    """Before his turn comes, and in the moment it has come."""

    async def test() -> None:
        for gives_up_late in (False, True):
            turns = TableLock()

            async def wait(turns: TableLock = turns) -> str:
                async with turns:
                    return "done"

            assert turns.take()
            first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            if gives_up_late:
                turns.release()
            first.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await first
            assert first.cancelled()
            if not gives_up_late:
                turns.release()
            assert await second == "done"
            assert turns.take()

    run(test())
