"""How the program is called here, for command lines that are shown to be copied."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "throneroom"


def program() -> str:
    """`throneroom`, or what stands in its place where the shell does not find that, as in a virtual environment."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == NAME:
        return f"{shlex.quote(Path(sys.executable).name)} -m {NAME}"
    if called.stem == NAME and called.exists() and shutil.which(NAME) is None:
        return shlex.quote(str(called))
    return NAME
