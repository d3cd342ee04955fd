"""How fast the server is, beside a bare websocket echo: `python -m benchmarks.server`.

In one run, on one machine that the load generator shares: a Starlette websocket that returns messages of the same sizes
and does nothing else; then the server with SQLite; then with PostgreSQL, if there is one. For each: round trips per
second when everybody answers at once (`rush`), and latency when scripted players at so many tables, two at each, answer
after a pause of about a second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
RUSH = 200  # tables at which everybody answers at once
THINK = 1.0  # seconds between the answers of a player, on average
KINGDOM = {"way": "set", "name": "First Game"}


class Prompt(Struct):
    request: str
    verb: str
    options: list[str]
    least: int


class Message(Struct):
    """What a scripted player reads of a message."""

    type: str
    answered: str | None = None
    prompt: Prompt | None = None
    over: dict[str, Any] | None = None
    reason: str | None = None


_read = msgspec.json.Decoder(Message).decode


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


class Load:
    """What all players of a run have in common: until when they play, how they pause, and what they measured."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.times: list[float] = []
        self.sent = 0
        self.heard = 0
        self.messages = 0
        self.counts = False
        self.ends = False


def answer_to(prompt: Prompt, chance: Random) -> list[str]:
    """A Silver now and then: the game lasts as long as the run."""
    if prompt.verb == "play-treasures":
        return prompt.options
    if prompt.verb == "buy":
        return ["Silver"] if "Silver" in prompt.options and chance.random() < 0.1 else []
    return prompt.options[: max(prompt.least, 1 if prompt.verb == "play-action" else 0)]


async def play(load: Load, connection: ClientConnection, seed: int) -> None:
    """A scripted player: answers each prompt after a pause, and notes how long the acknowledgement takes."""
    chance = Random(seed)
    sent: dict[str, float] = {}
    last = ""
    async for text in connection:
        now = time.perf_counter()
        message = _read(text)
        if load.counts:
            load.messages += 1
            load.heard += len(text)
        if message.answered is not None and message.answered in sent:
            if load.counts:
                load.times.append(now - sent[message.answered])
            sent.clear()
        if message.type == "error":
            raise RuntimeError(message.reason)
        if load.ends or message.over is not None:
            return
        if message.prompt is not None and message.prompt.request != last:
            last = message.prompt.request
            if load.think:
                await asyncio.sleep(chance.uniform(0.5, 1.5) * load.think)
                if load.ends:
                    return
            sent[last] = time.perf_counter()
            reply = json.dumps({"type": "answer", "request": last, "options": answer_to(message.prompt, chance)})
            load.sent += len(reply)
            await connection.send(reply)


async def echo_player(load: Load, connection: ClientConnection, seed: int, text: str) -> None:
    chance = Random(seed)
    while not load.ends:
        if load.think:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * load.think)
        begun = time.perf_counter()
        await connection.send(text)
        _read(await connection.recv())
        if load.counts:
            load.times.append(time.perf_counter() - begun)


async def seat(base: str, table: str, token: str) -> ClientConnection:
    connection = await connect(f"{base.replace('http', 'ws')}/ws/tables/{table}", compression=None, max_queue=None)
    await connection.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    return connection


def open_table(base: str) -> list[tuple[str, str]]:
    """A table for two; its seats with their tokens."""
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"name": "A", "seats": seats, "kingdom": KINGDOM, "options": {"listed": False}}
    opened = post(base, "/api/tables", wish)
    taken = post(base, f"/api/tables/{opened['table']}/seats", {"name": "B"})
    return [(opened["table"], opened["token"]), (taken["table"], taken["token"])]


async def warm_up(process: Process, echo: str | None) -> None:
    """Let the server load all it needs, so that its memory is not counted as that of the tables."""
    for _ in range(5):
        seats = [("x", "x")] if echo is not None else await asyncio.to_thread(open_table, process.base)
        for table, token in seats:
            connection = await seat(process.base, table, token)
            await connection.recv()
            await connection.close()


async def measure(process: Process, tables: int, seconds: float, think: float, echo: str | None) -> dict[str, float]:
    """Let scripted players play for some seconds: round trips per second, latency, memory per table."""
    load = Load(think)
    await warm_up(process, echo)
    before = process.memory()
    connections: list[ClientConnection] = []
    works: list[asyncio.Task[None]] = []
    if echo is not None:
        for number in range(tables):
            connection = await connect(f"{process.base.replace('http', 'ws')}/x", compression=None)
            connections.append(connection)
            works.append(asyncio.create_task(echo_player(load, connection, number, echo)))
    else:
        for number in range(tables):
            for place, (table, token) in enumerate(await asyncio.to_thread(open_table, process.base)):
                connection = await seat(process.base, table, token)
                connections.append(connection)
                works.append(asyncio.create_task(play(load, connection, 2 * number + place)))
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
    for work in works:
        work.cancel()
    for result in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result
    await asyncio.gather(*(connection.close() for connection in connections))
    times = sorted(load.times)
    return {
        "rate": len(times) / took,
        "p50": 1000 * times[len(times) // 2],
        "p99": 1000 * times[len(times) * 99 // 100],
        "work": 1e6 * worked / len(times),
        "kilobytes": used / 1024 / tables,
        "before": before,
        "size": load.heard / max(1, load.messages),
        "sent": load.sent / max(1, len(times)),
    }


# -- the run ----------------------------------------------------------------------------------------------------------


def show(name: str, what: str, found: dict[str, float], echo: float | None = None) -> None:
    ratio = f"  {found['rate'] / echo:4.0%} of the echo" if echo else ""
    memory = f"  {found['kilobytes']:6.1f} KB a table"
    print(
        f"{name:12} {what:14} {found['rate']:8,.0f} answers/s  p50 {found['p50']:7.2f} ms  p99 {found['p99']:7.2f} ms"
        f"  {found['work']:5.0f} us of processor each{memory}{ratio}",
        flush=True,
    )


async def bench(
    name: str, arguments: list[str], tables: list[int], seconds: float, echo: float, is_echo: bool
) -> float:
    """One server: the rush, then the tables. Gives the round trips per second of the rush."""
    text = "x" * 60 if is_echo else None
    with running(*arguments) as process:
        rush = await measure(process, RUSH, seconds, 0.0, text)
        show(name, f"rush of {RUSH}", rush, echo)
    for number in tables:
        with running(*arguments) as process:
            found = await measure(process, number, seconds, THINK, text)
            show(name, f"{number} tables", found)
    if not is_echo:  # all those tables are in the database now, and nobody is there
        with running(*arguments) as process:
            await warm_up(process, None)
            more = (process.memory() - rush["before"]) / 1024 / sum([RUSH, *tables])
            print(f"{name:12} {sum([RUSH, *tables])} asleep {more:12.1f} KB a table", flush=True)
    return rush["rate"]


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", type=int, default=2000, help=argparse.SUPPRESS)  # what an update has
    parser.add_argument("--only", choices=["echo", "sqlite", "postgresql"])
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
    rate = 0.0
    if given.only in (None, "echo"):
        rate = asyncio.run(bench("echo", ["--size", str(given.size)], given.tables, given.seconds, 0.0, True))
    with tempfile.TemporaryDirectory() as folder:
        if given.only in (None, "sqlite"):
            file = str(Path(folder) / "games.db")
            asyncio.run(bench("sqlite", ["--database", file], given.tables, given.seconds, rate, False))
        if given.only in (None, "postgresql"):
            with postgres() as address:
                if address is None:
                    print("postgresql   none on this machine")
                else:
                    asyncio.run(bench("postgresql", ["--database", address], given.tables, given.seconds, rate, False))


if __name__ == "__main__":
    main()
