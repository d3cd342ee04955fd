"""How many files and sockets this process may have open."""

from __future__ import annotations

import contextlib
import sys


def allow_files(most: int) -> None:
    """Allow this process to open this many files and sockets, or as many as the system permits."""
    if sys.platform == "win32":  # no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
