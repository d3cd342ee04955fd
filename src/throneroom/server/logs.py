"""The server's log: one JSON object per line on standard error, never containing secrets."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from throneroom.server.limits import Bucket

_encoder: Final = msgspec.json.Encoder()
_LONGEST_TEXT: Final = 200
_BURST: Final = 200  # lines of one kind, so that nobody can fill the disk
_RATE: Final = 20.0  # lines a second after such a burst


class _Level:
    """Whether logging is off, as it is for a server started by `throneroom play`."""

    quiet = False


def be_quiet(quiet: bool) -> None:
    _Level.quiet = quiet


def is_quiet() -> bool:
    return _Level.quiet


class _Uvicorn(logging.Handler):
    """Writes uvicorn's messages to this log, without the traceback: its last line could name cards."""

    def __init__(self, is_reported: Callable[[], bool]) -> None:
        super().__init__(logging.WARNING)
        self._is_reported: Final = is_reported

    def emit(self, record: logging.LogRecord) -> None:
        if self._is_reported():
            return
        kind = record.exc_info[0] if record.exc_info else None
        log(
            "uvicorn",
            level=record.levelname.lower(),
            text=record.getMessage(),
            error=None if kind is None else kind.__name__,
        )


def take_over(is_reported: Callable[[], bool]) -> None:
    """Write uvicorn's warnings to this log, unless what they are about is reported elsewhere."""
    found = logging.getLogger("uvicorn.error")
    found.handlers = [_Uvicorn(is_reported)]
    found.propagate = False


def first_line(text: str) -> str:
    """Return the first line of a text. In error messages of a database, the other lines quote its data."""
    return text.strip().partition("\n")[0][:_LONGEST_TEXT]


class _Lines:
    """How many lines of each kind may be written, and how many were left out."""

    buckets: Final[dict[str, Bucket]] = {}
    left_out: Final[Counter[str]] = Counter()


def log(event: str, **facts: str | int | float | bool | None) -> None:
    """Write a line. `facts` must not contain tokens, names, chat, answers, cards or seeds."""
    if _Level.quiet:
        return
    if not _Lines.buckets.setdefault(event, Bucket(_BURST, _RATE)).take():
        _Lines.left_out[event] += 1
        return
    line: dict[str, object] = {"at": round(time.time(), 3), "event": event}
    line |= {name: first_line(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    if missing := _Lines.left_out.pop(event, 0):
        line["left_out"] = missing
    sys.stderr.write(_encoder.encode(line).decode() + "\n")
