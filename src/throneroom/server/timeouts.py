"""How long things take that happen by themselves."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Timeouts:
    """Seconds after which things happen by themselves."""

    sleep: float = 60.0  # a table nobody is connected to leaves the memory
    expire: float = 3600.0  # an open table where nothing happens is closed
    sweep: float = 5.0  # how often that is looked after
    slice: float = 0.25  # bots hand over what they have after this time
    patience: float = 20.0  # a bot that takes longer is stopped
    retry: float = 0.5  # after the database was away
    elsewhere: float = 5.0  # before one process does the work another should have done
