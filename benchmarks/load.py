"""Load for a server: scripted players on websockets that use as little processor time as possible.

They run on the same machine as the server being measured, so they implement just enough of the websocket protocol
(RFC 6455): a complete library would use about as much processor time as the server.
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
    """The parts of a message that a scripted player reads."""

    type: str
    answered: str | None = None
    prompt: Prompt | None = None
    reason: str | None = None


read = msgspec.json.Decoder(Message).decode


# -- websockets -------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """The client side of a websocket. It calls `on_text` with each text message."""

    def __init__(self, path: str, on_text: Callable[[bytes], None]) -> None:
        self._path = path
        self._on_text = on_text
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        head = f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self.opened.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(RuntimeError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
            data = rest
        position = 0
        while len(data) - position >= 2:
            kind, size, start = data[position], data[position + 1], position + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[position + 2 : start], "big")
            if len(data) < start + size:
                break
            self._frame(kind, data[start : start + size])
            position = start + size
        self._buffer = data[position:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 0x81:
            self._on_text(payload)
        elif kind == 0x89:  # a ping
            self._write(0x8A, payload)
        elif kind == 0x88:
            self.close()

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame. Clients have to mask the payload; a mask of zeros leaves it unchanged."""
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
    """State shared by all clients of a run: how long they think, and the latencies they measured."""

    def __init__(self, think_seconds: float) -> None:
        self.think_seconds = think_seconds
        self.times: list[float] = []
        self.is_counting = False
        self.has_ended = False
        self.is_paused = False
        self._waiting: list[Callable[[], None]] = []
        self.error: str | None = None

    def pause(self) -> None:
        """Let every client finish its current round trip, then wait for `resume`."""
        self.is_paused = True

    def resume(self) -> None:
        self.is_paused = False
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()

    def when_resumed(self, act: Callable[[], None]) -> None:
        self._waiting.append(act)


class ScriptedClient(ABC):
    """One client of a run."""

    def __init__(self, load: Load, seed: int) -> None:
        self._load = load
        self._random = Random(seed)
        self._sent = 0.0
        self._socket: Socket | None = None
        self.first_message: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def join(self, port: int, path: str) -> None:
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(lambda: Socket(path, self._receive_text), "127.0.0.1", port)
        await self._socket.opened

    async def leave(self) -> None:
        leaving, self._socket = self._socket, None
        if leaving is not None:
            leaving.close()
            await leaving.closed

    def _receive_text(self, text: bytes) -> None:
        now = time.perf_counter()
        if not self.first_message.done():
            self.first_message.set_result(None)
        self.receive(read(text), now)

    @abstractmethod
    def receive(self, message: Message, now: float) -> None:
        """Handle a message that arrived at time `now`."""

    def after_thinking(self, act: Callable[[], None]) -> None:
        if self._load.think_seconds:
            seconds = self._random.uniform(0.5, 1.5) * self._load.think_seconds
            asyncio.get_running_loop().call_later(seconds, act)
        elif self._load.is_paused:
            self._load.when_resumed(act)
        else:
            act()

    def send(self, text: bytes) -> None:
        if self._socket is None or self._load.has_ended:
            return
        self._sent = time.perf_counter()
        self._socket.send(text)

    def acknowledged(self, now: float) -> None:
        if self._load.is_counting:
            self._load.times.append(now - self._sent)


class EchoClient(ScriptedClient):
    """Sends the same text again each time the reply arrives."""

    text = b"x" * 60

    async def begin(self, port: int) -> None:
        await self.join(port, "/x")
        self._again()

    def receive(self, message: Message, now: float) -> None:
        self.acknowledged(now)
        self.after_thinking(self._again)

    def _again(self) -> None:
        self.send(self.text)


class Player(ScriptedClient):
    """Answers each question after thinking, and records how long the acknowledgement takes."""

    def __init__(self, load: Load, seed: int) -> None:
        super().__init__(load, seed)
        self._asked: Prompt | None = None

    async def join_table(self, port: int, table: str, token: str) -> None:
        await self.join(port, f"/ws/tables/{table}")
        self.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": token}))

    def receive(self, message: Message, now: float) -> None:
        if message.type == "error":
            self._load.error = message.reason
        if self._asked is not None and message.answered == self._asked.request:
            self.acknowledged(now)
            self._asked = None
        prompt = message.prompt
        if prompt is not None and (self._asked is None or self._asked.request != prompt.request):
            self._asked = prompt
            self.after_thinking(self._answer)

    def _answer(self) -> None:
        if self._asked is not None:
            options = answer_to(self._asked, self._random)
            self.send(msgspec.json.encode({"type": "answer", "request": self._asked.request, "options": options}))


def answer_to(prompt: Prompt, random: Random) -> list[str]:
    """Return an answer. Players buy only a Silver now and then, so that no game ends during the run."""
    if prompt.verb == "play-treasures":
        return prompt.options
    if prompt.verb == "buy":
        return ["Silver"] if "Silver" in prompt.options and random.random() < 0.1 else []
    return prompt.options[: max(prompt.least, 1 if prompt.verb == "play-action" else 0)]
