"""Long work in the background, so that the screen stays responsive."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_background(work: Callable[[], T]) -> T:
    """Run work in a daemon thread, for which the program need not wait on exit, and return its result."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(result)  # type: ignore[arg-type]  # None only if that is the result
        else:
            done.set_exception(error)

    def run() -> None:
        try:
            result, error = work(), None
        except BaseException as failed:  # raised again where the work is awaited
            result, error = None, failed
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, result, error)

    threading.Thread(target=run, daemon=True).start()
    return await done
