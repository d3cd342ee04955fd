"""Servers and their databases, and the ways in which the soak test kills and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import psycopg
from tests.server.database import Database, database
from tests.server.running import ServerProcess

from throneroom.server.store.sqlite_file import SqliteFile

PLAY = (0.1, 0.7)  # seconds of play before each kill, at least and at most
STOPPED = 1.5  # seconds for which a process is stopped, at most

# Not asyncio's own threads, which may all be waiting for a server that is stopped.
_threads = ThreadPoolExecutor(4)

Read = Callable[[str], list[bytes]]  # reads the log of a table
Harms = Mapping[str, Callable[[], Awaitable[None]]]


async def in_thread(work: Callable[..., None], *arguments: object) -> None:
    await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*arguments))


class World:
    """Servers, their database, and the ways to kill and stop them. After each of these, everything runs again."""

    def __init__(self, servers: list[ServerProcess], chance: Random, harms: Harms) -> None:
        self.bases = [server.base for server in servers]
        self.harms = harms
        self.read: Read | None = None  # how to read logs while the servers run
        self.on_down: Callable[[Read], None] = lambda _: None  # called while no server runs, with a log reader
        self.stopped = STOPPED
        self._servers = servers
        self._chance = chance

    async def audit(self) -> None:
        """Call `on_down`, if logs can only be read that way."""

    async def play(self) -> None:
        """Let people play for a while."""
        await self._pause(*PLAY)

    async def _pause(self, least: float, most: float) -> None:
        """Sleep for a random time. What happens meanwhile is the point, so there is no condition to wait for."""
        await asyncio.sleep(self._chance.uniform(least, most))

    async def stop_server(self) -> None:
        """Stop a server for a while. Its clients receive nothing, and what they send waits in its sockets."""
        server = self._chance.choice(self._servers)
        server.signal(signal.SIGSTOP)
        await self._pause(self.stopped / 4, self.stopped)
        server.signal(signal.SIGCONT)


# -- SQLite -----------------------------------------------------------------------------------------------------------


class SqliteWorld(World):
    """One server on a file, which can only be read while the server is dead."""

    def __init__(self, server: ServerProcess, path: Path, chance: Random) -> None:
        harms = {"server": self.kill, "stopped and killed": self.stop_and_kill, "stopped server": self.stop_server}
        super().__init__([server], chance, harms)
        self._server = server
        self._path = path

    async def kill(self) -> None:
        await in_thread(self._server.kill)
        self._read_copy()
        await in_thread(self._server.start)

    async def audit(self) -> None:
        await self.kill()

    async def stop_and_kill(self) -> None:
        """Kill the server while it is stopped, with messages waiting in its sockets."""
        self._server.signal(signal.SIGSTOP)
        await self._pause(0, 0.3)
        await self.kill()

    def _read_copy(self) -> None:
        """Read a copy, so that the server itself recovers the file."""
        with tempfile.TemporaryDirectory(prefix="soak-") as name:
            for suffix in ("", "-wal"):
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(f"{self._path}{suffix}", f"{name}/copy.db{suffix}")
            with contextlib.closing(SqliteFile(f"{name}/copy.db")) as file:
                self.on_down(lambda table: file.load(table, 0))


@contextlib.contextmanager
def sqlite_world(chance: Random) -> Iterator[World]:
    with tempfile.TemporaryDirectory(prefix="soak-") as name:
        path = Path(name) / "games.db"
        with ServerProcess(str(path), prepared=True) as server:
            yield SqliteWorld(server, path, chance)


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


class PostgresWorld(World):
    """Two servers on one PostgreSQL. The clients of a table may be connected to either."""

    def __init__(self, servers: list[ServerProcess], running: Database, chance: Random) -> None:
        harms = {
            "one server": self.kill_one_server,
            "both servers": self.kill_both_servers,
            "database": self.kill_database,
            "database restart": self.restart_database,
            "connection": self.kill_connection,
            "everything": self.kill_everything,
            "stopped server": self.stop_server,
            "stopped database": self.stop_database,
        }
        super().__init__(servers, chance, harms)
        self.read = self._load
        self._database = running
        self._reading = psycopg.connect(running.address, autocommit=True)

    def close(self) -> None:
        self._reading.close()

    def _load(self, table: str) -> list[bytes]:
        query = "SELECT number, entry FROM entries WHERE game = %s ORDER BY number"
        try:
            found = self._reading.execute(query, [table]).fetchall()
        except psycopg.OperationalError:  # its connection was cut
            self._reading.close()
            self._database.wait_until_ready()
            self._reading = psycopg.connect(self._database.address, autocommit=True)
            found = self._reading.execute(query, [table]).fetchall()
        assert [number for number, _ in found] == list(range(len(found))), f"the log of {table} has a gap"
        return [bytes(entry) for _, entry in found]

    async def kill_one_server(self) -> None:
        server = self._chance.choice(self._servers)
        await in_thread(server.kill)
        await self._pause(0, 0.3)
        await in_thread(server.start)

    async def kill_both_servers(self) -> None:
        for server in self._servers:
            server.signal(signal.SIGKILL)
        for server in self._servers:
            await in_thread(server.kill)
        await asyncio.gather(*(in_thread(server.start) for server in self._servers))

    async def kill_database(self) -> None:
        await in_thread(self._database.kill)
        await self._pause(0, 0.3)
        await in_thread(self._database.start)

    async def restart_database(self) -> None:
        await in_thread(self._database.stop)
        await self._pause(0, 0.3)
        await in_thread(self._database.start)

    async def kill_connection(self) -> None:
        """Kill one process of PostgreSQL. It cuts all connections and recovers."""
        await in_thread(self._database.kill_backend, self._chance)
        await in_thread(self._database.wait_until_ready)

    async def kill_everything(self) -> None:
        for server in self._servers:
            server.signal(signal.SIGKILL)
        await self.kill_database()
        await self.kill_both_servers()

    async def stop_database(self) -> None:
        self._database.signal(signal.SIGSTOP)
        await self._pause(self.stopped / 4, self.stopped)
        self._database.signal(signal.SIGCONT)


@contextlib.contextmanager
def postgres_world(chance: Random) -> Iterator[World]:
    with (
        database() as running,
        ServerProcess(running.address, prepared=True) as one,
        ServerProcess(running.address, prepared=True) as other,
    ):
        world = PostgresWorld([one, other], running, chance)
        try:
            yield world
        finally:
            running.signal(signal.SIGCONT)  # if it was stopped
            world.close()


WORLDS = {"sqlite": sqlite_world, "postgresql": postgres_world}
