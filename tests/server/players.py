"""Clients for the server's tests. They use real sockets, and check what they receive."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

from tests.helpers.waiting import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

ME, OPEN = {"who": "me"}, {"who": "open"}
BOT = {"who": "bot", "level": "beginner"}

T = TypeVar("T")
Answers = Callable[[dict[str, Any], Random], list[str]]


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, status: int, reason: str, text: str) -> None:
        super().__init__(status, reason, text)
        self.status = status
        self.reason = reason


def request(base: str, path: str, body: object = None, method: str | None = None, player: str | None = None) -> Any:
    """Send an HTTP request and return the JSON of the response. `player`: their token in deals."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **({} if player is None else {"Authorization": f"Bearer {player}"})}
    asked = urllib.request.Request(base + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=100) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        refused = json.loads(error.read())
        raise Refused(error.code, refused["reason"], refused["text"]) from None


def run(work: Awaitable[T], seconds: float = 60) -> T:
    """Run a coroutine, with a deadline."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(limited())


async def ask(base: str, path: str, body: object = None, method: str | None = None) -> Any:
    return await asyncio.to_thread(request, base, path, body, method)


def eager(prompt: dict[str, Any], chance: Random) -> list[str]:
    """Return a random legal answer that keeps a game going."""
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


def prefer_masquerade(prompt: dict[str, Any], chance: Random) -> list[str]:
    """Buy and play Masquerade whenever possible."""
    if prompt["verb"] in ("buy", "play-action") and "Masquerade" in prompt["options"]:
        return ["Masquerade"]
    return eager(prompt, chance)


class Player:
    """A client at a table. It keeps the state that a real client would, and every text it receives."""

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
        self.durable: list[str] = []  # the requests whose answers were acknowledged as durable
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None

    async def connect(self) -> Player:
        address = self.base.replace("http", "ws") + f"/ws/tables/{self.table}"
        self.socket = await connect(address, max_size=2**24, compression=None, close_timeout=1)
        await self.send(
            {"type": "hello", "protocol": 1, "token": self.token, "since": len(self.happenings), "branch": self.branch}
        )
        await self.until("welcome")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Receive the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self._apply(message)
        return message

    def _apply(self, message: dict[str, Any]) -> None:
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
                self.durable.append(message["answered"])
        elif kind == "table":
            self.info = message["table"]
        elif kind == "over":
            self.over = message["over"]
        elif kind == "rematch":
            self.next = message["next"]

    async def receive_until(self, condition: Callable[[Player], object], what: str) -> None:
        """Receive messages until the condition holds; fail if it does not in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition(self):
                    await self.receive()
        except TimeoutError:
            raise TimeoutError(f"not within {PATIENCE:g} seconds: {what}") from None

    async def until(self, kind: str) -> dict[str, Any]:
        """Receive messages until one of this type, and return it."""
        start = len(self.messages)

        def has_arrived(_: Player) -> bool:
            if len(self.messages) == start:
                return False
            last = self.messages[-1]["type"]
            assert last == kind or last not in ("error", "bye"), self.messages[-1]
            return bool(last == kind)

        await self.receive_until(has_arrived, kind)
        return self.messages[-1]

    async def until_bye(self) -> dict[str, Any]:
        await self.receive_until(lambda self: self.messages[-1]["type"] == "bye", "bye")
        return self.messages[-1]

    async def asked(self) -> dict[str, Any]:
        """Receive messages until this seat is asked, and return the prompt."""
        await self.receive_until(lambda self: self.prompt is not None or self.over is not None, "a prompt")
        assert self.prompt is not None
        return self.prompt

    async def answer(self, options: list[str], request: str | None = None) -> None:
        """Answer the prompt, and wait until the answer is durable."""
        prompt = await self.asked()
        named = request or prompt["request"]
        await self.send({"type": "answer", "request": named, "options": options})
        while named not in self.durable:
            message = await self.receive()
            assert message["type"] != "error", message

    async def refused(self, message: dict[str, Any]) -> str:
        """Send a message that the server refuses, and return the reason."""
        await self.send(message)
        start = len(self.messages)
        await self.receive_until(
            lambda _: any(message["type"] == "error" for message in self.messages[start:]), "a refusal"
        )
        return str(self.messages[-1]["reason"])

    async def play(self, answers: Answers = eager, most: int = 100_000) -> None:
        """Play to the end of the game, or this many answers."""
        for _ in range(most):
            await self.receive_until(
                lambda self: self.prompt is not None or self.over is not None, "a turn, or the end"
            )
            if self.prompt is None or self.over is not None:
                return
            await self.answer(answers(self.prompt, self.chance))


# -- several players --------------------------------------------------------------------------------------------------


async def people(base: str, number: int, bots: int = 0, **wishes: Any) -> list[Player]:
    """Open a table and start its game; return this many connected people."""
    seats = [ME, *[OPEN] * (number - 1), *[BOT] * bots]
    opened = await ask(base, "/api/tables", {"name": "P0", "seats": seats, **wishes})
    seated = [opened]
    for seat in range(1, number):
        seated.append(await ask(base, f"/api/tables/{opened['table']}/seats", {"name": f"P{seat}"}))
    return [await Player(base, got["table"], got["token"], seed=seat).connect() for seat, got in enumerate(seated)]


async def leave(*players: Player) -> None:
    for player in players:
        await player.close()


async def whose_turn(players: list[Player]) -> tuple[Player, list[Player]]:
    """Return the player who is asked, and the others."""
    asked = players[players[0].waiting[0]]
    await asked.asked()
    return asked, [player for player in players if player is not asked]


async def play_until_masquerade(*players: Player) -> None:
    """Play until everybody is asked at once which card to pass."""

    async def until_masquerade(player: Player) -> None:
        while (await player.asked())["verb"] != "pass":
            assert player.prompt is not None
            await player.answer(prefer_masquerade(player.prompt, player.chance))

    await asyncio.gather(*(until_masquerade(player) for player in players))
