"""Rate limits and quotas, for each address and for the whole server."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from throneroom.server.refusal import Refusal, refusal
from throneroom.server.settings import Limits

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BODY: Final = 64 * 1024
HELLO_SECONDS: Final = 10.0
DELAY_SECONDS: Final = 1.0  # before a request over the limit is refused, so that the client slows down
TEXT_WORK: Final = 1000  # the cost of reading a strategy or a kingdom, in answers replayed
_MOST_ADDRESSES: Final = 10_000
_LONGEST_ADDRESS: Final = 64
_UNLIMITED: Final = 1e9
_REST: Final = 3
_DAY_SECONDS: Final = 86_400
LONG: Final = 1500  # answers; replaying more than this counts as long


@lru_cache(maxsize=_MOST_ADDRESSES)
def network_of(host: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 network that one IPv6 customer has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_LONGEST_ADDRESS]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return address.exploded[:19]


class Bucket:
    """A token bucket of this size, refilled with this many tokens a second."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size: Final = size
        self._rate: Final = rate
        self._left = size
        self._at = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens. Return False if there are none left, which means that the request came too soon.

        A request may take more tokens than are left; the next ones wait until the bucket has recovered.
        """
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= tokens
        return True


class PerAddress:
    """A token bucket for each address. The least recently used ones are dropped."""

    def __init__(self, size: float, rate: float) -> None:
        self._size: Final = size
        self._rate: Final = rate
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(tokens)


class RateLimit:
    """A token bucket for each address, and one for all of them together."""

    def __init__(
        self,
        each: PerAddress,
        too_fast: Callable[[], Refusal],
        together: Bucket | None = None,
        busy: Callable[[], Refusal] | None = None,
    ) -> None:
        self._each: Final = each
        self._too_fast: Final = too_fast
        self._together: Final = together or Bucket(_UNLIMITED, _UNLIMITED)
        self._busy: Final = busy or too_fast

    def take(self, address: str, tokens: float = 1.0) -> None:
        """Raise Refusal if this address, or all of them together, ask too often."""
        if not self._each.take(address, tokens):
            raise self._too_fast()
        if not self._together.take(tokens):
            raise self._busy()


class AtOnce:
    """A limit on how many things each address, and all of them together, may have at the same time."""

    def __init__(self, each: int, together: int, too_many: Callable[[], Refusal], busy: Callable[[], Refusal]) -> None:
        self._each: Final = each
        self._most: Final = together
        self._too_many: Final = too_many
        self._busy: Final = busy
        self._counts: Final[dict[str, int]] = {}
        self.total = 0

    def enter(self, address: str) -> None:
        """Count one more. Raise Refusal if that would be too many."""
        count = self._counts.get(address, 0)
        if count >= self._each:
            raise self._too_many()
        if self.total >= self._most:
            raise self._busy()
        self._counts[address] = count + 1
        self.total += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


class OneAtATime:
    """Runs long computations on the event loop one at a time: `async with` it, and await nothing inside.

    After each one, the lock is held for three times as long as the computation took, so that other tasks can run.
    """

    def __init__(self) -> None:
        self._lock: Final = asyncio.Lock()
        self._begun = 0.0

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        self._begun = time.monotonic()

    async def __aexit__(self, *_: object) -> None:
        seconds = _REST * (time.monotonic() - self._begun)
        asyncio.get_running_loop().call_later(seconds, self._lock.release)


class Limiters:
    """Enforces the limits of a server process. Everything but `requests` raises Refusal with its own text."""

    def __init__(self, limits: Limits) -> None:
        self.messages: Final = limits.messages
        self.all_replays: Final = limits.all_replays
        self.all_jobs: Final = limits.all_jobs
        self.entries: Final = 3 * limits.answers  # in the log of a table, before chat and undo are refused
        self.requests: Final = PerAddress(10 * limits.requests, limits.requests)
        self.tables: Final = RateLimit(
            PerAddress(60, limits.tables),
            lambda: refusal("too-fast", "tables", "too many tables from this address; wait a moment"),
            Bucket(30 * limits.all_tables, limits.all_tables),
            lambda: refusal("busy", "tables", "too many tables are being opened; try again in a minute"),
        )
        self.connections: Final = AtOnce(
            limits.connections,
            limits.all_connections,
            lambda: refusal("busy", "connections", "too many connections from this address; close some"),
            lambda: refusal("busy", "full", "the server is full; try again later"),
        )
        self.chat: Final = RateLimit(
            PerAddress(10 * limits.chat, limits.chat),
            lambda: refusal("too-fast", "chat", "too many lines of chat; wait a moment"),
            Bucket(10 * limits.all_chat, limits.all_chat),
        )
        self.dailies: Final = RateLimit(
            PerAddress(limits.dailies, limits.dailies / _DAY_SECONDS),
            lambda: refusal("too-fast", "dailies", "too many players from this address have begun a daily deal today"),
        )
        self.names: Final = RateLimit(
            PerAddress(limits.names, limits.names / _DAY_SECONDS),
            lambda: refusal("too-fast", "names", "too many names were taken from this address today"),
        )
        self.replays: Final = RateLimit(
            PerAddress(10 * limits.replays, limits.replays),
            lambda: refusal("too-fast", "replays", "too many finished games from this address; wait a moment"),
        )
        self.work: Final = RateLimit(PerAddress(4 * limits.work, limits.work), too_fast)
        self.texts: Final = RateLimit(
            PerAddress(20 * limits.texts, limits.texts),
            lambda: refusal("too-fast", "texts", "too many cards from this address; wait a moment"),
        )
        self.all_texts: Final = limits.all_texts
        self.starting_jobs: Final = RateLimit(PerAddress(20, 0.5), too_fast)
        self.jobs: Final = AtOnce(
            limits.jobs,
            int(_UNLIMITED),
            lambda: refusal("too-fast", "jobs", "this address has enough lab jobs; wait until one is done"),
            too_fast,
        )
        self.asking_advice: Final = RateLimit(PerAddress(60, 2.0), too_fast)
        self.advice: Final = AtOnce(
            limits.advice,
            limits.all_advice,
            lambda: refusal("too-fast", "advice", "this address already gets advice elsewhere; close that first"),
            lambda: refusal("busy", "advice", "too many players ask for advice at the moment; try again later"),
        )


def too_fast() -> Refusal:
    return Refusal("too-fast", "too many requests from this address; wait a moment")
