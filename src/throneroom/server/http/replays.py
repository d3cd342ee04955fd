"""Finished games as responses: computed in another process, and cached."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from throneroom.protocol.from_server import Refused
from throneroom.protocol.lookup import current_catalog
from throneroom.protocol.message import decode_message
from throneroom.server.logs import log
from throneroom.server.metrics import Histogram
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import BadLog, Store
from throneroom.server.tables.deals import Deals
from throneroom.server.tables.loading import is_table_log
from throneroom.server.tables.log_entries import Opened, read_entry
from throneroom.server.workers.replay_process import ReplayAnswer, ReplayKind, ReplayQuestion
from throneroom.server.workers.worker_setup import worker_setup
from throneroom.system.child_process import ChildFailed, ChildPool

_MODULE: Final = "throneroom.server.workers.replay_process"
_SECONDS: Final = 20.0  # for one game, at most
_LOG_SECONDS: Final = 30.0  # until a log is loaded again from its beginning: the table may have been deleted
_MOST_LOGS: Final = 8
_MOST_BYTES: Final = 16 * 1024 * 1024  # of responses in the cache

Key: TypeAlias = tuple[str, int, ReplayKind, int, int]


class Replays:
    """Shows finished games: one game is replayed at a time, and this many requests may wait."""

    def __init__(self, store: Store, deals: Deals, most_waiting: int) -> None:
        self._store: Final = store
        self._deals: Final = deals
        self.seconds: Final = Histogram()  # until a game has been replayed, including the wait
        self._most_waiting: Final = most_waiting
        self._pool: Final = ChildPool(
            1, _MODULE, ReplayAnswer, lambda pid: log("replay-process", pid=pid), worker_setup
        )
        self._cache: Final[OrderedDict[Key, bytes]] = OrderedDict()
        self._bytes = 0
        self._logs: Final[OrderedDict[str, tuple[float, list[bytes]]]] = OrderedDict()  # with the time of loading
        self._computing: Final[dict[Key, asyncio.Task[bytes]]] = {}

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    async def close(self) -> None:
        for task in list(self._computing.values()):
            task.cancel()
        await asyncio.gather(*self._computing.values(), return_exceptions=True)
        await self._pool.close()

    async def show(
        self, table: str, kind: ReplayKind, seat: int, number: int, player: str | None = None, with_key: bool = False
    ) -> bytes:
        """Return the body of a response. Raises Refusal or StoreDown.

        `player` and `with_key`: who asks, and whether they see the key; see `Deals.must_be_shown`.
        """
        if len(self._computing) > self._most_waiting:
            raise refusal("busy", "replays", "too many replays at the moment; try again later")
        try:
            entries = await self._log(table) if is_table_log(table) else []
            opened = read_entry(entries[0]) if entries else None
        except BadLog:
            raise refusal("failed", "table", "this table can no longer be read") from None
        if not entries:
            raise Refusal("no-table", "no such table")
        if isinstance(opened, Opened):
            await self._deals.must_be_shown(opened, player, with_key)
        # The log may still grow after the end of the game, so its length is part of the key.
        key: Key = (table, len(entries), kind, seat, number)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        task = self._computing.get(key)
        if task is None:
            asked = ReplayQuestion(table=table, log=entries, kind=kind, seat=seat, number=number)
            task = asyncio.get_running_loop().create_task(self._compute(key, asked))
            self._computing[key] = task
            task.add_done_callback(lambda _: self._computing.pop(key, None))
        return await asyncio.shield(task)

    async def _log(self, table: str) -> list[bytes]:
        """Return the log of a table. A client that steps through a replay needs the same one again and again."""
        loaded, known = self._logs.pop(table, (0.0, []))
        if time.monotonic() - loaded > _LOG_SECONDS:
            loaded, known = time.monotonic(), []
        entries = known + await self._store.load(table, len(known))
        self._logs[table] = loaded, entries
        if len(self._logs) > _MOST_LOGS:
            self._logs.popitem(last=False)
        return entries

    async def _compute(self, key: Key, question: ReplayQuestion) -> bytes:
        begun = time.perf_counter()
        try:
            answer = await self._pool.ask(question, _SECONDS)
        except ChildFailed as error:
            log("replay-failed", table=question.table, error=str(error))
            raise Refusal("failed", "internal server error") from error
        self.seconds.add(time.perf_counter() - begun)
        if answer.is_refused:
            refused = msgspec.json.decode(answer.body, type=Refused)
            raise Refusal(refused.reason, decode_message(refused.said, refused.text, current_catalog()))
        self._keep(key, answer.body)
        return answer.body

    def _keep(self, key: Key, body: bytes) -> None:
        self._cache[key] = body
        self._bytes += len(body)
        while self._bytes > _MOST_BYTES:
            _, dropped = self._cache.popitem(last=False)
            self._bytes -= len(dropped)
