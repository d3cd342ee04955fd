"""Where things are: the repository, and the throneroom under test (plain or compiled)."""

from __future__ import annotations

from pathlib import Path

import throneroom

ROOT = Path(__file__).parents[2]  # the repository
PACKAGE = Path(throneroom.__file__).parent  # the package under test
SOURCES = PACKAGE.parent  # what PYTHONPATH must hold so that a process of a test runs the same build
