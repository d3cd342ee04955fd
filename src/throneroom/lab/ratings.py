"""Ratings from matches of two: Bradley and Terry's model, on the scale of Elo, with 95 percent intervals.

The model says that A's share of the victories against B depends on the difference of their ratings alone. Ties count as
half a victory for each. Ratings are those that make what happened most likely.
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

AVERAGE: Final = 1500.0  # of all who are rated
SCALE: Final = 400 / log(10)  # 400 points more: ten times as many victories
# So many tied games against an average player come on top: who has lost every game still has a rating.
_IMAGINED: Final = 1.0
_STEPS: Final = 100


@dataclass(frozen=True)
class Meeting:
    """Games between two: how many, the share of the victories that went to the first, and the error of that share."""

    first: int
    second: int
    games: int
    share: float
    variance: float


def ratings(players: int, meetings: Sequence[Meeting]) -> list[Estimate]:
    """A rating for each player. The interval is that of the difference to the average of all."""
    first = np.array([meeting.first for meeting in meetings])
    second = np.array([meeting.second for meeting in meetings])
    games = np.array([float(meeting.games) for meeting in meetings])
    shares = np.array([meeting.share for meeting in meetings])
    strengths = np.zeros(players)
    for _ in range(_STEPS):  # Newton's method; the likelihood has one maximum
        expected = _logistic(strengths[first] - strengths[second])
        own = _logistic(strengths)
        slope = _IMAGINED * (0.5 - own)
        np.add.at(slope, first, games * (shares - expected))
        np.add.at(slope, second, games * (expected - shares))
        step = np.linalg.solve(_curvature(players, first, second, games * expected * (1 - expected), own), slope)
        strengths += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-10:
            break
    expected = _logistic(strengths[first] - strengths[second])
    inverse = np.linalg.inv(_curvature(players, first, second, games * expected * (1 - expected), _logistic(strengths)))
    # Games that share a deal vary less, or more, than independent ones: the errors are those that were seen.
    spread = np.zeros((players, players))
    for meeting in meetings:
        direction = np.zeros(players)
        direction[meeting.first], direction[meeting.second] = 1, -1
        spread += meeting.games**2 * meeting.variance * np.outer(direction, direction)
    spread += np.diag(np.full(players, _IMAGINED / 4))
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
    own: NDArray[np.float64],
) -> NDArray[np.float64]:
    """How sharply the likelihood bends, of every pair of strengths."""
    bend = np.diag(_IMAGINED * own * (1 - own))
    np.add.at(bend, (first, first), weights)
    np.add.at(bend, (second, second), weights)
    np.add.at(bend, (first, second), -weights)
    np.add.at(bend, (second, first), -weights)
    return bend
