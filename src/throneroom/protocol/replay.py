"""Finished games."""

from __future__ import annotations

from throneroom.protocol.base import Answer
from throneroom.protocol.table import TableInfo
from throneroom.protocol.view import GameOver, Happening, Prompt, TableView


class ReplayStep(Answer, kw_only=True):
    """A decision of a finished game and its answer. `happening`: how many happenings came before it.

    Of another seat's decision, `verb` and `answer` are empty and `card` is null.
    """

    number: int
    seat: int
    turn: int
    verb: str
    card: str | None
    answer: list[str]
    happening: int


class Replay(Answer, kw_only=True):
    """GET /api/tables/ID/replay?seat=N: a finished game as this seat saw it."""

    table: TableInfo
    seat: int
    steps: list[ReplayStep]
    happenings: list[Happening]
    over: GameOver


class ReplayPosition(Answer):
    """GET /api/tables/ID/replay/NUMBER?seat=N: the game when decision `number` was asked."""

    number: int
    view: TableView
    prompt: Prompt | None
    answer: list[str]
