"""What all messages share: the version, the limits, the base classes, encoding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

# Incremented when a change breaks clients that do not know of it.
PROTOCOL: Final = 1

LONGEST_NAME: Final = 30
LONGEST_CHAT: Final = 300
LONGEST_STRATEGY: Final = 20_000
LARGEST_SEED: Final = 2**53 - 1  # the largest integer that is exact in JavaScript

# Used instead of a seat number.
WATCHING: Final = -1  # a spectator, who sees what everybody may see
EVERYTHING: Final = -2  # all hands, in a replay or for delayed spectators

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
CardName = Annotated[str, Meta(min_length=1, max_length=40)]
CardNames = Annotated[list[CardName], Meta(max_length=60)]
# A card of the card language (docs/card-language.md), and those of one table.
LONGEST_CARD: Final = 4000
MOST_WRITTEN: Final = 10
WrittenCard = Annotated[str, Meta(min_length=1, max_length=LONGEST_CARD)]
KingdomEntries = Annotated[list[WrittenCard], Meta(max_length=11)]
WrittenTexts = Annotated[list[WrittenCard], Meta(max_length=MOST_WRITTEN)]
Seed = Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
StrategyText = Annotated[str, Meta(min_length=1, max_length=LONGEST_STRATEGY)]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends. It is parsed strictly: unknown fields and wrong types are refused."""


class Answer(Struct, gc=False):
    """What the server sends. It contains no reference cycles."""


encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
