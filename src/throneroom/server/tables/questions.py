"""What a table asks, whom, and how long each has to answer."""

from __future__ import annotations

import time
from typing import Final

from throneroom.engine.decision import Decision
from throneroom.protocol.view import Prompt
from throneroom.server.tables.snapshot import prompt
from throneroom.server.tables.table_state import TableState


class Asked:
    """A question that waits for an answer: its name, its number in the record, and the decision."""

    __slots__ = ("decision", "number", "request")

    def __init__(self, request: str, number: int, decision: Decision) -> None:
        self.request: Final = request
        self.number: Final = number
        self.decision: Final = decision


def request_id(state: TableState, number: int) -> str:
    """The name of a question: the same after a restart, and another one after an undo."""
    return f"{state.branch}.{number}"


class Questions:
    """The open questions of one table, answers that came before their turn, and the clocks."""

    def __init__(self) -> None:
        self.held: Final[dict[str, list[str]]] = {}  # answers given before their turn, by request
        self._deadlines: Final[dict[str, float]] = {}

    def all(self, state: TableState) -> list[Asked]:
        """The questions that are asked now, in the order of the engine, held ones too."""
        return [Asked(request_id(state, number), number, decision) for number, decision in state.asked()]

    def open(self, state: TableState) -> list[Asked]:
        """The questions that wait for an answer."""
        asked = self.all(state)
        return [question for question in asked if question.request not in self.held] if self.held else asked

    def held_answer(self, state: TableState) -> tuple[str, list[str]] | None:
        """The request and the answer, if the present question was answered before its turn."""
        if not self.held or state.decision is None:
            return None
        request = request_id(state, state.answers)
        return (request, self.held[request]) if request in self.held else None

    def prompt(self, state: TableState, asked: list[Asked], seat: int) -> Prompt | None:
        """The question to this seat, if a person has to answer it."""
        for question in asked:
            decision = question.decision
            if decision.seat == seat and state.is_person(seat):
                together, seconds = decision.verb.together, self.seconds_left(state, question.request)
                return prompt(question.request, question.number, decision, together, seconds)
        return None

    # -- clocks -----------------------------------------------------------------------------------------------------

    def seconds_left(self, state: TableState, request: str) -> float | None:
        clock = state.options.clock
        if clock is None:
            return None
        until = self._deadlines.setdefault(request, time.monotonic() + clock)
        return max(0.0, round(until - time.monotonic(), 1))

    def clocks(self, state: TableState) -> tuple[float | None, list[int]]:
        """In how many seconds the next clock runs out, and the seats of people whose clock has."""
        if state.options.clock is None:
            return None, []
        asked = [question for question in self.open(state) if state.is_person(question.decision.seat)]
        for request in self._deadlines.keys() - {question.request for question in asked}:
            del self._deadlines[request]
        left: list[float] = []
        late: list[int] = []
        for question in asked:
            seconds = self.seconds_left(state, question.request) or 0.0
            if seconds > 0:
                left.append(seconds)
            else:
                late.append(question.decision.seat)
        return min(left, default=None), late
