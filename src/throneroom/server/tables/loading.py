"""Reading a table's log back: the table it describes, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.decision import IllegalAnswer
from throneroom.engine.localizable import Problem
from throneroom.record.record import RULES
from throneroom.server.ratings.name_log import is_name_log
from throneroom.server.refusal import Refusal
from throneroom.server.store.store import BadLog
from throneroom.server.tables.deal_log import is_deal
from throneroom.server.tables.log_entries import LOG_VERSION, Entry, Opened, read_entry
from throneroom.server.tables.outdated_state import OutdatedState
from throneroom.server.tables.table_state import DIGEST_INTERVAL, CustomCardsDiffer, Outdated, TableState


def is_table_log(log: str) -> bool:
    """Return whether this is the id of a table. Deals and kept names have logs too."""
    return not is_deal(log) and not is_name_log(log)


def load(table_id: str, log: Sequence[bytes]) -> TableState:
    """Return the table that these entries describe, an OutdatedState if it cannot be replayed. Raises BadLog."""
    opened, later = _read(log)
    try:
        return replayed(table_id, opened, later)
    except Outdated as outdated:
        custom = outdated.state if isinstance(outdated, CustomCardsDiffer) else None
        return _apply(OutdatedState(table_id, opened, outdated.reason, custom), later)


def replayed(table_id: str, opened: Opened, later: Sequence[Entry]) -> TableState:
    """Return the table with its game. Raises Outdated unless this program replays the game as it was played."""
    try:
        state = TableState(table_id, opened)
    except Problem as problem:  # an unknown card, or a kingdom that is not allowed any more
        raise BadLog("its kingdom cannot be used", str(problem)) from None
    _apply(state, later)
    is_proven = state.proven > 0 and state.answers - state.proven < DIGEST_INTERVAL
    if state.game is not None and state.rules != RULES and not is_proven:
        raise Outdated(f"it was dealt by version {state.rules} of the rules, and this is version {RULES}")
    return state


def _read(log: Sequence[bytes]) -> tuple[Opened, list[Entry]]:
    if not log:
        raise BadLog("it has no entries")
    read: list[Entry] = []
    for number, data in enumerate(log):
        try:
            read.append(read_entry(data))
        except BadLog as bad:
            raise BadLog(f"entry {number}: {bad.reason}", str(bad).removeprefix(bad.reason).lstrip(": ")) from None
    opened = read[0]
    if not isinstance(opened, Opened):
        raise BadLog("it does not start with its opening")
    if opened.version > LOG_VERSION:
        raise BadLog(f"a newer version of the program wrote it (log version {opened.version}, known: {LOG_VERSION})")
    return opened, read[1:]


def _apply(state: TableState, later: Sequence[Entry]) -> TableState:
    for number, entry in enumerate(later, start=1):
        try:
            state.apply(entry)
        except BadLog:
            raise
        except Refusal as refused:
            raise Outdated(f"entry {number}: {refused.text}") from None
        except IllegalAnswer as error:
            raise Outdated(f"entry {number}: the answer is not possible", str(error)) from None
        except Exception as error:  # whatever a damaged entry leads to, the rest of the server must not notice
            raise BadLog(f"entry {number} contradicts the entries before it", repr(error)) from error
        state.take_events()
    return state
