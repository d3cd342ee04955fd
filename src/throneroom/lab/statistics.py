"""What a tally says, and how sure that is: estimates with 95 percent intervals.

Games of a block share their deal, so they are no independent trials. The error is that of the blocks' sums: it is often
smaller than that of as many games apart, since neither the seat nor the deal favours anybody in a block.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from throneroom.bots.match import Sums, Tally

Z: Final = 1.959964  # of a normal distribution, 95 percent lies within so many standard deviations
_ENOUGH_BLOCKS: Final = 30  # with fewer, what the blocks say about their own spread is itself a matter of luck


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that holds the true one in 95 of 100 runs; none if there was too little to tell."""

    value: float
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def mean(sums: Sums, tally: Tally) -> Estimate:
    """The mean of an amount over the games."""
    value = sums.total / tally.games
    if tally.blocks < 2:
        return Estimate(value, None, None)
    margin = Z * sqrt(variance(sums, tally))
    return Estimate(value, value - margin, value + margin)


def percent(sums: Sums, tally: Tally, whole: int = 1) -> Estimate:
    """How many percent of the games, or of the shares of games that make up a `whole`.

    Wilson's interval, for as many independent games as would have the error that the blocks have.
    """
    games = float(tally.games)
    share = sums.total / (whole * games)
    spread = share * (1 - share)
    if spread > 0 and tally.blocks >= _ENOUGH_BLOCKS:
        error = variance(sums, tally) / whole**2
        if error <= 0:  # every block came out the same
            return Estimate(100 * share, 100 * share, 100 * share)
        games = spread / error
    low, high = wilson(share, games)
    return Estimate(100 * share, 100 * low, 100 * high)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of independent games."""
    scale = 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / scale
    margin = Z / scale * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin))


def variance(sums: Sums, tally: Tally) -> float:
    """The variance of the mean over games, from how the sums of the blocks vary."""
    value = sums.total / tally.games
    deviations = sums.squares - 2 * value * sums.products + value**2 * tally.block_sizes_squared
    return max(0.0, deviations) / tally.games**2 * tally.blocks / (tally.blocks - 1)


def widest(tally: Tally) -> float:
    """The largest error, in percent points, of anybody's share of wins."""
    errors = [percent(sums, tally).error for sums in tally.wins]
    return max(error for error in errors if error is not None)
