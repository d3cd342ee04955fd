"""A real terminal for the tests: a program in a pseudo-terminal, as over SSH."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.paths import SOURCES

PATIENCE = 60  # seconds to wait for another process


class Terminal:
    """A terminal that runs a program: what it has drawn, and keys to press."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self._end = end
        self.raw = ""

    def until(self, *texts: str) -> None:
        """Wait until all these texts have been drawn."""
        deadline = time.monotonic() + PATIENCE
        while not all(text in self.plain for text in texts):
            left = deadline - time.monotonic()
            assert left > 0, f"{texts} not in {self.plain[-3000:]!r}"
            if select.select([self._end], [], [], left)[0]:
                try:
                    self.raw += os.read(self._end, 65536).decode("utf-8", "replace")
                except OSError:  # the program has ended
                    assert all(text in self.plain for text in texts), f"{texts} not in {self.plain[-3000:]!r}"

    @property
    def plain(self) -> str:
        """What was drawn, without escape sequences."""
        return re.sub(r"\x1b(\[[0-9;?<>=]*[a-zA-Z$]|\][^\x07]*\x07|P[^\x1b]*\x1b\\|[()][A-Z0-9]|[=>])", "", self.raw)

    def press(self, keys: str) -> None:
        self.raw = ""
        os.write(self._end, keys.encode())

    def ended(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline
            with contextlib.suppress(OSError):
                if select.select([self._end], [], [], 0.05)[0]:
                    self.raw += os.read(self._end, 65536).decode("utf-8", "replace")
        with contextlib.suppress(OSError):
            while select.select([self._end], [], [], 0)[0]:
                self.raw += os.read(self._end, 65536).decode("utf-8", "replace")
        return self.process.returncode


@contextlib.contextmanager
def terminal(*arguments: str, folder: Path, **environment: str) -> Iterator[Terminal]:
    parent, child = pty.openpty()
    fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    known = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    try:
        with subprocess.Popen(
            [sys.executable, "-m", "throneroom", *arguments],
            stdin=child,
            stdout=child,
            stderr=child,
            cwd=folder,
            start_new_session=True,
            env={**known, "PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", **environment},
        ) as process:
            os.close(child)
            try:
                yield Terminal(process, parent)
            finally:
                process.kill()  # does nothing if it has ended
    finally:
        os.close(parent)
