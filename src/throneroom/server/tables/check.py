"""Checking every table of a database: what cannot be read, and what contradicts its log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
        yield from _deal_problems(stored)
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


def _deal_problems(stored: StoredTable) -> Iterator[TableProblem]:
    """Yield what is wrong with a deal that several people play."""
    try:
        read_deal(stored.name, stored.entries)
    except BadLog as error:
        yield TableProblem(stored.name, "unreadable", str(error))
    if stored.state != DEAL:
        yield TableProblem(stored.name, "summary", f"its summary says {stored.state}, its log {DEAL}")
