"""Finished games."""

from __future__ import annotations

from throneroom.protocol.base import Answer
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import GameOver, Happening, Prompt, TableView


class ReplayStep(Answer):
    """A decision of a finished game: who was asked what, and answered what. `happening`: how many came before it."""

    number: int
    seat: int
    turn: int
    verb: str
    card: str | None
    answer: list[str]
    happening: int


class Replay(Answer):
    """GET /api/tables/ID/replay?seat=N: all that happened as this seat saw it, and the decisions as steps."""

    table: TableInfo
    seat: int
    steps: list[ReplayStep]
    happenings: list[Happening]
    over: GameOver


class ReplayPosition(Answer):
    """GET /api/tables/ID/replay/NUMBER?seat=N: the table when decision `number` was asked."""

    number: int
    view: TableView
    prompt: Prompt | None
    answer: list[str]
