"""One client on a websocket. What is sent to it waits in a line of its own, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from throneroom.protocol.base import WATCHING, encode
from throneroom.server.ws.frames import frame
from throneroom.server.ws.wire import wire_of

# A client that leaves so many bytes unread is cut off; it can come back and gets everything anew. The welcome to a long
# game may be half a megabyte.
_MOST_WAITING: Final = 2 * 1024 * 1024


class Connection:
    """A client at a table. `token` is the hash of the one it came with, None for who watches."""

    __slots__ = ("_closing", "_receive", "_socket", "_transport", "_wire", "is_here", "is_muted", "seat", "token")

    def __init__(self, socket: WebSocket, receive: Receive) -> None:
        self._socket: Final = socket
        self._receive: Final = receive
        self._wire: Final = wire_of(socket)
        self._transport: Final = self._wire.transport
        self._closing: asyncio.Task[None] | None = None
        self.seat = WATCHING
        self.token: str | None = None
        self.is_here = True
        self.is_muted = False

    @property
    def is_open(self) -> bool:
        """Whether it is neither gone nor being closed."""
        return self._closing is None

    def listen(self, hear: Callable[[str], bool]) -> None:
        """From now on offer each message to `hear` as it comes in; what that does not take has to be received."""
        self._wire.hear = hear

    async def receive(self) -> str | None:
        """The next message; None if it was not text. Raises WebSocketDisconnect at the end."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1005)
        text: str | None = received.get("text")
        return text

    def send(self, message: object) -> None:
        self.send_frame(frame(encode(message)))

    def send_frame(self, data: bytes) -> None:
        """A message that may go to several. It needs no task: the transport's buffer is the line of what waits."""
        if self._closing is None and not self.is_muted:
            transport = self._transport
            if transport.is_closing():
                return
            if transport.get_write_buffer_size() > _MOST_WAITING:
                transport.abort()
            else:
                transport.write(data)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close after what is waiting has been sent."""
        if self._closing is None:
            self._wire.hear = None
            self._closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def closed(self) -> None:
        """Close, unless that was begun, and wait until it is done."""
        self.close()
        assert self._closing is not None
        await self._closing

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it is gone already; whoever reads from it notices too
        finally:
            self.is_here = False
