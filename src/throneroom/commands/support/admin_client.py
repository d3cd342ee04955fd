"""Requests of `throneroom admin` to a running server."""

from __future__ import annotations

import http.client
import os
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlencode

import click
import msgspec

from throneroom.locale import Locale
from throneroom.protocol.from_server import Refused
from throneroom.protocol.lookup import current_catalog
from throneroom.protocol.message import decode_message
from throneroom.words.messages import error_text, message_text

T = TypeVar("T")

TOKEN: Final = "THRONEROOM_ADMIN_TOKEN"
_SECONDS: Final = 20

url_option = click.option("--url", default="http://127.0.0.1:8471", show_default=True, metavar="URL")


def ask(url: str, path: str, kind: type[T], locale: Locale, method: str = "GET", **query: str) -> T:
    """Return the server's response. Raise ClickException if there is none, or if the server refuses."""
    return msgspec.json.decode(fetch(url, path, locale, method, **query), type=kind)


def fetch(url: str, path: str, locale: Locale, method: str = "GET", **query: str) -> bytes:
    """Return the body of the server's response."""
    token = os.environ.get(TOKEN)
    if not token:
        raise click.ClickException(locale.text("admin-no-token"))
    try:
        asked = urllib.request.Request(
            f"{url.rstrip('/')}/api/admin/{quote(path)}{'?' if query else ''}{urlencode(query)}",
            headers={"Authorization": f"Bearer {token}"},
            method=method,
        )
        with urllib.request.urlopen(asked, timeout=_SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except urllib.error.HTTPError as error:
        raise click.ClickException(_refused(error, url, locale)) from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason: Any = error.reason if isinstance(error, urllib.error.URLError) else error
        shown = error_text(reason, locale) if isinstance(reason, Exception) else str(reason)
        raise click.ClickException(locale.text("admin-unreachable", url=url, error=shown)) from None


def _refused(error: urllib.error.HTTPError, url: str, locale: Locale) -> str:
    with error:
        try:
            refused = msgspec.json.decode(error.read(), type=Refused)
        except (OSError, msgspec.DecodeError):
            return locale.text("admin-unreachable", url=url, error=str(error))
    return message_text(decode_message(refused.said, refused.text, current_catalog()), locale)
