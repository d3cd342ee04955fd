"""The Glicko-2 rating system, as published: http://www.glicko.net/glicko/glicko2.pdf; the steps are those of the paper.

The browser's shelf computes the same with the package glicko2-lite; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt, tanh
from typing import Final, NamedTuple


class Rating(NamedTuple):
    """A rating, its deviation, and how much the player's strength seems to change (volatility)."""

    rating: float
    deviation: float
    volatility: float


class Result(NamedTuple):
    """A game against an opponent of this rating and deviation: 1 for a win, 0 for a loss, 0.5 for a draw."""

    rating: float
    deviation: float
    score: float


UNKNOWN: Final = Rating(1500.0, 350.0, 0.06)  # a player nobody knows anything about
TAU: Final = 0.5  # how quickly the volatility may change
_SCALE: Final = 173.7178
_TOLERANCE: Final = 0.000_001


def rated(before: Rating, results: Sequence[Result]) -> Rating:
    """Return the rating after a period with these results."""
    mu, phi = (before.rating - UNKNOWN.rating) / _SCALE, before.deviation / _SCALE
    information = surprise = 0.0
    for result in results:
        weight = _weight(result.deviation / _SCALE)
        ahead = weight * (mu - (result.rating - UNKNOWN.rating) / _SCALE)
        expected = (1 + tanh(ahead / 2)) / 2  # 1 / (1 + exp(-ahead)), which could overflow
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (result.score - expected)
    if information == 0:  # no results, or none that could have surprised anybody
        return before
    variance = 1 / information
    volatility = _volatility(before.volatility, phi, variance, variance * surprise)
    deviation = 1 / sqrt(1 / (phi**2 + volatility**2) + information)
    return Rating(before.rating + _SCALE * deviation**2 * surprise, _SCALE * deviation, volatility)


def _weight(phi: float) -> float:
    """Return how much a result against an opponent of this deviation counts: g in the paper."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(before: float, phi: float, variance: float, delta: float) -> float:
    """Find the new volatility by the Illinois algorithm: step 5 of the paper."""
    start = log(before**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    a = start
    if delta**2 > phi**2 + variance:
        b = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        b = start - steps * TAU
    at_a, at_b = slope(a), slope(b)
    while abs(b - a) > _TOLERANCE:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = slope(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)
