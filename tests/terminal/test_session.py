"""A game at one keyboard: its record may come from a server."""

from __future__ import annotations

from tests.helpers.deals import FIRST_GAME

from throneroom import Game, Record
from throneroom.terminal.seats import Seat
from throneroom.terminal.session import Session


def test_questions_with_one_legal_answer_are_answered() -> None:
    """Games between people at a server ask them. Here nobody sees them, and undo skips them."""
    dealt = Game.deal(FIRST_GAME, 2, 7, first=0, keyed=True, asks_forced=True)
    session = Session(Record.of(dealt, ["Ann", "Bob"]), [Seat("Ann"), Seat("Bob")])
    assert session.game.history == [()]  # there is no Action in the first hand
    decision = session.game.decision
    assert decision is not None
    session.answer(decision.options)
    assert session.game.history == [(), decision.options, ()]
    offer = session.offer(0)
    assert offer is not None
    assert (offer.number, offer.others) == (1, 0)
    session.undo(1)
    assert session.game.decision is not None
    assert repr(session.game.decision) == repr(decision)
