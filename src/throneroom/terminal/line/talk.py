"""Talking line by line: with a person at a terminal, or through a pipe."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
import textwrap
from typing import Final, TextIO


class Talk:
    """Says lines and asks for them. The end of input is an EOFError. No colours, no moving about the screen."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source: Final = source or sys.stdin  # None if it was closed before we began
        self._target: Final = target or sys.stdout
        if isinstance(self._source, io.TextIOWrapper):
            self._source.reconfigure(errors="replace")
        self.is_terminal: Final = self._source is not None and self._source.isatty()
        if self.is_terminal and self._source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives `input` editing and the lines typed before

    def say(self, *lines: str) -> None:
        """Say lines; a terminal gets them broken between words."""
        self.copy(*(part for line in lines for part in fitting(line, self._target)))

    def copy(self, *lines: str) -> None:
        """Say lines that are to be copied, so they are not broken."""
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()

    def ask(self, prompt: str) -> str:
        """A line that was typed. Through a pipe it is said again, so that the whole can be read afterwards."""
        if self.is_terminal and self._source is sys.stdin and self._target is sys.stdout:
            return input(f"{prompt} ").strip()
        line = self._source.readline() if self._source is not None and not self._source.closed else ""
        if not line:
            raise EOFError
        typed = line.strip()
        self.say(f"{prompt} {typed}".rstrip())
        return typed

    def hide(self) -> None:
        """Let what was said scroll out of sight."""
        self.say(*[""] * shutil.get_terminal_size().lines)


def fitting(line: str, target: TextIO) -> list[str]:
    """The line as it fits on the terminal, broken between words; what goes into a file or a pipe stays whole."""
    width = shutil.get_terminal_size().columns if target.isatty() else 0
    if not 0 < width < len(line):
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
