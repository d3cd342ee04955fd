"""Ctrl-C, and other signals that end a program, at moments when nothing is half done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Interrupts:
    """Signals are noted, and raise KeyboardInterrupt only where that was asked for."""

    def __init__(self) -> None:
        self._came = False
        self._is_waiting = False

    def check(self) -> None:
        """Raise KeyboardInterrupt if a signal came."""
        if self._came:
            self._came = False
            raise KeyboardInterrupt

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Nothing is being done here, so a signal raises at once."""
        self.check()
        self._is_waiting = True
        try:
            yield
        finally:
            self._is_waiting = False

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._came = True
        if self._is_waiting:
            self.check()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Listen to the signals. Only the main thread can; elsewhere they do what they always do."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
        before = {number: signal.signal(number, self._hear) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let the signals that end a program raise KeyboardInterrupt, as Ctrl-C does, so that the game can be saved."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """No signal interrupts what happens here: a second Ctrl-C while the game is being saved."""
    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
