"""Races: contenders play the same games against the same opponents in stages.

The worse half drops out after each stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from throneroom.bots.bot import Bot
from throneroom.bots.bot_mistakes import log_mistake
from throneroom.bots.match import VICTORY, Match, Tally
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.engine.setup import Kingdom

# What a lead of one point is worth, as a fraction of a victory. Over few games, points tell more than victories.
_POINT: Final = 0.01


# -- trials ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """Games `start` to `stop - 1` of one strategy against an opponent in all other seats."""

    strategy: Strategy
    opponent: Strategy
    start: int
    stop: int


# Plays all trials, here or in other processes, and returns a tally for each in the same order.
PlayTrials: TypeAlias = Callable[[list[Trial]], list[Tally]]


def play_here(kingdom: Kingdom, seats: int, seed: int) -> PlayTrials:
    """Play trials in this process, one after the other."""
    return lambda trials: [play_trial(trial, kingdom, seats, seed) for trial in trials]


def play_trial(trial: Trial, kingdom: Kingdom, seats: int, seed: int) -> Tally:
    bots: list[Bot] = [StrategyBot(trial.strategy), *[StrategyBot(trial.opponent) for _ in range(seats - 1)]]
    return Match(kingdom, bots, seed, on_mistake=log_mistake).tally(trial.start, trial.stop)


# -- races -------------------------------------------------------------------------------------------------------------


@dataclass
class OpponentScore:
    """What a contender has achieved against one opponent."""

    games: int = 0
    victories: float = 0.0
    points: float = 0.0  # above the opponents' mean

    def add(self, tally: Tally) -> None:
        others = sum(sums.total for sums in tally.points[1:]) / (tally.players - 1)
        self.games += tally.games
        self.victories += tally.shares[0].total / VICTORY
        self.points += tally.points[0].total - others


@dataclass
class Contender:
    """A strategy in a race, the starting plan it descends from, and its scores by opponent."""

    strategy: Strategy
    origin: str
    scores: dict[Strategy, OpponentScore] = field(default_factory=dict)

    def add(self, opponent: Strategy, tally: Tally) -> None:
        self.scores.setdefault(opponent, OpponentScore()).add(tally)

    def rate(self, opponents: list[Strategy]) -> float:
        """Return the victories per game, averaged over the opponents."""
        scores = [self.scores[opponent] for opponent in opponents]
        return sum(score.victories / score.games for score in scores) / len(scores)

    def rating(self, opponents: list[Strategy]) -> float:
        """Return the rate, plus a little for the points."""
        scores = [self.scores[opponent] for opponent in opponents]
        points = sum(score.points / score.games for score in scores) / len(scores)
        return self.rate(opponents) + _POINT * points


def plan_key(strategy: Strategy) -> object:
    """Return what makes two plans the same, whatever their names."""
    return (
        strategy.buys,
        strategy.gains,
        strategy.trashes,
        strategy.discards,
        strategy.plays,
        strategy.endgame,
    )


def distinct_plans(strategies: Iterable[Strategy]) -> list[Contender]:
    """Return a contender for each plan; its origin is its name."""
    different: dict[object, Contender] = {}
    for strategy in strategies:
        different.setdefault(plan_key(strategy), Contender(strategy, strategy.name))
    return list(different.values())


class RaceRunner:
    """Runs races. No game number is used twice, so later scores are independent of earlier selections."""

    def __init__(self, seats: int, play: PlayTrials) -> None:
        self.seats: Final = seats
        self.games = 0
        self._play: Final = play
        self._next_number = 0

    def run(
        self,
        contenders: list[Contender],
        opponents: list[Strategy],
        games: int,
        keep: int,
        rating: Callable[[Contender], float] | None = None,
    ) -> list[Contender]:
        """Return the best `keep`, best first, after about this many games.

        Each stage but the last halves the field. Without a `rating`, victories over all opponents count."""
        sizes = [len(contenders)]
        while sizes[-1] > keep:
            sizes.append(max(keep, sizes[-1] // 2))
        for size in sizes:
            contenders = contenders[:size]
            self.play_stage(contenders, opponents, games // len(sizes) // (size * len(opponents)))
            rated = [(rating or (lambda one: one.rating(opponents)))(contender) for contender in contenders]
            contenders = [contenders[at] for at in sorted(range(size), key=lambda at: -rated[at])]
        return contenders

    def play_stage(self, contenders: list[Contender], opponents: list[Strategy], games: int) -> None:
        """Let each contender play the same games against each opponent, in every seat."""
        games = max(self.seats, games - games % self.seats)
        start = self.new_games(games)
        trials = [
            Trial(contender.strategy, opponent, start, start + games)
            for contender in contenders
            for opponent in opponents
        ]
        tallies = self._play(trials)
        for at, tally in enumerate(tallies):
            contenders[at // len(opponents)].add(opponents[at % len(opponents)], tally)
            self.games += tally.games

    def new_games(self, games: int) -> int:
        """Reserve this many game numbers and return the first."""
        start, self._next_number = self._next_number, self._next_number + games
        return start
