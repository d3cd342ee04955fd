"""Measure how long other players wait while a hostile client attacks: `python -m benchmarks.abuse`.

Bystanders, two at each of 20 tables, answer about a hundred questions a second. In each attack, a hostile client in
another process, with its own address, does one thing as fast as it can. The benchmark prints how long the bystanders
waited until their answers were durable; their p99 must stay below 100 ms. The server has its default limits.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from benchmarks.load import Load, Message, Player
from benchmarks.measured import ROOT, Process, milliseconds, running
from benchmarks.server import open_table, run

BAR = 100.0  # milliseconds
TABLES = 20
THINK = 0.2
LONG = 4900  # answers of the game that attackers have replayed; a real game has a few hundred
HOSTILE = "127.0.0.2"
FRAME_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Target(msgspec.Struct):
    """What an attacker knows: the port, a table with a long game and its token, and one with a finished game."""

    port: int
    long: str
    token: str
    finished: str


# What a hostile client gets instead of an answer; uvloop raises RuntimeError for a connection that was closed.
REFUSED = (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError, ValueError, RuntimeError)
Attack = Callable[[Target], Awaitable[None]]


# -- hostile clients --------------------------------------------------------------------------------------------------


async def connect(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(HOSTILE, 0), limit=2**24)


def http(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return head.encode() + b"\r\n\r\n" + body


def masked(opcode: int, payload: bytes) -> bytes:
    """Return a frame as clients send it, with a mask of zeros."""
    size = len(payload)
    if size < 126:
        head = bytes((opcode, 0x80 | size))
    elif size < 65536:
        head = bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


async def repeat(number: int, once: Callable[[], Awaitable[None]]) -> None:
    """Run this many copies of `once` concurrently, each again and again, whatever the server does."""

    async def loop() -> None:
        while True:
            try:
                async with asyncio.timeout(10):
                    await once()
            except REFUSED:
                await asyncio.sleep(0.001)

    await asyncio.gather(*(loop() for _ in range(number)))


async def request_again(target: Target, requests: list[bytes]) -> None:
    """Send requests on one connection as fast as they are answered."""
    reader, writer = await connect(target)
    try:
        while True:
            for request in requests:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                found = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                await reader.readexactly(int(found[0].split(b":")[1]) if found else 0)
    finally:
        writer.transport.abort()


@contextlib.asynccontextmanager
async def socket_to(target: Target, table: str, token: str | None, hello: bool = True) -> Any:
    reader, writer = await connect(target)
    head = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: {FRAME_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    try:
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            raise OSError("refused")
        if hello:
            writer.write(masked(0x81, json.dumps({"type": "hello", "protocol": 1, "token": token}).encode()))
        yield reader, writer
    finally:
        writer.transport.abort()


async def flood_socket(target: Target, payload: bytes, token: str | None) -> None:
    """Send the same bytes until the server closes the connection."""
    async with socket_to(target, target.long, token) as (reader, writer):
        while not reader.at_eof():
            writer.write(payload)
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.001):
                    await reader.read(2**16)


async def open_tables(target: Target) -> None:
    body = json.dumps({"name": "Mallory", "bots": [{"who": "bot", "level": "fair"}] * 5}).encode()
    await repeat(20, lambda: request_again(target, [http("POST", "/api/quick", body)]))


async def open_sockets(target: Target) -> None:
    async def hold() -> None:
        async with socket_to(target, target.long, None) as (reader, _):
            while not reader.at_eof():
                await reader.read(2**16)

    await repeat(1000, hold)


async def read_slowly(target: Target) -> None:
    """Ask for everything and read nothing."""

    async def hold() -> None:
        async with socket_to(target, target.long, target.token):
            await asyncio.sleep(9)

    await repeat(200, hold)


async def send_slowly(target: Target) -> None:
    """Send one byte of a request's head per second, on many connections."""

    async def hold() -> None:
        _, writer = await connect(target)
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            while not writer.transport.is_closing():
                writer.write(b"a")
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    await repeat(1000, hold)


async def send_huge_messages(target: Target) -> None:
    await repeat(20, lambda: flood_socket(target, masked(0x81, b"x" * 60_000) * 4, None))


async def chat(target: Target) -> None:
    line = masked(0x81, b'{"type":"chat","text":"buy my stuff"}')
    await repeat(8, lambda: flood_socket(target, line, target.token))


async def replay(target: Target) -> None:
    paths = ["replay?seat=-2", f"replay/{LONG - 1}", "record", "record?format=json", "result"]
    paths += [f"replay/{number}?seat=1" for number in range(0, LONG, 97)]
    requests = [http("GET", f"/api/tables/{target.finished}/{path}") for path in paths]
    await repeat(20, lambda: request_again(target, requests))


async def use_lab(target: Target) -> None:
    strategy = "strategy long\n" + "Gold if coins >= 3 and turn > 2\n" * 500
    players = [{"name": name, "level": "strong"} for name in "ABCDEF"]
    requests = [
        http("POST", "/api/lab/check", json.dumps({"strategy": strategy}).encode()),
        http("POST", "/api/lab/simulations", json.dumps({"players": players, "games": 100_000}).encode()),
        http("POST", "/api/lab/searches", json.dumps({"seconds": 600}).encode()),
        http("POST", "/api/kingdom", json.dumps({"way": "text", "text": "Milise, Mile, " * 70}).encode()),
    ]
    await repeat(20, lambda: request_again(target, requests))


async def send_rubbish(target: Target) -> None:
    socket = repeat(10, lambda: flood_socket(target, masked(0x81, b'{"type":"answer","request":') * 50, target.token))
    await asyncio.gather(socket, repeat(10, lambda: request_again(target, [http("POST", "/api/quick", b"{" * 60_000)])))


async def reconnect(target: Target) -> None:
    async def once() -> None:
        async with socket_to(target, target.long, target.token) as (reader, _):
            await reader.read(2)

    await repeat(50, once)


async def undo(target: Target) -> None:
    payload = masked(0x81, b'{"type":"undo","number":4000}')
    await repeat(8, lambda: flood_socket(target, payload, target.token))


async def ping(target: Target) -> None:
    await repeat(10, lambda: flood_socket(target, masked(0x89, b"") * 40_000, None))


async def fetch_pages(target: Target) -> None:
    requests = [http("GET", path) for path in ("/", "/api/catalog", "/api/tables", "/metrics", "/api/health")]
    await repeat(50, lambda: request_again(target, requests))


async def nothing(target: Target) -> None:
    await asyncio.sleep(1e9)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "table flood": open_tables,
    "socket flood": open_sockets,
    "slow readers": read_slowly,
    "slowloris": send_slowly,
    "huge messages": send_huge_messages,
    "chat flood": chat,
    "replay flood": replay,
    "lab flood": use_lab,
    "invalid JSON": send_rubbish,
    "reconnect storm": reconnect,
    "undo flood": undo,
    "ping flood": ping,
    "page flood": fetch_pages,
}


# -- bystanders -------------------------------------------------------------------------------------------------------


class LongGamePlayer(Player):
    """Plays until the game has enough answers."""

    def __init__(self, load: Load, seed: int) -> None:
        super().__init__(load, seed)
        self.is_done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, message: Message, now: float) -> None:
        if message.prompt is not None and int(message.prompt.request.partition(".")[2]) >= LONG:
            if not self.is_done.done():
                self.is_done.set_result(None)
            return
        super().receive(message, now)


async def play_long_game(process: Process) -> tuple[str, str, LongGamePlayer]:
    """Play a game of many answers. Return its table, a token, and the player, who is still connected."""
    players = []
    seats = await asyncio.to_thread(open_table, process.base)
    for seed, (table, token) in enumerate(seats):
        player = LongGamePlayer(Load(0.0), seed)
        await player.join_table(process.port, table, token)
        players.append(player)
    await asyncio.wait([player.is_done for player in players], return_when=asyncio.FIRST_COMPLETED)
    return seats[0][0], seats[0][1], players[0]


async def prepare(database: str) -> tuple[str, str, str]:
    """Play two long games. Return the running one, a token, and the finished one."""
    with running("--database", database) as process:
        games = await asyncio.gather(play_long_game(process), play_long_game(process))
        (long, token, staying), (finished, _, leaving) = games
        leaving.send(b'{"type":"resign"}')
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{process.base}/api/tables/{finished}/result").close()
                break
            await asyncio.sleep(0.05)
        await staying.leave()
        await leaving.leave()
    return long, token, finished


async def measure(process: Process, target: Target, attack: str, seconds: float) -> tuple[Load, float]:
    """Let the bystanders play while the attack runs. Return their times, and the server's processor time."""
    load = Load(THINK)
    players: list[Player] = []
    for _ in range(TABLES):
        for table, token in await asyncio.to_thread(open_table, process.base):
            player = Player(load, len(players))
            players.append(player)
            await player.join_table(process.port, table, token)
    command = [
        sys.executable,
        "-m",
        "benchmarks.abuse",
        "--attack",
        attack,
        "--target",
        msgspec.json.encode(target).decode(),
    ]
    attacker = subprocess.Popen(command, cwd=ROOT)
    try:
        await asyncio.sleep(3)
        load.is_counting = True
        worked = process.seconds()
        await asyncio.sleep(seconds)
        load.is_counting = False
        worked = process.seconds() - worked
    finally:
        attacker.kill()
        attacker.wait()
    load.has_ended = True
    await asyncio.gather(*(player.leave() for player in players))
    if load.error is not None:
        raise RuntimeError(f"{attack}: a bystander was refused: {load.error}")
    return load, worked / seconds


async def compare(attacks: list[str], seconds: float) -> None:
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        long, token, finished = await prepare(database)
        for attack in attacks:
            with running("--database", database, "--limited") as process:
                target = Target(process.port, long, token, finished)
                load, busy = await measure(process, target, attack, seconds)
                p99 = milliseconds(load.times, 99)
                memory = process.memory() / 2**20
            failed += [attack] * (p99 > BAR)
            print(
                f"{attack:16} {len(load.times) / seconds:6.0f} answers/s  p50 {milliseconds(load.times, 50):7.2f} ms"
                f"  p99 {p99:7.2f} ms  slowest {1000 * max(load.times):7.1f} ms"
                f"  server {busy:4.0%} of a core, {memory:4.0f} MB",
                flush=True,
            )
    if failed:
        sys.exit(f"p99 above {BAR:g} ms: {', '.join(failed)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"{', '.join(ATTACKS)}; all if none is named")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--attack", help=argparse.SUPPRESS)  # in the attacker's process
    parser.add_argument("--target", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack is not None:
        os.nice(19)  # a real attacker would not share the server's processor

        async def attack() -> None:
            await ATTACKS[given.attack](msgspec.json.decode(given.target, type=Target))

        run(attack())
        return
    run(compare(given.attacks or list(ATTACKS), given.seconds))


if __name__ == "__main__":
    main()
