"""Requests to a server over HTTP: its tables, taking a seat, records. Also the tokens of our seats."""

from __future__ import annotations

import http.client
import json
import re
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.protocol.base import encode
from throneroom.protocol.from_server import Refused
from throneroom.protocol.kingdom import Catalog as CatalogMessage
from throneroom.protocol.message import decode_message
from throneroom.protocol.table import (
    MySeatList,
    MySeats,
    OpenTable,
    Seated,
    SeatToken,
    TableInfo,
    TableList,
    TakeSeat,
)
from throneroom.system.folders import data_folder
from throneroom.terminal.client.decoding import catalog_of
from throneroom.words.messages import error_text, message_text

T = TypeVar("T")

_SECONDS: Final = 10
_MOST_SEATS: Final = 100  # that a server looks up at a time
_LARGEST: Final = 20_000_000  # bytes of a response


class ServerProblem(Exception):
    """A server cannot be reached or refuses a request; the message is one line for the user."""


class Address(NamedTuple):
    """The address of a server and the id of a table there; "" for no table."""

    base: str
    table: str

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/tables/{self.table}"

    def with_table(self, table: str) -> Address:
        return Address(self.base, table)

    def __str__(self) -> str:
        return f"{self.base}/#/table/{self.table}" if self.table else f"{self.base}/"


def read_address(text: str, locale: Locale) -> Address:
    """Parse the address of a server or of one of its tables, as copied from a browser.

    Raises ServerProblem.
    """
    typed = text.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ServerProblem(locale.text("screen-remote-bad-address", address=repr(typed)))
    table = re.search(r"table/([A-Za-z0-9_-]+)", f"{parts.path}#{parts.fragment}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    prefix = re.sub(r"/?(table/.*)?$", "", parts.path)
    return Address(f"{parts.scheme}://{host}{f':{port}' if port else ''}{prefix}", table[1] if table else "")


class ServerApi:
    """The requests that the terminal makes. Each one blocks until the response arrives."""

    def __init__(self, address: Address, locale: Locale) -> None:
        self.address: Final = address
        self._locale: Final = locale

    def tables(self) -> TableList:
        return self._request("/api/tables", TableList)

    def table(self, table: str) -> TableInfo:
        return self._request(f"/api/tables/{table}", TableInfo)

    def open_table(self, wish: OpenTable) -> Seated:
        return self._request("/api/tables", Seated, wish)

    def my_seats(self, seats: Sequence[SeatToken]) -> list[TableInfo]:
        """Return the tables of these seats where a game is waiting or running."""
        found = self._request("/api/mine", MySeatList, MySeats(list(seats[-_MOST_SEATS:]))) if seats else MySeatList([])
        return [mine.table for mine in found.seats if mine.table.state in ("open", "running")]

    def take_seat(self, table: str, name: str) -> Seated:
        return self._request(f"/api/tables/{table}/seats", Seated, TakeSeat(name))

    def cards(self) -> Catalog:
        """Return the cards that the server knows, with the texts of its custom cards."""
        return catalog_of(self._request("/api/catalog", CatalogMessage))

    def record(self, table: str) -> str:
        """Return the record of a finished game."""
        return self._fetch(f"/api/tables/{table}/record?format=text", None).decode()

    def _request(self, path: str, kind: type[T], body: object = None) -> T:
        try:
            return msgspec.json.decode(self._fetch(path, body), type=kind)
        except msgspec.MsgspecError as error:
            raise self._unreachable(str(error)) from None

    def _fetch(self, path: str, body: object) -> bytes:
        data = None if body is None else encode(body)
        request = urllib.request.Request(self.address.base + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as response:
                return bytes(response.read(_LARGEST))
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            text = error_text(reason, self._locale) if isinstance(reason, Exception) else str(reason)
            raise self._unreachable(text) from None

    def _refused(self, error: urllib.error.HTTPError) -> ServerProblem:
        try:
            refused = msgspec.json.decode(error.read(_LARGEST), type=Refused)
        except msgspec.MsgspecError:
            return self._unreachable(f"{error.code} {error.reason}")
        text = message_text(decode_message(refused.said, refused.text, Catalog()), self._locale)
        return ServerProblem(self._locale.text("screen-remote-refused", text=text))

    def _unreachable(self, reason: str) -> ServerProblem:
        return ServerProblem(self._locale.text("screen-remote-unreachable", address=self.address.base, reason=reason))


class SeatTokens:
    """The tokens of the seats taken on this machine.

    A token is all it takes to play, so only the user may read the file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path: Final = data_folder() / "seats.json" if path is None else path

    def _all(self) -> dict[str, Any]:
        try:
            tokens = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return tokens if isinstance(tokens, dict) else {}

    def get(self, address: Address) -> str | None:
        token = self._all().get(str(address))
        return token if isinstance(token, str) else None

    def at(self, server: Address) -> list[SeatToken]:
        """Return all seats taken at this server, the last one taken last."""
        start = str(server.with_table("")) + "#/table/"
        return [
            SeatToken(address.removeprefix(start), token)
            for address, token in self._all().items()
            if address.startswith(start) and isinstance(token, str)
        ]

    def save(self, address: Address, token: str) -> None:
        tokens = {**self._all(), str(address): token}
        self._path.touch(mode=0o600)
        self._path.chmod(0o600)
        self._path.write_text(json.dumps(tokens, indent=2) + "\n", encoding="utf-8")
