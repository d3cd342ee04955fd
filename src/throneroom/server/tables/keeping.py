"""Store the result and the log of a game at its end, for versions of the program that cannot replay it."""

from __future__ import annotations

from throneroom.engine.event import Event
from throneroom.server.tables.kept_events import kept_events
from throneroom.server.tables.kept_game import KeptGame, KeptScore, KeptStep, packed
from throneroom.server.tables.log_entries import GameKept, RatingRecord
from throneroom.server.tables.snapshot import names
from throneroom.server.tables.table_info import game_over
from throneroom.server.tables.table_state import OVER, TableState


def is_to_be_kept(state: TableState) -> bool:
    """Return whether the game is over and has not been stored yet."""
    return state.status == OVER and not state.is_kept and state.game is not None


def kept_game(state: TableState, ratings: list[RatingRecord]) -> GameKept:
    """Return the entry with the result, the log and the changed ratings of a finished game."""
    over = game_over(state)
    assert over is not None
    record = state.record()
    events: list[Event] = []
    game = record.begin(events.append)
    steps: list[KeptStep] = []
    for answer in record.answers:
        decision = game.decision
        assert decision is not None
        card = None if decision.card is None else decision.card.name
        turns, before = game.player.turns, len(events)
        steps.append(KeptStep(decision.seat, turns, decision.verb.name, card, names(answer), before))
        game.answer(answer)
    answers = state.answers_of(0, len(events))
    kept = KeptGame(
        winners=over.winners,
        seed=over.seed,
        key=over.key,
        scores=[
            KeptScore(
                points=score.points,
                turns=score.turns,
                cards=[(worth.card, worth.count, worth.points) for worth in score.cards],
                curve=curve.points,
                money=curve.money,
            )
            for score, curve in zip(over.scores, over.curves, strict=True)
        ],
        events=kept_events(events, answers),
        steps=steps,
        record=record.to_text(),
    )
    return GameKept(state.changed, state.how, packed(kept), ratings)
