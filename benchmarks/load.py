"""The load on a server: scripted players on websockets, which take as little of the machine as they can.

They share it with the server that is measured, so they speak the protocol (RFC 6455) themselves: a library that can do
all of it would use about as much of the processor as the server does.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec
from msgspec import Struct


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
    reason: str | None = None


read = msgspec.json.Decoder(Message).decode


# -- websockets -------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A websocket as a client has it. Each text that comes in is handed to `hear`."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._hear = hear
        self._came = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is no subclass of it
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        head = f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        if self._came:
            data = self._came + data
        if not self.opened.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._came = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(RuntimeError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
            data = rest
        place = 0
        while len(data) - place >= 2:
            kind, size, start = data[place], data[place + 1], place + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : start], "big")
            if len(data) < start + size:
                break
            self._frame(kind, data[start : start + size])
            place = start + size
        self._came = data[place:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 0x81:
            self._hear(payload)
        elif kind == 0x89:  # a ping
            self._write(0x8A, payload)
        elif kind == 0x88:
            self.close()

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """Clients mask what they send; with this mask it stays as it is."""
        assert self._transport is not None
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._write(0x88, b"\x03\xe8")
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)


# -- players ----------------------------------------------------------------------------------------------------------


class Load:
    """What all players of a run have in common: how they pause, until when they play, and what they measured."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.times: list[float] = []
        self.counts = False
        self.ends = False
        self.rests = False
        self._resting: list[Callable[[], None]] = []
        self.fault: str | None = None

    def rest(self) -> None:
        """Everybody finishes what was begun, and then waits."""
        self.rests = True

    def go_on(self) -> None:
        self.rests = False
        resting, self._resting = self._resting, []
        for act in resting:
            act()

    def later(self, act: Callable[[], None]) -> None:
        self._resting.append(act)


class Scripted(ABC):
    """One client of a run."""

    def __init__(self, load: Load, seed: int) -> None:
        self._load = load
        self._chance = Random(seed)
        self._sent = 0.0
        self._socket: Socket | None = None
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the first message

    async def join(self, port: int, path: str) -> None:
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(lambda: Socket(path, self._came), "127.0.0.1", port)
        await self._socket.opened

    async def leave(self) -> None:
        leaving, self._socket = self._socket, None
        if leaving is not None:
            leaving.close()
            await leaving.closed

    def _came(self, text: bytes) -> None:
        now = time.perf_counter()
        if not self.heard.done():
            self.heard.set_result(None)
        self.hear(read(text), now)

    @abstractmethod
    def hear(self, message: Message, now: float) -> None:
        """Take in a message that came at this time."""

    def after_a_pause(self, act: Callable[[], None]) -> None:
        if self._load.think:
            pause = self._chance.uniform(0.5, 1.5) * self._load.think
            asyncio.get_running_loop().call_later(pause, act)
        elif self._load.rests:
            self._load.later(act)
        else:
            act()

    def send(self, text: bytes) -> None:
        if self._socket is None or self._load.ends:
            return
        self._sent = time.perf_counter()
        self._socket.send(text)

    def acknowledged(self, now: float) -> None:
        if self._load.counts:
            self._load.times.append(now - self._sent)


class Echoed(Scripted):
    """Sends the same text again and again, each time when the reply is there."""

    text = b"x" * 60

    async def begin(self, port: int) -> None:
        await self.join(port, "/x")
        self._again()

    def hear(self, message: Message, now: float) -> None:
        self.acknowledged(now)
        self.after_a_pause(self._again)

    def _again(self) -> None:
        self.send(self.text)


class Player(Scripted):
    """Answers what it is asked, after a pause, and notes how long the acknowledgement takes."""

    def __init__(self, load: Load, seed: int) -> None:
        super().__init__(load, seed)
        self._asked: Prompt | None = None

    async def sit(self, port: int, table: str, token: str) -> None:
        await self.join(port, f"/ws/tables/{table}")
        self.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": token}))

    def hear(self, message: Message, now: float) -> None:
        if message.type == "error":
            self._load.fault = message.reason
        if self._asked is not None and message.answered == self._asked.request:
            self.acknowledged(now)
            self._asked = None
        prompt = message.prompt
        if prompt is not None and (self._asked is None or self._asked.request != prompt.request):
            self._asked = prompt
            self.after_a_pause(self._answer)

    def _answer(self) -> None:
        if self._asked is not None:
            options = answer_to(self._asked, self._chance)
            self.send(msgspec.json.encode({"type": "answer", "request": self._asked.request, "options": options}))


def answer_to(prompt: Prompt, chance: Random) -> list[str]:
    """A Silver now and then: the game lasts as long as the run."""
    if prompt.verb == "play-treasures":
        return prompt.options
    if prompt.verb == "buy":
        return ["Silver"] if "Silver" in prompt.options and chance.random() < 0.1 else []
    return prompt.options[: max(prompt.least, 1 if prompt.verb == "play-action" else 0)]
