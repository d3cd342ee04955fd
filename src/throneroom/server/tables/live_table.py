"""A table in memory: its lock, its open questions, and committing new entries.

It can be dropped at any time, because the log in the store is authoritative.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from throneroom.engine.decision import IllegalAnswer
from throneroom.protocol.from_client import GiveAnswer
from throneroom.protocol.from_server import Held
from throneroom.protocol.lookup import options_named
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import Happening
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import Conflict, OnDurable, Store, StoreDown, append_durably
from throneroom.server.store.structs import Append
from throneroom.server.tables.clients import Change, Clients
from throneroom.server.tables.loading import load
from throneroom.server.tables.log_entries import Answered, EndedEarly, Entry, read_entry, write_entry
from throneroom.server.tables.snapshot import Snapshot, SupplyMessage, prompt
from throneroom.server.tables.table_info import table_summary
from throneroom.server.tables.table_state import OVER, Question, TableState
from throneroom.server.tokens import opens

if TYPE_CHECKING:
    from throneroom.server.ws.connection import Connection

_chance: Final = random.SystemRandom()


class TableLock:
    """A fair mutex: use `async with lock`; or, to avoid waiting, `take` and later `release`."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def take(self) -> bool:
        """Take the lock if nobody has it. Return whether it was taken."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Pass the lock to the task that has waited longest, or free it."""
        while self._waiting:
            following = self._waiting.pop(0)
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # cancelled just after the lock was passed on to this task
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Accepted:
    """Answers to append to the log, and the request of each seat that gave one."""

    __slots__ = ("answered", "entries")

    def __init__(self, entries: list[Entry], answered: dict[int, str]) -> None:
        self.entries: Final = entries
        self.answered: Final = answered


class LiveTable:
    """A table in use.

    Every change requires `lock`. An entry is applied first, which validates it, then appended to the store; clients
    are notified only once it is durable. If appending fails, the table is stale and has to be reloaded. Before
    a client is shown anything of `state`, the caller takes the lock and calls `refresh`, or checks `is_durable`.
    """

    def __init__(self, state: TableState, store: Store, wake: Callable[[LiveTable], None], most_answers: int) -> None:
        """`most_answers`: after which the game is ended."""
        self.state = state
        self.clients: Final = Clients()
        self.lock: Final = TableLock()
        self.is_stale = False  # memory may differ from the log
        self._is_committing = False  # memory is ahead of the log
        self.users = 0  # the table stays in memory while this is not 0
        self.used = time.monotonic()
        self._store: Final = store
        self._wake: Final = wake
        self.most_answers: Final = most_answers
        self._held: Final[dict[str, list[str]]] = {}  # answers given before their turn, by request
        self._deadlines: Final[dict[str, float]] = {}  # by request
        self._supply: Final = SupplyMessage()
        self._others_until = 0.0
        self._pause_of = ""  # the request that the pause is for
        self._pause_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def is_durable(self) -> bool:
        """Whether everything in memory is in the log."""
        return not self.is_stale and not self._is_committing

    # -- the log ----------------------------------------------------------------------------------------------------

    async def commit(self, *new: Entry, answered: dict[int, str] | None = None) -> None:
        """Append entries, and notify everybody once they are durable. The caller holds the lock.

        Raises what applying them raises, Conflict, or StoreDown.
        """
        change, append = self._apply(new, answered)
        try:
            await append_durably(self._store, append)
        except (Conflict, StoreDown, asyncio.CancelledError):
            self._failed()
            raise
        self._is_committing = False
        self.broadcast(change)

    def commit_soon(self, accepted: Accepted, done: OnDurable) -> None:
        """Commit without waiting. `done` is called once everybody has been notified, or with the error."""
        change, append = self._apply(accepted.entries, accepted.answered)

        def durable(error: Exception | None) -> None:
            if error is None:
                self._is_committing = False
                try:
                    self.broadcast(change)
                except Exception as fault:  # pass it to the caller, which has to release the lock
                    error = fault
            else:
                self._failed()
            done(error)

        self._store.submit(append, durable)

    def _failed(self) -> None:
        """Note that memory may differ from the log, and have the table reloaded."""
        self._is_committing = False
        self.is_stale = True
        self._wake(self)

    def _apply(self, new: Sequence[Entry], answered: dict[int, str] | None) -> tuple[Change, Append]:
        state = self.state
        if self.is_stale:  # its length is not that of the log: appending would leave a gap
            raise Conflict(self.id)
        number = state.length
        try:
            change = Change(state, new, answered)
            summary = table_summary(state) if change.affects_table or state.status == OVER else None
        except Exception:  # of any kind: memory must not stay ahead of the log
            if state.length > number:
                self._failed()  # some entries were applied
            raise
        self._is_committing = True
        return change, Append(self.id, number, [write_entry(entry) for entry in change.entries], summary)

    async def refresh(self) -> None:
        """Make memory match the log: reload a stale table, and read what other processes have appended.

        The caller holds the lock.
        """
        if self.is_stale:
            self.state = load(self.id, await self._store.load(self.id))
            self.is_stale = False
            self._held.clear()
            self.clients.welcome_all(self.snapshot())
            self._wake(self)
        elif self._store.is_shared:
            new = [read_entry(data) for data in await self._store.load(self.id, self.state.length)]
            if new:
                try:
                    change = Change(self.state, new)
                except Exception:  # of any kind: some entries may have been applied
                    self._failed()
                    raise
                self.broadcast(change)

    # -- clients ----------------------------------------------------------------------------------------------------

    def broadcast(self, change: Change) -> None:
        """Send everybody what has changed, then check what is due."""
        if self.state.branch != change.branch:
            self._held.clear()
        self.clients.broadcast(change, self.snapshot())
        self._wake(self)

    def welcome(
        self, connection: Connection, since: int = 0, branch: int = -1, missed: list[Happening] | None = None
    ) -> None:
        self.clients.welcome(connection, self.snapshot(), since, branch, missed)

    def leave(self, connection: Connection) -> None:
        self.clients.leave(connection)
        self.used = time.monotonic()

    def seat_of(self, token: str) -> int | None:
        """Return the seat that this token belongs to."""
        found = [number for number, seat in enumerate(self.state.seats) if opens(token, seat.token)]
        return found[0] if found else None

    def info(self) -> TableInfo:
        return self.clients.info(self.state)

    def snapshot(self) -> Snapshot:
        state = self.state
        questions = self.open_questions()
        prompts = {
            question.decision.seat: prompt(question, self._seconds_left(question))
            for question in questions
            if self._is_prompted(question)
        }
        return Snapshot(state, prompts, [question.decision.seat for question in questions], self._supply)

    # -- questions --------------------------------------------------------------------------------------------------

    def _is_prompted(self, question: Question) -> bool:
        """Return whether a person gets a prompt: if there is only one legal answer, the server gives it."""
        return self.state.is_person(question.decision.seat) and not question.decision.is_forced

    def open_questions(self) -> list[Question]:
        """Return the questions that are waiting for an answer."""
        questions = self.state.questions()
        return [question for question in questions if question.request not in self._held] if self._held else questions

    def accept(self, connection: Connection, message: GiveAnswer) -> Accepted | None:
        """Check an answer. Return what to append, or None if it is a repetition or is held until its turn.

        The caller holds the lock. Raises Refusal.
        """
        state, request, names = self.state, message.request, message.options
        questions = state.questions()
        for place, question in enumerate(questions):
            if question.request != request:
                continue
            decision = question.decision
            if decision.seat != connection.seat:
                break
            if not state.is_person(decision.seat):
                raise refusal("not-now", "bot", "a bot is playing for you; take over first", request)
            try:
                decision.check(options_named(decision, names))
            except IllegalAnswer as error:
                raise Refusal("illegal", error.message, request) from None
            if place == 0:
                return self._with_held(question, names, questions[1:])
            self._held[request] = names
            connection.send(Held(request))
            self.clients.update(self.snapshot(), [], state.happened, {})
            return None
        self._accept_again(connection, request, names)
        return None

    def _with_held(self, question: Question, names: list[str], later: Sequence[Question]) -> Accepted:
        """Return this answer to the current question, together with the held answers that follow it."""
        now = time.time()
        accepted = Accepted([Answered(now, names)], {question.decision.seat: question.request})
        for following in later:
            if following.request not in self._held:
                break
            accepted.entries.append(Answered(now, self._held.pop(following.request)))
            accepted.answered[following.decision.seat] = following.request
        if question.number + len(accepted.entries) >= self.most_answers:
            accepted.entries.append(EndedEarly(now))  # replaying it would take too long
        return accepted

    def _accept_again(self, connection: Connection, request: str, names: list[str]) -> None:
        """Acknowledge an answer that was already accepted. Refuse any other, since nothing asks for it."""
        state, seat = self.state, connection.seat
        branch, number = _parts_of(request)
        if 0 <= branch <= state.branch:
            if state.is_undone(branch, number):
                raise refusal("late", "undone", "the game has gone back to before this question was answered", request)
            if number < state.answers and state.asker(number) == seat:
                if state.is_answer(number, names):
                    connection.send(self.snapshot().update(seat, request, state.happened, []))
                    return
                raise refusal("late", "answered", "this question has already been answered", request)
        raise Refusal("not-asked", "this question is not open for this seat", request)

    def is_held(self) -> bool:
        """Return whether the answer to the current question is held."""
        return bool(self._held) and any(question.request in self._held for question in self.state.questions()[:1])

    def take_held(self) -> Accepted | None:
        """Return the held answer to the current question, if there is one."""
        for question in self.state.questions()[:1]:
            if question.request in self._held:
                return self._with_held(question, self._held.pop(question.request), ())
        return None

    # -- clocks -----------------------------------------------------------------------------------------------------

    def _seconds_left(self, question: Question) -> float | None:
        clock = self.state.options.clock
        if clock is None:
            return None
        until = self._deadlines.setdefault(question.request, time.monotonic() + clock)
        return max(0.0, round(until - time.monotonic(), 1))

    def clocks(self) -> tuple[float | None, list[int]]:
        """Return the seconds until the next clock runs out, and the people's seats whose clock has run out."""
        state = self.state
        if state.options.clock is None:
            return None, []
        asked = [question for question in self.open_questions() if self._is_prompted(question)]
        for request in self._deadlines.keys() - {question.request for question in asked}:
            del self._deadlines[request]
        left: list[float] = []
        late: list[int] = []
        for question in asked:
            seconds = self._seconds_left(question) or 0.0
            if seconds > 0:
                left.append(seconds)
            else:
                late.append(question.decision.seat)
        return min(left, default=None), late

    def pause_left(self, question: Question, shortest: float, longest: float) -> float:
        """Return how long to wait before the server gives the only legal answer to a question.

        The wait does not depend on any card. There is none if nobody else could notice: for the player whose turn it
        is, who is being waited for anyway, and if no other person is here.
        """
        if self._pause_of != question.request:
            self._pause_of = question.request
            seat, game = question.decision.seat, self.state.game
            is_noticed = game is not None and game.player.seat != seat and self.state.present() != [seat]
            self._pause_until = time.monotonic() + (_chance.uniform(shortest, longest) if is_noticed else 0.0)
        return max(0.0, self._pause_until - time.monotonic())

    def leave_to_others(self, seconds: float) -> None:
        """Let another process take care of this table for some seconds."""
        self._others_until = time.monotonic() + seconds

    def left_to_others(self) -> float:
        """Return for how many more seconds another process takes care of this table."""
        return max(0.0, self._others_until - time.monotonic())

    def wake_in(self, seconds: float | None) -> None:
        """Set the timer to check what is due after this many seconds; with None, stop it."""
        self.stop_timer()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.01, seconds), self._wake, self)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _parts_of(request: str) -> tuple[int, int]:
    """Return the branch and the number in the id of a request; -1 as the branch if it is not one."""
    branch, _, number = request.partition(".")
    if not (branch.isdecimal() and number.isdecimal() and len(branch) < 7 and len(number) < 7):
        return -1, 0
    return int(branch), int(number)
