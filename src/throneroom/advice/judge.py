"""Judges one decision of a game that is over: by how much was another answer better than the one given?

Two steps keep the verdict honest. First an `Assessment` picks the answer that looks best; then that one and the given
one are measured on new deals. If the same deals picked and measured, whatever was lucky there would look better than it
is, and everybody would seem to make mistakes all the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from throneroom.advice.analysis import Because, Judgement, grade
from throneroom.advice.assess import Assessment
from throneroom.advice.calibrated import calibrated, slope
from throneroom.advice.plans import Plans
from throneroom.advice.watched import Reason, Watched
from throneroom.bots.bot_mistakes import answer_or_default
from throneroom.bots.rollouts.answers import Answer, answer_key, reasonable_answers
from throneroom.bots.rollouts.comparison import lead_in
from throneroom.bots.rollouts.rollout import roll_out, shares_of
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

Shares: TypeAlias = "tuple[float, ...]"  # of the victory, by seat

_INTERVAL: Final = 1.96
_CERTAIN: Final = 2.576  # standard errors that a loss must exceed 0 by to be called a mistake: there are many decisions

# Streams of a decision's seed.
_PICK: Final = 1
_MEASURE: Final = 2


@dataclass(frozen=True)
class Effort:
    """How many deals pick the best answer, and how many measure it.

    Where the best answer was given, only the chance itself is left to measure: `chance`, or 0 to leave it out.
    """

    pick: int
    measure: int
    chance: int


def is_choice(game: Game, given: Answer, plans: Plans) -> bool:
    """Whether there was anything to choose: another reasonable answer than the given one."""
    decision = game.decision
    if decision is None or decision.is_forced:
        return False
    usual = answer_or_default(StrategyBot(plans.own[0]), game.view(decision.seat), decision)
    key = answer_key(decision, given)
    return any(answer_key(decision, answer) != key for answer in reasonable_answers(decision, [usual]))


def judge(game: Game, given: Answer, plans: Plans, effort: Effort, seed: int) -> Judgement:
    """Judge an answer to the decision of this game, from the view of the seat that gave it."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    assessment = Assessment(
        view, decision, plans, answers=[given], seed=stream(seed, _PICK) >> 2, plan_deals=effort.pick
    )
    advice = assessment.play(effort.pick)
    best = advice.best
    own = advice.of(decision, given)
    is_best = own is not None and own.chance >= best.chance  # of equally good answers, the given one is the best
    answers = [given] if is_best else [best.answer, given]
    watched = [assessment.watched(answer) for answer in answers]
    deals = effort.chance if is_best else effort.measure
    shares = _measure(view, answers, assessment, stream(seed, _MEASURE) >> 2, deals) if deals else []
    means = [_means(of_answer) for of_answer in shares] or [_even_split(best.chance, decision.seat, view.seats)]
    difference, error = _difference(shares, decision.seat)
    is_worse = difference > error
    if not is_worse:  # the given answer is the best; if both are equally good, for all that can be seen, both count
        equal = means if difference > -error else means[-1:]
        means = [tuple(sum(seat) / len(equal) for seat in zip(*equal, strict=True))]
        watched = watched[-1:]
    if deals:
        chances = [_calibrated(mean, decision.seat, deals, of) for mean, of in zip(means, watched, strict=True)]
    else:
        chances = means
    worth = slope(sum(mean[decision.seat] for mean in means) / len(means), deals, view.seats) if deals else 1.0
    loss = max(0.0, chances[0][decision.seat] - chances[-1][decision.seat])
    return Judgement(
        number=len(game.history),
        seat=decision.seat,
        turn_seat=game.player.seat,
        turn=game.player.turns,
        own_turn=game.players[decision.seat].turns,
        verb=decision.verb.name,
        card=None if decision.card is None else decision.card.name,
        given=_names(given),
        best=_names(best.answer if is_worse else given),
        chance=chances[0][decision.seat],
        loss=loss,
        estimate=worth * difference,
        low=worth * (difference - _INTERVAL * error),
        high=worth * (difference + _INTERVAL * error),
        chances=chances[0],
        given_chances=chances[-1],
        rollouts=advice.rollouts + len(answers) * deals,
        grade=grade(loss, difference > _CERTAIN * error),
        reasons=tuple(map(_because, watched[0].reasons(watched[-1]))) if is_worse else (),
    )


def _names(answer: Answer) -> tuple[str, ...]:
    return tuple(option.name for option in answer)


def _because(reason: Reason) -> Because:
    card = None if reason.card is None else reason.card.name
    return Because(
        kind=reason.kind, card=card, percent=reason.percent, turns=float(reason.turns), points=float(reason.points)
    )


def _calibrated(shares: Shares, seat: int, deals: int, watched: Watched) -> Shares:
    """Return the chances of all seats, seen by this one, after these shares of the victories."""
    chance = calibrated(shares[seat], deals, len(shares), watched.is_settled)
    others = sum(shares) - shares[seat]
    if not others:
        return _even_split(chance, seat, len(shares))
    return tuple(chance if other == seat else share * (1 - chance) / others for other, share in enumerate(shares))


def _even_split(chance: float, seat: int, seats: int) -> Shares:
    """Return the chances of all seats if only this one is known."""
    return tuple(chance if other == seat else (1 - chance) / (seats - 1) for other in range(seats))


# -- measuring --------------------------------------------------------------------------------------------------------


def _measure(
    view: View, answers: Sequence[Answer], assessment: Assessment, seed: int, deals: int
) -> list[list[Shares]]:
    """Play the same new deals with each answer. Return the shares of the victory by answer and deal."""
    return [
        [tuple(shares_of(roll_out(view, answer, assessment.bots(deal), seed + deal))) for deal in range(deals)]
        for answer in answers
    ]


def _means(shares: list[Shares]) -> Shares:
    return tuple(sum(seat) / len(shares) for seat in zip(*shares, strict=True))


def _difference(shares: list[list[Shares]], seat: int) -> tuple[float, float]:
    """Return how much more the first answer was worth to a seat than the last, and the standard error."""
    if len(shares) < 2:
        return 0.0, 0.0
    lead = lead_in([best[seat] for best in shares[0]], [given[seat] for given in shares[-1]])
    return lead.mean, lead.error
