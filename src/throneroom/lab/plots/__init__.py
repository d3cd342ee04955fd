"""Plots of matches and tournaments. If Matplotlib is missing, importing this says what to install.

The data to plot is computed elsewhere in `lab`.
"""

from __future__ import annotations

from throneroom.lab.pool import MissingPackage

try:
    import matplotlib  # noqa: F401  # makes a command fail before it plays anything
except ImportError:
    raise MissingPackage("Matplotlib", "lab") from None
