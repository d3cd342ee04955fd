"""From rollouts to honest win chances.

Rollouts let everybody follow a good plan to the end. Real players, people and bots, deviate and differ in strength, so
the side that is ahead loses more often than rollouts say. `throneroom lab calibration` compares predictions with the
results of games. The factor below was fitted to other games than those that docs/performance.md reports.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

_FACTOR: Final = 0.78  # of the logarithm of the odds


def calibrated(share: float, deals: float) -> float:
    """Return the chance to win after this share of the victories in rollouts with this many deals."""
    odds = (share * deals + 0.5) / ((1 - share) * deals + 0.5)
    return 1 / (1 + exp(-_FACTOR * log(odds)))


def slope(share: float, deals: float) -> float:
    """Return how much the chance changes with the share: what a small difference of shares is worth."""
    smoothed = (share * deals + 0.5) / (deals + 1)
    chance = calibrated(share, deals)
    return _FACTOR * chance * (1 - chance) / (smoothed * (1 - smoothed)) * deals / (deals + 1)
