"""Races: contenders play the same games against the same opponents, and the worse half drops out again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from throneroom.bots.match import VICTORY, Tally
from throneroom.bots.strategies.strategy import Strategy

# What a point more than the opponent is worth beside a victory. Points tell more than victories of a few games.
_POINT: Final = 0.01


@dataclass(frozen=True)
class Trial:
    """Games of one strategy against an opponent who has all other seats: those from `start` to before `stop`."""

    strategy: Strategy
    opponent: Strategy
    start: int
    stop: int


# Plays all these games, here or elsewhere, and gives a tally for each trial in its order.
Play = Callable[[list[Trial]], list[Tally]]


@dataclass
class Result:
    """What came of a contender's games against one opponent."""

    games: int = 0
    victories: float = 0.0
    points: float = 0.0  # more than the opponents' mean

    def add(self, tally: Tally) -> None:
        others = sum(sums.total for sums in tally.points[1:]) / (tally.players - 1)
        self.games += tally.games
        self.victories += tally.shares[0].total / VICTORY
        self.points += tally.points[0].total - others


@dataclass
class Contender:
    """A strategy in a race, where it comes from, and its results against each opponent, by the opponent's buys."""

    strategy: Strategy
    origin: str
    results: dict[Strategy, Result] = field(default_factory=dict)

    def add(self, opponent: Strategy, tally: Tally) -> None:
        self.results.setdefault(opponent, Result()).add(tally)

    def rate(self, opponents: list[Strategy]) -> float:
        """Victories for each game, on average over the opponents."""
        results = [self.results[opponent] for opponent in opponents]
        return sum(result.victories / result.games for result in results) / len(results)

    def worth(self, opponents: list[Strategy]) -> float:
        """The rate, with a little for the points."""
        results = [self.results[opponent] for opponent in opponents]
        points = sum(result.points / result.games for result in results) / len(results)
        return self.rate(opponents) + _POINT * points


class Races:
    """Runs races. Every game has a number that is never used again, so what is measured is never what was chosen by."""

    def __init__(self, seats: int, play: Play) -> None:
        self.seats: Final = seats
        self.games = 0
        self._play: Final = play
        self._number = 0

    def run(self, contenders: list[Contender], opponents: list[Strategy], games: int, keep: int) -> list[Contender]:
        """The best `keep`, best first, after about so many games in stages; each but the last halves the field."""
        sizes = [len(contenders)]
        while sizes[-1] > keep:
            sizes.append(max(keep, sizes[-1] // 2))
        for size in sizes:
            contenders = contenders[:size]
            self.stage(contenders, opponents, games // len(sizes) // (size * len(opponents)))
            contenders = sorted(contenders, key=lambda contender: -contender.worth(opponents))
        return contenders

    def stage(self, contenders: list[Contender], opponents: list[Strategy], games: int) -> None:
        """So many games of each contender against each opponent, the same for all, and everybody in every seat."""
        games = max(self.seats, games - games % self.seats)
        start = self.fresh(games)
        trials = [
            Trial(contender.strategy, opponent, start, start + games)
            for contender in contenders
            for opponent in opponents
        ]
        tallies = self._play(trials)
        for at, tally in enumerate(tallies):
            contenders[at // len(opponents)].add(opponents[at % len(opponents)], tally)
            self.games += tally.games

    def fresh(self, games: int) -> int:
        """The number of the first of so many games that have not been played yet, and will not be played again."""
        start, self._number = self._number, self._number + games
        return start
