"""The processes in which bots think. A slow bot delays nobody else; one that takes too long is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from throneroom.server.logs import log
from throneroom.server.workers.bot_levels import SLOW
from throneroom.server.workers.bot_process import BotRecord, Plan, PlanQuestion, Question, Thought

_LONGEST_LINE: Final = 2**22
_PLANS_KEPT: Final = 1000
_PLAN_SECONDS: Final = 120.0

T = TypeVar("T")


class BotFailed(Exception):
    """A bot gave no answer: it took too long, or its process broke down."""


class Processes:
    """So many processes, each started when it is first needed and again after it was stopped."""

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._free: Final[asyncio.Queue[asyncio.subprocess.Process | None]] = asyncio.Queue()
        self._all: Final[set[asyncio.subprocess.Process]] = set()
        self.waiting = 0
        for _ in range(size):
            self._free.put_nowait(None)

    async def warm_up(self) -> None:
        """Start one process now, so that the first bot need not wait for it."""
        self._free.get_nowait()
        self._free.put_nowait(await self._start())
        for _ in range(self._size - 1):  # it stands first in the line
            self._free.put_nowait(self._free.get_nowait())

    async def close(self) -> None:
        for process in list(self._all):
            await self._stop(process)

    async def ask(self, question: Struct, kind: type[T], patience: float) -> T:
        """The answer of one of the processes. Raises BotFailed."""
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        good = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(patience):
                answer = await _ask(process, question, kind)
            good = True
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            # A process that was left in the middle would give its answer to the next question.
            if process is not None and not good:
                await asyncio.shield(self._stop(process))
                process = None
            self._free.put_nowait(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "throneroom.server.workers.bot_process",
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


async def _ask(process: asyncio.subprocess.Process, question: Struct, kind: type[T]) -> T:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=kind)


class BotPool:
    """Bots that answer, in some processes, and the plans of levels that need one, found in another."""

    def __init__(self, size: int, patience: float) -> None:
        self._thinking: Final = Processes(size)
        self._planning: Final = Processes(1)
        self._patience: Final = patience
        self._plans: Final[OrderedDict[tuple[str, ...], asyncio.Task[Plan]]] = OrderedDict()

    async def open(self) -> None:
        await self._thinking.warm_up()

    async def close(self) -> None:
        for task in self._plans.values():
            task.cancel()
        await self._thinking.close()
        await self._planning.close()

    @property
    def waiting(self) -> int:
        return self._thinking.waiting

    async def think(self, question: Question) -> list[list[str]]:
        """The answers of the bots until a person is asked, or some of them. Raises BotFailed."""
        for bot in question.bots:
            if bot is not None and bot.strategy is None and bot.level in SLOW:
                bot.strategy = await self._plan(bot, question)
        thought = await self._thinking.ask(question, Thought, self._patience + question.seconds)
        return thought.answers

    async def _plan(self, bot: BotRecord, question: Question) -> str:
        """The strategy that a level follows here: found once, and then remembered."""
        key = (bot.level, str(len(question.bots)), *question.kingdom)
        task = self._plans.pop(key, None)
        if task is None:
            asked = PlanQuestion(bot.level, question.kingdom, len(question.bots))
            work = self._planning.ask(asked, Plan, _PLAN_SECONDS)
            task = asyncio.get_running_loop().create_task(work)
        self._plans[key] = task
        if len(self._plans) > _PLANS_KEPT:
            self._plans.popitem(last=False)
        try:
            return (await asyncio.shield(task)).strategy
        except BotFailed:
            self._plans.pop(key, None)
            raise
