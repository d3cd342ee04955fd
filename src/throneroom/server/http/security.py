"""Security headers, checks of the Host and Origin of requests, and the secrets that come with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.server.limits import network_of
from throneroom.server.refusal import refusal

_SHORTEST_KEY: Final = 20
_LONGEST_KEY: Final = 80

# Everything comes from the server itself. Style attributes are allowed because they position the cards.
_CONTENT: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": _CONTENT,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class SecurityHeaders:
    """ASGI middleware that adds security headers, and refuses requests for other hosts.

    Without `hosts` any host is served. A server on somebody's own computer sets them against DNS rebinding: otherwise a
    foreign page whose name resolves to this machine would count as the server's own.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app: Final = app
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_checked = self._hosts and scope["type"] in ("http", "websocket")
        if is_checked and Headers(scope=scope).get("host", "") not in self._hosts:
            await _refuse(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong host"})
    else:
        await PlainTextResponse("this server has a different host name\n", 421)(scope, receive, send)


def is_own_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Return whether the origin is the server itself, allowed, or missing, as it is for programs."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # not an address at all
        return False


def address_of(scope: Scope) -> str:
    """Return what counts as the client's address for the limits."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def bearer(headers: Headers) -> str | None:
    """Return the secret of `Authorization: Bearer SECRET`, None if there is no such header.

    A proxy may use the header for a scheme of its own, such as Basic.
    """
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else None


def name_key(headers: Headers) -> str | None:
    """Return the key that keeps a player's name, None if they sent none. Raises Refusal if it cannot be a key."""
    key = bearer(headers)
    if key is not None and not (_SHORTEST_KEY <= len(key) <= _LONGEST_KEY and key.isascii() and key.isprintable()):
        english = f"a key has {_SHORTEST_KEY} to {_LONGEST_KEY} letters and digits"
        raise refusal("bad-wish", "name-key", english, least=_SHORTEST_KEY, most=_LONGEST_KEY)
    return key
