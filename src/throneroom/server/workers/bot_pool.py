"""The processes that play for bots. A slow bot delays only its own table; one that hangs is killed."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from throneroom.server.logs import log
from throneroom.server.metrics import Histogram
from throneroom.server.workers.bot_levels import LOOKS_AHEAD, SLOW, quick_plan
from throneroom.server.workers.bot_process import Move, MoveQuestion, Plan, PlanQuestion
from throneroom.server.workers.worker_setup import worker_setup
from throneroom.system.child_process import ChildFailed, ChildPool

_MODULE: Final = "throneroom.server.workers.bot_process"
_PLANS_KEPT: Final = 1000
_PLAN_SECONDS: Final = 120.0


class BotFailed(Exception):
    """A bot gave no answer: it took too long, or its process failed."""


class BotPool:
    """Some processes play for bots; another finds the plans of levels that need one."""

    def __init__(self, size: int, patience: float) -> None:
        self._players: Final = ChildPool(size, _MODULE, Move, _log_start, worker_setup)
        self._planners: Final = ChildPool(1, _MODULE, Plan, _log_start, worker_setup)
        self._patience: Final = patience
        self.seconds: Final = Histogram()  # until a bot has answered, including the wait
        self._plans: Final[OrderedDict[tuple[str, ...], asyncio.Task[Plan]]] = OrderedDict()

    async def open(self) -> None:
        await self._players.warm_up()

    async def close(self) -> None:
        for task in self._plans.values():
            task.cancel()
        await asyncio.gather(*self._plans.values(), return_exceptions=True)
        await asyncio.gather(self._players.close(), self._planners.close())

    @property
    def waiting(self) -> int:
        return self._players.waiting

    @property
    def waiting_plans(self) -> int:
        return self._planners.waiting

    async def next_move(self, question: MoveQuestion) -> list[str]:
        """Return the bot's answer. Raises BotFailed."""
        try:
            if question.strategy is None and question.level in LOOKS_AHEAD:
                question.strategy = self._plan_so_far(question)
            elif question.strategy is None and question.level in SLOW:
                question.strategy = await self._plan(question)
            begun = time.perf_counter()
            move = await self._players.ask(question, self._patience)
            self.seconds.add(time.perf_counter() - begun)
            if move.mistake:
                log("bot-mistake", level=question.level, error=move.mistake)
            return move.answer
        except ChildFailed as error:
            raise BotFailed(str(error)) from error

    def plan_if_known(self, level: str, kingdom: Sequence[str], seats: int) -> str | None:
        """Return the strategy that a level follows in this kingdom, if it has been found already."""
        task = self._plans.get(_key(level, kingdom, seats))
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result().strategy

    def find_plan(self, level: str, kingdom: Sequence[str], seats: int) -> asyncio.Task[Plan]:
        """Find the strategy that a level follows in this kingdom, once, in the background."""
        key = _key(level, kingdom, seats)
        task = self._plans.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            asked = PlanQuestion(level, list(kingdom), seats)
            task = asyncio.get_running_loop().create_task(self._planners.ask(asked, _PLAN_SECONDS))
        self._plans[key] = task
        if len(self._plans) > _PLANS_KEPT:
            self._plans.popitem(last=False)
        return task

    def _plan_so_far(self, question: MoveQuestion) -> str:
        """Return the strategies of a level, or a quick one while they are being found: nobody has to wait for them."""
        seats = len(question.view.players)
        self.find_plan(question.level, question.kingdom, seats)
        known = self.plan_if_known(question.level, question.kingdom, seats)
        return known or quick_plan(tuple(question.kingdom), seats)

    async def _plan(self, question: MoveQuestion) -> str:
        task = self.find_plan(question.level, question.kingdom, len(question.view.players))
        return (await asyncio.shield(task)).strategy


def _key(level: str, kingdom: Sequence[str], seats: int) -> tuple[str, ...]:
    return (level, str(seats), *kingdom)


def _log_start(pid: int) -> None:
    log("bot-process", pid=pid)
