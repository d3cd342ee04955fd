"""How fast the server is, beside a bare websocket echo: `python -m benchmarks.server`.

In one run, on one machine that the load generator shares: a Starlette websocket that returns messages of the same sizes
and does nothing else; the server with SQLite; and with PostgreSQL, if there is one. For each: round trips per second
when everybody answers at once (`rush`, in turns, medians), and latency when scripted players at so many tables, two at
each, answer after a pause of about a second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.load import Echoed, Load, Player, Scripted

ROOT = Path(__file__).parents[1]
RUSH = 200  # tables at which everybody answers at once
THINK = 1.0  # seconds between the answers of a player, on average
ECHO = "echo"
KINGDOM = {"way": "set", "name": "First Game"}


# -- servers ----------------------------------------------------------------------------------------------------------


def run_echo(listening: socket.socket, size: int) -> None:
    """A websocket that answers each message with one of this size, and nothing else."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from throneroom.server.serve import config

    reply = json.dumps({"type": "update", "answered": "x" * max(0, size - 40)})

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()
                await socket.send_text(reply)

    app = Starlette(routes=[WebSocketRoute("/{path:path}", echo)])
    uvicorn.Server(config(app, ws="websockets-sansio")).run(sockets=[listening])


def run_server(listening: socket.socket, database: str) -> None:
    from throneroom.server.app import Settings
    from throneroom.server.logs import be_quiet
    from throneroom.server.serve import serve

    be_quiet(True)
    serve(Settings(database=database, request_rate=1e6, opening_rate=1e6, message_rate=1e6), listening)


class Process:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        fd = self.listening.fileno()
        command = [sys.executable, "-m", "benchmarks.server", "--fd", str(fd), *arguments]
        self.process = subprocess.Popen(command, pass_fds=[fd], cwd=ROOT)
        self.port = self.listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Bytes in use, without what is shared with other processes."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        return 0

    def seconds(self) -> float:
        """Processor time used so far."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.listening.close()


@contextlib.contextmanager
def running(*arguments: str) -> Iterator[Process]:
    process = Process(*arguments)
    try:
        yield process
    finally:
        process.stop()


def post(base: str, path: str, body: object) -> Any:
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


# -- players ----------------------------------------------------------------------------------------------------------


def open_table(base: str) -> list[tuple[str, str]]:
    """A table for two; its seats with their tokens."""
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"name": "A", "seats": seats, "kingdom": KINGDOM, "options": {"listed": False}}
    opened = post(base, "/api/tables", wish)
    taken = post(base, f"/api/tables/{opened['table']}/seats", {"name": "B"})
    return [(opened["table"], opened["token"]), (taken["table"], taken["token"])]


async def take_places(process: Process, load: Load, tables: int, is_echo: bool) -> list[Scripted]:
    """Two players at each table; for the echo, one at each."""
    clients: list[Scripted] = []
    for _ in range(tables):
        if is_echo:
            echoed = Echoed(load, len(clients))
            clients.append(echoed)
            await echoed.begin(process.port)
            continue
        for table, token in await asyncio.to_thread(open_table, process.base):
            player = Player(load, len(clients))
            clients.append(player)
            await player.sit(process.port, table, token)
    return clients


async def warm_up(process: Process, is_echo: bool) -> None:
    """Let the server load all it needs, so that its memory is not counted as that of the tables."""
    clients = await take_places(process, Load(think=60.0), 5, is_echo)
    await asyncio.gather(*(client.heard for client in clients))
    await asyncio.gather(*(client.leave() for client in clients))


async def measure(process: Process, tables: int, seconds: float, think: float, is_echo: bool) -> dict[str, float]:
    """Let scripted players play for some seconds: round trips per second, latency, memory per table."""
    load = Load(think)
    await warm_up(process, is_echo)
    before = process.memory()
    clients = await take_places(process, load, tables, is_echo)
    await asyncio.sleep(min(2.0, seconds))
    load.counts = True
    worked = process.seconds()
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    load.counts = False
    worked = process.seconds() - worked
    used = process.memory() - before
    load.ends = True
    await asyncio.gather(*(client.leave() for client in clients))
    if load.fault is not None:
        raise RuntimeError(load.fault)
    times = sorted(load.times)
    return {
        "rate": len(times) / took,
        "p50": 1000 * times[len(times) // 2],
        "p99": 1000 * times[len(times) * 99 // 100],
        "work": 1e6 * worked / len(times),
        "kilobytes": used / 1024 / tables,
        "before": before,
        "size": load.heard / max(1, load.messages),
    }


# -- the run ----------------------------------------------------------------------------------------------------------


def show(name: str, what: str, found: dict[str, float]) -> None:
    print(
        f"{name:12} {what:14} {found['rate']:8,.0f} answers/s  p50 {found['p50']:7.2f} ms  p99 {found['p99']:7.2f} ms"
        f"  {found['work']:5.0f} us of processor each  {found['kilobytes']:6.1f} KB a table",
        flush=True,
    )


class Bench:
    """The servers that are compared: each with the arguments of its process."""

    def __init__(self, servers: dict[str, list[str]], seconds: float) -> None:
        self._servers = servers
        self._seconds = seconds
        self._opened = 0  # tables in each database
        self._empty: dict[str, float] = {}  # the memory of each server when there was no table yet

    async def rush(self, rounds: int) -> None:
        """Everybody answers at once. A machine that is shared is now fast, now slow: the servers take turns."""
        found: dict[str, list[dict[str, float]]] = {name: [] for name in self._servers}
        for number in range(rounds):
            print(f"rush of {RUSH} tables, round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
            for name, arguments in self._servers.items():
                with running(*arguments) as process:
                    found[name].append(await measure(process, RUSH, self._seconds / 2, 0.0, name == ECHO))
            self._opened += RUSH
        for name, results in found.items():
            self._empty[name] = results[0]["before"]
            show(name, f"rush of {RUSH}", {key: median(result[key] for result in results) for key in results[0]})
        for name, results in found.items():
            if name != ECHO and ECHO in found:
                parts = sorted(one["rate"] / echo["rate"] for one, echo in zip(results, found[ECHO], strict=True))
                print(f"{name:12} {median(parts):.0%} of the echo's rate ({parts[0]:.0%} to {parts[-1]:.0%})")

    async def tables(self, numbers: list[int]) -> None:
        """Players who think, at so many tables; then the same tables when nobody is there."""
        for name, arguments in self._servers.items():
            for number in numbers:
                with running(*arguments) as process:
                    found = await measure(process, number, self._seconds, THINK, name == ECHO)
                    show(name, f"{number} tables", found)
            if name != ECHO:
                asleep = self._opened + sum(numbers)
                with running(*arguments) as process:
                    await warm_up(process, False)
                    each = (process.memory() - self._empty[name]) / 1024 / asleep
                    print(f"{name:12} {asleep} asleep {each:12.1f} KB a table", flush=True)


@contextlib.contextmanager
def postgres() -> Iterator[str | None]:
    """A PostgreSQL with its usual settings, in a folder of its own; None if there is none on this machine."""
    from tests.server.database import database, programs

    if programs() is None:
        yield None
        return
    with database(durable=True) as found:
        yield found.address


def disk() -> str:
    """How long the disk takes to make a page durable: no answer can be acknowledged sooner."""
    times: list[float] = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    times.sort()
    return f"a page is durable after {1000 * times[100]:.2f} ms (p99 {1000 * times[198]:.2f} ms)"


async def compare(servers: dict[str, list[str]], rounds: int, tables: list[int], seconds: float) -> None:
    bench = Bench(servers, seconds)
    await bench.rush(rounds)
    await bench.tables(tables)


def run(work: Coroutine[Any, Any, None]) -> None:
    """On the loop that the servers have too, if it is there."""
    if importlib.util.find_spec("uvloop") is None:
        asyncio.run(work)
        return
    import uvloop

    uvloop.run(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", type=int, default=2000, help=argparse.SUPPRESS)  # what an update has
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--fd", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.fd is not None:
        listening = socket.socket(fileno=os.dup(given.fd))
        if given.database:
            run_server(listening, given.database)
        else:
            run_echo(listening, given.size)
        return
    print(f"disk         {disk()}", flush=True)
    with tempfile.TemporaryDirectory() as folder, postgres() as address:
        servers = {ECHO: ["--size", str(given.size)], "sqlite": ["--database", str(Path(folder) / "games.db")]}
        if address is None:
            print("postgresql   none on this machine")
        else:
            servers["postgresql"] = ["--database", address]
        run(compare(servers, given.rounds, given.tables, given.seconds))


if __name__ == "__main__":
    main()
