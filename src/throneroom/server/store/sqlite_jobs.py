"""What the process that keeps a SQLite file is asked to do, and how that goes from process to process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from throneroom.server.store.messages import Append


class Load(Struct, array_like=True, tag=True):
    """The entries of a table from this number on, each a row."""

    table: str
    since: int


class Ask(Struct, array_like=True, tag=True):
    """All rows that a query finds."""

    query: str
    values: list[Any]


Job: TypeAlias = Append | Load | Ask
# Of one job: None if it was kept, False if another one has appended in its place; or the rows that were asked for.
Result: TypeAlias = Literal[False] | list[list[Any]] | None
# Of a batch: None if all was kept, a text if the database has failed and nothing was. The first tells of the opening.
Told: TypeAlias = list[Result] | str | None

read_jobs: Final = msgspec.msgpack.Decoder(list[Job]).decode
read_told: Final = msgspec.msgpack.Decoder(Told).decode
_write: Final = msgspec.msgpack.Encoder().encode


def parcel(message: Sequence[Job] | Told) -> bytes:
    """A message as it is sent: its size, then itself."""
    data = _write(message)
    return len(data).to_bytes(4, "big") + data


class Parcels:
    """Puts together again what comes in pieces."""

    def __init__(self) -> None:
        self._came = b""

    def take(self, data: bytes) -> list[bytes]:
        """More has come: the messages that are whole now."""
        came, place = self._came + data, 0
        whole: list[bytes] = []
        while len(came) >= place + 4:
            stop = place + 4 + int.from_bytes(came[place : place + 4], "big")
            if len(came) < stop:
                break
            whole.append(came[place + 4 : stop])
            place = stop
        self._came = came[place:]
        return whole
