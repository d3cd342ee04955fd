"""The logs in a SQLite file, which one thread reads and writes."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from throneroom.server.metrics import Histogram
from throneroom.server.store.sqlite_file import SqliteFile
from throneroom.server.store.store import BadLog, OnDurable, OnNews, StoreDown, call_back, resolve
from throneroom.server.store.structs import Append, News, Summary

T = TypeVar("T")
Read: TypeAlias = Callable[[SqliteFile], Any]
OnDone: TypeAlias = Callable[[Any], None]  # called with the result, or the exception
Jobs: TypeAlias = list[tuple[Append | Read, OnDone]]


class SqliteStore:
    """A store for one server process: a file, or memory if there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.name: Final = "sqlite"
        self.is_shared: Final = False
        self.seconds: Final = Histogram()
        self._path: Final = ":memory:" if path is None else str(path)
        self._jobs: Jobs = []  # collected until the event loop comes round
        self._writer: SqliteThread | None = None

    async def open(self, on_news: OnNews) -> None:
        """Open the file. There is never news from other processes: the file is locked against other servers."""
        thread = SqliteThread(self._path, self.seconds)
        await thread.opened
        self._writer = thread

    @property
    def waiting(self) -> int:
        return len(self._jobs) + (0 if self._writer is None else self._writer.waiting)

    async def close(self) -> None:
        self._hand_over()
        thread, self._writer = self._writer, None
        if thread is not None:
            await thread.close()

    def submit(self, append: Append, done: OnDurable) -> None:
        self._do(append, done)

    async def load(self, table: str, since: int = 0) -> list[bytes]:
        return await self._read(lambda file: file.load(table, since))

    async def summaries(self, state: str, most: int, only_listed: bool = True) -> list[Summary]:
        return await self._read(lambda file: file.summaries(state, most, only_listed))

    async def idle(self, state: str, before: float, most: int) -> list[str]:
        return await self._read(lambda file: file.idle(state, before, most))

    async def delete(self, tables: Sequence[str], before: float) -> list[str]:
        await self._read(lambda file: file.delete(tables))  # no other process has changed them since
        return list(tables)

    async def announce(self, news: Sequence[News]) -> None:
        """Do nothing: no other process uses this file."""

    async def save_note(self, name: str, data: bytes) -> None:
        """Do nothing: no other process would load it."""

    async def load_note(self, name: str) -> bytes | None:
        return None

    async def check(self) -> None:
        await self._read(lambda file: file.check())

    async def _read(self, read: Callable[[SqliteFile], T]) -> T:
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._do(read, lambda result: resolve(found, result))
        return await found

    def _do(self, job: Append | Read, done: OnDone) -> None:
        loop = asyncio.get_running_loop()
        if self._writer is None:
            loop.call_soon(done, StoreDown("the store is closed"))
            return
        if not self._jobs:
            loop.call_soon(self._hand_over)  # waking the thread costs more than a job
        self._jobs.append((job, done))

    def _hand_over(self) -> None:
        if self._jobs and self._writer is not None:
            jobs, self._jobs = self._jobs, []
            self._writer.put(jobs)


class SqliteThread:
    """The thread that uses the file. It commits together everything that has arrived since its last commit."""

    def __init__(self, path: str, seconds: Histogram) -> None:
        self.waiting = 0
        self._seconds: Final = seconds
        self._loop: Final = asyncio.get_running_loop()
        self.opened: Final[asyncio.Future[None]] = self._loop.create_future()
        self._closed: Final[asyncio.Future[None]] = self._loop.create_future()
        self._queue: Final[SimpleQueue[Jobs | None]] = SimpleQueue()
        threading.Thread(target=self._run, args=(path,), name="sqlite").start()

    def put(self, jobs: Jobs) -> None:
        """Do these jobs, then call back on the event loop."""
        self.waiting += len(jobs)
        self._queue.put(jobs)

    async def close(self) -> None:
        """Finish the jobs, and close the file."""
        self._queue.put(None)
        await self._closed

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _run(self, path: str) -> None:
        try:
            file = SqliteFile(path)
        except StoreDown as refused:
            self._call_soon(resolve, self.opened, refused)
            return
        except Exception as error:  # of any kind: somebody is waiting for the file
            self._call_soon(resolve, self.opened, StoreDown(f"{path}: {error}"))
            return
        self._call_soon(resolve, self.opened, None)
        is_open = True
        while is_open:
            jobs = self._queue.get() or []
            is_open = bool(jobs)
            while True:
                try:
                    more = self._queue.get_nowait()
                except Empty:
                    break
                if more is None:
                    is_open = False
                else:
                    jobs += more
            if jobs:
                begun = time.perf_counter()
                results = do(file, jobs)
                self._call_soon(self._finish, results, time.perf_counter() - begun)
        file.close()
        self._call_soon(resolve, self._closed, None)

    def _finish(self, results: list[tuple[OnDone, Any]], seconds: float) -> None:
        """Call back, on the event loop."""
        self.waiting -= len(results)
        self._seconds.add(seconds)
        call_back(results)

    def _call_soon(self, function: Callable[..., None], *arguments: object) -> None:
        self._loop.call_soon_threadsafe(function, *arguments)


def do(file: SqliteFile, jobs: Jobs) -> list[tuple[OnDone, Any]]:
    """Do the appends in one transaction, then the rest. Return whom to call, and with what."""
    appends = [(job, done) for job, done in jobs if isinstance(job, Append)]
    results: list[tuple[OnDone, Any]] = []
    if appends:
        try:
            outcomes: Sequence[Any] = file.append([append for append, _ in appends])
        except Exception as error:  # whatever it is, those who wait must hear of it
            outcomes = [StoreDown(f"{type(error).__name__}: {error}")] * len(appends)
        results += [(done, outcome) for (_, done), outcome in zip(appends, outcomes, strict=True)]
    for job, done in jobs:
        if not isinstance(job, Append):
            try:
                results.append((done, job(file)))
            except BadLog as bad:
                results.append((done, bad))
            except Exception as error:  # of any kind: the other reads must still be done
                results.append((done, StoreDown(f"{type(error).__name__}: {error}")))
    return results
