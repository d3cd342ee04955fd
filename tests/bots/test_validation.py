"""The built-in strategies win as often as three independent simulators say, in games as long as theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

import pytest

from throneroom.bots.bot import Bot, play_out
from throneroom.bots.builtin import builtin
from throneroom.bots.strategy import StrategyBot
from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.game import Game
from throneroom.engine.score import winners

GAMES = 1500
SIGMAS = 5

# The expected values are means over 300,000 games, rounded: their standard error, and the most that rounding takes.
PERCENT_ERROR, PERCENT_ROUNDING = 0.1, 0.05
TURNS_ERROR, TURNS_ROUNDING = 0.02, 0.005

KINGDOM = kingdom_of(
    Catalog().read_list("Smithy, Witch, Laboratory, Duke, Workshop, Gardens, Cellar, Moneylender, Village, Woodcutter")
)


@dataclass
class Row:
    """A row of the table: how often A and B win, and turns of the player who took more."""

    a: str
    b: str
    a_wins: float
    b_wins: float
    tie: float
    turns: float


ROWS = (
    Row("big-money", "big-money", 51.3, 40.3, 8.4, 20.51),
    Row("basic-money", "basic-money", 24.4, 42.4, 33.1, 17.87),
    Row("basic-money", "big-money", 15.5, 81.3, 3.3, 20.83),
    Row("smithy-money", "big-money", 71.4, 22.4, 6.2, 19.92),
    Row("double-witch", "big-money", 94.6, 4.7, 0.7, 23.50),
    Row("laboratory-money", "big-money", 55.7, 36.0, 8.3, 19.87),
    Row("duke-duchy", "big-money", 74.2, 24.5, 1.3, 30.27),
    Row("workshop-gardens", "big-money", 96.4, 3.5, 0.2, 18.20),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.a}-against-{row.b}")
def test_win_rates_and_lengths_agree(row: Row) -> None:
    """Within five standard errors, those of the expected values counted too."""
    bots: list[Bot] = [StrategyBot(builtin(name)) for name in (row.a, row.b)]
    outcomes: list[list[int]] = []
    turns: list[int] = []
    for seed in range(GAMES):
        # Seats alternate, but for a strategy against itself: there A is the one who begins.
        game = Game.deal(KINGDOM, 2, seed, 0 if row.a == row.b else seed % 2)
        play_out(game, bots)
        outcomes.append(winners(game))
        turns.append(max(player.turns for player in game.players))

    for winning, expected in (([0], row.a_wins), ([1], row.b_wins), ([0, 1], row.tie)):
        share = expected / 100
        error = 100 * sqrt(share * (1 - share) / GAMES)
        assert percent(outcomes, winning) == pytest.approx(
            expected, abs=tolerance(error, PERCENT_ERROR, PERCENT_ROUNDING)
        )
    error = stdev(turns) / sqrt(GAMES)
    assert fmean(turns) == pytest.approx(row.turns, abs=tolerance(error, TURNS_ERROR, TURNS_ROUNDING))


def percent(outcomes: Sequence[list[int]], winning: list[int]) -> float:
    return 100 * sum(outcome == winning for outcome in outcomes) / len(outcomes)


def tolerance(error: float, expected_error: float, rounding: float) -> float:
    return SIGMAS * sqrt(error**2 + expected_error**2) + rounding
