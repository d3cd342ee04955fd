"""How a game ended, whether it was played here or on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.engine.game import Game
from throneroom.engine.score import scores, winners
from throneroom.record.record import Record
from throneroom.record.score_sheet import CardScore, card_scores, score_curves


class SeatResult(NamedTuple):
    """One seat's points and turns, and what each of its cards is worth."""

    seat: int
    points: int
    turns: int
    worths: list[CardScore]

    def scoring(self) -> list[CardScore]:
        """Return the cards that score: Victory cards and Curses, even for 0 points."""
        return [worth for worth in self.worths if worth.points or worth.card.is_victory or worth.card.is_curse]


class GameResult(NamedTuple):
    """All seats in seat order, the winners, and each seat's points after each of its turns."""

    seats: list[SeatResult]
    winners: Sequence[int]
    curves: Sequence[Sequence[int]]

    def best_first(self) -> list[SeatResult]:
        return sorted(self.seats, key=lambda score: (score.seat not in self.winners, -score.points, score.seat))


def result_of(game: Game) -> GameResult:
    """Return the result of a game as it stands, without the curves."""
    seats = [
        SeatResult(player.seat, points, player.turns, card_scores(player.cards()))
        for player, points in zip(game.players, scores(game), strict=True)
    ]
    return GameResult(seats, winners(game), ())


def result_with_curves(game: Game, names: Sequence[str]) -> GameResult:
    """Return the result with the curves, found by replaying the game."""
    return result_of(game)._replace(curves=[curve.points for curve in score_curves(Record.of(game, names))])
