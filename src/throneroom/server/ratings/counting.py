"""Which games count for names kept by a key, and what each of them counts: as on the shelf, see docs/rating.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from throneroom.engine.score import points
from throneroom.protocol.rating import Unrated
from throneroom.server.ratings.glicko2 import Rating, Result
from throneroom.server.ratings.level_ratings import LEVEL_RATINGS
from throneroom.server.tables.table_state import DRAWN, STOPPED, TableState

_BOT_DEVIATION: Final = 50.0  # about as certain as the references are


def unrated(state: TableState) -> Unrated:
    """Return why the game at a table does not count, as far as this is known now; an empty string if it does."""
    opened = state.opened
    if not any(seat.held for seat in state.seats):
        return "nobody"
    if state.how in (STOPPED, DRAWN):
        return "early"
    if opened.guide:
        return "guided"
    if opened.deal is not None:
        return "deal"
    if state.marked:
        return "undo"
    if opened.seeded:
        return "seeded"
    if state.advised:
        return "advice"
    if any(seat.strategy is not None for seat in state.seats):
        return "strategy"
    known = sum(seat.held is not None or seat.level in LEVEL_RATINGS for seat in state.seats)
    return "" if known > 1 else "opponents"


class _Place(NamedTuple):
    """How well a seat did: the larger, the better."""

    won: bool
    stayed: bool
    points: int
    fewer_turns: int


def results(state: TableState, seat: int, others: Mapping[int, Rating]) -> list[Result]:
    """Return the results of a seat against each other seat that has a rating. `others`: of names kept by a key.

    Winners come before the others, then points, then fewer turns; whoever resigned comes last.
    """
    places = _places(state)
    found: list[Result] = []
    for number, other in enumerate(state.seats):
        if number == seat:
            continue
        score = 0.5 if places[seat] == places[number] else float(places[seat] > places[number])
        if number in others:
            found.append(Result(others[number].rating, others[number].deviation, score))
        elif other.who == "bot" and other.level in LEVEL_RATINGS:
            found.append(Result(LEVEL_RATINGS[other.level], _BOT_DEVIATION, score))
    return found


def _places(state: TableState) -> list[_Place]:
    assert state.game is not None
    winners = state.winners()
    return [
        _Place(player.seat in winners, player.seat not in state.resigned, points(player.cards()), -player.turns)
        for player in state.game.players
    ]
