"""The conversation with one client at its table: parsing, rate limits, refusals, retries."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from throneroom.protocol.from_client import (
    AgreeToAdvice,
    AnswerUndo,
    AskAdvice,
    AskUndo,
    FromClient,
    GiveAnswer,
    ListTable,
    Say,
    SeatBot,
    StopAdvice,
    read_message,
)
from throneroom.server.limits import LARGEST_MESSAGE, Bucket, Limiters
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import Conflict, StoreDown
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.ws.advising import Advising
from throneroom.server.ws.connection import Connection
from throneroom.server.ws.requests import handle, request_of

_MOST_FAULTS: Final = 20  # consecutive messages that are too fast or malformed, before the connection is closed
_FAULTS: Final = ("too-fast", "bad-message")
_MOST_ATTEMPTS: Final = 5


class Conversation:
    """One client at its table.

    Most messages are answers, and most answers are handled as they arrive, without waking a task. `listen` receives
    everything else, one message at a time, including answers that arrive while the table is locked.
    """

    __slots__ = ("_advising", "_chat_pace", "_connection", "_faults", "_limiters", "_pace", "_registry", "_table")

    def __init__(self, registry: TableRegistry, table: LiveTable, connection: Connection, limiters: Limiters) -> None:
        self._registry: Final = registry
        self._table: Final = table
        self._connection: Final = connection
        self._limiters: Final = limiters
        self._pace: Final = Bucket(2 * limiters.messages, limiters.messages)
        self._chat_pace: Final = Bucket(5, 0.5)
        self._advising: Final = Advising(registry, table, connection, limiters)
        self._faults = 0

    async def listen(self) -> None:
        """Handle the client's messages until it disconnects."""
        self._connection.listen(self._answer_at_once)
        try:
            await self._listen()
        finally:
            self._advising.stop()

    async def _listen(self) -> None:
        connection = self._connection
        while connection.is_open:
            text = await connection.receive()
            self._registry.metrics.messages += 1
            try:
                if not self._pace.take():
                    raise Refusal("too-fast", "too many messages; wait a moment")
                message = parsed(text)
                self._check_limits(message)
            except Refusal as refused:
                self._refuse(refused)
            else:
                await self._do(message)

    def _check_limits(self, message: FromClient) -> None:
        """Raise Refusal if a message is one too many for its kind."""
        if not isinstance(message, Say | AskUndo | AnswerUndo | AgreeToAdvice | SeatBot | ListTable):
            return
        state, address = self._table.state, self._connection.address
        if state.length >= self._limiters.entries:
            raise refusal("not-now", "long", "this table has been used for too long; open another one")
        if not isinstance(message, Say):
            self._limiters.work.take(address, state.answers)  # undoing replays the game
        elif not self._chat_pace.take():
            raise refusal("too-fast", "chat", "too many lines of chat; wait a moment")
        else:
            self._limiters.chat.take(address)

    # -- answers, without a task ------------------------------------------------------------------------------------

    def _answer_at_once(self, text: str) -> bool:
        """Commit an answer without waking a task. Return False if `listen` has to handle this text."""
        table, connection = self._table, self._connection
        try:
            message = parsed(text)
        except Refusal:
            return False
        if type(message) is GiveAnswer:
            self._advising.stop()
        if type(message) is not GiveAnswer or connection.seat < 0 or table.is_stale or not table.lock.take():
            return False
        if not self._pace.take():
            table.lock.release()
            return False
        self._registry.metrics.messages += 1
        try:
            if self._commit_soon(message):
                return True
            self._faults = 0
        except Refusal as refused:
            self._refuse(refused)
        except Exception as error:  # the caller would neither inform the client nor release the lock
            self._registry.fail(connection, error)
            self._registry.wake(table)
        table.lock.release()
        return True

    def _commit_soon(self, message: GiveAnswer) -> bool:
        """Commit an answer, keeping the lock until it is durable. Return whether there was anything to commit."""
        begun = time.perf_counter()

        def done(error: Exception | None) -> None:
            self._table.lock.release()
            self._table.users -= 1
            if error is None:
                self._faults = 0
                self._registry.metrics.answered(time.perf_counter() - begun)
            elif isinstance(error, Conflict | StoreDown):
                self._registry.spawn(self._do_again(message, error))
            else:
                self._registry.fail(self._connection, error)

        accepted = self._table.accept(self._connection, message)
        if accepted is None:
            return False
        self._table.commit_soon(accepted, done)
        self._table.users += 1
        return True

    # -- all messages, one at a time --------------------------------------------------------------------------------

    async def _do(self, message: FromClient, error: Exception | None = None) -> None:
        """Do what the client asks. `error` is why the first attempt failed, if it was made already."""
        try:
            await self._attempt(message, error)
            self._faults = 0
        except Refusal as refused:
            self._refuse(refused)
        except StoreDown as down:
            self._registry.metrics.store_down += 1
            log("store-down", error=str(down))
            sent = Refusal("store", "the database cannot be reached; try again", request_of(message)).encoded()
            self._connection.send(sent)
            self._registry.wake(self._table)

    async def _do_again(self, message: FromClient, error: Exception) -> None:
        """Retry an answer that could not be committed."""
        try:
            await self._do(message, error)
        except Exception as fault:  # this runs in its own task, where nothing else would inform the client
            self._registry.fail(self._connection, fault)

    async def _attempt(self, message: FromClient, error: Exception | None) -> None:
        """Retry as long as other processes change the table at the same time, up to a limit."""
        table = self._table
        for _ in range(_MOST_ATTEMPTS):
            try:
                if error is not None:
                    raise error
                await self._handle(message)
                return
            except Conflict:
                error = None
                self._registry.metrics.conflicts += 1
                async with table.lock:
                    await table.refresh()
        raise Refusal("busy", "the table is too busy; send it again", request_of(message))

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, AskAdvice):
            await self._advising.ask(message.request)
        elif isinstance(message, StopAdvice):
            self._advising.stop()
        else:
            await handle(self._table, self._connection, message, self._registry.metrics)
            if isinstance(message, AgreeToAdvice) and message.agree:
                self._advising.prepare()

    def _refuse(self, refused: Refusal) -> None:
        self._registry.metrics.refuse(refused.reason)
        self._connection.send(refused.encoded())
        self._faults += refused.reason in _FAULTS
        if self._faults > _MOST_FAULTS or refused.reason == "too-large":
            self._connection.close(1009 if refused.reason == "too-large" else 1008, refused.reason)


def parsed(text: str | None) -> FromClient:
    """Parse a message strictly. Raises Refusal."""
    if text is None:
        raise Refusal("bad-message", "messages must be text")
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        return read_message(text)
    except msgspec.DecodeError as error:
        raise Refusal("bad-message", str(error)) from None
    except (UnicodeError, RecursionError):
        raise Refusal("bad-message", "the message cannot be parsed") from None
