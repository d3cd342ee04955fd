"""A hundred thousand random and mutated messages change nothing, tell nothing, and take no memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.players import Player, Refused, ask, request
from tests.server.running import ServerProcess, server
from tests.server.test_options import people
from websockets.exceptions import ConnectionClosed

MESSAGES = 100_000
BATCH = 250
# One message of each type, and what a client might try with it.
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
    """A message that somebody broken or evil might send."""
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
    """Sends what it likes, and notes why it is refused."""

    def __init__(self, base: str, table: str, token: str | None, seed: int) -> None:
        super().__init__(base, table, token, seed)
        self.reasons: set[str] = set()

    async def fuzz(self, number: int) -> None:
        """So many messages, in batches that end with a ping, whose answer shows that all of them were read."""
        for batch in range(number // BATCH):
            try:
                for place in range(BATCH - 1):
                    assert self.socket is not None
                    await self.socket.send(mutated(self.chance))
                    if place % 10 == 9:  # who only sends rubbish is cut off
                        await self.say({"type": "ping", "n": 0})
                await self.say({"type": "ping", "n": batch + 10})
                while (message := await self.hear()).get("n") != batch + 10:
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
        for player in (ann, ben):
            await player.close()
        for fuzzer in fuzzers:  # all the program needs is loaded
            await fuzzer.fuzz(MESSAGES // 10)
        used = memory_of(process)
        for fuzzer in fuzzers:
            await fuzzer.fuzz(MESSAGES // 2 - MESSAGES // 10)
        grown = memory_of(process) - used
        assert grown < 8 * 2**20, f"{grown / 2**20:.1f} MB more"
        assert fuzzers[0].reasons >= {"bad-message", "not-asked", "not-now", "hello-first", "too-fast"}
        assert fuzzers[1].reasons >= {"bad-message", "not-yours"}
        for fuzzer in fuzzers:
            await fuzzer.close()
        # Nothing has changed: the same question is asked, and the game goes on to its end.
        for player in (ann, ben):
            await player.connect()
        assert ann.view == before
        assert ann.prompt is not None
        assert ann.prompt["request"] == "0.0"
        await asyncio.gather(ann.play(), ben.play())
        assert ann.over is not None
        for player in (ann, ben):
            await player.close()
        health = await ask(process.base, "/api/health")
        assert health["ok"]

    with process:
        asyncio.run(asyncio.wait_for(test(), 300))
        assert "throneroom_failures_total 0" in metrics(process)


def metrics(process: ServerProcess) -> str:
    import urllib.request

    with urllib.request.urlopen(f"{process.base}/metrics") as answer:
        return str(answer.read().decode())


async def last_reason(player: Player, texts: list[str]) -> str:
    """Send these, and listen until the connection is closed: the last reason that was given."""
    reason = ""
    with contextlib.suppress(ConnectionClosed):
        for text in texts:
            assert player.socket is not None
            await player.socket.send(text)
        while True:
            message = await player.hear()
            reason = message["reason"] if message["type"] == "error" else reason
    return reason


def test_too_large_and_too_many_messages_end_the_connection(base: str) -> None:
    """With a reason where it can be given; the table is not disturbed."""

    async def test() -> None:
        (ann,) = await people(base, 1, 1)
        assert await last_reason(ann, ["x" * 17_000]) == "too-large"
        await ann.connect()
        assert await last_reason(ann, ["x" * 100_000]) == ""
        await ann.connect()
        assert await last_reason(ann, ["rubbish"] * 100) == "bad-message"
        await ann.connect()
        await ann.asked()
        await ann.close()

    asyncio.run(asyncio.wait_for(test(), 30))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/quick", {}),
        ("/api/quick", {"name": ""}),
        ("/api/quick", {"name": "a" * 31}),
        ("/api/quick", {"name": "\u200b \u0000"}),
        ("/api/quick", {"name": "A", "bots": []}),
        ("/api/quick", {"name": "A", "bots": [{"who": "bot", "level": "godlike"}]}),
        ("/api/quick", {"name": "A", "bots": [{"who": "bot", "strategy": "buy everything!"}]}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "cards", "cards": ["Moat"]}}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "cards", "cards": ["Moat"] * 10}}),
        ("/api/quick", {"name": "A", "kingdom": {"way": "set", "name": "Nowhere"}}),
        ("/api/quick", {"name": "A", "seed": -1}),
        ("/api/quick", {"name": "A", "seed": 2**60}),
        ("/api/quick", {"name": "A", "options": {"delay": 1}}),
        ("/api/quick", {"name": "A", "options": {"first": 5}}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}, {"who": "me"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "open"}, {"who": "open"}]}),
        ("/api/tables", {"name": "A", "seats": [{"who": "me"}, {"who": "king"}]}),
        ("/api/kingdom", {"way": "random", "need": ["Moat"], "ban": ["Moat"]}),
        ("/api/kingdom?seats=9", {"way": "random"}),
        ("/api/kingdom?seats=²", {"way": "random"}),
        ("/api/mine", {"seats": "all"}),
        ("/api/tables/nowhere/seats", {"name": "A"}),
        ("/api/tables/nowhere/play-on", {"name": "A", "number": 0, "seat": 0}),
    ],
)
def test_a_bad_request_is_refused_with_a_reason(base: str, path: str, body: object) -> None:
    from urllib.parse import quote

    with pytest.raises(Refused) as refused:
        request(base, quote(path, safe="/?=&"), body)
    assert refused.value.reason in ("bad-message", "bad-wish", "no-table")
    assert refused.value.status in (400, 404)


def test_what_comes_from_another_origin_is_refused(base: str) -> None:
    """A page of somebody else's cannot open a table or a websocket in the name of the person who looks at it."""
    import urllib.error
    import urllib.request

    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    headers = {"Content-Type": "application/json", "Origin": "https://evil.example"}
    asked = urllib.request.Request(f"{base}/api/quick", b'{"name": "A"}', headers)
    with pytest.raises(urllib.error.HTTPError) as refused, contextlib.closing(urllib.request.urlopen(asked)):
        pass
    refused.value.close()
    seated = request(base, "/api/quick", {"name": "A"})
    address = f"{base.replace('http', 'ws')}/ws/tables/{seated['table']}"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "https://evil.example"})
    with connect(address, additional_headers={"Origin": base}):
        pass


def test_a_server_at_home_answers_to_its_own_names_only() -> None:
    """Else a page whose name is made to lead to this machine could play, and read what the person may see."""
    import http.client

    from throneroom.server.app import Settings

    with server(Settings(hosts=frozenset({"localhost:1234"}))) as address:
        for host, status in (("localhost:1234", 200), ("evil.example", 421), (address.removeprefix("http://"), 421)):
            asked = http.client.HTTPConnection(address.removeprefix("http://"))
            asked.request("GET", "/api/health", headers={"Host": host})
            answer = asked.getresponse()
            answer.read()
            asked.close()
            assert answer.status == status
