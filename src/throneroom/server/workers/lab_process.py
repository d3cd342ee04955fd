"""A process for one lab job. Run as a module, it reports its progress until the job is done."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias, assert_never

import msgspec
from msgspec import Struct, field

from throneroom.advice.analysis import Analysis
from throneroom.advice.coach import QUALITIES, Progress, coach, coach_plans
from throneroom.bots.match import VICTORY, Tally
from throneroom.bots.named_bot import NamedBot
from throneroom.bots.search.race import Trial, play_trial
from throneroom.bots.search.starting_plans import big_money
from throneroom.bots.strategies.language import strategy_text
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.language.reader import read_card
from throneroom.lab.balance import report as balance
from throneroom.lab.balance.measure import Effort
from throneroom.lab.balance.reference import shipped_reference
from throneroom.lab.balance.report import Sample
from throneroom.lab.match_setup import match_of, set_up_match
from throneroom.lab.points_by_turn import PointsByTurn
from throneroom.lab.pool import Pool
from throneroom.lab.simulate import FINISHED, simulate
from throneroom.lab.statistics import mean, percent
from throneroom.lab.strategy_search import FOUND, SearchSetup, StrategySearch
from throneroom.protocol.balance import BalanceReport
from throneroom.protocol.coach import CoachAnalysis
from throneroom.protocol.lab import Candidate, LabShare
from throneroom.protocol.lookup import card_sources, current_catalog, kingdom_named
from throneroom.record.record import Record
from throneroom.server.workers.balance_message import balance_report
from throneroom.server.workers.worker_setup import set_up_worker
from throneroom.system.parent_process import ParentProcess
from throneroom.system.priority import give_way

_SIMULATION_SECONDS: Final = 0.3  # between two reports
_WATCHED: Final = 240  # games replayed to get the points after each turn

_SEARCH_SECONDS: Final = 1.0  # between two reports
_SEARCH_SEATS: Final = 2
_SCORE_GAMES: Final = 60  # while the search is running
_FINAL_SCORE_GAMES: Final = 400
_UNUSED: Final = 100_000_000  # a game number that no search reaches

_COACH_SECONDS: Final = 0.5  # between two reports


class JobPlayer(Struct):
    """A player: a level, or a strategy as text."""

    name: str
    level: str = ""
    strategy: str | None = None


class SimulationJob(Struct, tag="simulation"):
    """Play many games between these players."""

    players: list[JobPlayer]
    kingdom: list[str]
    games: int
    seed: int


class SearchJob(Struct, tag="search"):
    """Search for a strategy for about this many seconds."""

    kingdom: list[str]
    seconds: float
    seed: int


class CoachJob(Struct, tag="coach"):
    """Judge the decisions of a finished game, whose record is JSON, for one seat."""

    record: str
    seat: int
    quality: str


class BalanceJob(Struct, tag="balance"):
    """Measure whether a card, given as text, is fair at its price."""

    card: str
    kingdoms: int
    edition: str
    seed: int
    search_games: int
    games: int


class JobProgress(Struct):
    """The results of a job so far."""

    done: float
    shares: list[LabShare] = field(default_factory=list)
    best: list[Candidate] = field(default_factory=list)
    turns: float | None = None
    analysis: CoachAnalysis | None = None
    balance: BalanceReport | None = None


Report: TypeAlias = Callable[[JobProgress], None]


def run_simulation(job: SimulationJob, report: Report) -> None:
    bots = [NamedBot(player.name, level=player.level, text=player.strategy or "") for player in job.players]
    setup = set_up_match(kingdom_named(job.kingdom), bots, job.seed, custom=card_sources())
    points = PointsByTurn(match_of(setup))
    watched, reported = 0, time.monotonic()

    def on_batch(tally: Tally, games: int) -> None:
        nonlocal watched, reported
        points.add_games(watched, min(tally.games, _WATCHED))
        watched, now = tally.games, time.monotonic()
        if tally.games == games or now - reported >= _SIMULATION_SECONDS:
            reported = now
            report(_simulation_progress(job, tally, points))

    games = job.games + -job.games % len(bots)  # whole blocks
    result = simulate(setup, games, Pool(), report=on_batch)
    if result.stopped != FINISHED:
        sys.exit(1)


def _simulation_progress(job: SimulationJob, tally: Tally, points: PointsByTurn) -> JobProgress:
    shares: list[LabShare] = []
    for number, player in enumerate(job.players):
        share, low, high = _victories(tally, number)
        shares.append(
            LabShare(
                name=player.name,
                share=share,
                low=low,
                high=high,
                points=mean(tally.points[number], tally).value,
                curve=points.means(number),
            )
        )
    return JobProgress(min(tally.games, job.games), shares, turns=mean(tally.turns, tally).value)


def run_search(job: SearchJob, report: Report) -> None:
    """Search with as many games as the time allows."""
    setup = SearchSetup(tuple(job.kingdom), _SEARCH_SEATS, job.seed, card_sources())
    search = StrategySearch(setup, Pool())
    games = search.games_in(job.seconds)
    began = reported = time.monotonic()

    def on_games(played: int) -> None:
        nonlocal reported
        now = time.monotonic()
        if now - reported >= _SEARCH_SECONDS:
            found = search.best_so_far()
            strategies = [] if found is None else [found.best, found.runner_up]
            best = [_candidate(strategy, setup, _SCORE_GAMES) for strategy in strategies]
            reported = time.monotonic()
            report(JobProgress(min(now - began, 0.99 * job.seconds), best=best))

    found = search.run(games, on_games)
    strategies = [found.best, found.runner_up, found.single]
    best = [_candidate(strategy, setup, _FINAL_SCORE_GAMES) for strategy in strategies]
    report(JobProgress(job.seconds, best=best))


@lru_cache(maxsize=256)
def _candidate(strategy: Strategy, setup: SearchSetup, games: int) -> Candidate:
    """Score a strategy against big money, in games that the search does not play."""
    trial = Trial(strategy, big_money(), _UNUSED, _UNUSED + games)
    tally = play_trial(trial, kingdom_named(setup.kingdom), setup.seats, setup.seed)
    share, low, high = _victories(tally, 0)
    return Candidate(strategy=strategy_text(strategy.renamed(FOUND)), share=share, low=low, high=high)


def _victories(tally: Tally, player: int) -> tuple[float, float, float]:
    """Return a player's share of the victories, from 0 to 1, and its interval."""
    estimate = percent(tally.shares[player], tally, VICTORY)
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return estimate.value / 100, low / 100, high / 100


def run_coach(job: CoachJob, report: Report) -> None:
    record = Record.from_json(job.record, current_catalog())
    reported, verdict = 0.0, None

    def on_progress(progress: Progress) -> None:
        nonlocal reported, verdict
        now = time.monotonic()
        if progress.verdict is not verdict or now - reported >= _COACH_SECONDS:
            reported, verdict = now, progress.verdict
            report(_coach_progress(progress.done / max(1, progress.total), progress.verdict))

    analysis = coach(record, job.seat, coach_plans(record), QUALITIES[job.quality].scaled(), report=on_progress)
    if analysis is None:
        sys.exit(1)
    report(_coach_progress(1.0, analysis))


def _coach_progress(done: float, analysis: Analysis | None) -> JobProgress:
    found = None if analysis is None else msgspec.convert(analysis.to_data(), CoachAnalysis)
    return JobProgress(done, analysis=found)


def run_balance(job: BalanceJob, report: Report) -> None:
    """Measure kingdom by kingdom; the report so far is sent after each."""
    sample = Sample(job.kingdoms, job.seed, job.edition, Effort(job.search_games, job.games))
    reference = shipped_reference(job.edition)

    def on_kingdom(found: balance.Report) -> None:
        report(JobProgress(found.boards, balance=balance_report(found, reference)))

    if not balance.measure_balance(read_card(job.card), sample, Pool(), on_kingdom).is_complete:
        sys.exit(1)


Job: TypeAlias = SimulationJob | SearchJob | CoachJob | BalanceJob


def main() -> None:
    parent: ParentProcess[Job] = ParentProcess(Job)
    set_up_worker(parent)
    give_way()  # people playing have priority
    job = parent.receive()
    match job:
        case SimulationJob():
            run_simulation(job, parent.send)
        case SearchJob():
            run_search(job, parent.send)
        case CoachJob():
            run_coach(job, parent.send)
        case BalanceJob():
            run_balance(job, parent.send)
        case _:
            assert_never(job)


if __name__ == "__main__":
    main()
