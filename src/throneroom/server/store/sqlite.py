"""The logs in a SQLite file, which another process keeps: this one hands over its jobs and hears when they are done."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

from throneroom.server.logs import log
from throneroom.server.store.append import Append, Summary
from throneroom.server.store.jobs import Ask, Job, Load, Parcels, Told, parcel, read_told
from throneroom.server.store.store import Conflict, Hears, Kept, StoreDown, settle, tell

_MEMORY: Final = ":memory:"


class SqliteStore:
    """One file, or nothing but memory if there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.name: Final = "sqlite"
        self.is_shared: Final = False
        self._path: Final = _MEMORY if path is None else str(path)
        self._new: list[tuple[Job, Callable[[Any], None]]] = []  # the jobs of this turn of the event loop
        self._keeping: Keeping | None = None
        self._beginning: asyncio.Task[None] | None = None

    async def open(self, hears: Hears) -> None:
        self._keeping = await begin(self._path)

    async def close(self) -> None:
        self._hand_over()
        if self._beginning is not None:
            await self._beginning
        if self._keeping is not None:
            await self._keeping.end()

    def submit(self, append: Append, kept: Kept) -> None:
        self._do(append, kept)

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        return [entry for (entry,) in await self._find(Load(table, since))]

    async def summaries(self, state: str, most: int) -> list[Summary]:
        rows = await self._select(
            "SELECT state, listed, changed, info FROM tables WHERE state = ? AND listed ORDER BY changed DESC LIMIT ?",
            state,
            most,
        )
        return [Summary(state, bool(listed), changed, info) for state, listed, changed, info in rows]

    async def idle(self, state: str, before: float) -> list[str]:
        rows = await self._select("SELECT game FROM tables WHERE state = ? AND changed < ?", state, before)
        return [table for (table,) in rows]

    async def announce(self, news: Sequence[str]) -> None:
        """Nobody else reads this file."""

    async def keep_note(self, name: str, data: bytes) -> None:
        """Nobody else asks for it."""

    async def note(self, name: str) -> bytes | None:
        return None

    async def check(self) -> None:
        await self._select("SELECT 1")

    async def _select(self, query: str, *values: object) -> list[list[Any]]:
        return await self._find(Ask(query, list(values)))

    async def _find(self, job: Load | Ask) -> list[list[Any]]:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._do(job, lambda rows: settle(found, rows))
        rows: list[list[Any]] = await found
        return rows

    # -- handing over -----------------------------------------------------------------------------------------------

    def _do(self, job: Job, done: Callable[[Any], None]) -> None:
        if not self._new:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._new.append((job, done))

    def _hand_over(self) -> None:
        """Waking the other process costs more than a job: once in a turn of the event loop is enough."""
        keeping = self._keeping
        if self._new and keeping is not None and keeping.goes_on:
            jobs, self._new = self._new, []
            keeping.hand_over(jobs)
        elif self._new and self._beginning is None:
            self._beginning = asyncio.get_running_loop().create_task(self._begin_again())

    async def _begin_again(self) -> None:
        """The other process has ended, as nobody has asked it to."""
        try:
            if self._path == _MEMORY:
                raise StoreDown("what was kept in memory is lost")
            self._keeping = await begin(self._path)
        except StoreDown as down:
            jobs, self._new = self._new, []
            tell([(done, down) for _, done in jobs])
        finally:
            self._beginning = None
        self._hand_over()


class Keeping(asyncio.SubprocessProtocol):
    """The process that keeps the file, as the server knows it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened: Final[asyncio.Future[None]] = loop.create_future()
        self._ended: Final[asyncio.Future[None]] = loop.create_future()
        self._parcels: Final = Parcels()
        self._batches: Final[deque[list[Callable[[Any], None]]]] = deque()  # who waits, batch by batch
        self._process: asyncio.SubprocessTransport | None = None
        self._pipe: asyncio.WriteTransport | None = None

    @property
    def goes_on(self) -> bool:
        return self._pipe is not None

    def hand_over(self, jobs: Sequence[tuple[Job, Callable[[Any], None]]]) -> None:
        assert self._pipe is not None
        self._batches.append([done for _, done in jobs])
        self._pipe.write(parcel([job for job, _ in jobs]))

    async def end(self) -> None:
        """Let it finish what it has, and wait until it has ended."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        await self._ended

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        self._pipe = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for whole in self._parcels.take(data):
            told: Told = read_told(whole)
            if not self.opened.done():
                settle(self.opened, told if told is None else StoreDown(str(told)))
                continue
            waiting = self._batches.popleft()
            if isinstance(told, list):
                results = [Conflict() if result is False else result for result in told]
                tell(list(zip(waiting, results, strict=True)))
            else:
                result = None if told is None else StoreDown(told)
                tell([(done, result) for done in waiting])

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        """Nothing can be handed over any more, or nothing more is heard."""
        self._pipe = None

    def process_exited(self) -> None:
        self._pipe = None

    def connection_lost(self, error: Exception | None) -> None:
        """It has ended, and all it said was heard."""
        assert self._process is not None
        self._process.close()
        down = StoreDown("the process that keeps the database has ended")
        settle(self.opened, down)
        waiting = [done for batch in self._batches for done in batch]
        self._batches.clear()
        if waiting:
            log("store-process-ended", waiting=len(waiting))
        tell([(done, down) for done in waiting])
        settle(self._ended, None)


async def begin(path: str) -> Keeping:
    """Start the process, and wait until it has opened the file. Raises StoreDown."""
    command = sys.executable, "-m", "throneroom.server.store.keeper", path
    try:
        _, keeping = await asyncio.get_running_loop().subprocess_exec(Keeping, *command, stderr=None)
    except OSError as error:
        raise StoreDown(f"the process that keeps {path} cannot be started: {error}") from error
    try:
        await keeping.opened
    except StoreDown as down:
        await keeping.end()
        raise StoreDown(f"{path}: {down}") from None
    return keeping
