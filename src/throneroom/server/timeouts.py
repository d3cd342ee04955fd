"""After how long the server acts without being asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Timeouts:
    """Durations in seconds."""

    sleep: float = 60.0  # until a table without connections is dropped from memory
    expire: float = 3600.0  # until an idle table whose game has not started is closed
    keep: float = 365 * 86_400.0  # until a finished or closed table is deleted
    sweep: float = 5.0  # between checks for these
    slice: float = 0.25  # after which bots return the answers they have so far
    patience: float = 20.0  # until a slow bot is stopped
    retry: float = 0.5  # before trying again when the database could not be reached
    pause: tuple[float, float] = (0.5, 3.0)  # shortest and longest, for a player with nothing to choose
    elsewhere: float = 5.0  # before a process takes over work that another one should have done
