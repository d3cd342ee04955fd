"""The processes that give advice. They give way to everything else, and their number is limited."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Final

from throneroom.protocol.from_server import AdviceGiven
from throneroom.server.logs import log
from throneroom.server.refusal import refusal
from throneroom.server.workers.advice_process import AdviceQuestion, AdviceReport, StopAdvising
from throneroom.server.workers.worker_setup import worker_setup
from throneroom.system.child_process import ChildFailed, ChildProcess

_MODULE: Final = "throneroom.server.workers.advice_process"
_PATIENCE: Final = 20.0  # seconds for the next report, at most


def given(report: AdviceReport, request: str) -> AdviceGiven:
    """Return a report as it is sent to a client."""
    return AdviceGiven(
        request=request,
        options=report.options,
        rollouts=report.rollouts,
        seconds=report.seconds,
        done=report.done,
    )


class AdvicePool:
    """Up to `size` processes, each with one question at a time."""

    def __init__(self, size: int) -> None:
        self._slots: Final = asyncio.Semaphore(size)
        self._idle: Final[list[ChildProcess[AdviceReport]]] = []
        self._all: Final[set[ChildProcess[AdviceReport]]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.waiting = 0

    async def warm_up(self) -> None:
        """Start a process, unless there is one, so that the first question need not wait for it."""
        if not self._all:
            with contextlib.suppress(ChildFailed):
                self._idle.append(await self._start())

    async def close(self) -> None:
        """Stop all processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(child.kill() for child in self._all))

    async def reports(self, question: AdviceQuestion) -> AsyncGenerator[AdviceReport, None]:
        """Yield better and better advice. Close the iterator to stop it. Raises ChildFailed."""
        self.waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self.waiting -= 1
        child: ChildProcess[AdviceReport] | None = None
        is_done = False
        try:
            child = await self._take()
            child.send(question)
            while not is_done:
                report = await self._next(child)
                is_done = report.done
                yield report
        finally:
            self._release(child, is_done)

    async def last_report(self, question: AdviceQuestion, request: str) -> AdviceGiven:
        """Return the advice once it is done. Raises Refusal."""
        try:
            async with contextlib.aclosing(self.reports(question)) as reports:
                async for report in reports:
                    if report.done:
                        return given(report, request)
        except ChildFailed as error:
            log("advice-failed", error=str(error))
        raise refusal("failed", "advice", "the advisor failed; ask again", request)

    async def _next(self, child: ChildProcess[AdviceReport]) -> AdviceReport:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await child.receive()
        except TimeoutError:
            raise ChildFailed(f"no report within {_PATIENCE:g} seconds") from None

    def _release(self, child: ChildProcess[AdviceReport] | None, is_done: bool) -> None:
        """Let a process take the next question, once it has stopped working on this one."""
        if child is None:
            self._slots.release()
        elif is_done:
            self._idle.append(child)
            self._slots.release()
        else:
            task = asyncio.get_running_loop().create_task(self._stop(child))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _stop(self, child: ChildProcess[AdviceReport]) -> None:
        try:
            child.send(StopAdvising())
            while not (await self._next(child)).done:
                pass
            self._idle.append(child)
        except ChildFailed:
            self._all.discard(child)
            await child.kill()
        finally:
            self._slots.release()

    async def _take(self) -> ChildProcess[AdviceReport]:
        while self._idle:
            child = self._idle.pop()
            if child.is_running:
                return child
            self._all.discard(child)
        return await self._start()

    async def _start(self) -> ChildProcess[AdviceReport]:
        try:
            child = await ChildProcess.start(_MODULE, AdviceReport, setup=worker_setup())
        except OSError as error:
            raise ChildFailed(f"it cannot be started: {error}") from error
        self._all.add(child)
        log("advice-process", pid=child.pid)
        return child
