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
        self._items[at] = u8(0 if number < 0 else number if number <= _LARGEST else _LARGEST)

    def clear(self, start: i64, stop: i64) -> None:
        """Write zeros from `start` to `stop`."""
        items = self._items
        at = start
        while at < stop:
            items[at] = 0
            at += 1

    def put_counts(self, start: i64, places: Counts, counts: Counts) -> None:
        """Write a number for each card of a game, at the place of the card after `start`."""
        items = self._items
        at: i64 = 0
        while at < places.size:
            number = counts.at(at)
            items[start + places.at(at)] = u8(number if number <= _LARGEST else _LARGEST)
            at += 1

    def clear_cards(self, start: i64, places: Counts) -> None:
        """Write 0 for each card of a game."""
        items = self._items
        at: i64 = 0
        while at < places.size:
            items[start + places.at(at)] = 0
            at += 1
