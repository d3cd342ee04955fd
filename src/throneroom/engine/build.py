"""Which build is running: compiled by mypyc, or plain Python."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from throneroom.engine import game

COMPILED: Final = "compiled"
PLAIN: Final = "plain"


def build_of(module: ModuleType) -> str:
    """Return COMPILED or PLAIN for a loaded module."""
    return PLAIN if (module.__file__ or "").endswith(".py") else COMPILED


def build() -> str:
    """Return COMPILED or PLAIN for the running engine."""
    return build_of(game)
