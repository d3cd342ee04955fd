"""Plots of matches and tournaments. Importing this package without Matplotlib says what to install.

What is plotted is computed elsewhere in `lab`.
"""

from __future__ import annotations

from throneroom.lab.pool import MissingPackage

try:
    import matplotlib  # noqa: F401  # so that a command fails before it plays anything
except ImportError:
    raise MissingPackage("Matplotlib", "lab") from None
