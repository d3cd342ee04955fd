"""Bytes that compiled code writes, without a Python object for each number. numpy looks into them without copying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from throneroom.engine.zones import Counts

_LARGEST: Final = 255


@final
class Buffer:
    """A row of bytes, all 0 at first. `plain_buffer` has the same class for plain Python."""

    def __init__(self, size: int) -> None:
        self._items: Final = vec[u8]([0] * size)

    @property
    def shared(self) -> memoryview:
        """The bytes themselves, which others can only read."""
        return memoryview(self._items)

    def get(self, at: i64) -> i64:
        return i64(self._items[at])

    def put(self, at: i64, number: i64) -> None:
        """Write a number, or the nearest one from 0 to 255."""
        if number > _LARGEST:
            number = _LARGEST
        if number < 0:
            number = 0
        self._items[at] = u8(number)

    def clear(self, start: i64, stop: i64) -> None:
        """Write zeros from `start` to `stop`."""
        items = self._items
        at = start
        while at < stop:
            items[at] = 0
            at += 1

    def put_counts(self, start: i64, places: Counts, counts: Counts) -> None:
        """Write a number for each card of a game, at the place after `start` that `places` has for the card."""
        counts.write(self._items, start, places)
