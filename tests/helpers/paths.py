"""Paths of the repository and of the package under test (plain or compiled)."""

from __future__ import annotations

from pathlib import Path

import throneroom

ROOT = Path(__file__).parents[2]  # the repository
PACKAGE = Path(throneroom.__file__).parent  # the package under test
SOURCES = PACKAGE.parent  # on PYTHONPATH, makes a test's child process run the same build
