"""Plays the games of a search in this process."""

from __future__ import annotations

from throneroom.bots.bot import Bot
from throneroom.bots.match import Match, Tally
from throneroom.bots.search.race import Play, Trial
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.setup import Kingdom


def play_here(kingdom: Kingdom, seats: int, seed: int) -> Play:
    """Plays trials one after the other."""
    return lambda trials: [play_trial(trial, kingdom, seats, seed) for trial in trials]


def play_trial(trial: Trial, kingdom: Kingdom, seats: int, seed: int) -> Tally:
    bots: list[Bot] = [StrategyBot(trial.strategy), *[StrategyBot(trial.opponent) for _ in range(seats - 1)]]
    return Match(kingdom, bots, seed).tally(trial.start, trial.stop)
