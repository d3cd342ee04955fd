"""What is stored when a game ends: its result and its log, as everybody was shown them.

As long as the program replays the game as it was played, nobody reads this. A later version with other rules shows it
instead of a replay. It does not depend on the protocol.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

import msgspec
from msgspec import Struct, field

from throneroom.engine.event import EVERYBODY
from throneroom.server.store.store import BadLog

_LARGEST: Final = 50_000_000  # bytes; a damaged entry must not exhaust memory


class KeptEvent(Struct, array_like=True):
    """An event. `shown` are the cards that seats other than the insiders saw; `insiders` has a bit for each seat."""

    kind: str
    seat: int
    cards: list[str]
    shown: list[str]
    insiders: int
    count: int
    source: str
    target: str
    other: int
    cause: list[str]
    news: list[str]
    answer: int

    def cards_seen_by(self, seat: int) -> list[str]:
        sees = self.insiders == EVERYBODY or (seat >= 0 and self.insiders >> seat & 1)
        return self.cards if sees else self.shown


class KeptStep(Struct, array_like=True):
    """A decision and its answer. `event`: how many events came before it."""

    seat: int
    turn: int
    verb: str
    card: str | None
    answer: list[str]
    event: int


class KeptScore(Struct, kw_only=True):
    """A seat's result. `cards`: each card with its copies and points. `curve` and `money`: after each turn."""

    points: int
    turns: int
    cards: list[tuple[str, int, int]] = field(default_factory=list)
    curve: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)


class KeptGame(Struct, kw_only=True):
    """A finished game. `record` is its record as text."""

    winners: list[int]
    scores: list[KeptScore]
    seed: int = 0
    key: str | None = None
    events: list[KeptEvent] = field(default_factory=list)
    steps: list[KeptStep] = field(default_factory=list)
    record: str = ""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(KeptGame).decode


def packed(game: KeptGame) -> str:
    """Return a game compressed, as text."""
    return base64.b64encode(zlib.compress(_encode(game))).decode()


def unpacked(data: str) -> KeptGame:
    """Return the game. Raises BadLog."""
    try:
        return _decode(zlib.decompressobj().decompress(base64.b64decode(data, validate=True), _LARGEST))
    except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeError) as error:
        raise BadLog("the result that was stored at the end of the game cannot be read", str(error)) from None
