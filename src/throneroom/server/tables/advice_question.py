"""What the advisor is asked: a possible game of the seat, and nothing else. Who may ask, and when."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Final

from throneroom.cards.kingdoms import kingdom_names
from throneroom.protocol.lookup import catalog_of
from throneroom.record.possible_game import possible_game
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.log_entries import AdviceAgreed
from throneroom.server.workers.advice_process import AdviceQuestion

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.server.tables.live_table import LiveTable
    from throneroom.server.tables.table_state import TableState

ADVICE_SECONDS: Final = 4.0


async def agree_to_advice(table: LiveTable, seat: int, agree: bool) -> None:
    """Agree to advice at this table, or take that back. The caller holds the lock."""
    state = table.state
    state.must_play(seat)
    if agree and state.options.advice != "agreed":
        raise refusal("not-now", "advice-never", "advice is turned off at this table")
    if agree != (seat in state.agreed):
        await table.commit(AdviceAgreed(time.time(), seat, agree))


def must_be_advised(state: TableState, seat: int) -> None:
    """Refuse advice unless every person at the table has agreed to it."""
    state.must_play(seat)
    if state.options.advice != "agreed":
        raise refusal("not-now", "advice-never", "advice is turned off at this table")
    if not state.is_advised():
        missing = ", ".join(state.seats[other].name for other in state.people() if other not in state.agreed)
        english = f"advice is given only while every person at the table has agreed to it; not yet: {missing}"
        raise refusal("not-now", "advice-agreed", english, names=missing)


def is_asked(table: LiveTable, seat: int, request: str) -> bool:
    """Return whether this seat is still asked this, and may still get advice."""
    is_open = any(question.request == request and question.decision.seat == seat for question in table.open_questions())
    return is_open and table.state.is_advised() and table.state.is_person(seat)


def advice_question(table: LiveTable, seat: int, request: str, plans: list[str]) -> AdviceQuestion:
    """Return the question about a prompt. Raises Refusal. The caller holds the lock."""
    state = table.state
    must_be_advised(state, seat)
    if not is_asked(table, seat, request) or state.game is None:
        raise Refusal("late", "this question is not open for this seat", request)
    return question_about(state.game, seat, plans, f"{state.id} {request}", request)


def question_about(game: Game, seat: int, plans: list[str], name: str, request: str | None = None) -> AdviceQuestion:
    """Return the question about the decision that this seat is asked. `name` is unique to it, and no secret."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")  # tells nothing about the game's own seed
    found = possible_game(game, seat, seed, catalog_of(game.kingdom))
    if found is None:
        raise refusal("not-now", "advice-unknown", "there is no advice about this question", request)
    kingdom = list(kingdom_names(game.kingdom))
    return AdviceQuestion(game=found, kingdom=kingdom, plans=plans, seconds=ADVICE_SECONDS, seed=seed)
