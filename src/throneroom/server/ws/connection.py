"""One client on a websocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from throneroom.protocol.base import WATCHING, encode
from throneroom.server.ws.websocket import WebSocket


class Connection:
    """A client at a table. `token` is the hash of the token it presented; spectators have none."""

    __slots__ = ("_websocket", "address", "is_muted", "is_open", "seat", "token")

    def __init__(self, websocket: WebSocket, address: str) -> None:
        self._websocket: Final = websocket
        self.address: Final = address  # whose limits apply
        self.seat = WATCHING
        self.token: str | None = None
        self.is_open = True  # until `close` is called
        self.is_muted = False  # if true, messages are dropped instead of sent

    @property
    def is_here(self) -> bool:
        """Whether the client is still connected; after `close`, it may still be receiving earlier messages."""
        return self._websocket.is_connected

    def listen(self, on_text: Callable[[str], bool]) -> None:
        """Offer each text to `on_text` as it arrives; `receive` returns those it does not handle."""
        self._websocket.on_text = on_text

    async def receive(self) -> str | None:
        """Return the next message, or None if it is not text. Raise Disconnected after the last one."""
        return await self._websocket.receive()

    def send(self, message: object) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, text: bytes) -> None:
        """Send a message that was encoded once for several clients."""
        if self.is_open and not self.is_muted:
            self._websocket.send(text)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Close the websocket after sending everything queued. Closing it again does nothing."""
        self.is_open = False
        self._websocket.close(code, reason)
