"""Finished games: the result, the replay, and the position at any decision, from any seat."""

from __future__ import annotations

from throneroom.protocol.base import EVERYTHING
from throneroom.protocol.replay import Replay, ReplayPosition, ReplayStep
from throneroom.protocol.view import GameOver
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.advice_question import question_about
from throneroom.server.tables.outdated_state import OutdatedState, is_outdated
from throneroom.server.tables.snapshot import Happenings, SupplyMessage, Views, names, prompt
from throneroom.server.tables.table_info import game_over, table_info
from throneroom.server.tables.table_state import Question, TableState
from throneroom.server.workers.advice_process import AdviceQuestion


def result(state: TableState) -> GameOver:
    state.must_be_over()
    over = game_over(state)
    assert over is not None
    return over


def record_file(state: TableState, is_json: bool) -> str:
    """Return the record as JSON or as text. For an outdated table, only the text was stored."""
    state.must_be_over()
    if isinstance(state, OutdatedState) and not is_json:
        return state.record_text()
    state.must_be_replayable()
    return state.record().to_json() if is_json else state.record().to_text()


def replay(state: TableState, seat: int) -> Replay:
    """Return a game as this seat saw it: of other seats' decisions, only that they were asked."""
    over = result(state)
    _check_seat(state, seat)
    if isinstance(state, OutdatedState):
        steps, happenings = state.steps(seat), state.happenings(seat)
        return Replay(table=table_info(state), seat=seat, steps=steps, happenings=happenings, over=over)
    game = state.record().begin()
    steps = []
    for number, answer in enumerate(state.record().answers):
        decision = game.decision
        assert decision is not None
        sees = seat in (EVERYTHING, decision.seat)
        steps.append(
            ReplayStep(
                number=number,
                seat=decision.seat,
                turn=game.player.turns,
                verb=decision.verb.name if sees else "",
                card=decision.card.name if sees and decision.card is not None else None,
                answer=names(answer) if sees else [],
                happening=state.events_before(number),
            )
        )
        game.answer(answer)
    happenings = Happenings(state, state.replayed(), 0).of(seat)
    return Replay(table=table_info(state), seat=seat, steps=steps, happenings=happenings, over=over)


def replay_position(state: TableState, number: int, seat: int) -> ReplayPosition:
    """Return the position when decision `number` was asked, or at the end of the game."""
    state.must_be_over()
    _check_seat(state, seat)
    if isinstance(state, OutdatedState):
        return _stored_position(state, number, seat)
    if not 0 <= number <= state.answers:
        raise Refusal("not-found", f"the game has decisions 0 to {state.answers}")
    game = state.record().replay(number)
    decision = game.decision
    answers = state.record().answers
    sees = decision is not None and not decision.is_forced and seat in (EVERYTHING, decision.seat)
    return ReplayPosition(
        number,
        Views(game, SupplyMessage(), shows_points=True, shows_decks=True).of(seat),
        prompt(Question("", number, decision)) if sees and decision is not None else None,
        names(answers[number]) if sees and number < len(answers) else [],
    )


def _stored_position(state: OutdatedState, number: int, seat: int) -> ReplayPosition:
    """Return the position as it was stored, without the question. Raises Refusal if it was not."""
    game = state.game_before(number)
    if game is None:
        raise is_outdated(state)
    view = Views(game, SupplyMessage(), state.can_count_points, shows_decks=True).of(seat)
    steps = state.steps(seat)
    return ReplayPosition(number, view, None, steps[number].answer if number < len(steps) else [])


def replay_question(state: TableState, number: int) -> AdviceQuestion:
    """Return the question for the advisor about decision `number`: what the seat asked knew then, and nothing else."""
    state.must_be_over()
    state.must_be_replayable()
    if not 0 <= number < state.answers:
        raise Refusal("not-found", f"the game has decisions 0 to {state.answers - 1}")
    game = state.record().replay(number)
    decision = game.decision
    if decision is None or decision.is_forced:
        raise refusal("not-now", "advice-unknown", "there is no advice about this question")
    return question_about(game, decision.seat, [], f"{state.id} {state.branch} {number}")


def _check_seat(state: TableState, seat: int) -> None:
    if not EVERYTHING <= seat < len(state.seats):
        raise Refusal("not-found", f"the seat must be a number from {EVERYTHING} to {len(state.seats) - 1}")
