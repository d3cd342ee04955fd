"""The websocket under a connection: uvicorn's own, smaller, and with a way to send that needs no task."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Under this name an application finds the wire among the extensions of its scope.
_NAME: Final = "throneroom.wire"


class Inbox:
    """What came in and was not read yet: as much of asyncio's queue as one reader needs, in a tenth of its memory."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: Final[list[Any]] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's websocket. It lets the application write to the transport, whose buffer is the line of what waits."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox()  # type: ignore[assignment]  # uvicorn needs no more of it

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][_NAME] = {"wire": self}

    def push(self, frames: bytes, most: int) -> None:
        """Send at once. A client that has left more than `most` bytes unread is cut off."""
        transport = self.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > most:
            transport.abort()
        else:
            transport.write(frames)


def wire_of(socket: WebSocket) -> Wire:
    """The wire of a websocket that was accepted. What was said for that need not be remembered as long as it lasts."""
    wire: Wire = socket.scope["extensions"][_NAME]["wire"]
    wire.request.headers.clear()
    wire.response.headers.clear()
    socket.scope["headers"].clear()
    return wire


def frame(text: bytes) -> bytes:
    """A message as it goes over the wire: the frame of a whole text, which servers do not mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
