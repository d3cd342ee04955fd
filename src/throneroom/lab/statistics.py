"""Estimates from a tally, with 95 percent intervals.

Games of a block share their deal, so they are not independent. Errors are computed from the sums of whole blocks. They
are often smaller than for independent games, since within a block neither seat nor deal favours anyone.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from throneroom.bots.match import Sums, Tally

Z: Final = 1.959964  # 95 percent of a normal distribution lie within this many standard deviations
_ENOUGH_BLOCKS: Final = 30  # with fewer, the observed spread of the blocks is itself mostly luck


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true value in 95 of 100 runs; None if there is too little data."""

    value: float
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def mean(sums: Sums, tally: Tally) -> Estimate:
    """Estimate the mean per game."""
    value = sums.total / tally.games
    if tally.blocks < 2:
        return Estimate(value, None, None)
    margin = Z * sqrt(variance(sums, tally))
    return Estimate(value, value - margin, value + margin)


def percent(sums: Sums, tally: Tally, whole: int = 1) -> Estimate:
    """Estimate a percentage of the games, where `whole` is what one game is worth.

    This is Wilson's interval for as many independent games as would have the error of the blocks.
    """
    games = float(tally.games)
    share = sums.total / (whole * games)
    spread = share * (1 - share)
    if spread > 0 and tally.blocks >= _ENOUGH_BLOCKS:
        error = variance(sums, tally) / whole**2
        if error <= 0:  # all blocks had the same result
            return Estimate(100 * share, 100 * share, 100 * share)
        games = spread / error
    low, high = wilson(share, games)
    return Estimate(100 * share, 100 * low, 100 * high)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for a share of independent games."""
    scale = 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / scale
    margin = Z / scale * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin))


def variance(sums: Sums, tally: Tally) -> float:
    """Return the variance of the mean per game, from how the sums of the blocks vary."""
    value = sums.total / tally.games
    deviations = sums.squares - 2 * value * sums.products + value**2 * tally.block_sizes_squared
    return max(0.0, deviations) / tally.games**2 * tally.blocks / (tally.blocks - 1)


def widest_error(tally: Tally) -> float:
    """Return the largest error of any player's win rate, in percentage points."""
    errors = [percent(sums, tally).error for sums in tally.wins]
    return max(error for error in errors if error is not None)
