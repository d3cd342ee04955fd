"""A process that replays finished games, so that nobody who plays has to wait for a replay.

Run as a module, it answers one question after another.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal, assert_never

from msgspec import Struct

from throneroom.protocol.base import encode
from throneroom.server.http.finished_games import record_file, replay, replay_position, replay_question, result
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import BadLog
from throneroom.server.tables.loading import load
from throneroom.server.tables.table_state import TableState
from throneroom.server.workers.worker_setup import set_up_worker
from throneroom.system.parent_process import ParentProcess
from throneroom.system.priority import give_way

_TABLES_KEPT: Final = 4

ReplayKind = Literal["result", "text", "json", "replay", "position", "advice"]


class ReplayQuestion(Struct, kw_only=True):
    """What is to be shown of the game in this log, from which seat, and at which decision."""

    table: str
    log: list[bytes]
    kind: ReplayKind
    seat: int
    number: int


class ReplayAnswer(Struct):
    """The body of the response, or the message Refused."""

    body: bytes
    is_refused: bool = False


class ReplayedTables:
    """A cache of recently used tables: a client that steps through a replay asks for one position after another."""

    def __init__(self) -> None:
        self._states: Final[OrderedDict[tuple[str, int], TableState]] = OrderedDict()

    def answer(self, question: ReplayQuestion) -> ReplayAnswer:
        try:
            return ReplayAnswer(self._body(question))
        except Refusal as refused:
            return ReplayAnswer(encode(refused.encoded()), True)

    def _body(self, question: ReplayQuestion) -> bytes:
        state = self._state(question)
        match question.kind:
            case "result":
                return encode(result(state))
            case "text" | "json":
                return record_file(state, question.kind == "json").encode()
            case "replay":
                return encode(replay(state, question.seat))
            case "position":
                return encode(replay_position(state, question.number, question.seat))
            case "advice":
                return encode(replay_question(state, question.number))
            case _:
                assert_never(question.kind)

    def _state(self, question: ReplayQuestion) -> TableState:
        key = (question.table, len(question.log))
        state = self._states.pop(key, None)
        if state is None:
            try:
                state = load(question.table, question.log)
            except BadLog as error:
                raise refusal("failed", "table", "this table can no longer be read") from error
        self._states[key] = state
        if len(self._states) > _TABLES_KEPT:
            self._states.popitem(last=False)
        return state


def main() -> None:
    give_way()  # people playing have priority
    parent: ParentProcess[ReplayQuestion] = ParentProcess(ReplayQuestion)
    set_up_worker(parent)
    tables = ReplayedTables()
    while True:
        parent.send(tables.answer(parent.receive()))


if __name__ == "__main__":
    main()
