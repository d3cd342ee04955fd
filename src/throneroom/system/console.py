"""Standard output and error: their encoding, and commands as this system's shells take them."""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
from collections.abc import Sequence
from typing import TextIO


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
