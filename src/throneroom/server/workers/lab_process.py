"""Work in the lab, in a process of its own: one job on standard input, what came of it so far on standard output."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Final

import msgspec
from msgspec import Struct, field

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.match import MOST_TURNS, VICTORY, Match, Tally
from throneroom.bots.search.evolve import Search
from throneroom.bots.search.here import play_trial
from throneroom.bots.search.mutation import named
from throneroom.bots.search.race import Trial
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.language import strategy_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.engine.event import CLEANED_UP, Event
from throneroom.engine.game import Game
from throneroom.engine.score import points
from throneroom.lab.pool import Pool
from throneroom.lab.statistics import mean, percent
from throneroom.lab.strategy_search import Board, Played, games_in
from throneroom.protocol.lab import Candidate, LabShare
from throneroom.protocol.lookup import kingdom_named
from throneroom.server.workers.bot_levels import bot_for, plan_of

_TELL_SECONDS: Final = 0.3
_WATCHED: Final = 240  # so many games are played once more with somebody who notes the points of each turn
_TURNS: Final = 60

_SEARCH_SECONDS: Final = 1.0
_SCORED: Final = 60  # games, while the search goes on
_SCORED_WELL: Final = 400
_FAR: Final = 100_000_000  # games that no search comes to


class Player(Struct):
    """Who plays: a level, or a strategy as text."""

    name: str
    level: str = ""
    strategy: str | None = None


class Simulation(Struct, tag="simulation"):
    players: list[Player]
    kingdom: list[str]
    games: int
    seed: int


class Hunt(Struct, tag="search"):
    """The search for a strategy, about so many seconds long."""

    kingdom: list[str]
    seconds: float
    seed: int


class Progress(Struct):
    """What has come of a job so far."""

    done: float
    shares: list[LabShare] = field(default_factory=list)
    best: list[Candidate] = field(default_factory=list)
    turns: float | None = None


def tell(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


# -- simulations ------------------------------------------------------------------------------------------------------


def simulate(job: Simulation) -> None:
    """Play the games in growing pieces, and tell now and then."""
    kingdom = kingdom_named(job.kingdom)
    seats = len(job.players)
    bots: list[Bot] = []
    for player in job.players:
        plan = player.strategy or plan_of(player.level, tuple(job.kingdom), seats)
        bots.append(bot_for(player.level, plan))
    match = Match(kingdom, bots, job.seed)
    curves = _Curves(match)
    tally = Tally(seats)
    games = job.games + -job.games % seats  # whole blocks
    start, size, told = 0, 10 * seats, time.monotonic()
    while start < games:
        stop = min(start + size, games)
        began = time.monotonic()
        tally.add(match.tally(start, stop))
        curves.watch(start, min(stop, _WATCHED))
        now = time.monotonic()
        size = max(seats, int(size * _TELL_SECONDS / max(now - began, 1e-4)) // seats * seats)
        start = stop
        if start == games or now - told >= _TELL_SECONDS:
            told = now
            tell(_progress(job, tally, curves))


def _progress(job: Simulation, tally: Tally, curves: _Curves) -> Progress:
    shares: list[LabShare] = []
    for number, player in enumerate(job.players):
        share = percent(tally.shares[number], tally, VICTORY)
        low = share.value if share.low is None else share.low
        high = share.value if share.high is None else share.high
        gained = mean(tally.points[number], tally).value
        shares.append(
            LabShare(
                name=player.name,
                share=share.value / 100,
                low=low / 100,
                high=high / 100,
                points=gained,
                curve=curves.mean_points(number),
            )
        )
    return Progress(min(tally.games, job.games), shares, [], mean(tally.turns, tally).value)


class _Curves:
    """The mean points of each player after each turn."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._sums: Final = [[0] * _TURNS for _ in match.bots]
        self._counts: Final = [[0] * _TURNS for _ in match.bots]

    def watch(self, start: int, stop: int) -> None:
        """Play these games once more, and watch."""
        for number in range(start, stop):
            game = self._match.deal(number)
            game.listener = _Watcher(self._sums, self._counts, game, self._match.order(number))
            play_out(game, self._match.seated(number), MOST_TURNS)

    def mean_points(self, player: int) -> list[float]:
        """As far as at least a tenth of the games went."""
        pairs = list(zip(self._sums[player], self._counts[player], strict=True))
        most = max((count for _, count in pairs), default=0)
        return [round(total / count, 2) for total, count in pairs if count and 10 * count >= most]


class _Watcher:
    def __init__(self, sums: list[list[int]], counts: list[list[int]], game: Game, order: list[int]) -> None:
        self._sums: Final = sums
        self._counts: Final = counts
        self._game: Final = game
        self._order: Final = order

    def __call__(self, event: Event) -> None:
        if event.kind is CLEANED_UP:
            seated = self._game.players[event.seat]
            turn, player = seated.turns - 1, self._order[event.seat]
            if turn < _TURNS:
                self._sums[player][turn] += points(seated.cards())
                self._counts[player][turn] += 1


# -- searches ---------------------------------------------------------------------------------------------------------


class _Played:
    """Plays the games of a search here, and tells now and then what has been found."""

    def __init__(self, board: Board, seconds: float) -> None:
        self._play: Final = Played(board, Pool(), self._tell)
        self._board: Final = board
        self._seconds: Final = seconds
        self._began = self._told = time.monotonic()
        self._scored: Final[dict[str, Candidate]] = {}
        self.search: Search | None = None

    def __call__(self, trials: list[Trial]) -> list[Tally]:
        return self._play(trials)

    def _tell(self, games: int) -> None:
        now = time.monotonic()
        if self.search is None:
            self._began = now
        elif now - self._told >= _SEARCH_SECONDS:
            found = self.search.so_far()
            best = [] if found is None else [self.scored(found.best), self.scored(found.runner_up)]
            self._told = time.monotonic()
            tell(Progress(min(now - self._began, 0.99 * self._seconds), best=best))

    def scored(self, strategy: Strategy, games: int = _SCORED) -> Candidate:
        """The strategy with its share of victories against big money, on games that the search does not play."""
        text = strategy_text(named(strategy, "found"))
        if text not in self._scored:
            kingdom = kingdom_named(self._board.kingdom)
            trial = Trial(strategy, big_money(), _FAR, _FAR + games)
            tally = play_trial(trial, kingdom, self._board.seats, self._board.seed)
            share = percent(tally.shares[0], tally, VICTORY)
            low, high = (value if value is not None else share.value for value in (share.low, share.high))
            self._scored[text] = Candidate(text, share.value / 100, low / 100, high / 100)
        return self._scored[text]


def hunt(job: Hunt) -> None:
    """Search with as many games as the seconds allow."""
    board = Board(tuple(job.kingdom), 2, job.seed)
    play = _Played(board, job.seconds)
    games = games_in(job.seconds, board, play)
    play.search = Search(kingdom_named(board.kingdom), board.seats, board.seed, games, play)
    found = play.search.run()
    again = _Played(board, job.seconds)
    best = [again.scored(strategy, _SCORED_WELL) for strategy in (found.best, found.runner_up, found.single)]
    tell(Progress(job.seconds, best=best))


def main() -> None:
    """One job. Whoever wants it no longer ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # people who play come first
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Simulation | Hunt)
    if isinstance(job, Simulation):
        simulate(job)
    else:
        hunt(job)


if __name__ == "__main__":
    main()
