"""The final of a search: which plan is best, and which other plans are worth knowing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from throneroom.bots.search.race import Contender, RaceRunner
from throneroom.bots.strategies.strategy import Strategy

# A plan should win this share of what is fair against each rival. Below it, every percentage point costs this many.
_ENOUGH: Final = 0.9
_COST: Final = 1.5

_FOR_RIVALS: Final = 40  # percent of the games
_PLAYED_RIVALS: Final = 4  # at most this many plans play the rivals
_SURVIVORS: Final = 2
_MOST_FINALISTS: Final = 4


@dataclass(frozen=True)
class Finalist:
    """A plan, and its victories per game over the yardsticks in the final."""

    strategy: Strategy
    rate: float


def race_finalists(
    races: RaceRunner, contenders: list[Contender], yardsticks: list[Strategy], rivals: list[Strategy], games: int
) -> list[Contender]:
    """Race the contenders and return all of them: the winner, then the others by their victories over the yardsticks.

    The winner has the most victories over the yardsticks, less what losing to a rival costs. Plans play the rivals from
    the best down, until no other plan can win: mostly this is only the first one.
    """
    for_rivals = games * _FOR_RIVALS // 100 if rivals else 0
    best = races.run(contenders, yardsticks, games - for_rivals, _SURVIVORS)
    others = [contender for contender in contenders if not any(contender is other for other in best)]
    ranked = best + sorted(others, key=lambda contender: -contender.rating(yardsticks))
    if not rivals:
        return ranked
    trials = RivalTrials(races, yardsticks, rivals, for_rivals // (_PLAYED_RIVALS * len(rivals)))
    for contender in ranked[: _PLAYED_RIVALS - 1]:
        trials.play(contender)
    beaten_by = trials.most_dangerous()
    if beaten_by is not None:  # perhaps it is the better plan
        trials.play(next(contender for contender in ranked if contender.strategy is beaten_by))
    winner = trials.winner or ranked[0]
    return [winner, *[contender for contender in ranked if contender is not winner]]


class RivalTrials:
    """Plans play the rivals, one plan after the other. Losing to a rival costs a part of the rating."""

    def __init__(self, races: RaceRunner, yardsticks: list[Strategy], rivals: list[Strategy], games: int) -> None:
        self.winner: Contender | None = None
        self._highest = 0.0
        self._races: Final = races
        self._yardsticks: Final = yardsticks
        self._rivals: Final = rivals
        self._games: Final = games

    def play(self, contender: Contender) -> None:
        """Let a plan play the rivals, unless it could not win anyway."""
        rating = contender.rating(self._yardsticks)
        if self.winner is not None and rating <= self._highest:
            return
        self._races.play_stage([contender], self._rivals, self._games)
        rating -= _COST * self._shortfall(contender)
        if self.winner is None or rating > self._highest:
            self.winner, self._highest = contender, rating

    def most_dangerous(self) -> Strategy | None:
        """Return the rival to which the winner loses most, if it loses too much."""
        if self.winner is None or not self._shortfall(self.winner):
            return None
        scores = self.winner
        return min(self._rivals, key=lambda rival: scores.rate([rival]))

    def _shortfall(self, contender: Contender) -> float:
        worst = min(contender.rate([rival]) for rival in self._rivals)
        return max(0.0, _ENOUGH / self._races.seats - worst)


def finalists_of(ranked: list[Contender], yardsticks: list[Strategy]) -> tuple[Finalist, ...]:
    """Return the best plan of each origin, best first, but only a few of them.

    Plans of the same origin mostly buy the same cards."""
    chosen: dict[str, Finalist] = {}
    for contender in ranked:
        if contender.origin not in chosen and len(chosen) < _MOST_FINALISTS:
            chosen[contender.origin] = Finalist(contender.strategy, contender.rate(yardsticks))
    return tuple(chosen.values())
