"""Log lines as JSON, one on each line of standard error: what happened, when, and some plain values. Never a secret."""

from __future__ import annotations

import sys
import time
from typing import Final

import msgspec

_encoder: Final = msgspec.json.Encoder()


class _Level:
    """Whether lines are written; a server for one person at home is quiet."""

    quiet = False


def be_quiet(quiet: bool) -> None:
    _Level.quiet = quiet


def is_quiet() -> bool:
    return _Level.quiet


def log(event: str, **facts: str | int | float | bool | None) -> None:
    """Write a line. `facts` are never tokens, texts of people, answers, cards or seeds."""
    if not _Level.quiet:
        line = {"at": round(time.time(), 3), "event": event, **facts}
        sys.stderr.write(_encoder.encode(line).decode() + "\n")
