"""The colours that a player chose last, kept in a file."""

from __future__ import annotations

import contextlib
from pathlib import Path

from throneroom.system.folders import data_folder


def _file() -> Path:
    return data_folder() / "terminal-theme"


def saved_theme() -> str:
    """Return the name of the theme, or "" if none was chosen."""
    with contextlib.suppress(OSError, RuntimeError, UnicodeError):
        return _file().read_text(encoding="utf-8").strip()
    return ""


def save_theme(name: str) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        _file().write_text(f"{name}\n", encoding="utf-8")
