"""The figures of a card over all boards. Boards are what varies, so intervals are computed from one value per board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from throneroom.lab.balance.measure import BoardResult, Pace
from throneroom.lab.statistics import Estimate, student, wilson


@dataclass(frozen=True)
class Figures:
    """What a card does at one price. Shares are in percent."""

    boards: int
    games: int  # of the matches against plans without the card
    wins: Estimate  # of the best plan with it against the best plan without it
    bought: Estimate  # boards on which the best plan found buys it
    first: Estimate  # boards on which it does so before any other kingdom card
    copies: Estimate | None  # per game, on boards where the best plan buys it
    advantage: Estimate  # of the first player, in percentage points, if both play the plan with it
    turns: Estimate
    long: Estimate
    stalled: Estimate
    advantage_without: Estimate
    turns_without: Estimate
    long_without: Estimate
    stalled_without: Estimate


def figures(results: Sequence[BoardResult]) -> Figures:
    """Sum up the results on all boards; there must be at least one."""
    bought = [result for result in results if result.is_bought]
    return Figures(
        boards=len(results),
        games=sum(result.games for result in results),
        wins=mean_of([100 * result.share for result in results], 0, 100),
        bought=share_of(len(bought), len(results)),
        first=share_of(sum(result.is_first for result in results), len(results)),
        copies=mean_of([result.copies for result in bought], 0) if bought else None,
        advantage=mean_of([_advantage(result.pace) for result in results], -100, 100),
        turns=mean_of([result.pace.turns / result.pace.games for result in results], 0),
        long=_rare([result.pace for result in results], lambda pace: pace.long),
        stalled=_rare([result.pace for result in results], lambda pace: pace.stalled),
        advantage_without=mean_of([_advantage(result.pace_without) for result in results], -100, 100),
        turns_without=mean_of([result.pace_without.turns / result.pace_without.games for result in results], 0),
        long_without=_rare([result.pace_without for result in results], lambda pace: pace.long),
        stalled_without=_rare([result.pace_without for result in results], lambda pace: pace.stalled),
    )


def difference(results: Sequence[BoardResult], others: Sequence[BoardResult], same_boards: bool) -> Estimate:
    """Estimate how many percentage points more one card wins than another.

    On the same boards, with the same deals and plans without the card, only the cards differ, and each board gives one
    difference.
    """
    shares = {result.number: 100 * result.share for result in results}
    theirs = {result.number: 100 * result.share for result in others}
    common = [number for number in shares if number in theirs] if same_boards else []
    if len(common) > 1:
        return mean_of([shares[number] - theirs[number] for number in common], -100, 100)
    one, other = mean_of(list(shares.values())), mean_of(list(theirs.values()))
    value = one.value - other.value
    if one.error is None or other.error is None:
        return Estimate(value, None, None)
    margin = sqrt(one.error**2 + other.error**2)
    return Estimate(value, value - margin, value + margin)


def mean_of(values: Sequence[float], least: float = float("-inf"), most: float = float("inf")) -> Estimate:
    """Estimate a mean from one value per board, with Student's interval."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return Estimate(mean, None, None)
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    margin = student(number - 1) * sqrt(spread / number)
    return Estimate(mean, max(least, mean - margin), min(most, mean + margin))


def share_of(count: int, boards: int) -> Estimate:
    """Estimate a percentage of all boards, with Wilson's interval."""
    low, high = wilson(count / boards, boards)
    return Estimate(100 * count / boards, 100 * low, 100 * high)


def _advantage(pace: Pace) -> float:
    return 100 * (pace.first_wins - pace.second_wins) / pace.games


def _rare(paces: Sequence[Pace], count: Callable[[Pace], int]) -> Estimate:
    """Estimate a percentage of games that is mostly zero: then there is no spread between boards to measure."""
    if sum(count(pace) for pace in paces) == 0:
        _, high = wilson(0, sum(pace.games for pace in paces))
        return Estimate(0, 0, 100 * high)
    return mean_of([100 * count(pace) / pace.games for pace in paces], 0, 100)
