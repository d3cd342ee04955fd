"""What everybody may know of a table, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from throneroom.cards.sets import recommended_set
from throneroom.engine.card import Card
from throneroom.engine.score import points
from throneroom.protocol.table import SeatStatus, TableInfo, TableStatus
from throneroom.protocol.view import CardPoints, Curve, GameOver, SeatScore
from throneroom.record.result import courses, worths
from throneroom.server.tables.table_state import OVER, RUNNING, TableState


def table_info(state: TableState, away: Sequence[float | None] = (), watchers: int = 0) -> TableInfo:
    """`away` says for each seat since how many seconds nobody is connected there, None if somebody is."""
    opened = state.opened
    known = recommended_set(state.kingdom)
    game = state.game
    return TableInfo(
        state.id,
        cast("TableStatus", state.status),
        state.owner,
        [_seat(state, seat, away[seat] if away else None) for seat in range(len(state.seats))],
        [card.name for card in state.kingdom.cards],
        None if known is None else known.name,
        [card.name for card in state.kingdom.stock(len(state.seats)).cards],
        state.options,
        opened.seeded,
        state.marked,
        watchers,
        0 if game is None else game.player.turns,
        opened.previous,
        state.next,
        opened.at,
        state.begun,
        state.ended,
    )


def _seat(state: TableState, number: int, away: float | None) -> SeatStatus:
    seat = state.seats[number]
    is_human = seat.who == "human"
    gone = away if is_human else None
    return SeatStatus(
        number,
        seat.who,
        seat.name,
        seat.level,
        None if gone is None else round(gone, 1),
        number in state.stand_ins,
        number in state.resigned,
        may_decide(state, number, gone),
    )


def may_decide(state: TableState, seat: int, away: float | None) -> bool:
    """Whether the others may choose what becomes of a seat: it is away for longer than the grace time."""
    is_playing = state.status == RUNNING and state.is_person(seat)
    return is_playing and away is not None and away >= state.options.grace


# -- the end ----------------------------------------------------------------------------------------------------------


def game_over(state: TableState) -> GameOver | None:
    """How it ended; None before. Nothing is hidden any more."""
    game = state.game
    if state.status != OVER or game is None:
        return None
    won = state.winners()
    scores = [
        SeatScore(
            player.seat,
            state.seats[player.seat].name,
            points(player.cards()),
            player.turns,
            player.seat in won,
            player.seat in state.resigned,
            _by_card(player.cards()),
        )
        for player in game.players
    ]
    how = cast("Literal['played', 'resigned', 'ended']", state.how)
    return GameOver(how, scores, won, game.seed, curves(state))


def _by_card(cards: list[Card]) -> list[CardPoints]:
    return [CardPoints(worth.card.name, worth.copies, worth.points) for worth in worths(cards)]


def curves(state: TableState) -> list[Curve]:
    """Points and money by turn."""
    return [Curve(seat, course.points, course.money) for seat, course in enumerate(courses(state.record()))]
