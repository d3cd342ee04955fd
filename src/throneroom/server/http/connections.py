"""The TCP connections of a server: how many there may be, and how long a request may take.

uvicorn's option `http` takes an asyncio protocol class. Ours counts the connection, passes everything on to uvicorn's,
and closes connections that are over the limit or too slow. As ASGI middleware it sees requests begin and end.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Final, TypeAlias, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from throneroom.protocol.base import encode
from throneroom.server.limits import DELAY_SECONDS, PerAddress, network_of
from throneroom.server.metrics import Metrics
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Limits

Peer: TypeAlias = tuple[str, int]

_HEAD_SECONDS: Final = 10.0  # until the head of a request is complete
_REQUEST_SECONDS: Final = 60.0  # until its response is sent
_SHARE: Final = 2  # TCP connections for each websocket that is allowed; HTTP needs some as well


def trusted_proxies() -> str:
    """Return the proxies whose forwarded headers are trusted: a list of addresses, or * for all."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def is_trusted(host: str, proxies: str) -> bool:
    """Return whether this is the address of a trusted proxy, behind which there may be any number of people."""
    for proxy in (part.strip() for part in proxies.split(",")):
        if proxy in ("*", host):
            return True
        try:
            if ip_address(host) in ip_network(proxy, strict=False):
                return True
        except ValueError:
            continue  # the name of a Unix socket
    return False


class TcpConnections:
    """Counts connections by address, and tracks which of them are handling a request."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self._app: Final = app
        self._connecting: Final = PerAddress(10 * limits.requests, limits.requests)
        self._each: Final = _SHARE * limits.connections
        self._most: Final = _SHARE * limits.all_connections
        self._metrics: Final = metrics
        self._proxies: Final = trusted_proxies()
        self._counts: Final[dict[str, int]] = {}
        self._total = 0
        self._open: Final[dict[Peer, HttpConnection]] = {}

    def protocol_class(self) -> type[asyncio.Protocol]:
        """Return a callable for uvicorn's option `http`, which expects a class."""
        return cast("type[asyncio.Protocol]", lambda **given: HttpConnection(self, lambda: AutoHTTPProtocol(**given)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application. During a request, its connection has a longer timeout."""
        client = scope.get("client") if scope["type"] == "http" else None
        connection = None if client is None else self._open.get((client[0], client[1]))
        if connection is None:
            await self._app(scope, receive, send)
            return
        connection.begin_request()
        try:
            await self._app(scope, receive, send)
        finally:
            connection.end_request()

    def enter(self, peer: Peer, connection: HttpConnection) -> bool:
        """Count a connection. If there are too many, return False and do not count it."""
        address = network_of(peer[0])
        count = self._counts.get(address, 0)
        if self._total >= self._most or (count >= self._each and not is_trusted(peer[0], self._proxies)):
            self._metrics.refuse("busy")
            return False
        self._counts[address] = count + 1
        self._total += 1
        self._open[peer] = connection
        return True

    def is_too_fast(self, peer: Peer) -> bool:
        """Return whether this address connects too often. Trusted proxies never do: they connect for many people."""
        is_fast = not self._connecting.take(network_of(peer[0])) and not is_trusted(peer[0], self._proxies)
        if is_fast:
            self._metrics.refuse("too-fast")
        return is_fast

    def close_http(self, peer: Peer) -> None:
        """Note that a connection is no longer for HTTP. If it became a websocket, it still counts."""
        self._open.pop(peer, None)

    def leave(self, peer: Peer) -> None:
        """Stop counting a connection that is closed."""
        self.close_http(peer)
        address = network_of(peer[0])
        if address in self._counts:
            self._total -= 1
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


def _refused() -> bytes:
    body = encode(Refusal("busy", "too many connections").encoded())
    head = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


_REFUSED: Final = _refused()


class HttpConnection(asyncio.Protocol):
    """One connection. It passes everything on to uvicorn's protocol, which may turn it into a websocket."""

    __slots__ = ("_connections", "_inner", "_make_inner", "_peer", "_timer", "_transport")

    def __init__(self, connections: TcpConnections, make_inner: Callable[[], Any]) -> None:
        self._connections: Final = connections
        self._make_inner: Final = make_inner
        self._inner: asyncio.Protocol | None = None  # None if the connection is refused
        self._peer: Peer | None = None  # None if the connection is not counted
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        name = transport.get_extra_info("peername")
        peer: Peer | None = (name[0], name[1]) if isinstance(name, tuple) else None
        if peer is not None and not self._connections.enter(peer, self):
            self._refuse()
            return
        self._peer = peer
        if peer is not None and self._connections.is_too_fast(peer):
            self._transport.pause_reading()
            self._set_timer(DELAY_SECONDS, self._refuse)
            return
        self._inner = self._make_inner()
        self._inner.connection_made(transport)
        self._set_timer(_HEAD_SECONDS)

    def _refuse(self) -> None:
        self._transport.write(_REFUSED)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._inner is not None and not self._transport.is_closing():
            self._inner.data_received(data)
            if self._transport.get_protocol() is not self:
                self._become_websocket()

    def eof_received(self) -> bool | None:
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self._set_timer(None)
        if self._peer is not None:
            self._connections.leave(self._peer)
        if self._inner is not None:
            self._inner.connection_lost(error)

    def begin_request(self) -> None:
        self._set_timer(_REQUEST_SECONDS)

    def end_request(self) -> None:
        """Give the client some time to read the response, or to send the next request."""
        if not self._transport.is_closing():
            self._set_timer(_REQUEST_SECONDS if self._transport.get_write_buffer_size() else _HEAD_SECONDS)

    def _become_websocket(self) -> None:
        self._set_timer(None)
        if self._peer is not None:
            self._connections.close_http(self._peer)

    def _set_timer(self, seconds: float | None, call: Callable[[], None] | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, call or self._transport.abort)
