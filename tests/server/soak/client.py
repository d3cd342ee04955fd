"""A client of the soak test: plays, undoes, chats, reconnects, and remembers everything it was sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from tests.server.players import eager
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

BROKEN = (OSError, WebSocketException, TimeoutError)
RETRY = 0.05  # seconds between attempts to connect, and before resending what was refused as `store`
PATIENCE = 45.0  # seconds without a message before the connection counts as broken
THINK = 0.02  # seconds, at most, before an answer
UNDO, CHAT, LEAVE, REFUSE = 0.02, 0.01, 0.003, 0.2  # how likely each is, at each message and where it is possible
CHAT_SENT_AGAIN = 100  # lines of chat in a welcome
KEPT = 12  # messages shown in a report


class Message(Struct, kw_only=True):
    """The parts of the server's messages that matter here."""

    type: str
    seat: int = -1
    branch: int = 0
    start: int = 0
    happenings: list[Raw] = field(default_factory=list)
    answered: str | None = None
    prompt: dict[str, Any] | None = None
    undo: dict[str, Any] | None = None
    undo_request: dict[str, Any] | None = None
    request: Any = None
    reason: str = ""
    line: dict[str, Any] = field(default_factory=dict)
    chat: list[dict[str, Any]] = field(default_factory=list)
    over: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class SoakClient:
    """One seat. `differ` is called with the kind and the details of each contradiction in what it is sent."""

    def __init__(self, bases: list[str], table: str, seat: int, token: str, chance: Random) -> None:
        self.table = table
        self.seat = seat
        self.given: dict[str, list[str]] = {}  # the answer to each request, acknowledged or not
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()  # answers refused as late, which only an undo explains
        self.past: list[tuple[int, list[bytes]]] = []  # the happenings received on branches that were left
        self.branch = 0
        self.happenings: list[bytes] = []
        self.chat: list[str] = []
        self.sent: set[str] = set()  # lines of chat
        self.is_over = False
        self.is_connected = False
        self.last: deque[str] = deque(maxlen=KEPT)
        self.counts = dict.fromkeys(("answers", "claims", "undos", "chats", "connections", "happenings", "late"), 0)
        self.differ: Callable[[SoakClient, str, str], None] = lambda *_: None
        self._bases = bases
        self._token = token
        self._chance = chance
        self._is_leaving = False
        self._socket: ClientConnection | None = None
        self._prompt: dict[str, Any] | None = None
        self._undo: dict[str, Any] | None = None
        self._in_flight: str | None = None  # the request whose answer was sent on this connection

    # -- the connection ---------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play to the end of the game, or until `leave`, however often the connection breaks."""
        while not (self.is_over or self._is_leaving):
            try:
                await self._play_until_it_breaks(self._chance.choice(self._bases))
            except BROKEN:
                await asyncio.sleep(RETRY)
            finally:
                self.is_connected = False

    def leave(self) -> None:
        """Leave the table for good."""
        self._is_leaving = True
        if self._socket is not None:
            self._socket.transport.abort()

    async def _play_until_it_breaks(self, base: str) -> None:
        address = base.replace("http", "ws") + f"/ws/tables/{self.table}"
        self._prompt, self._in_flight = None, None
        async with connect(address, max_size=2**24, compression=None, close_timeout=0.2) as self._socket:
            since = len(self.happenings) if self._chance.random() < 0.8 else 0
            hello = {"type": "hello", "protocol": 1, "token": self._token, "since": since, "branch": self.branch}
            await self._send(hello)
            self.counts["connections"] += 1
            while not (self.is_over or self._is_leaving):
                message = _decode(await asyncio.wait_for(self._socket.recv(), PATIENCE))
                self._note(message)
                self.hear(message)
                await self._react(message)
                if self._chance.random() < LEAVE:
                    self._socket.transport.abort()

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self.last.append(f"sent {message}".replace(self._token, "TOKEN"))
        await self._socket.send(_encode(message).decode())

    def _note(self, message: Message) -> None:
        """Remember a message for reports."""
        request = None if message.prompt is None else message.prompt["request"]
        facts = {
            "branch": message.branch,
            "start": message.start,
            "happenings": len(message.happenings),
            "answered": message.answered,
            "asks": request,
            "reason": message.reason,
            "request": message.request,
        }
        self.last.append(f"got {message.type} " + " ".join(f"{name}={fact}" for name, fact in facts.items() if fact))

    # -- what the server says ---------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        """Remember what a message says, and compare it with earlier ones."""
        match message.type:
            case "welcome":
                self._hear_happenings(message)
                self._hear_chat_again([line["text"] for line in message.chat])
                self.is_connected = True
                self._in_flight = None
                self.is_over = message.over is not None
            case "update":
                self._hear_happenings(message)
                if message.answered is not None:
                    self._hear_acknowledgement(message.answered)
            case "chat":
                text = message.line["text"]
                if text in self.chat:
                    self.differ(self, "chat twice", text)
                self.chat.append(text)
            case "over":
                self.is_over = True
            case "error":
                self._hear_refusal(message.reason, message.request)
            case _:
                pass

    def _hear_happenings(self, message: Message) -> None:
        told, branch = self.happenings, self.branch
        if message.start > len(told):
            self.differ(self, "happenings missed", f"has {len(told)}, told from {message.start} on")
        now = told[: message.start] + [bytes(one) for one in message.happenings]
        self.counts["happenings"] += len(message.happenings)
        if message.branch < branch:
            self.differ(self, "branch went back", f"from {branch} to {message.branch}")
        elif message.branch > branch:
            self.past.append((branch, told))
        elif now[: len(told)] != told:
            same = next((n for n, (one, other) in enumerate(zip(told, now, strict=False)) if one != other), len(now))
            self.differ(
                self, "told more than was kept", f"had {len(told)}, now {len(now)}, of which {same} are the same"
            )
        self.branch, self.happenings = message.branch, now
        self._prompt, self._undo = message.prompt, message.undo

    def _hear_chat_again(self, lines: list[str]) -> None:
        lost = set(self.chat) - set(lines)
        if lost and len(lines) < CHAT_SENT_AGAIN:
            self.differ(self, "chat lost", str(lost))
        self.chat = lines

    def _hear_acknowledgement(self, request: str) -> None:
        self.counts["claims" if request in self.acknowledged else "answers"] += 1
        self.acknowledged.add(request)
        if request not in self.given:
            self.differ(self, "acknowledged without an answer", request)
        if request == self._in_flight:
            self._in_flight = None

    def _hear_refusal(self, reason: str, request: str | None) -> None:
        if request == self._in_flight:
            self._in_flight = None
        match reason:
            case "store" | "busy" | "too-fast" | "not-now":
                pass
            case "late":
                if request is not None:
                    self.refused.add(request)
                    self.counts["late"] += 1
            case _:
                claimed = " (an acknowledged answer claimed again)" if request in self.acknowledged else ""
                self.differ(self, f"refused as {reason}{claimed}", str(request))

    # -- what it does -----------------------------------------------------------------------------------------------

    async def _react(self, message: Message) -> None:
        chance = self._chance
        if message.type == "welcome":
            await self._claim_again()
        asked = message.undo_request if message.type == "welcome" else message.request
        if message.type in ("welcome", "undo-asked") and asked is not None and self.seat in asked["waiting"]:
            await self._send({"type": "undo-answer", "agree": chance.random() > REFUSE})
            return
        if message.type == "error" and message.reason in ("store", "busy"):
            await asyncio.sleep(4 * RETRY)
        prompt, undo = self._prompt, self._undo
        if chance.random() < CHAT:
            text = f"{self.table}.{self.seat}.{len(self.sent)}"
            self.sent.add(text)
            self.counts["chats"] += 1
            await self._send({"type": "chat", "text": text})
        if undo is not None and (undo["free"] or undo["consent"]) and chance.random() < UNDO:
            self.counts["undos"] += 1
            await self._send({"type": "undo", "number": undo["number"]})
        elif prompt is not None and self._in_flight != prompt["request"]:
            await self._answer(prompt)

    async def _answer(self, prompt: dict[str, Any]) -> None:
        request = prompt["request"]
        if request not in self.given:
            await asyncio.sleep(self._chance.uniform(0, THINK))
            self.given[request] = eager(prompt, self._chance)
        self._in_flight = request
        await self._send({"type": "answer", "request": request, "options": self.given[request]})

    async def _claim_again(self) -> None:
        """Send some acknowledged answers again: the latest, and any other."""
        known = [request for request in self.given if request in self.acknowledged]
        for request in {*known[-2:], *self._chance.sample(known, min(1, len(known)))}:
            await self._send({"type": "answer", "request": request, "options": self.given[request]})
