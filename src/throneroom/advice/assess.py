"""The advisor: what each reasonable answer to a decision is worth, and why.

    assessment = Assessment(game.view(0), game.decision, plans)
    while somebody_looks:
        show(assessment.refine(0.3))

`assess` does the same once. An assessment knows only what its seat may know: it plays possible games, in which
everything else is dealt again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from throneroom.advice.calibrated import calibrated, slope
from throneroom.advice.plans import Plans
from throneroom.advice.watched import Reason, Watched
from throneroom.bots.bot_mistakes import answer_or_default
from throneroom.bots.rollouts.answers import Answer, answer_key, reasonable_answers
from throneroom.bots.rollouts.comparison import lead_in
from throneroom.bots.rollouts.rollout import roll_out, victory
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.decision import Decision
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.view import View

_FIRST: Final = 16  # deals before answers drop out for the first time; later after each doubling
_PLAN_DEALS: Final = 32  # deals to find out which plans suit the position
_PLAN_STREAM: Final = -1
_CLEARLY: Final = 2.5  # standard errors by which an answer must be behind to drop out
_CERTAINTY: Final = 1.96  # standard errors on either side of an interval of 95 percent


@dataclass(frozen=True, kw_only=True)
class OptionAdvice:
    """One answer, and the chance to win with it: a tie counts as a share. The interval covers 95 percent.

    `loss` is how much less it is worth than the best answer, with the standard error `loss_error` of that difference,
    which is smaller than the intervals suggest: all answers meet the same deals.
    """

    answer: Answer
    chance: float
    low: float
    high: float
    rollouts: int
    loss: float
    loss_error: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Advice:
    """The answers to one decision, best first."""

    seat: int
    options: tuple[OptionAdvice, ...]
    rollouts: int
    seconds: float

    @property
    def best(self) -> OptionAdvice:
        return self.options[0]

    def of(self, decision: Decision, answer: Answer) -> OptionAdvice | None:
        """Return the advice about an answer, if it was assessed."""
        key = answer_key(decision, answer)
        for option in self.options:
            if answer_key(decision, option.answer) == key:
                return option
        return None


class _Candidate:
    """An answer, its result deal by deal, and what happened afterwards."""

    def __init__(self, answer: Answer, stays: bool) -> None:
        self.answer: Final = answer
        self.stays: Final = stays
        self.results: Final[list[float]] = []
        self.watched: Final = Watched()

    @property
    def chance(self) -> float:
        return self.watched.chance


class Assessment:
    """Compares the answers to one decision; the longer, the sharper.

    `answers` are assessed in addition to the reasonable ones, and never dropped. The same seed and the same number of
    deals give the same numbers.
    """

    def __init__(
        self, view: View, decision: Decision, plans: Plans, *, answers: Sequence[Answer] = (), seed: int = 0
    ) -> None:
        self._view: Final = view
        self._seed: Final = stream(seed, 0) >> 2
        self._rollouts = 0
        self._seconds = 0.0
        self._deals = 0
        began = time.perf_counter()
        own: list[Bot] = [StrategyBot(plan) for plan in plans.own]
        others: list[Bot] = [StrategyBot(plan) for plan in plans.others]
        usual = [answer_or_default(bot, view, decision) for bot in own]
        self._own, self._other = self._suitable(own, others, usual)
        stay = {answer_key(decision, answer) for answer in answers}
        compared = reasonable_answers(decision, [*usual, *answers])
        self._candidates: Final = [_Candidate(answer, answer_key(decision, answer) in stay) for answer in compared]
        self._racing = self._candidates[:]
        self._seconds += time.perf_counter() - began

    def _suitable(self, own: list[Bot], others: list[Bot], usual: list[Answer]) -> tuple[Bot, Bot]:
        """Return the plan that suits the seat best from here, and the one that suits its opponents best."""
        if len(own) == 1 and len(others) == 1:
            return own[0], others[0]
        seed = stream(self._seed, _PLAN_STREAM) >> 2
        table = [
            [self._rate(mine, answer, theirs, seed) for theirs in others]
            for mine, answer in zip(own, usual, strict=True)
        ]
        best = max(range(len(own)), key=lambda at: min(table[at]))
        worst = min(range(len(others)), key=lambda at: table[best][at])
        return own[best], others[worst]

    def _rate(self, mine: Bot, answer: Answer, theirs: Bot, seed: int) -> float:
        view = self._view
        bots = self._seated(mine, theirs)
        self._rollouts += _PLAN_DEALS
        return sum(victory(roll_out(view, answer, bots, seed + deal), view.seat) for deal in range(_PLAN_DEALS))

    def _seated(self, mine: Bot, theirs: Bot) -> list[Bot]:
        bots = [theirs] * self._view.seats
        bots[self._view.seat] = mine
        return bots

    @property
    def bots(self) -> list[Bot]:
        """The bots that play on, one for each seat."""
        return self._seated(self._own, self._other)

    def refine(self, seconds: float) -> Advice:
        """Play for about this long, at least a few deals, and return what is known then."""
        began = time.perf_counter()
        self._play_deals(1)
        while time.perf_counter() - began < seconds:
            self._play_deals(1)
        self._seconds += time.perf_counter() - began
        return self.advice()

    def play(self, deals: int) -> Advice:
        """Play this many more deals with every answer that is still in the race."""
        began = time.perf_counter()
        self._play_deals(deals)
        self._seconds += time.perf_counter() - began
        return self.advice()

    def _play_deals(self, deals: int) -> None:
        bots = self.bots
        for deal in range(self._deals, self._deals + deals):
            for candidate in self._racing:
                candidate.results.append(candidate.watched.watch(self._view, candidate.answer, bots, self._seed + deal))
            self._rollouts += len(self._racing)
            self._deals = deal + 1
            if self._deals >= _FIRST and self._deals & (self._deals - 1) == 0:
                self._drop_worse()

    def _drop_worse(self) -> None:
        """Drop what is clearly worse than the best."""
        best = max(self._racing, key=lambda candidate: candidate.chance)
        kept: list[_Candidate] = []
        for candidate in self._racing:
            behind, error = _difference(best, candidate)
            if candidate is best or candidate.stays or behind < _CLEARLY * error:
                kept.append(candidate)
        self._racing = kept

    def advice(self) -> Advice:
        """Return what is known so far."""
        racing = sorted(self._racing, key=_rank)
        dropped = [candidate for candidate in self._candidates if candidate not in racing]
        ranked = racing + sorted(dropped, key=_rank)
        best = ranked[0]
        second = ranked[1] if len(ranked) > 1 else None
        return Advice(
            seat=int(self._view.seat),
            options=tuple(_advice(candidate, best, second if candidate is best else best) for candidate in ranked),
            rollouts=self._rollouts,
            seconds=self._seconds,
        )


def _rank(candidate: _Candidate) -> tuple[float, float]:
    """Return a key that sorts the best chance first; of equal chances, the shorter games."""
    return -candidate.chance, candidate.watched.turns / candidate.watched.deals


def _advice(candidate: _Candidate, best: _Candidate, other: _Candidate | None) -> OptionAdvice:
    deals = len(candidate.results)
    low, high = interval(candidate.chance, deals)
    behind, error = (0.0, 0.0) if candidate is best else _difference(best, candidate)
    worth = slope((best.chance + candidate.chance) / 2, deals)
    chance = calibrated(candidate.chance, deals)
    low, high = calibrated(low, deals), calibrated(high, deals)
    if candidate.watched.ended_at_once == deals:  # nothing is left to chance but cards that the seat cannot see
        chance = low = high = candidate.chance
    return OptionAdvice(
        answer=candidate.answer,
        chance=chance,
        low=low,
        high=high,
        rollouts=deals,
        loss=worth * behind,
        loss_error=worth * error,
        reasons=candidate.watched.reasons(None if other is None else other.watched),
    )


def _difference(leader: _Candidate, other: _Candidate) -> tuple[float, float]:
    """Return by how much the leader is better, and the standard error of that, over the deals that both have played."""
    lead = lead_in(leader.results, other.results)
    return lead.mean, lead.error


def interval(chance: float, deals: int) -> tuple[float, float]:
    """Return the 95 percent interval (Wilson) of a chance estimated from this many deals."""
    square = _CERTAINTY * _CERTAINTY
    middle = (chance + square / (2 * deals)) / (1 + square / deals)
    spread = math.sqrt(chance * (1 - chance) / deals + square / (4 * deals * deals)) / (1 + square / deals)
    return max(0.0, middle - _CERTAINTY * spread), min(1.0, middle + _CERTAINTY * spread)


def assess(view: View, decision: Decision, plans: Plans, seconds: float, *, seed: int = 0) -> Advice:
    """Assess the answers to a decision for about this long."""
    return Assessment(view, decision, plans, seed=seed).refine(seconds)
