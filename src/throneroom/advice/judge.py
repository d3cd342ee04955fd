"""Judges one decision of a game that is over: by how much was another answer better than the one given?

Two steps keep the verdict honest. First an `Assessment` picks the answer that looks best; then that one and the given
one are measured on new deals. If the same deals picked and measured, whatever was lucky there would look better than it
is, and everybody would seem to make mistakes all the time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from throneroom.advice.analysis import Because, Judgement, grade
from throneroom.advice.assess import Assessment, Reason
from throneroom.advice.plans import Plans
from throneroom.bots.rollouts.answers import Answer, answer_key, reasonable_answers
from throneroom.bots.rollouts.rollout import roll_out
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.rng import stream
from throneroom.engine.score import counted_points, leaders

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.game import Game
    from throneroom.engine.view import View

_INTERVAL: Final = 1.96
_CERTAIN: Final = 2.576  # standard errors that a loss must exceed 0 by to be called a mistake: there are many decisions
_LEAST_ERROR: Final = 0.25  # of a victory, divided by the number of deals: no spread in few deals proves little
_PILOT: Final = 16  # deals that choose the plan by which the seat plays on

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
    usual = StrategyBot(plans.own[0]).answer(game.view(decision.seat), decision)
    key = answer_key(decision, given)
    return any(answer_key(decision, answer) != key for answer in reasonable_answers(decision, [usual]))


def judge(game: Game, given: Answer, plans: Plans, effort: Effort, seed: int) -> Judgement:
    """Judge an answer to the decision of this game, from the view of the seat that gave it."""
    decision = game.decision
    assert decision is not None
    number = len(game.history)
    view = game.view(decision.seat)
    advice = Assessment(view, decision, plans, answers=[given], seed=stream(seed, _PICK) >> 2).play(effort.pick)
    best = advice.best
    # Of equally good answers, the given one is the best.
    own = advice.of(decision, given)
    is_best = own is not None and own.chance >= best.chance
    answers = [given] if is_best else [best.answer, given]
    deals = effort.chance if is_best else effort.measure
    measured = _measure(view, answers, plans, stream(seed, _MEASURE) >> 2, deals) if deals else None
    if measured is None:  # the picking's own numbers are good enough
        chances = given_chances = _even_split(best.chance, decision.seat, len(game.players))
        loss = error = 0.0
    else:
        chances, given_chances = measured.means(0), measured.means(-1)
        loss, error = measured.loss(decision.seat)
    return Judgement(
        number=number,
        seat=decision.seat,
        turn_seat=game.player.seat,
        turn=game.player.turns,
        own_turn=game.players[decision.seat].turns,
        verb=decision.verb.name,
        card=None if decision.card is None else decision.card.name,
        given=_names(given),
        best=_names(given if is_best else best.answer),
        chance=chances[decision.seat],
        loss=loss,
        low=loss - _INTERVAL * error,
        high=loss + _INTERVAL * error,
        chances=chances,
        given_chances=given_chances,
        deals=deals or effort.pick,
        grade=grade(loss, loss > _CERTAIN * error),
        reasons=() if is_best else tuple(_because(reason) for reason in best.reasons),
    )


def _names(answer: Answer) -> tuple[str, ...]:
    return tuple(option.name for option in answer)


def _because(reason: Reason) -> Because:
    card = None if reason.card is None else reason.card.name
    return Because(
        kind=reason.kind, card=card, percent=reason.percent, turns=float(reason.turns), points=float(reason.points)
    )


def _even_split(chance: float, seat: int, seats: int) -> tuple[float, ...]:
    """Return the chances of all seats if only this one is known."""
    return tuple(chance if other == seat else (1 - chance) / (seats - 1) for other in range(seats))


# -- measuring --------------------------------------------------------------------------------------------------------


class _Measured:
    """The shares of the victory by answer, deal and seat."""

    def __init__(self, shares: list[list[tuple[float, ...]]]) -> None:
        self._shares: Final = shares

    def means(self, answer: int) -> tuple[float, ...]:
        shares = self._shares[answer]
        return tuple(sum(seat) / len(shares) for seat in zip(*shares, strict=True))

    def loss(self, seat: int) -> tuple[float, float]:
        """Return how much less the last answer was worth than the first, and the standard error."""
        if len(self._shares) == 1:
            return 0.0, 0.0
        pairs = zip(self._shares[0], self._shares[-1], strict=True)
        differences = [best[seat] - given[seat] for best, given in pairs]
        deals = len(differences)
        mean = sum(differences) / deals
        variance = sum((one - mean) ** 2 for one in differences) / max(1, deals - 1)
        return mean, math.sqrt(variance / deals) + _LEAST_ERROR / deals


def _measure(view: View, answers: Sequence[Answer], plans: Plans, seed: int, deals: int) -> _Measured:
    """Play the same new deals with each answer. The seat plays on by the plan that suits its deck."""
    own: list[Bot] = [StrategyBot(plan) for plan in plans.own]
    others: list[Bot] = [StrategyBot(plan) for plan in plans.others]
    bots = [_follower(view, answer, own, others, seed) for answer in answers]
    start = seed + _PILOT
    return _Measured(
        [
            [_shares(_play(view, answer, bot, others, start, deal)) for deal in range(deals)]
            for answer, bot in zip(answers, bots, strict=True)
        ]
    )


def _follower(view: View, answer: Answer, own: list[Bot], others: list[Bot], seed: int) -> Bot:
    """Return the bot that does best after this answer, in a few deals."""
    if len(own) == 1:
        return own[0]
    seat = view.seat

    def wins(bot: Bot) -> float:
        return sum(_shares(_play(view, answer, bot, others, seed, deal))[seat] for deal in range(_PILOT))

    return max(own, key=wins)


def _play(view: View, answer: Answer, bot: Bot, others: list[Bot], seed: int, deal: int) -> Game:
    bots = [others[deal % len(others)]] * view.seats
    bots[view.seat] = bot
    return roll_out(view, answer, bots, seed + deal)


def _shares(game: Game) -> tuple[float, ...]:
    """Return the share of the victory of each seat: 1, a part of it in a tie, or 0."""
    scores = [counted_points(player.owned) for player in game.players]
    winners = leaders(scores, [player.turns for player in game.players])
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
