"""A mutex for a table that can also be taken without waiting."""

from __future__ import annotations

import asyncio


class TableLock:
    """A fair lock: `async with lock`, or `take` and, later, `release`."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def take(self) -> bool:
        """Take the lock if nobody has it. Return whether it was taken."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Pass the lock to whoever has waited longest, or free it."""
        while self._waiting:
            following = self._waiting.pop(0)
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # cancelled just after the lock was passed on to this task
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
