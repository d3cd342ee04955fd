"""Ratings from two-player matches: the Bradley-Terry model on the Elo scale, with 95% intervals.

In this model A's share of the victories against B depends only on the difference of their ratings. A tie counts as half
a victory for each. The ratings are those that make the observed results most likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from throneroom.lab.pool import MissingPackage
from throneroom.lab.statistics import Estimate, Z

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise MissingPackage("NumPy", "lab") from None

AVERAGE: Final = 1500.0  # of all players
SCALE: Final = 400 / log(10)  # a lead of 400 points means ten times as many victories
# Everyone also gets this many imaginary ties against an average player, so that even a player who lost every game has
# a rating.
_IMAGINARY: Final = 1.0
_STEPS: Final = 100


@dataclass(frozen=True, kw_only=True)
class Meeting:
    """The games between two players: their number, the first one's share of the victories, its variance."""

    first: int
    second: int
    games: int
    share: float
    variance: float


def ratings(players: int, meetings: Sequence[Meeting]) -> list[Estimate]:
    """Return a rating for each player. The interval is for the difference from the average."""
    first = np.array([meeting.first for meeting in meetings])
    second = np.array([meeting.second for meeting in meetings])
    games = np.array([float(meeting.games) for meeting in meetings])
    shares = np.array([meeting.share for meeting in meetings])
    strengths = np.zeros(players)
    for _ in range(_STEPS):  # Newton's method: the likelihood has a single maximum
        expected = _logistic(strengths[first] - strengths[second])
        against_average = _logistic(strengths)
        slope = _IMAGINARY * (0.5 - against_average)
        np.add.at(slope, first, games * (shares - expected))
        np.add.at(slope, second, games * (expected - shares))
        weights = games * expected * (1 - expected)
        step = np.linalg.solve(_curvature(players, first, second, weights, against_average), slope)
        strengths += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-10:
            break
    expected = _logistic(strengths[first] - strengths[second])
    weights = games * expected * (1 - expected)
    inverse = np.linalg.inv(_curvature(players, first, second, weights, _logistic(strengths)))
    # Games that share a deal vary less, or more, than independent games: use the observed variances.
    spread = np.zeros((players, players))
    for meeting in meetings:
        direction = np.zeros(players)
        direction[meeting.first], direction[meeting.second] = 1, -1
        spread += meeting.games**2 * meeting.variance * np.outer(direction, direction)
    spread += np.diag(np.full(players, _IMAGINARY / 4))
    centre = np.eye(players) - 1 / players
    errors = np.sqrt(np.diag(centre @ inverse @ spread @ inverse @ centre.T))
    values = AVERAGE + SCALE * (strengths - strengths.mean())
    margins = Z * SCALE * errors
    return [
        Estimate(float(value), float(value - margin), float(value + margin))
        for value, margin in zip(values, margins, strict=True)
    ]


def _logistic(difference: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-difference)))


def _curvature(
    players: int,
    first: NDArray[np.int64],
    second: NDArray[np.int64],
    weights: NDArray[np.float64],
    against_average: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the negative second derivatives of the log-likelihood with respect to each pair of strengths."""
    bend = np.diag(_IMAGINARY * against_average * (1 - against_average))
    np.add.at(bend, (first, first), weights)
    np.add.at(bend, (second, second), weights)
    np.add.at(bend, (first, second), -weights)
    np.add.at(bend, (second, first), -weights)
    return bend
