"""Signals that end a program: deferred, ignored, or turned into KeyboardInterrupt."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

import pytest

from throneroom.system.signals import Interrupts, ignoring_signals, interrupted_by_signals

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
DEFAULTS: list[Any] = [signal.default_int_handler, signal.SIG_DFL, signal.SIG_DFL]


@pytest.fixture(autouse=True)
def _handlers_are_restored() -> object:
    """Begin with the default handlers, even if the tests run under nohup, and check that a test restores them."""
    outer = [signal.signal(number, handler) for number, handler in zip(ENDING, DEFAULTS, strict=True)]
    yield
    found = [signal.signal(number, handler) for number, handler in zip(ENDING, outer, strict=True)]
    assert found == DEFAULTS


@pytest.mark.parametrize("number", ENDING)
def test_deferred_signals_raise_when_they_are_checked(number: signal.Signals) -> None:
    """Each raises once."""
    interrupts = Interrupts()
    with interrupts.deferred():
        signal.raise_signal(number)
        with pytest.raises(KeyboardInterrupt):
            interrupts.check()
        interrupts.check()


def test_deferred_signals_raise_at_once_where_that_is_allowed() -> None:
    interrupts = Interrupts()
    with interrupts.deferred():
        with pytest.raises(KeyboardInterrupt), interrupts.allowed():  # noqa: PT012  # the signal is what raises
            signal.raise_signal(signal.SIGTERM)
            pytest.fail("the signal did not interrupt")
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt), interrupts.allowed():
            pytest.fail("the pending signal did not interrupt")


def test_another_thread_defers_nothing() -> None:
    """Python lets only the main thread handle signals."""
    entered: list[bool] = []

    def work() -> None:
        with Interrupts().deferred():
            entered.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert entered == [True]


def test_every_ending_signal_can_interrupt() -> None:
    with interrupted_by_signals():
        for number in ENDING:
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(number)


def test_signals_can_be_ignored() -> None:
    with ignoring_signals():
        for number in ENDING:
            signal.raise_signal(number)
