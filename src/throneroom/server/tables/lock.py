"""Taking turns: a lock that can also be taken without waiting, where nobody else has it."""

from __future__ import annotations

import asyncio


class TableLock:
    """One at a time, first come first served: `async with turns`, or `take` and, later, `release`."""

    __slots__ = ("_is_taken", "_line")

    def __init__(self) -> None:
        self._is_taken = False
        self._line: list[asyncio.Future[None]] = []

    def take(self) -> bool:
        """Take a turn if that needs no waiting. Whether it did."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """End the turn; whoever waits longest has the next one."""
        while self._line:
            following = self._line.pop(0)
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it had come round, for nobody
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
