"""The coach: what the decisions of a finished game were worth, and what was luck."""

from __future__ import annotations

from typing import Literal

from throneroom.protocol.advice import AdviceReason
from throneroom.protocol.base import Answer, Request, SeatNumber, TableId


class CoachGame(Request):
    """POST /api/lab/coach: judge the decisions of a finished game for one seat. The response is a LabJob."""

    table: TableId
    seat: SeatNumber
    quality: Literal["quick", "normal"] = "normal"


class CoachJudgement(Answer, kw_only=True):
    """A decision of the seat: what was answered, what was best, and the loss in win chance with its interval.

    `grade` is empty unless the answer was certainly a mistake. `loss` is 0 if it may have been the best answer.
    `reasons`: why `best` was better than `given`.
    """

    number: int
    turn: int
    verb: str
    card: str | None
    given: list[str]
    best: list[str]
    chance: float
    loss: float
    low: float
    high: float
    grade: Literal["", "inaccuracy", "mistake", "blunder"]
    reasons: list[AdviceReason]


class CoachPoint(Answer, kw_only=True):
    """The seat's chance to win when decision `number` was asked, in its turn `turn`; the last one at the end."""

    number: int
    turn: int
    chance: float


class CoachLuck(Answer, kw_only=True):
    """How much luck changed the seat's chance to win around its turn `turn`."""

    turn: int
    luck: float


class CoachAnalysis(Answer, kw_only=True):
    """What the coach says about one seat's game. Chances are from 0 to 1.

    `final - initial = gained - lost + luck`. `is_finished`: False if the game was not played to its end, so `final` is
    the chance to win when it stopped. `rate`: the average loss per decision, in thousandths of a win; `name`: of
    the range that it is in. `costliest`: numbers of at most three decisions. `is_complete`: False for a first verdict.
    """

    version: int
    seat: int
    initial: float
    final: float
    is_finished: bool
    lost: float
    gained: float
    luck: float
    adjusted: float
    decisions: int
    rate: float
    name: str
    curve: list[CoachPoint]
    turns: list[CoachLuck]
    judgements: list[CoachJudgement]
    costliest: list[int]
    is_complete: bool
