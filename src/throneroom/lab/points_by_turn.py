"""Each player's mean points after each turn, without NumPy, so that servers do not need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from throneroom.bots.match import Match
from throneroom.engine.event import CLEANED_UP, Event
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.lab.match_setup import replay_game

_TURNS: Final = 60  # later turns are rare and left out


class PointsByTurn:
    """Sums of points over games that are replayed and watched."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._sums: Final = [[0] * _TURNS for _ in match.bots]
        self._counts: Final = [[0] * _TURNS for _ in match.bots]

    def add_games(self, start: int, stop: int) -> None:
        """Replay the games from `start` up to but not including `stop`, and add their points."""
        for number in range(start, stop):
            replay_game(self._match, number, self._watch)

    def means(self, player: int) -> list[float]:
        """Return the mean points after each turn that at least a tenth of the games reached."""
        pairs = list(zip(self._sums[player], self._counts[player], strict=True))
        most = max(count for _, count in pairs)
        return [round(total / count, 2) for total, count in pairs if count and 10 * count >= most]

    def _watch(self, game: Game, order: list[int]) -> Callable[[Event], None]:
        def on_event(event: Event) -> None:
            if event.kind is CLEANED_UP:
                seated = game.players[event.seat]
                turn, player = seated.turns - 1, order[event.seat]
                if turn < _TURNS:
                    self._sums[player][turn] += points(seated.cards())
                    self._counts[player][turn] += 1

        return on_event
