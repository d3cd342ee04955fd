"""How fast the server is, beside a bare websocket echo: `python -m benchmarks.server`.

In one run, on one machine that the load generator shares: a Starlette websocket that returns messages of the same sizes
and does nothing else; the server with SQLite; and with PostgreSQL, if there is one. For each: round trips per second
when everybody answers at once (`rush`, by turns of a second), and latency when scripted players at so many tables, two
at each, answer after a pause of about a second. Beside that latency stands the disk's own, found in the same seconds:
no answer is acknowledged before the disk has it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import json
import os
import socket
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

from benchmarks.load import Echoed, Load, Player, Scripted
from benchmarks.measured import Disk, Process, milliseconds, running

RUSH = 200  # tables at which everybody answers at once
SLICE = 1.0  # seconds for which one server has the rush
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


async def measure(process: Process, tables: int, seconds: float, is_echo: bool) -> dict[str, float]:
    """Let players who think play for some seconds: round trips per second, latency, memory per table."""
    load = Load(THINK)
    await warm_up(process, is_echo)
    before = process.memory()
    clients = await take_places(process, load, tables, is_echo)
    await asyncio.sleep(min(2.0, seconds))
    load.counts = True
    worked = process.seconds()
    begun = time.perf_counter()
    with Disk() as disk:
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        load.counts = False
    worked = process.seconds() - worked
    used = process.memory() - before
    load.ends = True
    await asyncio.gather(*(client.leave() for client in clients))
    if load.fault is not None:
        raise RuntimeError(load.fault)
    return {
        "rate": len(load.times) / took,
        "p50": milliseconds(load.times, 50),
        "p99": milliseconds(load.times, 99),
        "disk": milliseconds(disk.times, 99),
        "work": 1e6 * worked / len(load.times),
        "kilobytes": used / 1024 / tables,
        "before": before,
    }


# -- the run ----------------------------------------------------------------------------------------------------------


def show(name: str, what: str, found: dict[str, float]) -> None:
    print(
        f"{name:12} {what:14} {found['rate']:8,.0f} answers/s  p50 {found['p50']:7.2f} ms  p99 {found['p99']:7.2f} ms"
        f" (disk {found['disk']:.2f})  {found['work']:5.0f} us of processor each  {found['kilobytes']:6.1f} KB a table",
        flush=True,
    )


async def think(servers: dict[str, list[str]], numbers: list[int], seconds: float) -> None:
    """Players who think, at so many tables; then the same tables when nobody is there."""
    for name, arguments in servers.items():
        empty = 0
        for number in numbers:
            with running(*arguments) as process:
                found = await measure(process, number, seconds, name == ECHO)
                empty = empty or int(found["before"])
                show(name, f"{number} tables", found)
        if name != ECHO:
            with running(*arguments) as process:
                await warm_up(process, False)
                each = (process.memory() - empty) / 1024 / sum(numbers)
                print(f"{name:12} {sum(numbers)} asleep {each:12.1f} KB a table", flush=True)


async def rush(servers: dict[str, list[str]], rounds: int) -> None:
    """Everybody answers at once. A shared machine is now fast, now slow: the servers take turns, a second each."""
    with contextlib.ExitStack() as stack:
        loads: dict[str, tuple[Process, Load]] = {}
        clients: list[Scripted] = []
        for name, arguments in servers.items():
            process, load = stack.enter_context(running(*arguments)), Load(0.0)
            load.rest()
            clients += await take_places(process, load, RUSH, name == ECHO)
            loads[name] = process, load
        took = dict.fromkeys(servers, 0.0)
        worked = dict.fromkeys(servers, 0.0)
        for number in range(-2, rounds):
            for name, (process, load) in loads.items():
                load.counts = number >= 0  # the first ones are to warm up
                before, begun = process.seconds(), time.perf_counter()
                load.go_on()
                await asyncio.sleep(SLICE)
                load.rest()
                load.counts = False
                if number >= 0:
                    took[name] += time.perf_counter() - begun
                    worked[name] += process.seconds() - before
                await asyncio.sleep(0.2)  # what was begun is finished
        for _, load in loads.values():
            load.ends = True
        await asyncio.gather(*(client.leave() for client in clients))
    echo = len(loads[ECHO][1].times) / took[ECHO]
    for name, (_, load) in loads.items():
        if load.fault is not None:
            raise RuntimeError(load.fault)
        rate = len(load.times) / took[name]
        print(
            f"{name:12} rush of {RUSH} {rate:10,.0f} answers/s  p50 {milliseconds(load.times, 50):7.2f} ms"
            f"  p99 {milliseconds(load.times, 99):7.2f} ms"
            f"  {1e6 * worked[name] / len(load.times):5.0f} us of processor each"
            f"  {rate / echo:4.0%} of the echo's rate",
            flush=True,
        )


@contextlib.contextmanager
def postgres() -> Iterator[str | None]:
    """A PostgreSQL with its usual settings, in a folder of its own; None if there is none on this machine."""
    from tests.server.database import database, programs

    if programs() is None:
        yield None
        return
    with database(durable=True) as found:
        yield found.address


async def compare(servers: dict[str, list[str]], rounds: int, tables: list[int], seconds: float) -> None:
    await think(servers, tables, seconds)
    await rush(servers, rounds)


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
    parser.add_argument("--rounds", type=int, default=20)
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
    with tempfile.TemporaryDirectory() as folder, postgres() as address:
        servers = {ECHO: ["--size", str(given.size)], "sqlite": ["--database", str(Path(folder) / "games.db")]}
        if address is None:
            print("postgresql   none on this machine")
        else:
            servers["postgresql"] = ["--database", address]
        run(compare(servers, given.rounds, given.tables, given.seconds))


if __name__ == "__main__":
    main()
