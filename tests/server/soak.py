"""The soak: people play at many tables while processes are killed at random, and nobody is told what is not kept.

`python -m tests.server.soak --help` lists the options. After each kill, everything that the people were told is
compared with the log in the database: acknowledgements, happenings, lines of chat, and answers that were sent again.
People who reconnect must hear of everything that was kept. Each difference is printed with the last messages and log
entries.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from tests.server.database import Database, database
from tests.server.players import BOT, ME, OPEN, Refused, ask
from tests.server.running import ServerProcess
from tests.server.soak_audit import Chronicle, Difference
from tests.server.soak_client import RETRY, SoakClient

from throneroom.server.store.sqlite_file import SqliteFile

PLAY = (0.1, 0.7)  # seconds of play before each kill, at least and at most
STOPPED = 1.5  # seconds for which a process is stopped, at most
HEAR = 20.0  # seconds within which people must hear of everything that was kept


Read = Callable[[str], list[bytes]]  # reads the log of a table
Harms = Mapping[str, Callable[[], Awaitable[None]]]


class World:
    """Servers, their database, and the ways to harm them. After each of them everything runs again."""

    def __init__(self, servers: list[ServerProcess], chance: Random, harms: Harms) -> None:
        self.bases = [server.base for server in servers]
        self.harms = harms
        self.read: Read | None = None  # how to read logs while the servers run
        self.on_down: Callable[[Read], None] = lambda _: None  # called while nothing runs, with how to read logs
        self.stopped = STOPPED
        self._servers = servers
        self._chance = chance

    async def audit(self) -> None:
        """Call `on_down`, if logs can only be read that way."""

    async def play(self) -> None:
        """Let people play for a while."""
        await self._pause(*PLAY)

    async def _pause(self, least: float, most: float) -> None:
        """Sleep for a random time: the point is what happens meanwhile, so there is no condition to wait for."""
        await asyncio.sleep(self._chance.uniform(least, most))

    async def stop_server(self) -> None:
        """Stop a server for a while. Its clients hear nothing, and what they send waits in its sockets."""
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
        await asyncio.to_thread(self._server.kill)
        self._read_copy()
        await asyncio.to_thread(self._server.start)

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
        with ServerProcess(str(path)) as server:
            yield SqliteWorld(server, path, chance)


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


class PostgresWorld(World):
    """Two servers on one PostgreSQL. The people of a table are at either of them."""

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

    def _load(self, table: str) -> list[bytes]:
        query = "SELECT number, entry FROM entries WHERE game = %s ORDER BY number"
        try:
            found = self._reading.execute(query, [table]).fetchall()
        except psycopg.OperationalError:  # its connection was cut
            self._database.wait_until_ready()
            self._reading = psycopg.connect(self._database.address, autocommit=True)
            found = self._reading.execute(query, [table]).fetchall()
        assert [number for number, _ in found] == list(range(len(found))), f"the log of {table} has a gap"
        return [bytes(entry) for _, entry in found]

    async def kill_one_server(self) -> None:
        server = self._chance.choice(self._servers)
        await asyncio.to_thread(server.kill)
        await self._pause(0, 0.3)
        await asyncio.to_thread(server.start)

    async def kill_both_servers(self) -> None:
        for server in self._servers:
            server.signal(signal.SIGKILL)
        for server in self._servers:
            await asyncio.to_thread(server.kill)
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self._servers))

    async def kill_database(self) -> None:
        await asyncio.to_thread(self._database.kill)
        await self._pause(0, 0.3)
        await asyncio.to_thread(self._database.start)

    async def restart_database(self) -> None:
        await asyncio.to_thread(self._database.stop)
        await self._pause(0, 0.3)
        await asyncio.to_thread(self._database.start)

    async def kill_connection(self) -> None:
        """Kill one process of PostgreSQL. It cuts all connections and recovers."""
        await asyncio.to_thread(self._database.kill_backend, self._chance)
        await asyncio.to_thread(self._database.wait_until_ready)

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
    with database() as running, ServerProcess(running.address) as one, ServerProcess(running.address) as other:
        yield PostgresWorld([one, other], running, chance)


WORLDS = {"sqlite": sqlite_world, "postgresql": postgres_world}


# -- the people -------------------------------------------------------------------------------------------------------


class Soak:
    """People at this many tables, what they were told, and the differences found."""

    def __init__(self, world: World, tables: int, chance: Random) -> None:
        self.differences: list[Difference] = []
        self.counts: Counter[str] = Counter()
        self._world = world
        self._tables = tables
        self._chance = chance
        self._playing: dict[str, tuple[Chronicle, list[SoakClient]]] = {}
        world.on_down = self._compare

    async def run(self, kills: int, is_time_over: Callable[[], bool], progress: Callable[[str], None]) -> None:
        """Kill this many times, then stop."""
        playing = [asyncio.ensure_future(self._play_games()) for _ in range(self._tables)]
        try:
            harms = list(self._world.harms)
            for number in range(kills):
                if is_time_over():
                    break
                await self._world.play()
                if number % len(harms) == 0:
                    self._chance.shuffle(harms)
                harm = harms[number % len(harms)]
                await self._world.harms[harm]()
                self.counts[f"kill: {harm}"] += 1
                await self._check()
                for task in playing:
                    if task.done():
                        task.result()
                progress(f"{number + 1} {harm}, {self.counts['games']} games, {len(self.differences)} differences")
            await self._world.audit()
            await self._check()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play_games(self) -> None:
        """Play one game after another."""
        while True:
            with contextlib.suppress(Refused):  # an unacknowledged earlier request has taken the seat
                clients = await self._sit_down()
                await asyncio.gather(*(client.play() for client in clients))
                self.counts["games"] += 1

    async def _sit_down(self) -> list[SoakClient]:
        people = self._chance.choice([2, 2, 2, 3])
        bots = self._chance.choice([0, 0, 1])
        seats = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
        opened = await self._ask("/api/tables", {"name": "P0", "seats": seats, "options": {"undo": "consent"}})
        table = opened["table"]
        seated = [opened]
        for seat in range(1, people):
            seated.append(await self._ask(f"/api/tables/{table}/seats", {"name": f"P{seat}"}))
        clients = [
            SoakClient(self._world.bases, table, one["seat"], one["token"], Random(self._chance.random()))
            for one in seated
        ]
        for client in clients:
            client.differ = self._differ
        self._playing[table] = (Chronicle(table), clients)
        return clients

    async def _ask(self, path: str, body: object) -> Any:
        """Repeat a request until a server answers."""
        while True:
            with contextlib.suppress(OSError, HTTPException):
                try:
                    return await ask(self._chance.choice(self._world.bases), path, body)
                except Refused as refused:
                    if refused.status < 500:
                        raise
            await asyncio.sleep(RETRY)

    # -- comparing --------------------------------------------------------------------------------------------------

    def _differ(self, client: SoakClient, kind: str, details: str) -> None:
        chronicle, _ = self._playing[client.table]
        self.differences.append(chronicle.report(client, kind, details))

    async def _check(self) -> None:
        """Compare with the log, if it can be read, and wait until everybody has heard of everything in it."""
        if self._world.read is not None:
            self._compare(self._world.read)
        deadline = time.monotonic() + HEAR
        while waiting := self._behind():
            if time.monotonic() > deadline:
                for client in waiting:
                    self._differ(client, "not told what was kept", f"in {HEAR:g} seconds")
                    self._playing.pop(client.table, None)
                return
            await asyncio.sleep(RETRY)

    def _behind(self) -> list[SoakClient]:
        return [
            client
            for chronicle, clients in self._playing.values()
            for client in clients
            if not client.is_over and chronicle.is_ahead_of(client)
        ]

    def _compare(self, read: Read) -> None:
        """Compare everything that people were told with the logs, and forget games that are over."""
        for table, (chronicle, clients) in list(self._playing.items()):
            wrong = chronicle.read(read(table))
            if wrong is not None:
                self.differences.append(chronicle.report(clients[0], "log changed", wrong))
                del self._playing[table]
                continue
            for client in clients:
                for kind, details in chronicle.compare(client):
                    self._differ(client, kind, details)
            if all(client.is_over for client in clients):
                self._count(clients)
                del self._playing[table]

    def _count(self, clients: list[SoakClient]) -> None:
        for client in clients:
            self.counts.update(client.counts)

    def finish(self) -> None:
        """Count what the people did whose games are not over."""
        for _, clients in self._playing.values():
            self._count(clients)


def soak(
    kind: str,
    *,
    kills: int,
    tables: int,
    seed: int,
    harms: list[str] | None = None,
    seconds: float = 1e9,
    stopped: float = STOPPED,
    progress: Callable[[str], None] = lambda _: None,
) -> Soak:
    """Run the soak against a database of this kind, and return what it found."""
    chance = Random(seed)
    with WORLDS[kind](chance) as world:
        world.stopped = stopped
        if harms is not None:
            world.harms = {name: world.harms[name] for name in harms}
        running = Soak(world, tables, chance)
        deadline = time.monotonic() + seconds
        asyncio.run(running.run(kills, lambda: time.monotonic() > deadline, progress))
        running.finish()
    return running


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", choices=list(WORLDS), default="sqlite")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--stopped", type=float, default=STOPPED, help="stop processes for at most this long")
    parser.add_argument("--harms", help="only these, separated by commas")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # or PostgreSQL would go on running

    def progress(text: str) -> None:
        sys.stderr.write(f"\r{text}    ")
        sys.stderr.flush()

    found = soak(
        options.database,
        kills=options.kills,
        tables=options.tables,
        seed=options.seed,
        seconds=options.seconds,
        stopped=options.stopped,
        harms=options.harms.split(",") if options.harms else None,
        progress=progress,
    )
    sys.stderr.write("\n")
    lines = [str(difference) for difference in found.differences[:20]]
    lines += [f"{name:24} {number:>10,}" for name, number in sorted(found.counts.items())]
    kinds = Counter(difference.kind for difference in found.differences)
    lines += [f"DIFFERENCE {kind}: {number}" for kind, number in kinds.most_common()]
    lines.append(f"seed {options.seed}: {len(found.differences)} differences")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(1 if found.differences else 0)


if __name__ == "__main__":
    main()
