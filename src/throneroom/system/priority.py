"""Lower the priority of this process."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

_NICE: Final = 10
_AUTOGROUP: Final = Path("/proc/self/autogroup")


def give_way() -> None:
    """Let other processes have the processor first.

    On Linux with autogroups, niceness counts only within a session, so the session's own niceness is set too.
    """
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with contextlib.suppress(OSError):
        _AUTOGROUP.write_text(str(_NICE))
