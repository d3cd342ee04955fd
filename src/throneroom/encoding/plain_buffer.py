"""Bytes of an observation, for plain Python. See `packed_buffer` for what each method does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.engine.list_zone import Counts


class Buffer:
    __slots__ = ("_items",)

    def __init__(self, size: int) -> None:
        self._items = bytearray(size)

    @property
    def shared(self) -> memoryview:
        return memoryview(self._items).toreadonly()

    def get(self, at: int) -> int:
        return self._items[at]

    def put(self, at: int, number: int) -> None:
        self._items[at] = 0 if number < 0 else number if number <= 255 else 255

    def clear(self, start: int, stop: int) -> None:
        self._items[start:stop] = bytes(stop - start)

    def put_counts(self, start: int, places: Counts, counts: Counts) -> None:
        counts.write(self._items, start, places)
