"""The server's log: one JSON object per line on standard error, never containing secrets."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

_encoder: Final = msgspec.json.Encoder()


class _Level:
    """Whether logging is off, as it is for a server started by `throneroom play`."""

    quiet = False


def be_quiet(quiet: bool) -> None:
    _Level.quiet = quiet


def is_quiet() -> bool:
    return _Level.quiet


class _Uvicorn(logging.Handler):
    """Writes uvicorn's messages to this log; only the last line of a traceback."""

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage().strip()
        log("uvicorn", level=record.levelname.lower(), text=text.rpartition("\n")[2][:200])


def take_over() -> None:
    """Write uvicorn's warnings to this log."""
    found = logging.getLogger("uvicorn.error")
    found.handlers = [_Uvicorn(logging.WARNING)]
    found.propagate = False


def log(event: str, **facts: str | int | float | bool | None) -> None:
    """Write a line. `facts` must not contain tokens, chat, answers, cards or seeds."""
    if not _Level.quiet:
        line = {"at": round(time.time(), 3), "event": event, **facts}
        sys.stderr.write(_encoder.encode(line).decode() + "\n")
