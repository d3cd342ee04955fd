"""Estimates from a tally, with 95% intervals.

Games of a block share their deal, so they are not independent, and errors are computed from the sums of whole blocks.
They are often smaller than for independent games, because within a block neither seat nor deal favours anyone.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from throneroom.bots.match import Sums, Tally

Z: Final = 1.959964  # 95% of a normal distribution lies within this many standard deviations
_FEW_DEGREES: Final = (float("inf"), 12.7062, 4.3027, 3.1824)  # Student's quantiles for up to 3 degrees of freedom
_ENOUGH_BLOCKS: Final = 30  # with fewer, the observed spread of the blocks is itself mostly luck


@dataclass(frozen=True)
class Estimate:
    """A value and its 95% interval, which is None if there is too little data."""

    value: float
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Half the width of the interval, or None."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def mean(sums: Sums, tally: Tally) -> Estimate:
    """Estimate the mean per game."""
    value = sums.total / tally.games
    if tally.blocks < 2:
        return Estimate(value, None, None)
    margin = Z * sqrt(variance(sums, tally))
    return Estimate(value, value - margin, value + margin)


def percent(sums: Sums, tally: Tally, whole: int = 1) -> Estimate:
    """Estimate a percentage of the games, where a game that counts fully adds `whole` to `sums`.

    This is Wilson's interval for the number of independent games that would have the same error as the blocks.
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
    """Return Wilson's interval for a share of this many independent games."""
    scale = 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / scale
    margin = Z / scale * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin))


def student(degrees: int) -> float:
    """Return the 97.5% quantile of Student's distribution: the factor for intervals from few values.

    From four degrees of freedom on, Fisher's expansion is right to 0.3 percent.
    """
    if degrees < len(_FEW_DEGREES):
        return _FEW_DEGREES[degrees]
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return sum(term * (1 / degrees) ** power for power, term in enumerate(terms))


def variance(sums: Sums, tally: Tally) -> float:
    """Return the variance of the mean per game, estimated from the sums of the blocks."""
    value = sums.total / tally.games
    deviations = sums.squares - 2 * value * sums.products + value**2 * tally.block_sizes_squared
    return max(0.0, deviations) / tally.games**2 * tally.blocks / (tally.blocks - 1)


def widest_error(tally: Tally) -> float:
    """Return the largest error of any player's win rate, in percentage points."""
    errors = [percent(sums, tally).error for sums in tally.wins]
    return max(error for error in errors if error is not None)
