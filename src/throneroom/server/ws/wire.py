"""The websocket under a connection: uvicorn's own, smaller, and with a short way for what is one whole text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from throneroom.server.ws.frames import is_whole, whole_text

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

    def is_waited_for(self) -> bool:
        """Whether somebody waits for what comes in next."""
        return self._reader is not None and not self._reader.done()

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's websocket. It offers what comes in to the application before any task has to wake for it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._inbox: Final = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]  # uvicorn needs no more of it
        # What is offered each text that comes in while somebody waits for one, and tells whether it took it.
        self.hear: Callable[[str], bool] | None = None
        self._is_begun = False
        self._is_whole = True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][_NAME] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """What is one whole text, as nearly everything is, need not go through the steps of uvicorn's parser."""
        if self._is_whole and self._is_begun:
            hear = self.hear
            if hear is not None and not self.close_sent and self._inbox.is_waited_for():
                text = whole_text(data)
                if text is not None and hear(text):
                    return
            # Once the parser has part of something it gets all the rest.
            self._is_whole = is_whole(data)
        self._is_begun = True  # the first that comes is the request to open the websocket, by itself
        super().data_received(data)


def wire_of(socket: WebSocket) -> Wire:
    """The wire of a websocket that was accepted. What was said for that need not be remembered as long as it lasts."""
    wire: Wire = socket.scope["extensions"][_NAME]["wire"]
    wire.request.headers.clear()
    wire.response.headers.clear()
    socket.scope["headers"].clear()
    return wire
