"""Limits on the rate and the size of requests."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BODY: Final = 64 * 1024
HELLO_SECONDS: Final = 10.0
_MOST_ADDRESSES: Final = 10_000


class Bucket:
    """A token bucket of this size, refilled with this many tokens a second."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size: Final = size
        self._rate: Final = rate
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token. Return False if there is none, which means that the request came too soon."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PerAddress:
    """A token bucket for each address. The least recently used ones are dropped."""

    def __init__(self, size: float, rate: float) -> None:
        self._size: Final = size
        self._rate: Final = rate
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
