"""Players for the tests of the server: they speak the protocol over real sockets, and check what they are told."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Answers = Callable[[dict[str, Any], Random], list[str]]


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, status: int, reason: str, text: str) -> None:
        super().__init__(status, reason, text)
        self.status = status
        self.reason = reason


def request(base: str, path: str, body: object = None, method: str | None = None) -> Any:
    """Ask over HTTP and read the JSON that comes."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(base + path, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        said = json.loads(error.read())
        raise Refused(error.code, said["reason"], said["text"]) from None


async def ask(base: str, path: str, body: object = None, method: str | None = None) -> Any:
    return await asyncio.to_thread(request, base, path, body, method)


def eager(prompt: dict[str, Any], chance: Random) -> list[str]:
    """A legal answer at random that keeps a game going."""
    options = list(prompt["options"])
    verb = prompt["verb"]
    if verb == "buy":
        for wanted in ("Province", "Gold", "Silver"):
            if wanted in options and (wanted == "Province" or chance.random() < 0.3):
                return [wanted]
        return [chance.choice([card for card in options if card not in ("Copper", "Curse")] or options)]
    if verb == "play-treasures":
        return options
    if verb in ("play-action", "react", "set-aside") and chance.random() < 0.8:
        return [chance.choice(options)]
    if verb == "trash" and prompt["least"] == 0:
        return chance.sample(options, min(prompt["most"], chance.choice((0, 0, 1))))
    return chance.sample(options, chance.randint(prompt["least"], prompt["most"]))


class Player:
    """A client at a table. It keeps what it was told as a real client would, and every byte of it."""

    def __init__(self, base: str, table: str, token: str | None, seed: int = 0) -> None:
        self.base = base
        self.table = table
        self.token = token
        self.chance = Random(seed)
        self.seat = -1
        self.branch = 0
        self.happenings: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None
        self.undo: dict[str, Any] | None = None
        self.waiting: list[int] = []
        self.over: dict[str, Any] | None = None
        self.next: str | None = None
        self.kept: list[str] = []  # the requests that were acknowledged
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None

    async def connect(self) -> Player:
        address = self.base.replace("http", "ws") + f"/ws/tables/{self.table}"
        self.socket = await connect(address, max_size=2**24, compression=None, close_timeout=1)
        await self.say(
            {"type": "hello", "protocol": 1, "token": self.token, "since": len(self.happenings), "branch": self.branch}
        )
        await self.until("welcome")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), 30)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            del self.happenings[message["start"] :]
            assert len(self.happenings) == message["start"]
            self.happenings += message["happenings"]
            assert [happening["number"] for happening in self.happenings] == list(range(len(self.happenings)))
            self.view, self.prompt = message["view"], message["prompt"]
            self.waiting, self.undo, self.branch = message["waiting"], message["undo"], message["branch"]
        if kind == "welcome":
            self.seat, self.info, self.over = message["seat"], message["table"], message["over"]
        elif kind == "update":
            if message["answered"] is not None:
                self.kept.append(message["answered"])
        elif kind == "table":
            self.info = message["table"]
        elif kind == "over":
            self.over = message["over"]
        elif kind == "rematch":
            self.next = message["next"]

    async def until(self, kind: str) -> dict[str, Any]:
        """Listen until a message of this type comes."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message
            assert message["type"] not in ("error", "bye"), message

    async def until_bye(self) -> dict[str, Any]:
        while (message := await self.hear())["type"] != "bye":
            pass
        return message

    async def asked(self) -> dict[str, Any]:
        """Listen until this seat is asked."""
        while self.prompt is None:
            assert self.over is None
            await self.hear()
        return self.prompt

    async def answer(self, options: list[str], request: str | None = None) -> None:
        """Answer the prompt, and listen until the answer is kept."""
        prompt = await self.asked()
        named = request or prompt["request"]
        await self.say({"type": "answer", "request": named, "options": options})
        while named not in self.kept:
            message = await self.hear()
            assert message["type"] != "error", message

    async def play(self, answers: Answers = eager, most: int = 100_000) -> None:
        """Play to the end of the game, or so many answers."""
        for _ in range(most):
            while self.prompt is None and self.over is None:
                await self.hear()
            if self.prompt is None or self.over is not None:
                return
            await self.answer(answers(self.prompt, self.chance))
