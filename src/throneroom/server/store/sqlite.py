"""The logs in a SQLite file, which another process keeps: this one hands over its jobs and hears when they are done."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

from throneroom.server.logs import log
from throneroom.server.store.messages import Append, News, Summary
from throneroom.server.store.sqlite_jobs import Ask, Job, Load, Parcels, Told, parcel, read_told
from throneroom.server.store.store import Conflict, OnDurable, OnNews, StoreDown, call_back, resolve

_MEMORY: Final = ":memory:"
_PAUSE: Final = 0.5  # seconds before a process that could not be started is tried again


class SqliteStore:
    """One file, or nothing but memory if there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.name: Final = "sqlite"
        self.is_shared: Final = False
        self._path: Final = _MEMORY if path is None else str(path)
        self._new: list[tuple[Job, Callable[[Any], None]]] = []  # jobs that are not handed over yet
        self._keeping: Keeping | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._is_closed = False

    async def open(self, on_news: OnNews) -> None:
        self._keeping = await begin(self._path)

    async def close(self) -> None:
        self._is_closed = True
        self._hand_over()
        while self._beginning is not None:
            await self._beginning
        if self._keeping is not None:
            await self._keeping.end()

    def submit(self, append: Append, done: OnDurable) -> None:
        self._do(append, done)

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

    async def announce(self, news: Sequence[News]) -> None:
        """Nobody else reads this file."""

    async def save_note(self, name: str, data: bytes) -> None:
        """Nobody else asks for it."""

    async def load_note(self, name: str) -> bytes | None:
        return None

    async def check(self) -> None:
        await self._select("SELECT 1")

    async def _select(self, query: str, *values: object) -> list[list[Any]]:
        return await self._find(Ask(query, list(values)))

    async def _find(self, job: Load | Ask) -> list[list[Any]]:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._do(job, lambda rows: resolve(found, rows))
        rows: list[list[Any]] = await found
        return rows

    # -- handing over -----------------------------------------------------------------------------------------------

    def _do(self, job: Job, done: Callable[[Any], None]) -> None:
        loop = asyncio.get_running_loop()
        if self._is_closed:
            loop.call_soon(done, StoreDown("the store is closed"))
            return
        if not self._new:
            loop.call_soon(self._hand_over)
        self._new.append((job, done))

    def _hand_over(self) -> None:
        """Waking the other process costs more than a job: once in a turn of the event loop is enough."""
        if not self._new:
            return
        if self._keeping is not None and self._keeping.goes_on:
            jobs, self._new = self._new, []
            self._keeping.hand_over(jobs)
        elif self._beginning is None:
            self._beginning = asyncio.get_running_loop().create_task(self._begin_again())

    async def _begin_again(self) -> None:
        """The other process has ended though nobody has asked it to: start another, which gets all that waits."""
        try:
            if self._path == _MEMORY:
                raise StoreDown("what was kept in memory is lost")
            self._keeping = await begin(self._path)
        except Exception as error:  # whatever it is, those who wait must hear of it
            await asyncio.sleep(_PAUSE)
            down = error if isinstance(error, StoreDown) else StoreDown(f"{type(error).__name__}: {error}")
            jobs, self._new = self._new, []
            call_back([(done, down) for _, done in jobs])
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
        self._is_open = False
        self._is_ending = False

    @property
    def goes_on(self) -> bool:
        return self._pipe is not None

    def hand_over(self, jobs: Sequence[tuple[Job, Callable[[Any], None]]]) -> None:
        assert self._pipe is not None
        waiting = [done for _, done in jobs]
        try:
            data = parcel([job for job, _ in jobs])
        except Exception as error:  # one that cannot be sent must not take the place of another's result
            call_back([(done, StoreDown(f"{type(error).__name__}: {error}")) for done in waiting])
            return
        self._batches.append(waiting)
        self._pipe.write(data)

    def dismiss(self) -> None:
        """Let it finish what it has; then it ends."""
        self._is_ending = True
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    async def end(self) -> None:
        """Dismiss it, and wait until it has ended."""
        self.dismiss()
        await self._ended

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        self._pipe = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for whole in self._parcels.take(data):
            told: Told = read_told(whole)
            if not self._is_open:
                self._is_open = True
                resolve(self.opened, StoreDown(told) if isinstance(told, str) else None)
                continue
            waiting = self._batches.popleft()
            if isinstance(told, list):
                results = [Conflict() if result is False else result for result in told]
                call_back(list(zip(waiting, results, strict=True)))
            else:
                result = None if told is None else StoreDown(told)
                call_back([(done, result) for done in waiting])

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        """Nothing can be handed over any more, or nothing more is heard."""
        self._pipe = None

    def process_exited(self) -> None:
        self._pipe = None

    def connection_lost(self, error: Exception | None) -> None:
        """It has ended, and all it said was heard."""
        assert self._process is not None
        waiting = [done for batch in self._batches for done in batch]
        self._batches.clear()
        if not self._is_ending:
            log("store-process-ended", code=self._process.get_returncode(), waiting=len(waiting))
        self._process.close()
        down = StoreDown("the process that keeps the database has ended")
        resolve(self.opened, down)
        # When the last one was told, it has ended for whoever waits for that.
        call_back([*((done, down) for done in waiting), (lambda _: resolve(self._ended, None), None)])


async def begin(path: str) -> Keeping:
    """Start the process, and wait until it has opened the file. Raises StoreDown."""
    # It finds its modules where this one does, not in the folder where the server was started; and what is typed at the
    # server's terminal is not for it.
    command = sys.executable, "-P", "-m", "throneroom.server.store.sqlite_process", path
    try:
        _, keeping = await asyncio.get_running_loop().subprocess_exec(
            Keeping, *command, stderr=None, start_new_session=True
        )
    except OSError as error:
        raise StoreDown(f"the process that keeps {path} cannot be started: {error}") from error
    try:
        await keeping.opened
    except StoreDown as down:
        await keeping.end()
        raise StoreDown(f"{path}: {down}") from None
    except asyncio.CancelledError:
        keeping.dismiss()
        raise
    return keeping
