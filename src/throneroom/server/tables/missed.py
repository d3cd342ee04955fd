"""Find what a client has missed in a long game, in steps, so that other tasks can run in between."""

from __future__ import annotations

import asyncio
from typing import Final

from throneroom.engine.event import Event
from throneroom.protocol.view import Happening
from throneroom.server.tables.snapshot import Happenings, first_missed
from throneroom.server.tables.table_state import TableState

_ANSWERS: Final = 250  # replayed in one step: a few milliseconds
_EVENTS: Final = 500


async def missed_happenings(state: TableState, seat: int, since: int, branch: int) -> list[Happening]:
    """Return what `Snapshot.welcome` would compute in a single step. The caller holds the table's lock."""
    start = first_missed(state, since, branch)
    if start >= state.happened:
        return []
    events: list[Event] = []
    record = state.record()
    game = record.begin(events.append)
    for number, answer in enumerate(record.answers):
        if number % _ANSWERS == 0:
            await asyncio.sleep(0)
        game.answer(answer)
    missed: list[Happening] = []
    for place in range(start, len(events), _EVENTS):
        await asyncio.sleep(0)
        missed += Happenings(state, events[place : place + _EVENTS], place).of(seat)
    return missed
