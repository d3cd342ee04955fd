"""How a game ended, as a terminal tells it: played here, or at a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.record.record import Record
from throneroom.record.score_sheet import CardScore, card_scores, score_curves


class SeatResult(NamedTuple):
    """One seat: its points, its turns, and what its cards are worth."""

    seat: int
    points: int
    turns: int
    worths: list[CardScore]

    def scoring(self) -> list[CardScore]:
        """The cards that count: worth something, or meant to be."""
        return [worth for worth in self.worths if worth.points or worth.card.is_victory or worth.card.is_curse]


class Result(NamedTuple):
    """All seats in their order, who has won, and each seat's points after each of its turns."""

    seats: list[SeatResult]
    winners: Sequence[int]
    courses: Sequence[Sequence[int]]

    def best_first(self) -> list[SeatResult]:
        return sorted(self.seats, key=lambda score: (score.seat not in self.winners, -score.points, score.seat))


def result_of(game: Game) -> Result:
    """The result of a game as it stands, without its course."""
    seats = [
        SeatResult(player.seat, points, player.turns, card_scores(player.cards()))
        for player, points in zip(game.players, scores(game), strict=True)
    ]
    return Result(seats, winners(game), ())


def result_with_course(game: Game, names: Sequence[str]) -> Result:
    """The result, and how the points grew; the game is played once more for that."""
    return result_of(game)._replace(courses=[course.points for course in score_curves(Record.of(game, names))])
