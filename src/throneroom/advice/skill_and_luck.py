"""Skill and luck: why the result differs from what could be expected at the beginning.

What a seat's own decisions cost is measured, and so is what the decisions of the others gave it. The rest of each
change in its chance to win is luck: shuffles and draws, its own and those of the others. As in GNU Backgammon, the
result without the luck says more about how somebody played than the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.advice.analysis import Analysis, Judgement, Point, TurnLuck, range_name

_COSTLIEST: Final = 3


def analysis_of(
    judgements: Sequence[Judgement],
    seat: int,
    seats: int,
    *,
    share: float | None,
    last: tuple[int, int],
    rollouts: int,
    is_complete: bool,
) -> Analysis:
    """Add up the judgements of all seats, in the order of the game, for one of them.

    `share` is the seat's share of the victory, None if the game was not finished; `last` the number after the last
    answer, and the seat's last turn. What a mistake of another seat gave this one was measured in the same rollouts as
    the mistake, so with more than two seats nothing has to be assumed about who profits.
    """
    chance = initial = judgements[0].chances[seat] if judgements else 1 / seats
    gained = 0.0
    luck: dict[int, float] = {}
    mine: list[Judgement] = []
    curve: list[Point] = []
    for judgement in judgements:
        if judgement.seat == seat:
            mine.append(judgement)
            curve.append(Point(number=judgement.number, turn=judgement.own_turn, chance=judgement.chance))
            luck[judgement.own_turn] = luck.get(judgement.own_turn, 0.0) + judgement.chance - chance
            chance = judgement.chance - judgement.loss
        else:
            gain = judgement.given_chances[seat] - judgement.chances[seat]
            gained += gain
            chance += gain
    number, turn = last
    final = chance if share is None else share
    curve.append(Point(number=number, turn=turn, chance=final))
    luck[turn] = luck.get(turn, 0.0) + final - chance
    lost = sum(judgement.loss for judgement in mine)
    rate = 1000 * lost / len(mine) if mine else 0.0
    total_luck = sum(luck.values())
    mistakes = sorted((one for one in mine if one.grade), key=lambda one: (-one.loss, one.number))
    return Analysis(
        seat=seat,
        seats=seats,
        initial=initial,
        final=final,
        is_finished=share is not None,
        lost=lost,
        gained=gained,
        luck=total_luck,
        adjusted=final - total_luck,
        decisions=len(mine),
        rate=rate,
        name=range_name(rate),
        curve=tuple(curve),
        turns=tuple(TurnLuck(turn=turn, luck=luck[turn]) for turn in sorted(luck)),
        judgements=tuple(mine),
        costliest=tuple(one.number for one in mistakes[:_COSTLIEST]),
        rollouts=rollouts,
        is_complete=is_complete,
    )
