"""Standard output and error: their encoding and width, and commands as this system's shells take them."""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from typing import Final, TextIO

_USUAL: Final = 80  # columns of a terminal


def prepare_streams(*streams: TextIO | None, platform: str = sys.platform) -> None:
    """Print characters that the terminal lacks as question marks, and write files as UTF-8.

    Windows would use an old code page for pipes and files, without half of our languages' letters, and nothing that
    reads the file, such as a strategy, could tell which one.
    """
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            if platform == "win32" and not stream.isatty():
                stream.reconfigure(encoding="utf-8", errors="replace")
            else:
                stream.reconfigure(errors="replace")


def command_line(words: Sequence[str], platform: str = sys.platform) -> str:
    """Return these words as a command to copy: quoted for sh, or for cmd and PowerShell."""
    return subprocess.list2cmdline(words) if platform == "win32" else shlex.join(words)


def wrapped(line: str, target: TextIO) -> list[str]:
    """Wrap a line between words to the terminal's width. For a file or pipe it is not wrapped."""
    width = _columns(target)
    if not 0 < width < len(line):
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def terminal_width() -> int:
    """Return the columns of the terminal, even if the output goes through a pager; 80 without one."""
    if (wish := os.environ.get("COLUMNS", "")).isdecimal() and int(wish):
        return int(wish)
    for stream in (sys.__stdout__, sys.__stderr__, sys.__stdin__):
        if stream is None or stream.closed:  # Windows, without a console
            continue
        with contextlib.suppress(OSError):  # a pipe or a file
            return os.get_terminal_size(stream.fileno()).columns or _USUAL
    return _USUAL


def _columns(target: TextIO) -> int:
    """Return the width of a terminal, or 0 for anything else."""
    if not target.isatty():
        return 0
    if (wish := os.environ.get("COLUMNS", "")).isdecimal():
        return int(wish)
    try:
        return os.get_terminal_size(target.fileno()).columns
    except OSError:  # a terminal that does not say
        return 0
