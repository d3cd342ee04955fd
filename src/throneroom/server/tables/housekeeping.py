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
from throneroom.server.tables.live_table import Room
from throneroom.server.tables.log_entries import Entry, SeatRecord
from throneroom.server.tables.table_state import OVER, BadLog, Sitting
from throneroom.server.timeouts import Times
from throneroom.server.tokens import id_after
from throneroom.server.workers.bot_levels import STAND_IN
from throneroom.server.workers.bot_pool import BotFailed, BotPool
from throneroom.server.workers.bot_process import BotSeat, MovesQuestion


class Tables(Protocol):
    """What the attendant needs of the hall."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def create(self, *new: Entry, table: str | None = None) -> str: ...


class Attendant:
    """Does, one after the other, what is due at a table; nothing is due most of the time."""

    def __init__(self, tables: Tables, bots: BotPool, metrics: Metrics, times: Times) -> None:
        self._tables: Final = tables
        self._bots: Final = bots
        self._metrics: Final = metrics
        self._times: Final = times
        self._busy: Final[set[str]] = set()
        self._distrusted: Final[set[str]] = set()
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True

    def attends(self, room: Room) -> bool:
        return room.id in self._busy

    def wake(self, room: Room) -> None:
        """Something has changed at this table, or a time has come."""
        if room.id not in self._busy and not self._is_stopped and (room.is_stale or self._is_due(room)):
            self._busy.add(room.id)
            self._tables.spawn(self._attend(room))

    async def _attend(self, room: Room) -> None:
        try:
            while room.is_stale or self._is_due(room):
                try:
                    await self._step(room)
                except Conflict:
                    self._metrics.conflicts += 1  # another process was faster
                except StoreDown as error:
                    self._metrics.store_down += 1
                    log("store-down", error=str(error))
                    await asyncio.sleep(self._times.retry)
        finally:
            self._busy.discard(room.id)

    def _is_due(self, room: Room) -> bool:
        """Whether there is something to do now. If not, the room wakes again when its next time comes."""
        sitting = room.sitting
        decision = sitting.decision
        if decision is not None:
            if room.questions.held_answer(sitting) is not None:
                return True
            if not room.connections:
                return False  # bots do not play for nobody, and nobody waits for an answer
            if not sitting.is_person(decision.seat):
                seconds = room.left_to_others()
                room.wake_in(seconds or None)
                return seconds == 0
            clock, late = room.questions.clocks(sitting)
            grace = room.grace()
            times = [seconds for seconds in (clock, grace) if seconds is not None]
            room.wake_in(min(times) if times else None)
            return bool(late)
        return sitting.state == OVER and sitting.next is None and _all_want_more(sitting)

    async def _step(self, room: Room) -> None:
        """Do one thing that is due."""
        if room.is_stale:
            await self._mend(room)
            return
        decision = room.sitting.decision
        if decision is None:
            await self._go_on(room)
        elif room.questions.held_answer(room.sitting) is not None:
            async with room.lock:
                held = room.questions.held_answer(room.sitting)
                if held is not None and room.sitting.decision is not None:
                    request, names = held
                    del room.questions.held[request]
                    answered = {room.sitting.decision.seat: request}
                    await room.commit(entries.Answered(time.time(), names), answered=answered)
        elif not room.sitting.is_person(decision.seat):
            await self._ask_bots(room, decision)
        else:
            async with room.lock:
                _, late = room.questions.clocks(room.sitting)
                for seat in late:
                    await room.commit(entries.StoodIn(time.time(), seat))

    async def _mend(self, room: Room) -> None:
        """Read the table anew."""
        async with room.lock:
            try:
                await room.refresh()
            except (BadLog, IllegalAnswer) as error:
                log("bad-log", table=room.id, error=type(error).__name__)
                await asyncio.sleep(self._times.retry)

    # -- bots -------------------------------------------------------------------------------------------------------

    async def _ask_bots(self, room: Room, decision: Decision) -> None:
        sitting = room.sitting
        length = sitting.length
        try:
            if room.id in self._distrusted:
                self._distrusted.discard(room.id)
                raise BotFailed("not asked after an illegal answer")
            answers = await self._bots.next_moves(_question(sitting, self._times.slice))
        except BotFailed as error:
            self._metrics.bot_failures += 1
            log("bot-failed", table=room.id, error=str(error)[:200])
            answers = [[option.name for option in decision.default()]]
        async with room.lock:
            if room.sitting is sitting and sitting.length == length and not room.is_stale:
                try:
                    await room.commit(*(entries.Answered(time.time(), names) for names in answers))
                except IllegalAnswer:  # its process plays another game than this one
                    self._metrics.bot_failures += 1
                    log("bot-illegal", table=room.id)
                    self._distrusted.add(room.id)
                    room.is_stale = True
                    return
                self._metrics.bot_answers += len(answers)

    # -- series -----------------------------------------------------------------------------------------------------

    async def _go_on(self, room: Room) -> None:
        """All want another game: open its table, then say where it is."""
        sitting = room.sitting
        following = await self._tables.create(*next_game(sitting), table=_next_id(sitting))
        async with room.lock:
            if room.sitting.next is None:
                await room.commit(entries.GoneOn(time.time(), following))


def _question(sitting: Sitting, seconds: float) -> MovesQuestion:
    game = sitting.game
    assert game is not None
    bots = [
        None if sitting.is_person(number) else BotSeat(seat.level or STAND_IN, seat.strategy)
        for number, seat in enumerate(sitting.seats)
    ]
    return MovesQuestion(
        table=sitting.id,
        kingdom=[card.name for card in sitting.kingdom.cards],
        seed=game.seed,
        first=game.first,
        answers=[[option.name for option in answer] for answer in game.history],
        bots=bots,
        seconds=seconds,
    )


def _all_want_more(sitting: Sitting) -> bool:
    people = sitting.people()
    return bool(people) and all(seat in sitting.votes for seat in people)


def _next_id(sitting: Sitting) -> str:
    """The next table's name: the same in every process, so that it is opened once."""
    return id_after(sitting.id, " ".join(seat.token or "" for seat in sitting.seats))


def next_game(sitting: Sitting) -> tuple[entries.Opened, entries.Began]:
    """The next game of a series: the player to the left of the winner begins, each may have swapped a card."""
    swaps = [(CATALOG.find(old), CATALOG.find(new)) for old, new in filter(None, sitting.votes.values())]
    kingdom = swap(sitting.kingdom, swaps, len(sitting.seats))
    seats = [
        SeatRecord("bot", seat.name, STAND_IN) if number in sitting.resigned else seat
        for number, seat in enumerate(sitting.seats)
    ]
    seed = secrets.randbelow(LARGEST_SEED + 1)
    first = next_first_player(len(seats), sitting.winners(), seed)
    now = time.time()
    opened = entries.Opened(
        now,
        sitting.owner,
        seats,
        [card.name for card in kingdom.cards],
        seed,
        sitting.options,
        first=first,
        previous=sitting.id,
    )
    return opened, entries.Began(now, sitting.owner, seats)
