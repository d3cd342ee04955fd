"""The websocket of a table: hello, then what the client asks, until it is gone."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from throneroom.protocol.base import PROTOCOL
from throneroom.protocol.from_client import Hello
from throneroom.server.http.routes import address_of
from throneroom.server.http.security import is_own_origin
from throneroom.server.limits import HELLO_SECONDS, PerAddress
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal
from throneroom.server.store.store import Conflict, StoreDown
from throneroom.server.tables.delayed_spectators import DelayedSpectators
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tokens import hashed
from throneroom.server.ws.connection import Connection
from throneroom.server.ws.conversation import Conversation, parsed
from throneroom.server.ws.requests import come_back

_MOST_OF_A_SEAT: Final = 8
_MOST_WATCHERS: Final = 200


class Sockets:
    """The websockets of all tables."""

    def __init__(self, hall: TableRegistry, origins: frozenset[str], asking: PerAddress, rate: float) -> None:
        self._hall: Final = hall
        self._late: Final = DelayedSpectators(hall)
        self._origins: Final = origins
        self._asking: Final = asking
        self._rate: Final = rate

    async def serve(self, socket: WebSocket, table: str, receive: Receive) -> None:
        """One client, from its coming to its going."""
        if not is_own_origin(socket.headers, self._origins):
            await socket.close(1008, "wrong origin")
            return
        if not self._asking.take(address_of(socket)):
            await socket.close(1013, "too fast")
            return
        await socket.accept()
        connection = Connection(socket, receive)
        metrics = self._hall.metrics
        metrics.connections += 1
        try:
            await self._serve(connection, table)
        except (WebSocketDisconnect, TimeoutError):
            connection.close(1008, "hello did not come")
        except Refusal as refusal:
            connection.send(refusal.encoded())
            connection.close(1008, refusal.reason)
        except (StoreDown, Conflict):
            connection.send(Refusal("store", "the database cannot be reached; come again").encoded())
            connection.close(1013, "store")
        except Exception as error:  # whatever it is, the client is told that it was not its fault
            self._hall.fail(connection, error)
            raise
        finally:
            metrics.connections -= 1
            await connection.closed()

    async def _serve(self, connection: Connection, table: str) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = parsed(await connection.receive())
        if not isinstance(hello, Hello):
            raise Refusal("hello-first", "the first message is hello")
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol", f"this server speaks protocol {PROTOCOL}")
        async with self._hall.table(table) as room:
            if hello.token is None and room.state.options.watch == "everything":
                async with self._late.watching(room, connection):
                    await Conversation(self._hall, room, connection, self._rate).listen()
                return
            try:
                await self._enter(room, connection, hello)
                await Conversation(self._hall, room, connection, self._rate).listen()
            finally:
                room.leave(connection)
                await self._tell_presence(room)

    async def _enter(self, room: LiveTable, connection: Connection, hello: Hello) -> None:
        async with room.lock:
            if hello.token is not None:
                seat = room.seat_of(hello.token)
                if seat is None:
                    raise Refusal("no-seat", "this token opens no seat here")
                connection.seat, connection.token = seat, hashed(hello.token)
            elif room.state.options.watch == "nobody":
                raise Refusal("no-watching", "nobody may watch this table")
            most = _MOST_WATCHERS if connection.seat < 0 else _MOST_OF_A_SEAT
            if sum(other.seat == connection.seat for other in room.clients.connections) >= most:
                raise Refusal("busy", "too many connections to this seat")
            room.clients.join(connection)
            if connection.seat >= 0:
                connection.is_muted = True  # nothing before the welcome
                try:
                    await come_back(room, connection.seat)
                finally:
                    connection.is_muted = False
            room.welcome(connection, hello.since, hello.branch)
        await self._tell_presence(room)

    async def _tell_presence(self, room: LiveTable) -> None:
        """Somebody came or went: tell those who are here, and the other processes; bots may have waited for it."""
        async with room.lock:
            room.clients.send_table(room.state)
        self._hall.wake(room)
        try:
            await self._hall.announce(room)
        except StoreDown as error:
            log("store-down", error=str(error))
