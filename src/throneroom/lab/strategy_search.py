"""The search for a strategy with its games played in a pool, and what is told of what it found."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from throneroom.bots.match import Tally
from throneroom.bots.search.evolve import FEWEST_GAMES, Found, Search
from throneroom.bots.search.here import play_trial
from throneroom.bots.search.mutation import named
from throneroom.bots.search.race import Play, Trial
from throneroom.bots.search.starting_plans import big_money, single_terminals
from throneroom.bots.strategies.language import read_strategy, strategy_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom import load_cards
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.setup import Kingdom
from throneroom.lab.match_setup import CustomCards
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import Estimate, percent

FOUND: Final = "found"  # what a strategy is called that the search has found
MOST_SCORED: Final = 4_000  # games against each opponent, or as many as a tenth of the search had
FEWEST_SCORED: Final = 200

# A trial for another process: both strategies as text, the first game, and the one after the last.
Sent: TypeAlias = tuple[str, str, int, int]

# Each process gets so many pieces of a stage, so that none waits long for another.
_PIECES: Final = 3
_TRIED: Final = 40  # games, to see how fast they are


@dataclass(frozen=True)
class Board:
    """Where the games of a search are played, as plain data."""

    kingdom: tuple[str, ...]
    seats: int
    seed: int
    custom: tuple[CustomCards, ...] = ()


@lru_cache(maxsize=8)
def _laid_out(board: Board) -> tuple[Catalog, Kingdom]:
    catalog = Catalog(card for file in board.custom for card in load_cards(file.path, file.source))
    return catalog, kingdom_of([catalog.find(name) for name in board.kingdom])


def play_sent(board: Board, sent: Sequence[Sent]) -> list[Tally]:
    """Play trials, in any process."""
    catalog, kingdom = _laid_out(board)
    return [
        play_trial(
            Trial(_read(strategy, catalog), _read(opponent, catalog), start, stop), kingdom, board.seats, board.seed
        )
        for strategy, opponent, start, stop in sent
    ]


@lru_cache(maxsize=1024)  # a contender plays in many trials, and is slow to read beside so few games
def _read(text: str, catalog: Catalog) -> Strategy:
    return read_strategy(text, catalog, FOUND)


class Played:
    """Plays the trials of a search in a pool, and tells how many games are done."""

    def __init__(self, board: Board, pool: Pool, tell: Callable[[int], None]) -> None:
        self._board: Final = board
        self._pool: Final = pool
        self._tell: Final = tell
        self._games = 0

    def __call__(self, trials: list[Trial]) -> list[Tally]:
        """The tallies in the order of the trials, wherever they were played."""
        sent = [(strategy_text(t.strategy), strategy_text(t.opponent), t.start, t.stop) for t in trials]
        ahead = self._pool.jobs * _PIECES if self._pool.worth < math.inf else 1
        size = -(-len(sent) // ahead) if ahead > 1 else 1
        pieces = [sent[at : at + size] for at in range(0, len(sent), size)]
        tallies: list[Tally] = []
        futures: list[Future[list[Tally]]] = []
        done = 0
        try:
            while done < len(pieces):
                try:
                    while len(futures) < min(len(pieces), done + ahead):
                        futures.append(self._pool.submit(play_sent, self._board, pieces[len(futures)]))
                    played = futures[done].result()
                except self._pool.lost:
                    self._pool.restart()
                    del futures[done:]  # to be sent again
                    continue
                tallies += played
                done += 1
                self._games += sum(tally.games for tally in played)
                self._tell(self._games)
        finally:
            for future in futures[done:]:
                future.cancel()
        return tallies


@dataclass(frozen=True)
class Score:
    """How the strategy did against an opponent, on games that it was not chosen by."""

    name: str
    tally: Tally

    @property
    def wins(self) -> Estimate:
        return percent(self.tally.wins[0], self.tally)

    @property
    def ties(self) -> Estimate:
        return percent(self.tally.ties, self.tally)


@dataclass(frozen=True)
class Finding:
    """The strategy, and its scores if there was time for them."""

    strategy: Strategy
    found: Found
    scores: tuple[Score, ...]
    seconds: float
    is_whole: bool

    @property
    def games_per_second(self) -> float:
        return self.found.games / self.seconds if self.seconds else 0.0


def games_in(seconds: float, board: Board, play: Play) -> int:
    """About how many games of a search can be played in so many seconds."""
    _, kingdom = _laid_out(board)
    money = big_money()
    plans = single_terminals(kingdom.cards) or [money]
    games = _TRIED - _TRIED % board.seats
    trials = [Trial(plan, money, 0, games) for plan in plans]
    play(trials[:1])  # processes begin, and everything is read for the first time
    began = time.perf_counter()
    play(trials)
    rate = len(trials) * games / max(time.perf_counter() - began, 1e-9)
    return max(FEWEST_GAMES, int(rate * seconds) // 100 * 100)


def find(board: Board, games: int, play: Play, name: str) -> Finding | None:
    """Search with so many games, and score what is found. Ctrl-C ends it with the best so far, if there is any yet."""
    _, kingdom = _laid_out(board)
    search = Search(kingdom, board.seats, board.seed, games, play)
    began = time.perf_counter()
    try:
        found = search.run()
        seconds = time.perf_counter() - began
        opponents = [("big-money", search.money), (found.single.name, found.single), ("", found.runner_up)]
        number = min(MOST_SCORED, max(FEWEST_SCORED, games // 10))
        number -= number % board.seats
        start = search.races.fresh(number)
        trials = [Trial(found.best, opponent, start, start + number) for _, opponent in opponents]
        scores = [Score(label, tally) for (label, _), tally in zip(opponents, play(trials), strict=True)]
    except KeyboardInterrupt:
        best = search.so_far()
        if best is None:
            return None
        return Finding(named(best.best, name), best, (), time.perf_counter() - began, False)
    return Finding(named(found.best, name), found, tuple(scores), seconds, True)
