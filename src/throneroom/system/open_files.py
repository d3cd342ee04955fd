"""How many files and sockets this process may have open."""

from __future__ import annotations

import contextlib

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]


def allow_files(most: int) -> None:
    """Allow this process to open this many files and sockets, or as many as the system permits."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
