"""What everybody may know of a table, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from throneroom.cards.sets import recommended_set
from throneroom.engine.card import Card
from throneroom.engine.score import points
from throneroom.protocol.table import SeatStatus, TableInfo, TableState
from throneroom.protocol.view import CardPoints, Curve, GameOver, SeatScore
from throneroom.record.result import courses, worths
from throneroom.server.tables.table_state import OVER, RUNNING, Sitting


def table_info(sitting: Sitting, away: Sequence[float | None] = (), watchers: int = 0) -> TableInfo:
    """`away` says for each seat since how many seconds nobody is connected there, None if somebody is."""
    opened = sitting.opened
    known = recommended_set(sitting.kingdom)
    game = sitting.game
    return TableInfo(
        sitting.id,
        cast("TableState", sitting.state),
        sitting.owner,
        [_seat(sitting, seat, away[seat] if away else None) for seat in range(len(sitting.seats))],
        [card.name for card in sitting.kingdom.cards],
        None if known is None else known.name,
        [card.name for card in sitting.kingdom.stock(len(sitting.seats)).cards],
        sitting.options,
        opened.seeded,
        sitting.marked,
        watchers,
        0 if game is None else game.player.turns,
        opened.previous,
        sitting.next,
        opened.at,
        sitting.begun,
        sitting.ended,
    )


def _seat(sitting: Sitting, number: int, away: float | None) -> SeatStatus:
    seat = sitting.seats[number]
    is_human = seat.who == "human"
    gone = away if is_human else None
    return SeatStatus(
        number,
        seat.who,
        seat.name,
        seat.level,
        None if gone is None else round(gone, 1),
        number in sitting.stand_ins,
        number in sitting.resigned,
        may_decide(sitting, number, gone),
    )


def may_decide(sitting: Sitting, seat: int, away: float | None) -> bool:
    """Whether the others may choose what becomes of a seat: it is away for longer than the grace time."""
    is_playing = sitting.state == RUNNING and sitting.is_person(seat)
    return is_playing and away is not None and away >= sitting.options.grace


# -- the end ----------------------------------------------------------------------------------------------------------


def game_over(sitting: Sitting) -> GameOver | None:
    """How it ended; None before. Nothing is hidden any more."""
    game = sitting.game
    if sitting.state != OVER or game is None:
        return None
    won = sitting.winners()
    scores = [
        SeatScore(
            player.seat,
            sitting.seats[player.seat].name,
            points(player.cards()),
            player.turns,
            player.seat in won,
            player.seat in sitting.resigned,
            _by_card(player.cards()),
        )
        for player in game.players
    ]
    how = cast("Literal['played', 'resigned', 'ended']", sitting.how)
    return GameOver(how, scores, won, game.seed, curves(sitting))


def _by_card(cards: list[Card]) -> list[CardPoints]:
    return [CardPoints(worth.card.name, worth.copies, worth.points) for worth in worths(cards)]


def curves(sitting: Sitting) -> list[Curve]:
    """Points and money by turn."""
    return [Curve(seat, course.points, course.money) for seat, course in enumerate(courses(sitting.record()))]
