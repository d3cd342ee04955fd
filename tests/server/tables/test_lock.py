"""The lock of a table: fair, and taken at once if it is free."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.players import run

from throneroom.server.tables.lock import TableLock


def test_the_lock_is_taken_at_once_only_if_it_is_free() -> None:
    async def test() -> None:
        lock = TableLock()
        assert lock.take()
        assert not lock.take()
        lock.release()
        async with lock:
            assert not lock.take()
        assert lock.take()

    run(test())


def test_tasks_get_the_lock_in_the_order_they_came_and_nobody_pushes_in() -> None:
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


def test_a_cancelled_task_leaves_the_lock_to_the_next() -> None:
    """Whether it is cancelled before the lock is passed to it, or just after."""

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
