"""What an answer brings to light. Undo is free until one of these appears."""

from __future__ import annotations

from typing import Final

DRAW: Final = 1
SHUFFLE: Final = 2
REVEAL: Final = 4
OTHER_SEAT: Final = 8

NEWS_NAMES: Final = ((DRAW, "draw"), (SHUFFLE, "shuffle"), (REVEAL, "reveal"), (OTHER_SEAT, "other seat"))


def news_names(news: int) -> tuple[str, ...]:
    return tuple(name for flag, name in NEWS_NAMES if news & flag)
