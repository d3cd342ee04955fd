"""How a game stands at one moment, as each seat is told."""

from __future__ import annotations

from typing import Final

from throneroom.protocol.from_server import Update
from throneroom.protocol.view import Happening, Prompt, TableView
from throneroom.server.tables.questions import Questions
from throneroom.server.tables.snapshot import Piles, Seen, undo_offer
from throneroom.server.tables.table_state import OVER, TableState


class Stands:
    """How a game stands at one moment; what is the same for all seats is found once."""

    def __init__(self, state: TableState, questions: Questions, piles: Piles) -> None:
        game, options, is_over = state.game, state.options, state.status == OVER
        self._sitting: Final = state
        self._questions: Final = questions
        self._asked: Final = questions.open(state)
        points, decks = options.points or is_over, options.decks or is_over
        self._seen: Final = None if game is None else Seen(game, piles, points, decks)
        self.waiting: Final = [asked.decision.seat for asked in self._asked]

    def view(self, seat: int) -> TableView | None:
        return None if self._seen is None else self._seen.by(seat)

    def prompt(self, seat: int) -> Prompt | None:
        return self._questions.prompt(self._sitting, self._asked, seat)

    def update(self, seat: int, answered: str | None, start: int, happened: list[Happening]) -> Update:
        view = self.view(seat)
        assert view is not None  # the game has begun
        return Update(
            answered,
            self._sitting.branch,
            start,
            happened,
            view,
            self.prompt(seat),
            self.waiting,
            undo_offer(self._sitting, seat),
        )
