"""Ctrl-C and other signals that end a program: defer, ignore, or turn them into KeyboardInterrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TypeAlias

_Handler: TypeAlias = Callable[[int, FrameType | None], object] | signal.Handlers

_ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has no SIGHUP


class Interrupts:
    """Signals that are remembered, and raise KeyboardInterrupt only where the program is ready for it."""

    def __init__(self) -> None:
        self._is_pending = False
        self._is_allowed = False

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer signals. In a thread other than the main one this does nothing."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        with _handled_by(self._receive, _ENDING):
            yield

    def check(self) -> None:
        """Raise KeyboardInterrupt if a signal has arrived."""
        if self._is_pending:
            self._is_pending = False
            raise KeyboardInterrupt

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Let signals raise at once, where nothing is half done."""
        self.check()
        self._is_allowed = True
        try:
            yield
        finally:
            self._is_allowed = False

    def _receive(self, number: int, frame: FrameType | None) -> None:
        self._is_pending = True
        if self._is_allowed:
            self.check()


@contextmanager
def interrupted_by_signals() -> Iterator[None]:
    """Make SIGTERM and SIGHUP raise KeyboardInterrupt, as Ctrl-C does, so that the program can still save."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _handled_by(interrupt, ("SIGTERM", "SIGHUP")):
        yield


@contextmanager
def ignoring_signals() -> Iterator[None]:
    """Ignore signals, such as a second Ctrl-C while a game is being saved."""
    with _handled_by(signal.SIG_IGN, _ENDING):
        yield


@contextmanager
def _handled_by(handler: _Handler, names: tuple[str, ...]) -> Iterator[None]:
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
