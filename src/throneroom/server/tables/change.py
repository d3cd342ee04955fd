"""What entries have changed at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.engine.event import Event
from throneroom.server.tables.log_entries import Entry
from throneroom.server.tables.table_state import TableState


class Change:
    """Entries that were applied, and what was heard when they were.

    `start` is the number of the first event, `branch` the one before the entries, `answered` the request of each seat
    that was answered by them.
    """

    __slots__ = ("answered", "branch", "entries", "heard", "start")

    def __init__(self, state: TableState, entries: Sequence[Entry], answered: dict[int, str] | None = None) -> None:
        """Apply the entries. Raises what applying them raises; some may have been applied then."""
        self.start: Final = state.happened
        self.branch: Final = state.branch
        self.entries: Final = entries
        self.answered: Final = {} if answered is None else answered
        try:
            for entry in entries:
                state.apply(entry)
        finally:
            self.heard: Final[Sequence[Event]] = state.take_heard()
