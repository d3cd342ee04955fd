"""Waiting for a condition, with a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 30.0  # seconds, enough for a busy machine


def wait_until(condition: Callable[[], bool], what: str | Callable[[], str], seconds: float = PATIENCE) -> None:
    """Return as soon as the condition holds; fail if it does not in time."""
    deadline = time.monotonic() + seconds
    while not condition():
        _check(deadline, what, seconds)
        time.sleep(0.01)


async def wait_until_async(
    condition: Callable[[], bool], what: str | Callable[[], str], seconds: float = PATIENCE
) -> None:
    """Like wait_until, but let other tasks run."""
    deadline = time.monotonic() + seconds
    while not condition():
        _check(deadline, what, seconds)
        await asyncio.sleep(0.005)


def _check(deadline: float, what: str | Callable[[], str], seconds: float) -> None:
    if time.monotonic() >= deadline:
        raise AssertionError(f"not within {seconds:g} seconds: {what if isinstance(what, str) else what()}")


def is_alive(pid: int) -> bool:
    """Return whether a process is running. A zombie is not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with contextlib.suppress(OSError):  # there is no /proc here, or the process has just ended
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    return True
