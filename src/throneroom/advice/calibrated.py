"""From rollouts to honest win chances.

Rollouts let everybody follow a good plan to the end. Real players, people and bots, deviate and differ in strength, so
the side that is ahead loses more often than rollouts say: the odds are moved towards those of equal players. And the
seat itself follows the plan that suits it best, which it may not have in mind: it wins a little less often. How far
away the end is makes hardly any difference to that. `throneroom lab calibration` compares predictions with the results
of games. The figures below were fitted to other games than those that docs/performance.md reports.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

_FACTOR: Final = 0.93  # of the logarithm of the odds, compared with those of equal players
_OPTIMISM: Final = 0.08  # in the logarithm of the odds: what the best plan is worth more than the player's own
_UNSEEN: Final = 0.5  # victories that each seat is given in addition: what never happened may happen


def calibrated(share: float, deals: int, seats: int, is_settled: bool = False) -> float:
    """Return the chance to win after this share of the victories in rollouts with this many deals.

    `is_settled`: every rollout ended in this turn, so nothing is left for anybody to play.
    """
    if is_settled:
        return share
    equal = 1 / (seats - 1)
    odds = (share * deals + _UNSEEN) / ((1 - share) * deals + _UNSEEN * (seats - 1))
    return 1 / (1 + exp(_OPTIMISM - _FACTOR * log(odds / equal)) / equal)


def slope(share: float, deals: int, seats: int) -> float:
    """Return how much the chance changes with the share: what a small difference of shares is worth."""
    smoothed = (share * deals + _UNSEEN) / (deals + _UNSEEN * seats)
    chance = calibrated(share, deals, seats)
    return _FACTOR * chance * (1 - chance) / (smoothed * (1 - smoothed)) * deals / (deals + _UNSEEN * seats)
