"""Fuzz a server: `python -m tests.server.fuzz`, or `make fuzz`, sends a million messages.

Broken and hostile clients use the websocket and HTTP while two people play, who send every answer twice. In the end
nothing has failed, no answer has counted twice, and the clients have changed no table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_until
from tests.server.players import Player, ask, eager, leave, people
from tests.server.running import free_port
from websockets.exceptions import ConnectionClosed

from throneroom.cards.catalog import Catalog
from throneroom.record.record import Record

MESSAGES = 1_000_000
BATCH = 250
# One message of each type, to be mutated.
GOOD: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "token": None, "since": 0, "branch": 0},
    {"type": "answer", "request": "0.0", "options": ["Copper"]},
    {"type": "answer", "request": "0.1", "options": []},
    {"type": "undo", "number": 0},
    {"type": "undo-answer", "agree": True},
    {"type": "chat", "text": "hello"},
    {"type": "absent", "seat": 0, "choice": "bot"},
    {"type": "come-back"},
    {"type": "begin", "fill": {"who": "bot", "level": "fair"}},
    {"type": "seat-bot", "seat": 1, "bot": {"who": "bot", "level": "good"}},
    {"type": "list", "listed": True},
    {"type": "leave"},
    {"type": "rematch", "swap": ["Moat", "Witch"]},
    {"type": "ping", "n": 1},
]
VALUES: list[Any] = [
    *(None, True, -1, 0, 6, 2**31, 2**63, 2**70, 1e308, -0.5, "", "0.0", "1.0", "Copper", "\u0000", "\ud83d\ude00"),
    *("../../etc/passwd", "' OR 1=1; DROP TABLE entries; --", "<script>", "a" * 5000, "²", "٣"),
    *([], {}, [[]], ["Copper"] * 100, {"type": "hello"}, [None], {"a": {"b": {"c": []}}}),
]
NONSENSE = ["[" * 900, '{"type":' * 300, "null", "1e999", '"', "{}", "[]", '{"type":"ping","n":1}x', "\ud800"]
SEATS = [{"who": "me"}, {"who": "bot", "level": "fair"}]
STRATEGY = "strategy money\nProvince\nGold\nSilver\n"
PLAYERS = [{"name": "A", "level": "fair"}, {"name": "B", "strategy": STRATEGY}]
CARD = "Gate\nicon: door\ncost 4, Action\nYou may discard a card from your hand. If you do, +1 Coin.\n"
WRITTEN = {"way": "random", "need": ["Gate"], "written": [CARD]}
# What is worst in a card's text: deep, long, endless, absurd, or of another version.
CARDS = [
    *("", "\n" * 3000, "a" * 3990, "card language 9\nGate\ncost 1, Action\n"),
    *("Gate\ncost 999999999, Action\n+99 Cards", f"Gate\ncost 4, Action\n{'Play an Action card twice. ' * 60}"),
    *(
        f"Gate\ncost 4, Action\n{line}"
        for line in ("If you do, " * 300, "choose one: " * 300, "Draw a card and " * 240)
    ),
    *(f"Gate\ncost 4, Action\n{line}" for line in ("+1 Card. " * 430, "Each player each player", "\u0130" * 2000)),
    "Gate\ncost 4, Action\nTrash this. Gain an Action card from the trash.",
]
# One request of each kind, to be mutated.
REQUESTS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/TABLE", None),
    ("GET", "/api/tables/TABLE/result", None),
    ("GET", "/api/tables/TABLE/record?format=json", None),
    ("GET", "/api/tables/TABLE/replay?seat=1", None),
    ("GET", "/api/tables/TABLE/replay/3?seat=-2", None),
    ("GET", "/api/lab/jobs/x", None),
    ("DELETE", "/api/lab/jobs/x", None),
    ("GET", "/api/admin/tables?state=open", None),
    ("GET", "/table/TABLE", None),
    ("POST", "/api/admin/tables/TABLE/close", {}),
    ("POST", "/api/admin/names/forget?name=F", {}),
    ("POST", "/api/kingdom?seats=3", {"way": "random", "source": "both", "need": ["Moat"], "ban": [], "seed": 1}),
    ("POST", "/api/kingdom", {"way": "text", "text": "Cellar, Moat, Village"}),
    ("POST", "/api/kingdom", {"way": "swap", "last": ["Moat"], "swaps": [["Moat", "Witch"]]}),
    ("POST", "/api/tables", {"name": "F", "seats": SEATS, "kingdom": {"way": "set", "name": "First Game"}, "seed": 1}),
    ("POST", "/api/quick", {"name": "F", "bots": SEATS[1:], "options": {"first": 0, "clock": 30}}),
    ("POST", "/api/guide", {"name": "F"}),
    ("POST", "/api/deals/today", {"player": "p" * 20}),
    ("POST", "/api/deals/today/play", {"name": "F", "player": "p" * 20}),
    ("GET", "/api/names", None),
    ("POST", "/api/names", {"name": "F"}),
    ("POST", "/api/names/mine", {"name": "F"}),
    ("POST", "/api/names/forget", {"name": "F"}),
    ("POST", "/api/tables/TABLE/deal", {"token": "t", "player": "p" * 20}),
    ("POST", "/api/tables/TABLE/seats", {"name": "F", "seat": 1}),
    ("POST", "/api/tables/TABLE/play-on", {"name": "F", "number": 0, "seat": 0, "bot": SEATS[1]}),
    ("POST", "/api/mine", {"seats": [{"table": "TABLE", "token": "x"}]}),
    ("POST", "/api/lab/check", {"strategy": STRATEGY}),
    ("POST", "/api/lab/simulations", {"players": PLAYERS, "games": 2, "seed": 1}),
    ("POST", "/api/lab/simulations", {"players": PLAYERS, "games": 2, "seed": 1, "kingdom": WRITTEN}),
    ("POST", "/api/kingdom", WRITTEN),
    ("POST", "/api/tables", {"name": "F", "seats": SEATS, "kingdom": WRITTEN}),
    ("POST", "/api/quick", {"name": "F", "bots": SEATS[1:], "kingdom": WRITTEN}),
    ("POST", "/api/workshop/check", {"text": CARD, "language": "fr", "line": 4, "column": 9}),
    ("POST", "/api/lab/searches", {"kingdom": {"way": "random"}, "seconds": 0}),
]
KEYS = ["k" * 30, "l" * 30, "short", "x" * 1000, "ü" * 30, "'; --" * 6]
HEADERS = [
    "Origin: http://[", "Origin: null", "Content-Type: text/plain", "Content-Length: 10000000", "Host: ", "X: \x00",
    "Transfer-Encoding: chunked", "Upgrade: websocket", "Upgrade: h2c", "Expect: 100-continue", "Cookie: a=b",
    "X-Forwarded-For: ::1, rubbish", "Range: bytes=0-1,5-", "If-None-Match: *", "Authorization: Bearer ü",
    "Content-Length: -1", "Connection: close, upgrade",
]  # fmt: skip


# -- messages ---------------------------------------------------------------------------------------------------------


def mutated_fields(message: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Return a copy in which a field, perhaps deep inside, has another value or is missing."""
    copy = dict(message)
    name = chance.choice([*message, "extra", "seat", "token"])
    inner = copy.get(name)
    if isinstance(inner, dict) and inner and chance.random() < 0.7:
        copy[name] = mutated_fields(inner, chance)
    elif name in copy and chance.random() < 0.2:
        del copy[name]
    else:
        copy[name] = chance.choice(VALUES)
    return copy


def mutated_text(text: str, chance: Random) -> str:
    """Return the text with a wrong character, or only its beginning."""
    if chance.random() < 0.5:
        return text[: chance.randrange(len(text))]
    place = chance.randrange(len(text))
    return text[:place] + chr(chance.randrange(1, 0xD7FF)) + text[place + 1 :]


def mutated(chance: Random) -> str | bytes:
    """Return a message that a broken or malicious client might send."""
    message = dict(chance.choice(GOOD))
    kind = chance.randrange(8)
    if kind <= 1:
        message = mutated_fields(message, chance)
    elif kind == 2:
        message["type"] = chance.choice([*VALUES, "welcome", "update", "answer", "steal"])
    text = json.dumps(message)
    if kind in (3, 4):
        text = mutated_text(text, chance)
    elif kind == 5:
        text = chance.choice(NONSENSE[:-1])
    elif kind == 6:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    return text


def with_bad_card(fields: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Return the fields of a request with other texts in place of its cards."""
    bad = chance.choice(CARDS) if chance.random() < 0.4 else mutated_text(CARD, chance)
    copy = {name: with_bad_card(value, chance) if isinstance(value, dict) else value for name, value in fields.items()}
    if copy.get("text") == CARD:
        copy["text"] = bad
    if copy.get("written") == [CARD]:
        copy["written"] = [bad] * chance.choice((1, 1, 2, 11))
    return copy


def mutated_request(tables: list[str], chance: Random) -> bytes:
    """Return a request that a broken or malicious client might send."""
    method, path, fields = chance.choice(REQUESTS)
    path = path.replace("TABLE", chance.choice([*tables, "nowhere", "%00", "..%2f..", "²"]))
    kind = chance.randrange(10)
    if fields is not None and kind <= 3:
        fields = mutated_fields(fields, chance)
    if fields is not None and chance.random() < 0.5:
        fields = with_bad_card(fields, chance)
    body = b"" if fields is None else json.dumps(fields).encode()
    headers = ["Host: localhost", "Content-Type: application/json"]
    if path.startswith("/api/names"):
        headers.append(f"Authorization: Bearer {chance.choice(KEYS)}")
    if kind == 4 and body:
        body = mutated_text(body.decode(), chance).encode()
    elif kind == 5:
        body = chance.choice(NONSENSE).encode(errors="surrogatepass")
    elif kind == 6:
        path = mutated_text(path, chance).replace(" ", "+") or "/"
    elif kind == 7:
        method = chance.choice(["PUT", "PATCH", "OPTIONS", "HEAD", "TRACE", "DELETE", "POST", "GET", "get", "CONNECT"])
    elif kind == 8:
        headers.append(chance.choice(HEADERS))
    if not any(header.startswith(("Content-Length", "Transfer")) for header in headers):
        headers.append(f"Content-Length: {len(body)}")
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *headers]).encode("utf-8", errors="replace")
    if kind == 9 and chance.random() < 0.3:
        place = chance.randrange(len(head))
        head = head[:place] + bytes([chance.randrange(256)]) + head[place + 1 :]
    return head + b"\r\n\r\n" + body


# -- clients ----------------------------------------------------------------------------------------------------------


class Fuzzer(Player):
    """Sends mutated messages on a websocket, and records why they are refused."""

    def __init__(self, base: str, table: str, token: str | None, seed: int) -> None:
        super().__init__(base, table, token, seed)
        self.reasons: set[str] = set()

    async def fuzz(self, number: int) -> None:
        """Send this many messages, in batches that end with a ping: its reply shows that all have been read."""
        for batch in range(number // BATCH):
            try:
                for place in range(BATCH - 1):
                    assert self.socket is not None
                    await self.socket.send(mutated(self.chance))
                    if place % 10 == 9:  # a client that sends only rubbish is disconnected
                        await self.send({"type": "ping", "n": 0})
                await self.send({"type": "ping", "n": batch + 10})
                while (message := await self.receive()).get("n") != batch + 10:
                    if message["type"] == "error":
                        self.reasons.add(message["reason"])
                        if self.seat < 0:
                            assert message["reason"] not in ("illegal", "late")
                    assert message.get("prompt") is None or self.seat >= 0
            except ConnectionClosed:
                await self.connect()
            self.received.clear()
            self.messages.clear()


class HttpFuzzer:
    """Sends mutated requests, one connection after another, and counts the statuses of the responses."""

    def __init__(self, port: int, tables: list[str], seed: int) -> None:
        self._port = port
        self._tables = tables
        self._chance = Random(seed)
        self.statuses: Counter[int] = Counter()

    async def fuzz(self, number: int) -> None:
        while number > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                while number > 0:
                    number -= 1
                    sent = mutated_request(self._tables, self._chance)
                    writer.write(sent)
                    if not await self._read_response(reader, sent):
                        break
            except (ConnectionError, asyncio.IncompleteReadError):
                self.statuses[0] += 1  # closed without a response: a broken head, or a request that never ends
            finally:
                writer.close()

    async def _read_response(self, reader: asyncio.StreamReader, sent: bytes) -> bool:
        """Read a response. Return whether the connection can be used again."""
        try:
            async with asyncio.timeout(0.5):
                head = await reader.readuntil(b"\r\n\r\n")
        except TimeoutError:  # the server waits for the rest of a request that is too long
            self.statuses[0] += 1
            return False
        status = int(head.split(b" ", 2)[1])
        self.statuses[status] += 1
        assert status < 500 or status == 503, (status, sent)
        length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), None)
        if length is not None and not sent.startswith(b"HEAD"):
            await reader.readexactly(int(length.split(b":")[1]))
        is_plain = b"\r\nContent-Length: " in sent and sent.count(b"Content-Length") == 1 and b"Expect" not in sent
        return status in (200, 400, 404, 405, 429, 503) and is_plain and b"\r\nconnection: close" not in head.lower()


class DoubleAnswerer(Player):
    """Sends every answer twice, at once. Only one may count."""

    def __init__(self, base: str, table: str, token: str | None, seed: int) -> None:
        super().__init__(base, table, token, seed)
        self.asked_numbers: set[int] = set()

    async def answer(self, options: list[str], request: str | None = None) -> None:
        prompt = await self.asked()
        named = request or prompt["request"]
        self.asked_numbers.add(prompt["number"])
        for _ in range(2):
            await self.send({"type": "answer", "request": named, "options": options})
        while named not in self.durable:
            message = await self.receive()
            # The second one may be read after the next question has been asked.
            assert message["type"] != "error" or message["reason"] in ("late", "not-asked"), message


async def play_doubly(base: str, seed: int) -> None:
    """Play a whole game with each answer sent twice, and compare its record with the acknowledgements."""
    opened = await ask(base, "/api/tables", {"name": "A", "seats": [{"who": "me"}, {"who": "open"}]})
    taken = await ask(base, f"/api/tables/{opened['table']}/seats", {"name": "B"})
    players = [DoubleAnswerer(base, got["table"], got["token"], seed + n) for n, got in enumerate((opened, taken))]
    for player in players:
        await player.connect()
    await asyncio.gather(*(player.play(eager) for player in players))
    record = Record.from_json(
        json.dumps(await ask(base, f"/api/tables/{opened['table']}/record?format=json")), Catalog()
    )
    game = record.begin()
    asked: dict[int, set[int]] = {player.seat: set() for player in players}
    for number, answer in enumerate(record.answers):
        decision = game.decision
        assert decision is not None
        if not decision.is_forced:  # if there is only one legal answer, the server gives it
            asked[decision.seat].add(number)
        game.answer(answer)
    for player in players:
        numbers = {int(request.partition(".")[2]) for request in player.durable}
        assert numbers == player.asked_numbers == asked[player.seat]
    await leave(*players)


# -- the server -------------------------------------------------------------------------------------------------------


class FuzzedServer:
    """`throneroom serve` with limits too high to interfere, and its log in a file."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        names = ("requests", "tables", "all-tables", "connections", "messages", "chat", "replays", "work", "names")
        limits = [word for name in names for word in ("--limit", f"{name}=1000000")]
        command = [sys.executable, "-m", "throneroom", "serve", "--port", str(self.port), *limits]
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(self._folder / "fuzz.db")],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONPATH": path},
            )
        wait_until(self._answers, "the server answers")

    def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{self.base}/api/health/ready", timeout=5).close()
            return True
        return False

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)

    def memory(self) -> int:
        assert self._process is not None
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def metrics(self) -> str:
        with urllib.request.urlopen(f"{self.base}/metrics") as answer:
            return str(answer.read().decode())

    def check(self) -> None:
        """Assert that nothing has failed so far."""
        assert "throneroom_failures_total 0\n" in self.metrics()
        for line in (self._folder / "log").read_text(encoding="utf-8").splitlines():
            written = json.loads(line)  # a traceback is not JSON
            assert written["event"] not in ("failed", "bad-log", "replay-failed"), line
            assert written.get("level") not in ("error", "critical"), line


@contextlib.contextmanager
def fuzzed_server(folder: Path) -> Iterator[FuzzedServer]:
    server = FuzzedServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def fuzz(server: FuzzedServer, messages: int, seed: int = 0) -> Counter[str]:
    """Send this many messages, a fifth of them over HTTP. Return how they were answered."""
    base = server.base
    # With a long grace time, Ben may not decide for Ann, who is away.
    options = {"first": 0, "grace": 86_400}
    ann, ben = await people(base, 2, options=options, kingdom={"way": "set", "name": "First Game"})
    (finished,) = await people(base, 1, 1)
    await finished.send({"type": "resign"})
    await finished.receive_until(lambda player: player.over, "the end")
    before, asked, result = ann.view, ann.prompt, finished.over
    assert asked is not None
    fuzzers = [Fuzzer(base, ann.table, token, seed + n) for n, token in enumerate((ben.token, None))]
    for fuzzer in fuzzers:
        await fuzzer.connect()
    await leave(ann, ben, finished)
    over_http = [HttpFuzzer(server.port, [finished.table, ann.table], seed + n) for n in range(4)]
    games = asyncio.create_task(_play_games(base, seed))
    shares = [fuzzer.fuzz(messages * 2 // 5) for fuzzer in fuzzers]
    shares += [client.fuzz(messages // 20) for client in over_http]
    await asyncio.gather(*shares)
    games.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await games
    await play_doubly(base, seed)
    await leave(*fuzzers)
    # Nothing has changed: the same question is asked, and the game goes on to its end.
    await asyncio.to_thread(server.check)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    for player in (ann, ben):
        await player.connect()
    assert ann.view == before
    assert ann.prompt == asked
    await asyncio.gather(ann.play(), ben.play())
    assert ann.over is not None
    assert await ask(base, f"/api/tables/{finished.table}/result") == result
    await leave(ann, ben)
    await asyncio.to_thread(server.check)
    counts = Counter({f"HTTP {status}": 0 for client in over_http for status in client.statuses})
    for client in over_http:
        counts.update({f"HTTP {status}": count for status, count in client.statuses.items()})
    counts.update({reason: 1 for fuzzer in fuzzers for reason in fuzzer.reasons})
    return counts


async def _play_games(base: str, seed: int) -> None:
    while True:
        seed += 10
        await play_doubly(base, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=MESSAGES)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, fuzzed_server(Path(folder)) as server:
        counts = asyncio.run(fuzz(server, given.messages, given.seed))
    print(f"{given.messages:,} messages in {time.monotonic() - begun:.0f} s, seed {given.seed}: nothing failed")
    print(", ".join(f"{name}: {count:,}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
