"""The search for a strategy, with its games played in a pool, and the scores of the result."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from throneroom.bots.match import Tally
from throneroom.bots.search.evolve import FEWEST_GAMES, BestStrategies, Search
from throneroom.bots.search.race import Trial, play_trial
from throneroom.bots.search.starting_plans import big_money, single_terminals
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom_sources import CardSource
from throneroom.engine.setup import Kingdom
from throneroom.lab.match_setup import catalog_and_kingdom
from throneroom.lab.pool import Pool, results_in_order
from throneroom.lab.statistics import Estimate, percent

FOUND: Final = "found"  # the default name for the strategy that a search finds
MOST_SCORED: Final = 4_000  # games against each opponent, or a tenth of the search's games if that is fewer
FEWEST_SCORED: Final = 200

# Each stage is split into this many parts per process, so that no process waits long for the others.
_PARTS: Final = 3
_TIMED_GAMES: Final = 40  # to measure the speed

Report: TypeAlias = Callable[[int], None]  # called with the number of games played so far
# A trial for another process: both strategies as text, the first game, and the game after the last.
TrialText: TypeAlias = tuple[str, str, int, int]


@dataclass(frozen=True)
class SearchSetup:
    """The kingdom, seats and seed of a search, as plain data."""

    kingdom: tuple[str, ...]
    seats: int
    seed: int
    custom: tuple[CardSource, ...] = ()


@dataclass(frozen=True)
class Score:
    """How the strategy did against an opponent, in games that the search did not use."""

    name: str
    tally: Tally

    @property
    def wins(self) -> Estimate:
        return percent(self.tally.wins[0], self.tally)

    @property
    def ties(self) -> Estimate:
        return percent(self.tally.ties, self.tally)


@dataclass(frozen=True, kw_only=True)
class SearchResult:
    """The strategy, and its scores if the search was completed."""

    strategy: Strategy
    found: BestStrategies
    scores: tuple[Score, ...]
    seconds: float
    is_complete: bool

    @property
    def games_per_second(self) -> float:
        return self.found.games / self.seconds if self.seconds else 0.0


class StrategySearch:
    """A search whose games are played in a pool."""

    def __init__(self, setup: SearchSetup, pool: Pool) -> None:
        self._setup: Final = setup
        self._pool: Final = pool
        self._search: Search | None = None
        self._report: Report | None = None
        self._played = 0

    def games_in(self, seconds: float) -> int:
        """Estimate how many games a search can play in this time."""
        _, kingdom = _catalog_and_kingdom(self._setup)
        money = big_money()
        plans = single_terminals(kingdom.cards) or [money]
        games = _TIMED_GAMES - _TIMED_GAMES % self._setup.seats
        trials = [Trial(plan, money, 0, games) for plan in plans]
        self.play(trials[:1])  # start the processes and fill caches
        began = time.perf_counter()
        self.play(trials)
        rate = len(trials) * games / max(time.perf_counter() - began, 1e-9)
        return max(FEWEST_GAMES, int(rate * seconds) // 100 * 100)

    def run(self, games: int, report: Report | None = None) -> BestStrategies:
        """Search with this many games."""
        _, kingdom = _catalog_and_kingdom(self._setup)
        self._played, self._report = 0, report
        self._search = Search(kingdom, self._setup.seats, self._setup.seed, games, self.play)
        return self._search.run()

    def best_so_far(self) -> BestStrategies | None:
        """Return the best strategies so far, or None if there are none yet."""
        return None if self._search is None else self._search.best_so_far()

    def run_and_score(self, games: int, name: str, report: Report | None = None) -> SearchResult | None:
        """Search, and score the result. After Ctrl-C, return the best so far, or None if there is none."""
        began = time.perf_counter()
        try:
            found = self.run(games, report)
            seconds = time.perf_counter() - began
            scores = self._scores(found, games)
        except KeyboardInterrupt:
            best = self.best_so_far()
            if best is None:
                return None
            return SearchResult(
                strategy=best.best.renamed(name),
                found=best,
                scores=(),
                seconds=time.perf_counter() - began,
                is_complete=False,
            )
        return SearchResult(
            strategy=found.best.renamed(name), found=found, scores=scores, seconds=seconds, is_complete=True
        )

    def play(self, trials: list[Trial]) -> list[Tally]:
        """Play trials in the pool and return their tallies in order."""
        texts = [(self._text(t.strategy), self._text(t.opponent), t.start, t.stop) for t in trials]
        ahead = self._pool.jobs * _PARTS if self._pool.break_even_seconds < math.inf else 1
        size = -(-len(texts) // ahead) if ahead > 1 else 1
        parts = ((self._setup, texts[at : at + size]) for at in range(0, len(texts), size))
        tallies: list[Tally] = []
        for played in results_in_order(self._pool, play_trials, parts, ahead):
            tallies += played
            self._played += sum(tally.games for tally in played)
            if self._report is not None:
                self._report(self._played)
        _made.clear()
        return tallies

    def _text(self, strategy: Strategy) -> str:
        text = strategy_text(strategy)
        _made[self._setup, text] = strategy
        return text

    def _scores(self, found: BestStrategies, games: int) -> tuple[Score, ...]:
        """Score the best strategy against others, in games that the search did not use."""
        assert self._search is not None
        opponents = [("big-money", self._search.money), (found.single.name, found.single), ("", found.runner_up)]
        number = min(MOST_SCORED, max(FEWEST_SCORED, games // 10))
        number -= number % self._setup.seats
        start = self._search.races.new_games(number)
        trials = [Trial(found.best, opponent, start, start + number) for _, opponent in opponents]
        return tuple(Score(label, tally) for (label, _), tally in zip(opponents, self.play(trials), strict=True))


# -- in any process ---------------------------------------------------------------------------------------------------

# The strategies that a search in this process has made for the trials under way, so that it need not read them again.
_made: Final[dict[tuple[SearchSetup, str], Strategy]] = {}


def play_trials(setup: SearchSetup, texts: Sequence[TrialText]) -> list[Tally]:
    catalog, kingdom = _catalog_and_kingdom(setup)
    return [
        play_trial(
            Trial(
                _made.get((setup, strategy)) or _read(strategy, catalog),
                _made.get((setup, opponent)) or _read(opponent, catalog),
                start,
                stop,
            ),
            kingdom,
            setup.seats,
            setup.seed,
        )
        for strategy, opponent, start, stop in texts
    ]


@lru_cache(maxsize=8)
def _catalog_and_kingdom(setup: SearchSetup) -> tuple[Catalog, Kingdom]:
    return catalog_and_kingdom(setup.kingdom, setup.custom)


@lru_cache(maxsize=1024)  # a strategy plays in many trials, and parsing is slow compared with a few games
def _read(text: str, catalog: Catalog) -> Strategy:
    return read_strategy(text, catalog, FOUND)
