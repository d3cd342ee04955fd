"""Websockets: uvicorn accepts the connections, and the library `websockets` implements the protocol.

uvicorn's option `ws` takes an asyncio protocol class. Ours uses none of uvicorn's objects and starts the server's ASGI
application for each websocket. Messages do not go through ASGI, which would wake a task for each incoming message and
another for each outgoing one. Instead the application finds the websocket in its scope, handles most messages as they
arrive, and sends without waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, cast
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from throneroom.server.limits import LARGEST_MESSAGE, Bucket
from throneroom.server.ws.frames import client_frame_size, frame, whole_text

_EXTENSION: Final = "throneroom.websocket"
_LARGEST_MESSAGE: Final = 4 * LARGEST_MESSAGE  # bytes; a character has up to four
# A client with more unread bytes than this is disconnected; when it reconnects, it gets everything again. The welcome
# message of a long game may have half a megabyte.
_LARGEST_BACKLOG: Final = 2 * 1024 * 1024
# A packet is parsed in slices, because it could contain tens of thousands of tiny frames.
_SLICE: Final = 512
# Frames that a client may send for each message that it may send, before it is disconnected.
_FRAMES_PER_MESSAGE: Final = 3
_MOST_LATE_BYTES: Final = 128 * 1024  # from a client that was told that the websocket is closed
_SERVICE_RESTART: Final = 1012
_INTERNAL_ERROR: Final = 1011
_INVALID_DATA: Final = 1007

_logger: Final = logging.getLogger("uvicorn.error")  # server/logs.py handles this one


class Disconnected(Exception):
    """The client has disconnected, or the websocket was closed."""


class WebSocket(asyncio.Protocol):
    """One websocket."""

    __slots__ = (
        "_frames",
        "_has_ended",
        "_inbox",
        "_is_between_messages",
        "_is_paused",
        "_is_text",
        "_late_bytes",
        "_parts",
        "_peer",
        "_protocol",
        "_reader",
        "_response",
        "_server",
        "_timer",
        "_transport",
        "is_connected",
        "on_text",
    )

    def __init__(self, server: WebSocketServer) -> None:
        self._server: Final = server
        # No extensions: messages are small, and each compressor would use more memory than a table.
        self._protocol: Final = ServerProtocol(max_size=_LARGEST_MESSAGE, logger=_logger)
        self._transport: asyncio.Transport
        self._peer: tuple[str, int] | None = None
        self._frames: Final = Bucket(server.frame_rate, server.frame_rate)
        self._response: Response | None = None  # to the opening handshake; None once it is sent
        self._parts: Final[list[bytes]] = []  # frames of an incomplete message
        self._is_text = False
        self._inbox: Final[list[str | None]] = []  # messages not yet received by the application
        self._reader: asyncio.Future[None] | None = None  # waits for the next message
        # Whether the parser is at the start of a message. Otherwise it has to get the next bytes as well.
        self._is_between_messages = True
        self._is_paused = False  # nothing more is read until the inbox is empty
        self._has_ended = False  # no more messages will come
        self._late_bytes = 0  # received after that, to find out when the client closes its side
        self._timer: asyncio.TimerHandle | None = None
        self.is_connected = True
        # Called with each text that arrives while `receive` is waiting. Returns whether it has handled the text.
        self.on_text: Callable[[str], bool] | None = None

    # -- for the application ----------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Complete the opening handshake."""
        if self._response is not None and self.is_connected:
            self._respond(self._response)
            self._set_timer(self._server.ping_seconds, self._ping)

    def reject(self, status: int = 403) -> None:
        """Refuse the opening handshake with this HTTP status."""
        if self._response is not None:
            self._respond(self._protocol.reject(status, ""))

    async def receive(self) -> str | None:
        """Return the next message, or None if it is not text. Raise Disconnected after the last one."""
        while not self._inbox:
            if self._has_ended:
                raise Disconnected
            self._pause_reading(False)
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._inbox.pop(0)

    def send(self, text: bytes) -> None:
        """Send a text without waiting. The transport buffers it, so that a slow client delays nobody."""
        transport = self._transport
        if self._has_ended or transport.is_closing():
            return
        if transport.get_write_buffer_size() > _LARGEST_BACKLOG:
            transport.abort()
        else:
            transport.write(frame(text))

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the websocket after sending everything queued. Closing it again does nothing."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
            self._end()

    def hang_up(self) -> None:
        """Close the connection without waiting for the client."""
        self._transport.close()

    # -- for the transport ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        peer = transport.get_extra_info("peername")
        if isinstance(peer, tuple):
            self._peer = (peer[0], peer[1])

    def data_received(self, data: bytes) -> None:
        if self._has_ended:
            self._late_bytes += len(data)
            if self._late_bytes > _MOST_LATE_BYTES:
                self._transport.abort()
                return
        if self._is_between_messages and self.on_text is not None and self._is_awaited():
            # Nearly every packet is exactly one text message, which need not go through the parser.
            text = whole_text(data)
            if text is not None and self.on_text(text):
                return
        events: list[object] = []
        for start in range(0, len(data), _SLICE):
            if not self._parse(data[start : start + _SLICE], events):
                return
        self._is_between_messages = self._is_between_messages and are_messages(events, len(data))

    def _parse(self, data: bytes, events: list[object]) -> bool:
        """Parse some bytes, and handle what is in them. Return False if the client sends too much."""
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            events.append(event)
            if isinstance(event, Frame):
                if not self._frames.take():
                    self._transport.abort()
                    return False
                self._receive_frame(event)
            elif isinstance(event, Request):
                self._open(event)
        self._flush()
        if protocol.close_expected():  # the client has closed the websocket, or broken the protocol
            self._end()
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self.is_connected = False
        self._end()
        self._set_timer(None)
        self._server.forget(self, self._peer)

    # -- opening ----------------------------------------------------------------------------------------------------

    def _open(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._respond(self._response)
        elif self._server.is_closing:
            self.reject(503)
        else:
            self._server.run(self, self._scope(request))

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "root_path": "",
            "headers": [(key.lower().encode(), value.encode("latin-1")) for key, value in request.headers.raw_items()],
            "client": self._peer,
            "subprotocols": [],
            "extensions": {_EXTENSION: {"websocket": self}},
        }

    def _respond(self, response: Response) -> None:
        self._response = None
        self._protocol.send_response(response)
        self._flush()

    # -- receiving --------------------------------------------------------------------------------------------------

    def _receive_frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT as opcode:
                if opcode is not Opcode.CONT:
                    self._is_text = opcode is Opcode.TEXT
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    self._receive_message(b"".join(self._parts))
                    self._parts.clear()
            case Opcode.PONG if not self._has_ended:
                self._set_timer(self._server.ping_seconds, self._ping)
            case _:
                pass  # `websockets` has replied to a ping or a close

    def _receive_message(self, data: bytes) -> None:
        if self._has_ended:
            return
        text: str | None = None
        if self._is_text:
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self._protocol.fail(_INVALID_DATA)
                return
        if text is not None and self.on_text is not None and self._is_awaited() and self.on_text(text):
            return
        self._inbox.append(text)
        self._wake()
        self._pause_reading(True)

    def _is_awaited(self) -> bool:
        """Return whether `receive` is waiting for the next message."""
        return self._reader is not None and not self._reader.done()

    def _pause_reading(self, pause: bool) -> None:
        if pause != self._is_paused and not self._transport.is_closing():
            self._is_paused = pause
            if pause:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    # -- keeping alive, closing -------------------------------------------------------------------------------------

    def _ping(self) -> None:
        self._protocol.send_ping(b"")
        self._flush()
        self._set_timer(self._server.ping_seconds, self._give_up)

    def _give_up(self) -> None:
        self._protocol.fail(_INTERNAL_ERROR, "keepalive ping timeout")
        self._flush()
        self._end()

    def _end(self) -> None:
        """Stop receiving, and give the client some time to close its side."""
        if not self._has_ended:
            self._has_ended = True
            self.on_text = None
            self._wake()
            self._pause_reading(False)  # to see the client close
            self._set_timer(self._server.close_seconds, self._transport.abort)

    def _flush(self) -> None:
        """Write the bytes that the protocol wants to send. An empty chunk means the end of the stream."""
        transport = self._transport
        for chunk in self._protocol.data_to_send():
            if transport.is_closing():
                return
            if chunk:
                transport.write(chunk)
            else:
                transport.close()

    def _set_timer(self, seconds: float | None, call: Callable[[], None] | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and call is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, call)


def are_messages(events: Sequence[object], size: int) -> bool:
    """Return whether a packet of this size, parsed into these events, had only complete messages."""
    for event in events:
        if isinstance(event, Request):
            return True  # uvicorn passes on the head of the request and nothing else
        if not isinstance(event, Frame) or not event.fin or event.opcode is Opcode.CONT:
            return False
        size -= client_frame_size(len(event.data))
    return size == 0


class WebSocketServer:
    """The websockets of a server, each with a task that runs the application."""

    def __init__(
        self, app: ASGIApp, message_rate: float, ping_seconds: float = 20.0, close_seconds: float = 10.0
    ) -> None:
        self._app: Final = app
        self.frame_rate: Final = _FRAMES_PER_MESSAGE * message_rate
        self.ping_seconds: Final = ping_seconds  # before each ping, and for the client to answer it
        self.close_seconds: Final = close_seconds  # for a client to close its side
        self._open: Final[set[WebSocket]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.is_closing = False
        self.on_lost: Callable[[tuple[str, int]], None] | None = None  # called for each connection that is lost

    def protocol_class(self) -> type[asyncio.Protocol]:
        """Return a callable for uvicorn's option `ws`, which expects a class. It ignores uvicorn's arguments."""
        return cast("type[asyncio.Protocol]", lambda **_: WebSocket(self))

    def run(self, websocket: WebSocket, scope: Scope) -> None:
        """Start the application for a websocket whose client has sent the opening handshake."""
        task = asyncio.get_running_loop().create_task(self._run(websocket, scope))
        self._open.add(websocket)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, websocket: WebSocket, peer: tuple[str, int] | None) -> None:
        """Drop a websocket whose connection is lost."""
        self._open.discard(websocket)
        if self.on_lost is not None and peer is not None:
            self.on_lost(peer)

    async def _run(self, websocket: WebSocket, scope: Scope) -> None:
        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            """Reject the websocket. Applications send nothing else through ASGI."""
            assert message["type"] == "websocket.close"
            websocket.reject()

        try:
            await self._app(scope, receive, send)
        except Exception:
            _logger.exception("the application failed")
        finally:  # normally the application has already done one of these
            websocket.reject(500)
            websocket.close(_INTERNAL_ERROR)

    async def close(self, seconds: float) -> None:
        """Close all websockets, accept no new ones, and wait this many seconds for the application at most."""
        self.is_closing = True
        for websocket in self._open:
            websocket.close(_SERVICE_RESTART)
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()
        for websocket in self._open:
            websocket.hang_up()


def websocket_of(scope: Scope) -> WebSocket:
    """Return the websocket that the application was started for."""
    websocket: WebSocket = scope["extensions"][_EXTENSION]["websocket"]
    return websocket
