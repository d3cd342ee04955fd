"""A hundred thousand random and mutated messages change nothing, reveal nothing, and leak no memory."""

from __future__ import annotations

import asyncio
import json
import os
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.players import Player, ask, leave, people, run
from tests.server.running import ServerProcess
from websockets.exceptions import ConnectionClosed

MESSAGES = 100_000
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
    {"type": "leave"},
    {"type": "rematch", "swap": ["Moat", "Witch"]},
    {"type": "ping", "n": 1},
]
VALUES: list[Any] = [
    *(None, True, -1, 0, 6, 2**31, 2**63, 2**70, 1e308, -0.5, "", "0.0", "1.0", "Copper", "\u0000", "\ud83d\ude00"),
    *("../../etc/passwd", "' OR 1=1; DROP TABLE entries; --", "<script>", "a" * 5000, "²", "٣"),
    *([], {}, [[]], ["Copper"] * 100, {"type": "hello"}, [None], {"a": {"b": {"c": []}}}),
]


def mutated(chance: Random) -> str | bytes:
    """Return a message that a broken or malicious client might send."""
    message = dict(chance.choice(GOOD))
    kind = chance.randrange(8)
    if kind == 0:
        message[chance.choice([*message, "extra", "seat", "token"])] = chance.choice(VALUES)
    elif kind == 1:
        del message[chance.choice(list(message))]
    elif kind == 2:
        message["type"] = chance.choice([*VALUES, "welcome", "update", "answer", "steal"])
    text = json.dumps(message)
    if kind == 3:
        place = chance.randrange(len(text))
        text = text[:place] + chr(chance.randrange(1, 0xD7FF)) + text[place + 1 :]
    elif kind == 4:
        text = text[: chance.randrange(len(text))]
    elif kind == 5:
        text = chance.choice(["[" * 900, '{"type":' * 300, "null", "1e999", '"', "{}", "[]", '{"type":"ping","n":1}x'])
    elif kind == 6:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    return text


def memory_of(process: ServerProcess) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Fuzzer(Player):
    """Sends mutated messages, and notes why they are refused."""

    def __init__(self, base: str, table: str, token: str | None, seed: int) -> None:
        super().__init__(base, table, token, seed)
        self.reasons: set[str] = set()

    async def fuzz(self, number: int) -> None:
        """Send this many messages, in batches that end with a ping: its answer shows that all have been read."""
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


@pytest.mark.once
def test_a_hundred_thousand_bad_messages_change_nothing(tmp_path: Path) -> None:
    process = ServerProcess(str(tmp_path / "games.db"))

    async def test() -> None:
        ann, ben = await people(process.base, 2, options={"first": 0}, kingdom={"way": "set", "name": "First Game"})
        fuzzers = [Fuzzer(process.base, ann.table, token, seed) for seed, token in enumerate((ben.token, None))]
        for fuzzer in fuzzers:
            await fuzzer.connect()
        before = ann.view
        await leave(ann, ben)
        for fuzzer in fuzzers:  # until everything the server needs is loaded
            await fuzzer.fuzz(MESSAGES // 10)
        used = memory_of(process)
        for fuzzer in fuzzers:
            await fuzzer.fuzz(MESSAGES // 2 - MESSAGES // 10)
        grown = memory_of(process) - used
        assert grown < 8 * 2**20, f"{grown / 2**20:.1f} MB more"
        assert fuzzers[0].reasons >= {"bad-message", "not-asked", "not-now", "hello-first", "too-fast"}
        assert fuzzers[1].reasons >= {"bad-message", "not-yours"}
        await leave(*fuzzers)
        # Nothing has changed: the same question is asked, and the game goes on to its end.
        for player in (ann, ben):
            await player.connect()
        assert ann.view == before
        assert ann.prompt is not None
        assert ann.prompt["request"] == "0.0"
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over is not None
        await leave(ann, ben)
        health = await ask(process.base, "/api/health")
        assert health["ok"]

    with process:
        run(test(), seconds=280)
        assert "throneroom_failures_total 0" in metrics(process)


def metrics(process: ServerProcess) -> str:
    with urllib.request.urlopen(f"{process.base}/metrics") as answer:
        return str(answer.read().decode())
