"""The command that starts this program, for printing commands that the user can copy."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from throneroom.system.console import command_line

NAME = "throneroom"


def program() -> str:
    """Return `throneroom`; if the shell cannot find it, the path or `python -m` form that was used."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == NAME:
        return f"{command_line([Path(sys.executable).name])} -m {NAME}"
    if called.stem == NAME and called.exists() and shutil.which(NAME) is None:
        return command_line([str(called)])
    return NAME
