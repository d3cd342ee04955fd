"""Housekeeping: what has to be done at a live table without a request from a client.

Ask bots, commit held answers when their turn comes, act when clocks run out, store finished games, open rematches,
reload stale tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.protocol.lookup import options_named
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.ratings.counting import unrated
from throneroom.server.ratings.names import Names
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Timeouts
from throneroom.server.store.store import BadLog, Conflict, StoreDown
from throneroom.server.tables.bot_question import bot_question
from throneroom.server.tables.deals import Deals, deal_result
from throneroom.server.tables.keeping import is_to_be_kept, kept_game
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import Answered, Entry, RematchOpened, StandInSeated
from throneroom.server.tables.rematch import is_rematch_due, next_game, next_table_id
from throneroom.server.tables.table_state import TableState, is_formality
from throneroom.server.workers.bot_pool import BotFailed, BotPool


class Tables(Protocol):
    """The part of the table registry that housekeeping needs."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def create(self, *new: Entry, table_id: str | None = None) -> str: ...

    def give_up(self, table: LiveTable, error: BadLog) -> Refusal: ...


class Housekeeping:
    """Does what is due at each table, one thing at a time. Most of the time nothing is due."""

    def __init__(
        self, tables: Tables, bots: BotPool, deals: Deals, names: Names, metrics: Metrics, timeouts: Timeouts
    ) -> None:
        self._tables: Final = tables
        self._deals: Final = deals
        self._names: Final = names
        self._bots: Final = bots
        self._metrics: Final = metrics
        self._timeouts: Final = timeouts
        self._busy: Final[set[str]] = set()
        # Tables where a custom card fails whatever a bot answers: the branch and the length of the log at that point.
        self._stuck: Final[dict[str, tuple[int, int]]] = {}
        self._distrusted: Final[set[str]] = set()  # tables where a bot has just answered illegally
        self._keeping: Final = asyncio.Lock()
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True

    def is_busy(self, table: LiveTable) -> bool:
        return table.id in self._busy

    def wake(self, table: LiveTable) -> None:
        """Check what is due, because something has changed at this table or a timer has fired."""
        if table.id not in self._busy and not self._is_stopped and (table.is_stale or self._is_due(table)):
            self._busy.add(table.id)
            self._tables.spawn(self._work(table))

    async def _work(self, table: LiveTable) -> None:
        try:
            while table.is_stale or self._is_due(table):
                try:
                    await self._step(table)
                except Conflict:
                    self._metrics.conflicts += 1  # another process was faster
                except StoreDown as error:
                    self._metrics.store_down += 1
                    log("store-down", error=str(error))
                    await asyncio.sleep(self._timeouts.retry)
                except BadLog as bad:
                    self._tables.give_up(table, bad)
                    return
        finally:
            self._busy.discard(table.id)

    def _is_due(self, table: LiveTable) -> bool:
        """Return whether there is something to do now. If not, set a timer for when there may be."""
        if not table.is_durable:
            return False  # the table is woken after the commit, or when it has been reloaded
        state = table.state
        decision = state.decision
        if decision is None:
            return is_rematch_due(state, table.clients.is_connected) or self._is_keeping_due(table)
        if table.is_held():
            return True
        if self._stuck.get(table.id) == (state.branch, state.length):
            return False
        if not table.clients.connections:
            return False  # nobody is here to watch the bots or to wait for an answer
        if not state.is_person(decision.seat):
            seconds = table.left_to_others()
            table.wake_in(seconds or None)
            return seconds == 0
        if decision.is_forced:
            seconds = table.pause_left(state.questions()[0], *self._timeouts.pause)
            table.wake_in(seconds or None)
            return seconds == 0
        clock, late = table.clocks()
        grace = table.clients.check_grace(state)
        times = [seconds for seconds in (clock, grace) if seconds is not None]
        table.wake_in(min(times) if times else None)
        return bool(late)

    async def _step(self, table: LiveTable) -> None:
        """Do one thing that is due."""
        if table.is_stale:
            await self._reload(table)
            return
        decision = table.state.decision
        if decision is None:
            is_rated = is_to_be_kept(table.state) and not unrated(table.state)  # the next game shows the new ratings
            if not is_rated and is_rematch_due(table.state, table.clients.is_connected):
                await self._open_rematch(table)
            else:
                await self._keep(table)
        elif table.is_held():
            async with table.lock:
                held = table.take_held()
                if held is not None:
                    await table.commit(*held.entries, answered=held.answered)
        elif not table.state.is_person(decision.seat):
            await self._ask_bots(table, decision)
        elif decision.is_forced:
            async with table.lock:
                if table.state.decision is decision:
                    await table.commit(Answered(time.time(), [option.name for option in decision.default()]))
        else:
            async with table.lock:
                _, late = table.clocks()
                for seat in late:
                    await table.commit(StandInSeated(time.time(), seat))

    async def _reload(self, table: LiveTable) -> None:
        async with table.lock:
            if table.is_stale:
                await table.refresh()

    async def _ask_bots(self, table: LiveTable, decision: Decision) -> None:
        state = table.state
        length = state.length
        try:
            if table.id in self._distrusted:
                self._distrusted.discard(table.id)
                raise BotFailed("not asked after an illegal answer")
            answers = await self._bot_answers(state)
        except BotFailed as error:
            self._metrics.bot_failures += 1
            log("bot-failed", table=table.id, error=str(error))
            answers = [[option.name for option in decision.default()]]
        except Exception as error:  # a custom card failed while the bots played ahead
            if not state.has_custom_cards:
                raise
            log("card-failed", table=table.id, error=repr(error))
            answers = [[option.name for option in decision.default()]]
        async with table.lock:
            if table.state is state and state.length == length and not table.is_stale:
                try:
                    await table.commit(*(Answered(time.time(), names) for names in answers))
                except IllegalAnswer:  # the bot process has a different game
                    self._metrics.bot_failures += 1
                    log("bot-illegal", table=table.id)
                    self._distrusted.add(table.id)
                    table.is_stale = True
                    return
                except Refusal as refused:  # a custom card fails, whatever the bot answers
                    log("card-failed", table=table.id, error=refused.text)
                    self._stuck[table.id] = state.branch, length
                    return
                self._metrics.bot_answers += len(answers)

    async def _bot_answers(self, state: TableState) -> list[list[str]]:
        """Return the bots' answers until it is a person's turn or the time is up; at least one."""
        assert state.game is not None
        game = state.game.clone()
        deadline = time.monotonic() + self._timeouts.slice
        answers: list[list[str]] = []
        while (decision := game.decision) is not None and not state.is_person(decision.seat):
            if is_formality(decision):
                game.answer(())
                continue
            if decision.is_forced:  # asked only to hide that there is no choice
                names = [option.name for option in decision.default()]
            else:
                names = await self._bots.next_move(bot_question(state.seats[decision.seat], game, decision))
            try:
                answer = options_named(decision, names)
                decision.check(answer)
            except IllegalAnswer:  # the bot process has a different game
                self._metrics.bot_failures += 1
                log("bot-illegal", table=state.id, verb=decision.verb.name)
                answer = decision.default()
            answers.append([option.name for option in answer])
            if time.monotonic() > deadline:
                break
            game.answer(answer)
        return answers

    def _is_keeping_due(self, table: LiveTable) -> bool:
        if not is_to_be_kept(table.state):
            return False
        seconds = table.left_to_others()
        table.wake_in(seconds or None)
        return seconds == 0

    async def _keep(self, table: LiveTable) -> None:
        """Store the result and the log of a finished game. A thread prepares them, one game at a time.

        A deal that others play too gets the result first, and kept names get their ratings: a game that was stored is
        in the table of its deal, and has counted.
        """
        state = table.state
        if (finished := deal_result(state)) is not None:
            await self._deals.finish(finished)
        ratings = await self._names.count(state)
        async with self._keeping:
            kept = await asyncio.to_thread(kept_game, state, ratings)
        async with table.lock:
            if table.state is state and is_to_be_kept(state) and not table.is_stale:
                await table.commit(kept)

    async def _open_rematch(self, table: LiveTable) -> None:
        """Open the table of the next game, then record where it is."""
        state = table.state
        following = await self._tables.create(*next_game(state), table_id=next_table_id(state))
        async with table.lock:
            if table.state.next is None:
                await table.commit(RematchOpened(time.time(), following))
