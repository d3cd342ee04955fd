"""Looks after live tables: asks the bots, feeds answers that were held, watches the clocks, mends stale memory."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from throneroom.cards.kingdoms import swap
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.setup import next_first_player
from throneroom.protocol.base import LARGEST_SEED
from throneroom.protocol.lookup import CATALOG
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.store.store import Conflict, StoreDown
from throneroom.server.tables import log_entries as entries
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.log_entries import Entry, SeatRecord
from throneroom.server.tables.table_state import OVER, BadLog, TableState
from throneroom.server.timeouts import Timeouts
from throneroom.server.tokens import id_after
from throneroom.server.workers.bot_levels import STAND_IN
from throneroom.server.workers.bot_pool import BotFailed, BotPool
from throneroom.server.workers.bot_process import BotSeat, MovesQuestion


class Tables(Protocol):
    """What the attendant needs of the hall."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def create(self, *new: Entry, table_id: str | None = None) -> str: ...


class Housekeeping:
    """Does, one after the other, what is due at a table; nothing is due most of the time."""

    def __init__(self, tables: Tables, bots: BotPool, metrics: Metrics, timeouts: Timeouts) -> None:
        self._tables: Final = tables
        self._bots: Final = bots
        self._metrics: Final = metrics
        self._timeouts: Final = timeouts
        self._busy: Final[set[str]] = set()
        self._distrusted: Final[set[str]] = set()
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True

    def attends(self, table: LiveTable) -> bool:
        return table.id in self._busy

    def wake(self, table: LiveTable) -> None:
        """Something has changed at this table, or a time has come."""
        if table.id not in self._busy and not self._is_stopped and (table.is_stale or self._is_due(table)):
            self._busy.add(table.id)
            self._tables.spawn(self._attend(table))

    async def _attend(self, table: LiveTable) -> None:
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
        finally:
            self._busy.discard(table.id)

    def _is_due(self, table: LiveTable) -> bool:
        """Whether there is something to do now. If not, the room wakes again when its next time comes."""
        state = table.state
        decision = state.decision
        if decision is not None:
            if table.questions.held_answer(state) is not None:
                return True
            if not table.connections:
                return False  # bots do not play for nobody, and nobody waits for an answer
            if not state.is_person(decision.seat):
                seconds = table.left_to_others()
                table.wake_in(seconds or None)
                return seconds == 0
            clock, late = table.questions.clocks(state)
            grace = table.grace()
            timeouts = [seconds for seconds in (clock, grace) if seconds is not None]
            table.wake_in(min(timeouts) if timeouts else None)
            return bool(late)
        return state.status == OVER and state.next is None and _all_want_more(state)

    async def _step(self, table: LiveTable) -> None:
        """Do one thing that is due."""
        if table.is_stale:
            await self._mend(table)
            return
        decision = table.state.decision
        if decision is None:
            await self._go_on(table)
        elif table.questions.held_answer(table.state) is not None:
            async with table.lock:
                held = table.questions.held_answer(table.state)
                if held is not None and table.state.decision is not None:
                    request, names = held
                    del table.questions.held[request]
                    answered = {table.state.decision.seat: request}
                    await table.commit(entries.Answered(time.time(), names), answered=answered)
        elif not table.state.is_person(decision.seat):
            await self._ask_bots(table, decision)
        else:
            async with table.lock:
                _, late = table.questions.clocks(table.state)
                for seat in late:
                    await table.commit(entries.StandInSeated(time.time(), seat))

    async def _mend(self, table: LiveTable) -> None:
        """Read the table anew."""
        async with table.lock:
            try:
                await table.refresh()
            except (BadLog, IllegalAnswer) as error:
                log("bad-log", table=table.id, error=type(error).__name__)
                await asyncio.sleep(self._timeouts.retry)

    # -- bots -------------------------------------------------------------------------------------------------------

    async def _ask_bots(self, table: LiveTable, decision: Decision) -> None:
        state = table.state
        length = state.length
        try:
            if table.id in self._distrusted:
                self._distrusted.discard(table.id)
                raise BotFailed("not asked after an illegal answer")
            answers = await self._bots.next_moves(_question(state, self._timeouts.slice))
        except BotFailed as error:
            self._metrics.bot_failures += 1
            log("bot-failed", table=table.id, error=str(error)[:200])
            answers = [[option.name for option in decision.default()]]
        async with table.lock:
            if table.state is state and state.length == length and not table.is_stale:
                try:
                    await table.commit(*(entries.Answered(time.time(), names) for names in answers))
                except IllegalAnswer:  # its process plays another game than this one
                    self._metrics.bot_failures += 1
                    log("bot-illegal", table=table.id)
                    self._distrusted.add(table.id)
                    table.is_stale = True
                    return
                self._metrics.bot_answers += len(answers)

    # -- series -----------------------------------------------------------------------------------------------------

    async def _go_on(self, table: LiveTable) -> None:
        """All want another game: open its table, then say where it is."""
        state = table.state
        following = await self._tables.create(*next_game(state), table_id=_next_id(state))
        async with table.lock:
            if table.state.next is None:
                await table.commit(entries.RematchOpened(time.time(), following))


def _question(state: TableState, seconds: float) -> MovesQuestion:
    game = state.game
    assert game is not None
    bots = [
        None if state.is_person(number) else BotSeat(seat.level or STAND_IN, seat.strategy)
        for number, seat in enumerate(state.seats)
    ]
    return MovesQuestion(
        table=state.id,
        kingdom=[card.name for card in state.kingdom.cards],
        seed=game.seed,
        first=game.first,
        answers=[[option.name for option in answer] for answer in game.history],
        bots=bots,
        seconds=seconds,
    )


def _all_want_more(state: TableState) -> bool:
    people = state.people()
    return bool(people) and all(seat in state.votes for seat in people)


def _next_id(state: TableState) -> str:
    """The next table's name: the same in every process, so that it is opened once."""
    return id_after(state.id, " ".join(seat.token or "" for seat in state.seats))


def next_game(state: TableState) -> tuple[entries.Opened, entries.Began]:
    """The next game of a series: the player to the left of the winner begins, each may have swapped a card."""
    swaps = [(CATALOG.find(old), CATALOG.find(new)) for old, new in filter(None, state.votes.values())]
    kingdom = swap(state.kingdom, swaps, len(state.seats))
    seats = [
        SeatRecord("bot", seat.name, STAND_IN) if number in state.resigned else seat
        for number, seat in enumerate(state.seats)
    ]
    seed = secrets.randbelow(LARGEST_SEED + 1)
    first = next_first_player(len(seats), state.winners(), seed)
    now = time.time()
    opened = entries.Opened(
        now,
        state.owner,
        seats,
        [card.name for card in kingdom.cards],
        seed,
        state.options,
        first=first,
        previous=state.id,
    )
    return opened, entries.Began(now, state.owner, seats)
