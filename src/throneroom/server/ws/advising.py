"""The advice that one client looks at: asked for, sent as it gets better, and stopped when nobody needs it any more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from throneroom.bots.levels import GOOD, STRONG
from throneroom.cards.kingdoms import kingdom_names
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.advice_question import advice_question, is_asked
from throneroom.server.workers.advice_pool import given
from throneroom.system.child_process import ChildFailed

if TYPE_CHECKING:
    from throneroom.server.limits import Limiters
    from throneroom.server.tables.live_table import LiveTable
    from throneroom.server.tables.registry import TableRegistry
    from throneroom.server.workers.advice_process import AdviceQuestion
    from throneroom.server.ws.connection import Connection


class Advising:
    """The advice for one connection: about one prompt at a time."""

    __slots__ = ("_connection", "_limiters", "_registry", "_table", "_task")

    def __init__(self, registry: TableRegistry, table: LiveTable, connection: Connection, limiters: Limiters) -> None:
        self._registry: Final = registry
        self._table: Final = table
        self._connection: Final = connection
        self._limiters: Final = limiters
        self._task: asyncio.Task[None] | None = None

    async def ask(self, request: str) -> None:
        """Begin to send advice about a prompt. Raises Refusal."""
        self.stop()
        try:
            await self._ask(request)
        except Refusal as refused:
            raise Refusal(refused.reason, refused.message, request) from None

    async def _ask(self, request: str) -> None:
        table, connection = self._table, self._connection
        if connection.seat < 0:
            raise refusal("not-yours", "watching", "spectators cannot do this")
        self._limiters.asking_advice.take(connection.address)
        async with table.lock:
            if table.is_stale:
                await table.refresh()
            game = table.state.game
            if game is not None and game.effect is not None:
                self._limiters.work.take(connection.address, table.state.answers)  # the game may have to be replayed
            question = advice_question(table, connection.seat, request, self._plans())
        self._limiters.advice.enter(connection.address)
        self._task = asyncio.get_running_loop().create_task(self._send(request, question))
        self._task.add_done_callback(self._done)

    def prepare(self) -> None:
        """Get ready for questions at this table: start a process, and find a plan."""
        self._registry.spawn(self._registry.advisors.warm_up())
        self._plans()

    def stop(self) -> None:
        """Send no more advice."""
        if self._task is not None:
            self._task.cancel()
            self._done(self._task)

    def _done(self, task: asyncio.Task[None]) -> None:
        if task is self._task:
            self._task = None
            self._limiters.advice.leave(self._connection.address)

    def _plans(self) -> list[str]:
        """Return the best plan that is known for this table, and find one in the background."""
        state, bots = self._table.state, self._registry.bots
        kingdom, seats = kingdom_names(state.kingdom), len(state.seats)
        bots.find_plan(GOOD, kingdom, seats)
        for level in (STRONG, GOOD):
            known = bots.plan_if_known(level, kingdom, seats)
            if known:
                return [known]
        return []

    async def _send(self, request: str, question: AdviceQuestion) -> None:
        connection = self._connection
        try:
            async with contextlib.aclosing(self._registry.advisors.reports(question)) as reports:
                async for report in reports:
                    if not is_asked(self._table, connection.seat, request) or not connection.is_open:
                        return
                    connection.send(given(report, request))
        except ChildFailed as error:
            log("advice-failed", error=str(error))
            refused = refusal("failed", "advice", "the advisor failed; ask again", request)
            connection.send(refused.encoded())
