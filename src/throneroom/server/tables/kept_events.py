"""Events as they are stored: at the end of each game, and after each answer of a game with custom cards."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.event import Event
from throneroom.server.tables.kept_game import KeptEvent
from throneroom.server.tables.undo import NEWS


def kept_events(events: Sequence[Event], answers: Sequence[int]) -> list[KeptEvent]:
    """Return these events to be stored; `answers` are the numbers of the answers that caused them."""
    return [
        KeptEvent(
            event.kind.name,
            event.seat,
            [card.name for card in event.cards],
            [card.name for card in event.shown],
            event.insiders,
            event.count,
            event.source,
            event.target,
            event.other,
            [card.name for card in event.cause],
            NEWS[event.news],
            answer,
        )
        for event, answer in zip(events, answers, strict=True)
    ]
