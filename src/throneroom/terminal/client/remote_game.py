"""A game at a table on a server.

It uses the same protocol as the browser, and reconnects when the connection is lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import FIRST, Card, Option
from throneroom.engine.decision import Decision
from throneroom.engine.event import Event
from throneroom.locale import Locale
from throneroom.protocol import from_client, from_server
from throneroom.protocol.advice import decode_advice
from throneroom.protocol.base import PROTOCOL, encode
from throneroom.protocol.message import decode_message
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import GameOver, Prompt, UndoOffer, UndoRequest
from throneroom.terminal.client.client import Address, SeatTokens, ServerProblem
from throneroom.terminal.client.decoding import (
    RemoteView,
    decode_decision,
    decode_event,
    decode_offer,
    decode_result,
    seat_names,
    with_cards,
)
from throneroom.terminal.screen.sources.game_source import GameSource, SideQuestion
from throneroom.words.game_result import GameResult
from throneroom.words.messages import error_text, message_text
from throneroom.words.undo import Offer

if TYPE_CHECKING:
    from throneroom.advice import Advice

_LARGEST: Final = 2**24  # bytes of a message
_FIRST_WAIT: Final = 0.5  # seconds before reconnecting
_LONGEST_WAIT: Final = 10.0
# Refusals after which there is nothing to show.
_FATAL: Final = ("no-table", "no-seat", "no-watching", "protocol", "hello-first")

_decoder: Final = msgspec.json.Decoder(from_server.FromServer)


class RemoteGame(GameSource):
    """The game as the server shows it to a seat, or to a spectator if there is no token."""

    def __init__(self, address: Address, token: str | None, catalog: Catalog, locale: Locale) -> None:
        super().__init__(locale)
        self._server_catalog: Final = catalog
        self._catalog = catalog  # with the cards that only this table knows
        self._token: Final = token
        self.address = address
        self.table: TableInfo | None = None
        self.seat = -1
        self._socket: ClientConnection | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._events: list[Event] = []
        self._branch = 0
        self._view: RemoteView | None = None
        self._prompt: Prompt | None = None
        self._decision: Decision | None = None
        self._deadline: float | None = None
        self._pending: from_client.GiveAnswer | None = None  # sent, but not yet confirmed
        self._waiting: Sequence[int] = ()
        self._undo: UndoOffer | None = None
        self._undo_request: UndoRequest | None = None
        self._asked_about: set[int] = set()  # absent seats that the user has already been asked about
        self._over: GameOver | None = None
        self._games = 0
        self._advised: from_server.AdviceGiven | None = None
        self._wants_advice = False  # somebody looks at it, or waits for it
        self._advice_refused = ""
        self._has_declined_advice = False

    # -- what is shown ----------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        return [] if self.table is None else seat_names(self.table.seats, self.locale)

    @property
    def people(self) -> Sequence[int]:
        return [self.seat] if self.seat >= 0 else []

    def view(self, seat: int) -> RemoteView | None:
        return self._view

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
    def result(self) -> GameResult | None:
        return None if self._over is None else decode_result(self._over, self._catalog)

    @property
    def reader(self) -> int | None:
        return self.seat

    @property
    def hands(self) -> Mapping[int, Sequence[Card]]:
        return self._view.hands if self._view is not None and self.seat < 0 else {}

    @property
    def seconds_left(self) -> float | None:
        return None if self._deadline is None or self.decision is None else max(0, self._deadline - time.monotonic())

    @property
    def side_question(self) -> SideQuestion | None:
        """The question whether another player may undo, or whether a bot should replace an absent player."""
        request = self._undo_request
        if request is not None and self.seat in request.waiting:
            text = self.locale.text("screen-remote-undo-asked", name=self.names[request.seat])
            return SideQuestion(text, self._answer_undo)
        away = [] if self.table is None or self.seat < 0 else [seat for seat in self.table.seats if seat.may_decide]
        for status in away:
            if status.seat not in self._asked_about:
                text = self.locale.text("screen-remote-away", name=status.name)
                return SideQuestion(text, partial(self._replace_with_bot, status.seat))
        if self._is_asked_about_advice():
            names = ", ".join(self.names[seat] for seat in self.table.agreed) if self.table is not None else ""
            return SideQuestion(self.locale.text("advice-asked", names=names), self._agree_to_advice)
        return None

    def _is_asked_about_advice(self) -> bool:
        table = self.table
        if table is None or self.seat < 0 or table.state != "running" or self._has_declined_advice:
            return False
        return bool(table.agreed) and self.seat not in table.agreed

    def _agree_to_advice(self, agree: bool) -> None:
        self._has_declined_advice = True  # and is not asked again
        if agree:
            self._send(from_client.AgreeToAdvice(True))

    def _answer_undo(self, agree: bool) -> None:
        self._undo_request = None
        self._send(from_client.AnswerUndo(agree))

    def _replace_with_bot(self, seat: int, agree: bool) -> None:
        self._asked_about.add(seat)
        if agree:
            self._send(from_client.ChooseForAbsent(seat, "bot"))

    # -- what can be done -------------------------------------------------------------------------------------------

    def _send(self, message: from_client.FromClient) -> None:
        self._outbox.put_nowait(encode(message))

    def answer(self, options: Sequence[Option]) -> None:
        if self._prompt is not None:
            self._pending = from_client.GiveAnswer(self._prompt.request, [option.name for option in options])
            self._send(self._pending)
            self.on_change()

    def offer(self, seat: int) -> Offer | None:
        return None if self._undo is None else decode_offer(self._undo, self.names, self._catalog)

    def undo(self, offer: Offer) -> None:
        self._send(from_client.AskUndo(offer.number))
        if offer.consent:
            self._notify("screen-remote-undo-wait", names=", ".join(offer.consent))

    def another_game(self) -> None:
        self._send(from_client.AskRematch())

    def chat(self, text: str) -> None:
        self._send(from_client.Say(text))

    def resign(self) -> None:
        self._send(from_client.Resign())

    # -- advice -----------------------------------------------------------------------------------------------------

    def begin_advice(self) -> None:
        """Agree to advice, if that is still to be done, and ask for it."""
        table = self.table
        self._wants_advice, self._advised, self._advice_refused = True, None, ""
        if table is not None and table.options.advice == "never":
            self._advice_refused = self.locale.text("refused-not-now-advice-never")
        elif table is not None and self.seat not in table.agreed:
            self._send(from_client.AgreeToAdvice(True))
        else:
            self._ask_advice()

    def _ask_advice(self) -> None:
        if self.table is not None and self.table.advice and self._prompt is not None:
            self._send(from_client.AskAdvice(self._prompt.request))

    def stop_advice(self) -> None:
        self._wants_advice, self._advised = False, None
        self._send(from_client.StopAdvice())

    def turn_off_advice(self) -> None:
        self._has_declined_advice = True
        self._send(from_client.AgreeToAdvice(False))

    @property
    def advice(self) -> Advice | None:
        given, decision = self._advised, self.decision
        if given is None or decision is None or self._prompt is None or given.request != self._prompt.request:
            return None
        return decode_advice(decision, given.options, given.rollouts, given.seconds, self._catalog)

    @property
    def advice_problem(self) -> str:
        table = self.table
        if self._advice_refused or table is None or table.advice or self.seat not in table.agreed:
            return self._advice_refused
        missing = [seat.seat for seat in table.seats if seat.who == "human" and seat.seat not in table.agreed]
        return self.locale.text("advice-waiting", names=", ".join(self.names[seat] for seat in missing))

    # -- the connection ---------------------------------------------------------------------------------------------

    async def run(self) -> None:
        wait = _FIRST_WAIT
        while True:
            table = self.address
            try:
                async with connect(self.address.socket, max_size=_LARGEST, close_timeout=1) as socket:
                    self._socket = socket
                    wait = _FIRST_WAIT
                    hello = from_client.Hello(PROTOCOL, self._token, len(self._events), self._branch)
                    await socket.send(encode(hello).decode())
                    await self._converse(socket)
            except (TimeoutError, OSError, WebSocketException) as error:
                if self.table is None:
                    reason = error_text(error, self.locale)
                    text = self.locale.text("screen-remote-unreachable", address=str(self.address), reason=reason)
                    raise ServerProblem(text) from None
            if self.address != table:
                continue
            self._notify("screen-remote-lost")
            await asyncio.sleep(wait)
            wait = min(_LONGEST_WAIT, wait * 2)

    async def _converse(self, socket: ClientConnection) -> None:
        """Send and receive until the connection ends, or the next game of the series begins at another table."""
        sending = asyncio.create_task(self._send_outbox(socket))
        table = self.address
        try:
            async for text in socket:
                self._receive(_decoder.decode(text))
                if self.address != table:
                    return
        except asyncio.CancelledError:
            socket.transport.abort()  # the program is exiting: do not wait for the closing handshake
            raise
        finally:
            sending.cancel()

    async def _send_outbox(self, socket: ClientConnection) -> None:
        while True:
            await socket.send((await self._outbox.get()).decode())

    def _receive(self, message: from_server.FromServer) -> None:
        match message:
            case from_server.Welcome():
                self._welcome(message)
                self.on_change()
            case from_server.Update():
                if self._pending is not None and message.answered == self._pending.request:
                    self._pending = None
                self._apply(message)
                self._over = None
                self.on_change()
            case from_server.TableChanged():
                self.table = message.table
                self._asked_about &= {seat.seat for seat in message.table.seats if seat.may_decide}
                if self._wants_advice and self._advised is None and not self._advice_refused:
                    self._ask_advice()
                self.on_change()
            case from_server.Over():
                self._over = message.over
                self.on_change()
            case from_server.UndoAsked():
                self._undo_request = message.request
                self.on_change()
            case from_server.RematchVotes():
                if message.next is not None:
                    self._go_to(message.next)
                else:
                    self.on_change()
                    self._notify(
                        "screen-remote-votes", names=", ".join(self.names[vote.seat] for vote in message.votes)
                    )
            case from_server.AdviceGiven():
                if self._wants_advice:
                    self._advised = message
            case from_server.Refused():
                self._refused(message)
            case from_server.Held():
                self._notify("screen-remote-held")
            case from_server.Undone():
                self._notify("screen-remote-undone", name=self.names[message.seat])
            case from_server.UndoRefused():
                self._notify("screen-remote-undo-refused", name=self.names[message.seat])
            case from_server.Chatted():
                self._notify("screen-remote-chat", name=message.line.name, text=message.line.text)
            case from_server.Bye():
                self._notify("screen-remote-bye")
            case from_server.Pong():
                pass
            case _:
                assert_never(message)

    def _notify(self, key: str, **arguments: str) -> None:
        self.on_notice(self.locale.text(key, **arguments))

    def _welcome(self, message: from_server.Welcome) -> None:
        if message.protocol != PROTOCOL:
            raise ServerProblem(self.locale.text("screen-remote-newer"))
        if self.table is None or self.table.cards != message.table.cards:
            self._catalog = with_cards(self._server_catalog, message.table.cards)
        self.seat, self.table, self._over = message.seat, message.table, message.over
        self._undo_request = message.undo_request
        self._apply(message)
        prompt = message.prompt
        if self._pending is not None and prompt is not None and prompt.request == self._pending.request:
            self._send(self._pending)
        else:
            self._pending = None

    def _apply(self, message: from_server.Welcome | from_server.Update) -> None:
        del self._events[message.start :]
        self._events += [decode_event(happening, self._catalog) for happening in message.happenings]
        self._branch = message.branch
        edition = FIRST if self.table is None else self.table.edition
        self._view = None if message.view is None else RemoteView(message.view, self._catalog, edition)
        self._waiting, self._undo = message.waiting, message.undo
        prompt = message.prompt
        if prompt is None or self._prompt is None or prompt.request != self._prompt.request:
            self._decision = None if prompt is None else decode_decision(prompt, self.seat, self._catalog)
        self._prompt = prompt
        seconds = None if prompt is None else prompt.seconds
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def _refused(self, message: from_server.Refused) -> None:
        text = message_text(decode_message(message.said, message.text, self._catalog), self.locale)
        line = self.locale.text("screen-remote-refused", text=text)
        reason = message.reason
        if self._wants_advice and self._pending is None:
            self._advice_refused = text
            return
        if reason in _FATAL and (self.table is None or reason == "protocol"):
            raise ServerProblem(line)
        self._pending = None  # nothing has changed, and the question is still open
        self.on_change()
        self.on_notice(line)

    def _go_to(self, table: str) -> None:
        """Go to the table of the next game, where each seat has the same token."""
        self.address = self.address.with_table(table)
        if self._token is not None:
            SeatTokens().save(self.address, self._token)
        self._games += 1
        self._events, self._branch, self._over, self._prompt, self._decision = [], 0, None, None, None
