"""Plots: what the lab found, as pictures. They need the extra `lab`, and say so."""

from __future__ import annotations

from throneroom.lab.pool import MissingPackage

try:
    import matplotlib  # noqa: F401  # asked for here, so that a command can tell before it plays anything
except ImportError:
    raise MissingPackage("Matplotlib", "lab") from None
