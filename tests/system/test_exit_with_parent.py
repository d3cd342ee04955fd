"""Processes of `multiprocessing` do not outlive their parent."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.helpers.waiting import is_alive, wait_until

from throneroom.system.exit_with_parent import exit_with_parent


def sleep_in_a_process(mark: Path) -> None:
    exit_with_parent()
    mark.write_text(str(os.getpid()))
    signal.pause()


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_process_of_multiprocessing_ends_with_its_parent(tmp_path: Path) -> None:
    """The parent here is a process of a pool, which is killed."""
    mark = tmp_path / "pid"
    context = get_context("spawn")
    executor = ProcessPoolExecutor(1, context)
    parent = executor.submit(os.getpid).result()
    executor.submit(start_and_wait, mark)
    wait_until(lambda: mark.exists() and mark.read_text() != "", "the process starts")
    os.kill(parent, signal.SIGKILL)
    wait_until(lambda: not is_alive(int(mark.read_text())), "the process ends")
    executor.shutdown()


def start_and_wait(mark: Path) -> None:
    process = get_context("spawn").Process(target=sleep_in_a_process, args=(mark,))
    process.start()
    process.join()
