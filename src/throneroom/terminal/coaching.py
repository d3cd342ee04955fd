"""The coach after a game at this keyboard, in this process."""

from __future__ import annotations

from collections.abc import Callable

from throneroom.advice.analysis import Analysis
from throneroom.advice.coach import QUALITIES, Progress, coach, coach_plans
from throneroom.record.record import Record


def coach_game(
    record: Record, seat: int, report: Callable[[Progress], None] = lambda progress: None
) -> Analysis | None:
    """Analyse a game for one seat. After Ctrl-C, return what is known by then, or None if that is nothing."""
    try:
        plans = coach_plans(record)
    except KeyboardInterrupt:
        return None
    return coach(record, seat, plans, QUALITIES["quick"].scaled(), report=report)
