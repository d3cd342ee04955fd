"""The websocket of a table: the client sends hello, then requests until it disconnects."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from throneroom.protocol.base import PROTOCOL
from throneroom.protocol.from_client import Hello
from throneroom.server.http.security import address_of, is_own_origin
from throneroom.server.limits import DELAY_SECONDS, HELLO_SECONDS, LONG, Limiters
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal
from throneroom.server.store.store import Conflict, StoreDown
from throneroom.server.tables.delayed_spectators import DelayedSpectators
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.missed import missed_happenings
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tokens import hashed
from throneroom.server.ws.connection import Connection
from throneroom.server.ws.conversation import Conversation, parsed
from throneroom.server.ws.requests import come_back
from throneroom.server.ws.websocket import Disconnected, websocket_of

_MOST_PER_SEAT: Final = 8
_MOST_SPECTATORS: Final = 200


class TableEndpoint:
    """Serves the websockets of all tables."""

    def __init__(self, registry: TableRegistry, origins: frozenset[str], limiters: Limiters) -> None:
        self._registry: Final = registry
        self._delayed: Final = DelayedSpectators(registry)
        self._origins: Final = origins
        self._limiters: Final = limiters

    async def serve(self, scope: Scope, name: str) -> None:
        """Serve one client at the table of this name until it disconnects."""
        websocket, address, metrics = websocket_of(scope), address_of(scope), self._registry.metrics
        if not is_own_origin(HTTPConnection(scope).headers, self._origins):
            websocket.reject()
            return
        if not self._limiters.requests.take(address):
            metrics.refuse("too-fast")
            await asyncio.sleep(DELAY_SECONDS)
            websocket.reject(429)
            return
        websocket.accept()
        connection = Connection(websocket, address)
        try:
            self._limiters.connections.enter(address)
        except Refusal as refusal:
            metrics.refuse(refusal.reason)
            connection.send(refusal.encoded())
            connection.close(1013, refusal.reason)
            return
        metrics.connections += 1
        try:
            await self._serve(connection, name)
        except Disconnected:
            pass
        except TimeoutError:
            connection.close(1008, "no hello in time")
        except Refusal as refusal:
            metrics.refuse(refusal.reason)
            connection.send(refusal.encoded())
            connection.close(1013 if refusal.reason in ("busy", "too-fast") else 1008, refusal.reason)
        except (StoreDown, Conflict):
            connection.send(Refusal("store", "the database cannot be reached; try again later").encoded())
            connection.close(1013, "store")
        except Exception as error:  # of any kind: tell the client that the server failed
            self._registry.fail(connection, error)
            raise
        finally:
            metrics.connections -= 1
            self._limiters.connections.leave(address)
            connection.close()

    async def _serve(self, connection: Connection, name: str) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = parsed(await connection.receive())
        if not isinstance(hello, Hello):
            raise Refusal("hello-first", "the first message must be hello")
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol", f"this server speaks protocol {PROTOCOL}")
        work, is_loaded = self._limiters.work, name in self._registry.tables
        work.take(connection.address, 0)
        async with self._registry.table(name) as table:
            if not is_loaded:
                work.take(connection.address, table.state.length)
            conversation = Conversation(self._registry, table, connection, self._limiters)
            sees_all = table.state.options.watch == "everything" and not table.state.is_outdated
            if hello.token is None and sees_all:
                async with self._delayed.watching(table, connection):
                    await conversation.listen()
                return
            try:
                await self._enter(table, connection, hello)
                await conversation.listen()
            finally:
                table.leave(connection)
                await self._announce_presence(table)

    async def _enter(self, table: LiveTable, connection: Connection, hello: Hello) -> None:
        async with table.lock:
            await table.refresh()  # the client may know more from another process than this one
            if hello.token is not None:
                seat = table.seat_of(hello.token)
                if seat is None:
                    raise Refusal("no-seat", "this token is not for a seat at this table")
                connection.seat, connection.token = seat, hashed(hello.token)
            elif table.state.options.watch == "nobody":
                raise Refusal("no-watching", "this table does not allow spectators")
            most = _MOST_SPECTATORS if connection.seat < 0 else _MOST_PER_SEAT
            if sum(other.seat == connection.seat for other in table.clients.connections) >= most:
                raise Refusal("busy", "too many connections to this seat")
            if hello.branch != table.state.branch or hello.since < table.state.happened:
                self._limiters.work.take(connection.address, table.state.answers)  # to send what it has missed
            table.clients.join(connection)
            if connection.seat >= 0:
                connection.is_muted = True  # the welcome comes first
                try:
                    await come_back(table, connection.seat)
                finally:
                    connection.is_muted = False
            if table.state.answers < LONG or table.state.is_outdated:
                table.welcome(connection, hello.since, hello.branch)
            else:
                connection.is_muted = True
                missed = await missed_happenings(table.state, connection.seat, hello.since, hello.branch)
                connection.is_muted = False
                table.welcome(connection, hello.since, hello.branch, missed)
        await self._announce_presence(table)

    async def _announce_presence(self, table: LiveTable) -> None:
        """Tell everyone at the table, here and in other processes, who is connected, and wake its bots."""
        async with table.lock:
            if table.is_durable:  # otherwise everybody gets a new welcome soon
                table.clients.send_table(table.state)
        self._registry.wake(table)
        try:
            await self._registry.announce(table)
        except StoreDown as error:
            log("store-down", error=str(error))
