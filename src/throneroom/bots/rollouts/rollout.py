"""Rollouts: a possible game is played on by bots, after a given answer, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from throneroom.bots.bot_mistakes import log_mistake
from throneroom.engine.score import counted_points, leaders

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.card import Option
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

# A rollout that takes this many turns more is stopped and counted as it stands.
MOST_TURNS: Final = 60


def roll_out(view: View, answer: tuple[Option, ...], bots: list[Bot], seed: int) -> Game:
    """Return a possible game, played on by the bots, one per seat, after this answer of the view's seat."""
    game = view.possible_game(seed)
    game.answer(answer)
    game.run(bots, view.turns(view.seat) + MOST_TURNS, recorded=False, on_mistake=log_mistake)
    return game


def shares_of(game: Game) -> list[float]:
    """Return the share of the victory that each seat has: 1, a part of it in a tie, or 0."""
    scores = [counted_points(player.owned) for player in game.players]
    winners = leaders(scores, [player.turns for player in game.players])
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def victory(game: Game, seat: int) -> float:
    """Return the share of the victory that one seat has."""
    return shares_of(game)[seat]


def margin(game: Game, seat: int) -> int:
    """Return by how many points a seat is ahead of the best of the others."""
    best = -1000
    for player in game.players:
        if player.seat != seat:
            best = max(best, counted_points(player.owned))
    return counted_points(game.players[seat].owned) - best
