"""Finished games: the record, all that happened, and the table at any decision, from any seat."""

from __future__ import annotations

from throneroom.protocol.base import EVERYTHING
from throneroom.protocol.replay import Replay, ReplayPosition, ReplayStep
from throneroom.protocol.view import GameOver
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.snapshot import Happened, Piles, Seen, names, prompt
from throneroom.server.tables.table_info import game_over, table_info
from throneroom.server.tables.table_state import OVER, TableState


def must_be_over(state: TableState) -> None:
    """Before the end nothing of a record is told: it has all hands, and the seed."""
    if state.status != OVER or state.game is None:
        raise refusal("not-now", "not-over", "this game is not over yet")


def result(state: TableState) -> GameOver:
    over = game_over(state)
    if over is None:
        raise refusal("not-now", "not-over", "this game is not over yet")
    return over


def check_seat(state: TableState, seat: int) -> None:
    if not EVERYTHING <= seat < len(state.seats):
        raise Refusal("not-found", f"a seat is a number from {EVERYTHING} to {len(state.seats) - 1}")


def replay(state: TableState, seat: int) -> Replay:
    """All that happened, as this seat saw it. What was asked and answered is open now, with the cards it named."""
    over = result(state)
    check_seat(state, seat)
    game = state.record().begin()
    steps: list[ReplayStep] = []
    for number, answer in enumerate(state.record().answers):
        decision = game.decision
        assert decision is not None
        shown = names(answer) if seat in (EVERYTHING, decision.seat) else []
        card = None if decision.card is None else decision.card.name
        steps.append(
            ReplayStep(
                number,
                decision.seat,
                game.player.turns,
                decision.verb.name,
                card,
                shown,
                state.events_before(number),
            )
        )
        game.answer(answer)
    return Replay(table_info(state), seat, steps, Happened(state, state.replayed(), 0).by(seat), over)


def replay_position(state: TableState, number: int, seat: int) -> ReplayPosition:
    """The table when a decision was asked, or the last position of all."""
    must_be_over(state)
    check_seat(state, seat)
    if not 0 <= number <= state.answers:
        raise Refusal("not-found", f"there are decisions 0 to {state.answers}")
    game = state.record().replay(number)
    decision = game.decision
    answers = state.record().answers
    sees = decision is not None and seat in (EVERYTHING, decision.seat)
    return ReplayPosition(
        number,
        Seen(game, Piles(), shows_points=True, shows_decks=True).by(seat),
        prompt("", number, decision, decision.verb.together, None) if sees and decision is not None else None,
        names(answers[number]) if sees and number < len(answers) else [],
    )
