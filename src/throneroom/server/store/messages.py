"""What a store keeps of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Summary(Struct, array_like=True):
    """What the lists of tables need, kept beside the log: `info` is a TableInfo as JSON."""

    state: str
    listed: bool
    changed: float
    info: bytes


class Append(Struct, array_like=True, tag=True):
    """Entries for the log of a table, of which the first has this number; and its summary, if that changes."""

    table: str
    number: int
    entries: Sequence[bytes]
    summary: Summary | None = None
