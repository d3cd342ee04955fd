"""One client on a websocket: what is sent to it waits in a line of its own, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from throneroom.server.protocol.base import WATCHING, encode

# A client this far behind is cut off; it can come back and gets everything anew.
_MOST_WAITING: Final = 200


class Connection:
    """A client at a table. `token` is the hash of the one it came with, None for who watches."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket: Final = socket
        self._waiting: Final[deque[str]] = deque()
        self._wake: Final = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self.seat = WATCHING
        self.token: str | None = None
        self.is_here = True
        self.is_muted = False

    def send(self, message: object) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self._closing is not None or self.is_muted:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()
            self.close(1013, "too slow")
            return
        self._waiting.append(data.decode())
        self._wake.set()

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close after what is waiting has been sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    async def deliver(self) -> None:
        """Send what is waiting, until the connection ends."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft())
                if self._closing is not None:
                    await self._socket.close(*self._closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it is gone; whoever reads from it notices too
        finally:
            self.is_here = False
