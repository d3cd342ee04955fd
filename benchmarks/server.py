"""Measure the server and compare it with a bare websocket echo: `python -m benchmarks.server`.

One run measures three servers: a Starlette websocket that only returns messages of the same size, Throneroom with
SQLite, and Throneroom with PostgreSQL if it is installed. The load generator runs on the same machine.

For each server it reports the latency with scripted players, two at each table, who think for about a second before
each answer; and the round trips per second when everybody answers at once, with the servers taking turns of one second.
An answer is acknowledged only once it is on disk, so the disk's latency during the same seconds is reported as well.
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

from benchmarks.load import EchoClient, Load, Player, ScriptedClient
from benchmarks.measured import Disk, Process, milliseconds, running

RUSH = 200  # tables at which everybody answers at once
SLICE = 1.0  # seconds of rush before it is the next server's turn
THINK = 1.0  # seconds that a player thinks before each answer, on average
ECHO = "echo"
KINGDOM = {"way": "set", "name": "First Game"}


# -- servers ----------------------------------------------------------------------------------------------------------


def run_echo(listening: socket.socket, size: int) -> None:
    """Serve a websocket that answers each message with one of this size."""
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


def run_server(listening: socket.socket, database: str, is_limited: bool) -> None:
    from throneroom.server.logs import be_quiet
    from throneroom.server.serve import serve
    from throneroom.server.settings import Limits, Settings, unlimited

    be_quiet(True)
    serve(Settings(database=database, limits=Limits() if is_limited else unlimited()), listening)


def post(base: str, path: str, body: object) -> Any:
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


# -- players ----------------------------------------------------------------------------------------------------------


def open_table(base: str) -> list[tuple[str, str]]:
    """Open a table for two, and return the table and the token of each seat."""
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"name": "A", "seats": seats, "kingdom": KINGDOM, "options": {"listed": False}}
    opened = post(base, "/api/tables", wish)
    taken = post(base, f"/api/tables/{opened['table']}/seats", {"name": "B"})
    return [(opened["table"], opened["token"]), (taken["table"], taken["token"])]


async def connect_players(process: Process, load: Load, tables: int, is_echo: bool) -> list[ScriptedClient]:
    """Connect two players to each table; for the echo, one client per table."""
    clients: list[ScriptedClient] = []
    for _ in range(tables):
        if is_echo:
            client = EchoClient(load, len(clients))
            clients.append(client)
            await client.begin(process.port)
            continue
        for table, token in await asyncio.to_thread(open_table, process.base):
            player = Player(load, len(clients))
            clients.append(player)
            await player.join_table(process.port, table, token)
    return clients


async def warm_up(process: Process, is_echo: bool) -> None:
    """Let the server load all it needs, so that this does not count as memory of the tables."""
    clients = await connect_players(process, Load(think_seconds=60.0), 5, is_echo)
    await asyncio.gather(*(client.first_message for client in clients))
    await asyncio.gather(*(client.leave() for client in clients))


async def measure(process: Process, tables: int, seconds: float, is_echo: bool) -> dict[str, float]:
    """Let thinking players play for some seconds; return the rate, the latency and the memory per table."""
    load = Load(THINK)
    await warm_up(process, is_echo)
    before = process.memory()
    clients = await connect_players(process, load, tables, is_echo)
    await asyncio.sleep(min(2.0, seconds))
    load.is_counting = True
    worked = process.seconds()
    begun = time.perf_counter()
    with Disk() as disk:
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        load.is_counting = False
    worked = process.seconds() - worked
    used = process.memory() - before
    load.has_ended = True
    await asyncio.gather(*(client.leave() for client in clients))
    if load.error is not None:
        raise RuntimeError(load.error)
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


def print_result(name: str, what: str, found: dict[str, float]) -> None:
    print(
        f"{name:12} {what:14} {found['rate']:8,.0f} answers/s  p50 {found['p50']:7.2f} ms  p99 {found['p99']:7.2f} ms"
        f" (disk {found['disk']:.2f})  {found['work']:5.0f} us of processor each  {found['kilobytes']:6.1f} KB a table",
        flush=True,
    )


async def measure_thinking(servers: dict[str, list[str]], numbers: list[int], seconds: float) -> None:
    """Measure thinking players at each number of tables, then the memory when nobody is connected."""
    for name, arguments in servers.items():
        empty = 0
        for number in numbers:
            with running(*arguments) as process:
                found = await measure(process, number, seconds, name == ECHO)
                empty = empty or int(found["before"])
                print_result(name, f"{number} tables", found)
        if name != ECHO:
            with running(*arguments) as process:
                await warm_up(process, False)
                each = (process.memory() - empty) / 1024 / sum(numbers)
                print(f"{name:12} {sum(numbers)} asleep {each:12.1f} KB a table", flush=True)


async def measure_rush(servers: dict[str, list[str]], rounds: int) -> None:
    """Measure with everybody answering at once.

    The servers take turns of a second each, because the speed of a shared machine varies.
    """
    with contextlib.ExitStack() as stack:
        loads: dict[str, tuple[Process, Load]] = {}
        clients: list[ScriptedClient] = []
        for name, arguments in servers.items():
            process, load = stack.enter_context(running(*arguments)), Load(0.0)
            load.pause()
            clients += await connect_players(process, load, RUSH, name == ECHO)
            loads[name] = process, load
        took = dict.fromkeys(servers, 0.0)
        worked = dict.fromkeys(servers, 0.0)
        for number in range(-2, rounds):
            for name, (process, load) in loads.items():
                load.is_counting = number >= 0  # the first two rounds are for warming up
                before, begun = process.seconds(), time.perf_counter()
                load.resume()
                await asyncio.sleep(SLICE)
                load.pause()
                load.is_counting = False
                if number >= 0:
                    took[name] += time.perf_counter() - begun
                    worked[name] += process.seconds() - before
                await asyncio.sleep(0.2)  # let round trips in flight finish
        for _, load in loads.values():
            load.has_ended = True
        await asyncio.gather(*(client.leave() for client in clients))
    echo = len(loads[ECHO][1].times) / took[ECHO]
    for name, (_, load) in loads.items():
        if load.error is not None:
            raise RuntimeError(load.error)
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
    """Yield the address of a new PostgreSQL server with default settings, or None if it is not installed."""
    from tests.server.database import database, programs

    if programs() is None:
        yield None
        return
    with database(durable=True) as found:
        yield found.address


async def compare(servers: dict[str, list[str]], rounds: int, tables: list[int], seconds: float) -> None:
    await measure_thinking(servers, tables, seconds)
    await measure_rush(servers, rounds)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop, as the servers do, if it is installed."""
    if importlib.util.find_spec("uvloop") is None:
        asyncio.run(work)
        return
    import uvloop

    uvloop.run(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", type=int, default=2000, help=argparse.SUPPRESS)  # bytes of an update
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--fd", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--limited", action="store_true", help=argparse.SUPPRESS)  # with the default limits
    given = parser.parse_args()
    if given.fd is not None:
        listening = socket.socket(fileno=os.dup(given.fd))
        if given.database:
            run_server(listening, given.database, given.limited)
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
