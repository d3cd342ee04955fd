"""A place at a server's table: it speaks the protocol of the browser, and comes back when the connection is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.protocol import from_client as client
from throneroom.protocol import from_server as said
from throneroom.protocol.base import PROTOCOL, encode
from throneroom.protocol.message import decode_message
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import GameOver, Prompt, UndoOffer, UndoRequest
from throneroom.terminal.client.client import Address, KeptSeats, ServerProblem
from throneroom.terminal.client.decoding import (
    TableFacts,
    decision_of,
    event_of,
    offer_of,
    result_told,
    seat_names,
)
from throneroom.terminal.screen.sources.game_source import Ask, Place
from throneroom.words.game_result import Result
from throneroom.words.messages import error_text, message_text
from throneroom.words.undo import Offer

_LARGEST: Final = 2**24
_FIRST_WAIT: Final = 0.5
_LONGEST_WAIT: Final = 10.0
_FATAL: Final = ("no-table", "no-seat", "no-watching", "protocol", "hello-first")

_decoder: Final = msgspec.json.Decoder(said.FromServer)


class RemotePlace(Place):
    """What the server tells one seat, or one who watches if there is no token."""

    def __init__(self, address: Address, token: str | None, catalog: Catalog, locale: Locale) -> None:
        super().__init__(locale)
        self._catalog: Final = catalog
        self._token: Final = token
        self.address = address
        self.table: TableInfo | None = None
        self.seat = -1
        self._socket: ClientConnection | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._events: list[Event] = []
        self._branch = 0
        self._facts: TableFacts | None = None
        self._prompt: Prompt | None = None
        self._decision: Decision | None = None
        self._deadline: float | None = None
        self._pending: client.GiveAnswer | None = None  # sent, and not yet kept for good
        self._waiting: Sequence[int] = ()
        self._undo: UndoOffer | None = None
        self._undo_request: UndoRequest | None = None
        self._passed_over: set[int] = set()  # seats that are away, and for which nothing is to be done
        self._over: GameOver | None = None
        self._games = 0

    # -- what is seen -----------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        return [] if self.table is None else seat_names(self.table.seats, self.words)

    @property
    def people(self) -> Sequence[int]:
        return [self.seat] if self.seat >= 0 else []

    def facts(self, seat: int) -> TableFacts | None:
        return self._facts

    @property
    def events(self) -> Sequence[Event]:
        return self._events

    @property
    def branch(self) -> int:
        return self._games * 1_000_000 + self._branch

    @property
    def decision(self) -> Decision | None:
        return self._decision if self._pending is None else None

    @property
    def waiting(self) -> Sequence[str]:
        return [self.names[seat] for seat in self._waiting if seat != self.seat]

    @property
    def result(self) -> Result | None:
        return None if self._over is None else result_told(self._over, self._catalog)

    @property
    def reader(self) -> int | None:
        return self.seat

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        return self._facts.hands if self._facts is not None and self.seat < 0 else {}

    @property
    def clock(self) -> float | None:
        return None if self._deadline is None or self.decision is None else max(0, self._deadline - time.monotonic())

    @property
    def ask(self) -> Ask | None:
        """Whether another may take back, or what becomes of one who is away."""
        request = self._undo_request
        if request is not None and self.seat in request.waiting:
            text = self.words.text("screen-remote-undo-asked", name=self.names[request.seat])
            return Ask(text, self._agree)
        away = [] if self.table is None or self.seat < 0 else [seat for seat in self.table.seats if seat.may_decide]
        for status in away:
            if status.seat not in self._passed_over:
                text = self.words.text("screen-remote-away", name=status.name)
                return Ask(text, partial(self._let_stand_in, status.seat))
        return None

    def _agree(self, agree: bool) -> None:
        self._undo_request = None
        self._say(client.AnswerUndo(agree))

    def _let_stand_in(self, seat: int, agree: bool) -> None:
        self._passed_over.add(seat)
        if agree:
            self._say(client.ChooseForAbsent(seat, "bot"))

    # -- what is done -----------------------------------------------------------------------------------------------

    def _say(self, message: client.FromClient) -> None:
        self._outbox.put_nowait(encode(message))

    def answer(self, options: Sequence[Option]) -> None:
        if self._prompt is not None:
            self._pending = client.GiveAnswer(self._prompt.request, [option.name for option in options])
            self._say(self._pending)
            self.changed()

    def offer(self, seat: int) -> Offer | None:
        return None if self._undo is None else offer_of(self._undo, self.names, self._catalog)

    def take_back(self, offer: Offer) -> None:
        self._say(client.AskUndo(offer.number))
        if offer.consent:
            self.told(self.words.text("screen-remote-undo-wait", names=", ".join(offer.consent)))

    def another_game(self) -> None:
        self._say(client.AskRematch())

    def chat(self, text: str) -> None:
        self._say(client.Say(text))

    def resign(self) -> None:
        self._say(client.Resign())

    # -- the connection ---------------------------------------------------------------------------------------------

    async def run(self) -> None:
        wait = _FIRST_WAIT
        while True:
            table = self.address
            try:
                async with connect(self.address.socket, max_size=_LARGEST, close_timeout=1) as socket:
                    self._socket = socket
                    wait = _FIRST_WAIT
                    hello = client.Hello(PROTOCOL, self._token, len(self._events), self._branch)
                    await socket.send(encode(hello).decode())
                    await self._talk(socket)
            except (TimeoutError, OSError, WebSocketException) as error:
                if self.table is None:
                    reason = error_text(error, self.words)
                    text = self.words.text("screen-remote-unreachable", address=str(self.address), reason=reason)
                    raise ServerProblem(text) from None
            if self.address != table:
                continue
            self.told(self.words.text("screen-remote-lost"))
            await asyncio.sleep(wait)
            wait = min(_LONGEST_WAIT, wait * 2)

    async def _talk(self, socket: ClientConnection) -> None:
        """Hear and say until the connection ends, or the next table calls."""
        sending = asyncio.create_task(self._send(socket))
        table = self.address
        try:
            async for text in socket:
                self._hear(_decoder.decode(text))
                if self.address != table:
                    return
        except asyncio.CancelledError:
            socket.transport.abort()  # the program ends, and nobody waits for a goodbye
            raise
        finally:
            sending.cancel()

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            await socket.send((await self._outbox.get()).decode())

    def _hear(self, message: said.FromServer) -> None:
        """Take in what the server says."""
        text = self.words.text
        match message:
            case said.Welcome():
                self._welcome(message)
            case said.Update():
                if self._pending is not None and message.answered == self._pending.request:
                    self._pending = None
                self._take_in(message)
                self._over = None
            case said.TableChanged(table):
                self.table = table
                here = {seat.seat for seat in table.seats if seat.may_decide}
                self._passed_over &= here
            case said.Over(over):
                self._over = over
            case said.UndoAsked(request):
                self._undo_request = request
            case said.RematchVotes(votes, following):
                if following is not None:
                    self._go_to(following)
                    return
                self.changed()
                names = ", ".join(self.names[vote.seat] for vote in votes)
                self.told(text("screen-remote-votes", names=names))
                return
            case said.Refused():
                self._refused(message)
                return
            case _:
                self._note(message)
                return
        self.changed()

    def _note(self, message: said.FromServer) -> None:
        """What changes nothing, but is to be said."""
        text = self.words.text
        match message:
            case said.Held():
                self.told(text("screen-remote-held"))
            case said.Undone(seat, _):
                self.told(text("screen-remote-undone", name=self.names[seat]))
            case said.UndoRefused(seat):
                self.told(text("screen-remote-undo-refused", name=self.names[seat]))
            case said.Chatted(line):
                self.told(text("screen-remote-chat", name=line.name, text=line.text))
            case said.Bye():
                self.told(text("screen-remote-bye"))

    def _welcome(self, message: said.Welcome) -> None:
        if message.protocol != PROTOCOL:
            raise ServerProblem(self.words.text("screen-remote-newer"))
        self.seat, self.table, self._over = message.seat, message.table, message.over
        self._undo_request = message.undo_request
        self._take_in(message)
        prompt = message.prompt
        if self._pending is not None and prompt is not None and prompt.request == self._pending.request:
            self._say(self._pending)
        else:
            self._pending = None

    def _take_in(self, message: said.Welcome | said.Update) -> None:
        del self._events[message.start :]
        self._events += [event_of(happening, self._catalog) for happening in message.happenings]
        self._branch = message.branch
        self._facts = None if message.view is None else TableFacts(message.view, self._catalog)
        self._waiting, self._undo = message.waiting, message.undo
        prompt = message.prompt
        if prompt is None or self._prompt is None or prompt.request != self._prompt.request:
            self._decision = None if prompt is None else decision_of(prompt, self.seat, self._catalog)
        self._prompt = prompt
        seconds = None if prompt is None else prompt.seconds
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def _refused(self, message: said.Refused) -> None:
        text = message_text(decode_message(message.said, message.text, self._catalog), self.words)
        line = self.words.text("screen-remote-refused", text=text)
        reason = message.reason
        if reason in _FATAL and (self.table is None or reason == "protocol"):
            raise ServerProblem(line)
        self._pending = None  # nothing has changed: the question stands
        self.changed()
        self.told(line)

    def _go_to(self, table: str) -> None:
        """The next game of the series: each seat's token opens the same seat there."""
        self.address = self.address.of(table)
        if self._token is not None:
            KeptSeats().keep(self.address, self._token)
        self._games += 1
        self._events, self._branch, self._over, self._prompt, self._decision = [], 0, None, None, None
