"""Bots that search for a plan before they play, which takes long in plain Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from throneroom.bots.levels import EXPERT, GOOD, STRONG


def with_searches_once(names: Iterable[str]) -> list[Any]:
    """Return the names of bots as parameters of a test, those that search marked `once`."""
    searching = (GOOD, STRONG, EXPERT)
    return [pytest.param(name, marks=pytest.mark.once) if name in searching else name for name in names]
