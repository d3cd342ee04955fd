"""The final of a search: which plan is best, and which other plans are worth knowing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from throneroom.bots.search.race import Contender, RaceRunner, plan_key
from throneroom.bots.strategies.strategy import Strategy

_FOR_RIVALS: Final = 30  # percent of the games
_MOST_TRIALS: Final = 4  # this many plans can play the rivals with these games
_LEADERS: Final = 3
_SURVIVORS: Final = 2
_MOST_FINALISTS: Final = 8


@dataclass(frozen=True)
class Demand:
    """What is asked of a plan against a rival: a share of its fair victories, and what each missing one costs."""

    enough: float
    cost: float
    effort: int  # games, in relation to other rivals


_AGAINST_KNOWN: Final = Demand(0.87, 4.0, 3)  # a plan of a lower level
_AGAINST_FOUND: Final = Demand(0.84, 1.0, 1)  # another plan of this search


@dataclass(frozen=True)
class Finalist:
    """A plan, and its victories per game over the yardsticks in the final."""

    strategy: Strategy
    rate: float


def race_finalists(
    races: RaceRunner,
    contenders: list[Contender],
    yardsticks: list[Strategy],
    rivals: list[Strategy],
    known: list[Strategy],
    games: int,
) -> list[Contender]:
    """Race the contenders and return all of them: the winner, then the others by their victories over the yardsticks.

    The winner has the most victories over the yardsticks, less what losing to a rival costs. Plans play the rivals from
    the best down, until no other plan can win: mostly this is only the first one. Rivals are contenders too.
    """
    for_rivals = games * _FOR_RIVALS // 100 if rivals else 0
    best = races.run(contenders, yardsticks, games - for_rivals, _SURVIVORS)
    others = [contender for contender in contenders if not any(contender is other for other in best)]
    ranked = best + sorted(others, key=lambda contender: -contender.rating(yardsticks))
    if not rivals:
        return ranked
    demands = [(rival, _AGAINST_KNOWN if rival in known else _AGAINST_FOUND) for rival in rivals]
    trials = RivalTrials(races, yardsticks, demands, for_rivals // _MOST_TRIALS)
    for contender in ranked[:_LEADERS]:
        trials.play(contender)
    for rival in rivals if trials.winner_loses() else ():  # perhaps a rival is the better plan
        trials.play(next(contender for contender in ranked if plan_key(contender.strategy) == plan_key(rival)))
    winner = trials.winner or ranked[0]
    return [winner, *[contender for contender in ranked if contender is not winner]]


class RivalTrials:
    """Plans play the rivals, one plan after the other. Losing to a rival costs victories over the yardsticks."""

    def __init__(
        self, races: RaceRunner, yardsticks: list[Strategy], demands: list[tuple[Strategy, Demand]], games: int
    ) -> None:
        self.winner: Contender | None = None
        self._highest = 0.0
        self._races: Final = races
        self._yardsticks: Final = yardsticks
        self._demands: Final = demands
        self._games: Final = games // sum(demand.effort for _, demand in demands)

    def play(self, contender: Contender) -> None:
        """Let a plan play the rivals, unless it could not win anyway."""
        rate = contender.rate(self._yardsticks)
        if self.winner is not None and rate <= self._highest:
            return
        for rival, demand in self._demands:
            self._races.play_stage([contender], [rival], self._games * demand.effort)
        rate -= max(demand.cost * self._shortfall(contender, rival, demand) for rival, demand in self._demands)
        if self.winner is None or rate > self._highest:
            self.winner, self._highest = contender, rate

    def winner_loses(self) -> bool:
        """Return whether the best plan so far loses to a rival."""
        winner = self.winner
        return winner is not None and any(self._shortfall(winner, *demanded) for demanded in self._demands)

    def _shortfall(self, contender: Contender, rival: Strategy, demand: Demand) -> float:
        return max(0.0, demand.enough / self._races.seats - contender.rate([rival]))


def finalists_of(ranked: list[Contender], yardsticks: list[Strategy]) -> tuple[Finalist, ...]:
    """Return the best plan of each origin, best first, but only a few of them.

    Plans of the same origin mostly buy the same cards."""
    chosen: dict[str, Finalist] = {}
    for contender in ranked:
        if contender.origin not in chosen and len(chosen) < _MOST_FINALISTS:
            chosen[contender.origin] = Finalist(contender.strategy, contender.rate(yardsticks))
    return tuple(chosen.values())
