"""The version, as --version and `throneroom version` print it."""

from __future__ import annotations

from throneroom import __version__
from throneroom.engine.build import build


def version_line() -> str:
    return f"throneroom {__version__} ({build()})"
