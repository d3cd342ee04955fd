"""The processes in which bots think. A slow bot delays nobody else; one that takes too long is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

from throneroom.server.logs import log
from throneroom.server.thinker import Question, Thought

_LONGEST_LINE: Final = 2**22


class BotFailed(Exception):
    """A bot gave no answer: it took too long, or its process broke down."""


class BotPool:
    """So many processes, each started when it is first needed and again after it was stopped."""

    def __init__(self, size: int, patience: float) -> None:
        self._size: Final = size
        self._patience: Final = patience
        self._free: Final[asyncio.Queue[asyncio.subprocess.Process | None]] = asyncio.Queue()
        self._all: Final[set[asyncio.subprocess.Process]] = set()
        self.waiting = 0

    async def open(self) -> None:
        """Start one process now, so that the first bot need not wait for it."""
        self._free.put_nowait(await self._start())
        for _ in range(self._size - 1):
            self._free.put_nowait(None)

    async def close(self) -> None:
        for process in list(self._all):
            await self._stop(process)

    async def think(self, question: Question) -> list[list[str]]:
        """The answers of the bots until a person is asked, or some of them. Raises BotFailed."""
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        good = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self._patience + question.seconds):
                thought = await self._ask(process, question)
            good = True
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            # A process that was left in the middle would give its answer to the next question.
            if process is not None and not good:
                await asyncio.shield(self._stop(process))
                process = None
            self._free.put_nowait(process)
        return thought.answers

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Thought)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "throneroom.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        self._all.add(process)
        log("bot-process", pid=process.pid)
        return process

    async def _stop(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
