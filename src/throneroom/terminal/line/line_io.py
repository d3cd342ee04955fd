"""Line-by-line input and output, at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
from typing import Final, TextIO

from throneroom.system.console import wrapped


class LineIO:
    """Prints lines and asks for them, without colours or cursor movement.

    The end of the input raises EOFError.
    """

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source: Final = source or sys.stdin  # None if standard input is closed
        self._target: Final = target or sys.stdout
        if isinstance(self._source, io.TextIOWrapper):
            self._source.reconfigure(errors="replace")
        self.is_terminal: Final = self._source is not None and self._source.isatty()
        if self.is_terminal and self._source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives `input` line editing and a history

    def print(self, *lines: str) -> None:
        """Print lines, wrapped between words on a terminal."""
        self.print_unwrapped(*(part for line in lines for part in wrapped(line, self._target)))

    def print_unwrapped(self, *lines: str) -> None:
        """Print lines without wrapping, so that the user can copy them."""
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()

    def ask(self, prompt: str) -> str:
        """Return a typed line.

        Input from a pipe is echoed, so that the output can be read on its own.
        """
        if self.is_terminal and self._source is sys.stdin and self._target is sys.stdout:
            return input(f"{prompt} ").strip()
        line = self._source.readline() if self._source is not None and not self._source.closed else ""
        if not line:
            raise EOFError
        typed = line.strip()
        self.print(f"{prompt} {typed}".rstrip())
        return typed

    def scroll_away(self) -> None:
        """Scroll everything printed so far out of sight."""
        self.print(*[""] * shutil.get_terminal_size().lines)
