"""Checking every table of a database: what cannot be read, and what contradicts its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from throneroom.server.ratings.name_log import NAME, is_name_log, read_name
from throneroom.server.store.inspection import StoredTable
from throneroom.server.store.store import BadLog
from throneroom.server.tables.deal_log import DEAL, is_deal, read_deal
from throneroom.server.tables.loading import load
from throneroom.server.tables.outdated_state import OutdatedState


class TableProblem(NamedTuple):
    """What is wrong with a table. `kind` is unreadable, outdated or summary."""

    table: str
    kind: str
    text: str


def problems(stored: StoredTable) -> Iterator[TableProblem]:
    """Yield what is wrong with a table. A finished game that is outdated is fine: its result was stored."""
    name = stored.name
    if stored.numbers != list(range(len(stored.numbers))):
        yield TableProblem(name, "unreadable", "entries are missing")
        return
    if is_deal(name):
        yield from _other_problems(stored, DEAL, lambda: read_deal(name, stored.entries))
        return
    if is_name_log(name):
        yield from _other_problems(stored, NAME, lambda: read_name(stored.entries))
        return
    try:
        state = load(name, stored.entries)
    except BadLog as error:
        yield TableProblem(name, "unreadable", str(error))
        return
    if isinstance(state, OutdatedState) and state.is_running:
        yield TableProblem(name, "outdated", state.reason)
    if stored.state is None:
        yield TableProblem(name, "summary", "it has no summary, so it is in no list and is never deleted")
    elif stored.state != state.status:
        yield TableProblem(name, "summary", f"its summary says {stored.state}, its log {state.status}")


def _other_problems(stored: StoredTable, state: str, read: Callable[[], object]) -> Iterator[TableProblem]:
    """Yield what is wrong with the log of a deal or a name."""
    try:
        read()
    except BadLog as error:
        yield TableProblem(stored.name, "unreadable", str(error))
    if stored.state != state:
        yield TableProblem(stored.name, "summary", f"its summary says {stored.state}, its log {state}")
