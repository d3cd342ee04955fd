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
# Nobody knows which plan the opponents follow. What suits them is more likely: e times for this much of a victory. But
# some follow any plan, even if another would win for certain.
_PREFERENCE: Final = 0.05
_ANY_PLAN: Final = 0.1
_TABLES: Final = 32  # the opponents' plans take turns, each as often as it is likely; after this many deals they repeat
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

    def __init__(self, answer: Answer, stays: bool, seats: int) -> None:
        self.answer: Final = answer
        self.stays: Final = stays
        self.seats: Final = seats
        self.results: Final[list[float]] = []
        self.watched: Final = Watched()

    @property
    def chance(self) -> float:
        return self.calibrated(self.watched.share)

    def calibrated(self, share: float) -> float:
        watched = self.watched
        return calibrated(share, watched.deals, self.seats, watched.is_settled)


class Assessment:
    """Compares the answers to one decision; the longer, the sharper.

    `answers` are assessed in addition to the reasonable ones, and never dropped; with `alone`, instead of them.
    `plan_deals` show which plans suit the position. The same seed and the same number of deals give the same numbers.
    """

    def __init__(
        self,
        view: View,
        decision: Decision,
        plans: Plans,
        *,
        answers: Sequence[Answer] = (),
        alone: bool = False,
        seed: int = 0,
        plan_deals: int = _PLAN_DEALS,
    ) -> None:
        self._view: Final = view
        self._decision: Final = decision
        self._seed: Final = stream(seed, 0) >> 2
        self._rollouts = 0
        self._seconds = 0.0
        self._deals = 0
        began = time.perf_counter()
        own: list[Bot] = [StrategyBot(plan) for plan in plans.own]
        others: list[Bot] = [StrategyBot(plan) for plan in plans.others]
        usual = [answer_or_default(bot, view, decision) for bot in own]
        self._tables: Final = self._suitable(own, others, usual, plan_deals)
        stay = {answer_key(decision, answer) for answer in answers}
        compared = answers if alone else reasonable_answers(decision, [*usual, *answers])
        self._candidates: Final = [
            _Candidate(answer, answer_key(decision, answer) in stay, int(view.seats)) for answer in compared
        ]
        self._racing = self._candidates[:]
        self._seconds += time.perf_counter() - began

    def _suitable(self, own: list[Bot], others: list[Bot], usual: list[Answer], deals: int) -> list[list[Bot]]:
        """Return who plays on, by seat, for each deal: the plan that suits the seat best, and what opponents may do."""
        if len(own) == 1 and len(others) == 1:
            return [self._seated(own[0], others[0])]
        seed = stream(self._seed, _PLAN_STREAM) >> 2
        best, likely, most = own[0], [1.0], -1.0
        for mine, answer in zip(own, usual, strict=True):
            rates = [self._rate(mine, answer, theirs, seed, deals) for theirs in others]
            weights = [math.exp(-rate / _PREFERENCE) for rate in rates]
            total = sum(weights)
            weights = [_ANY_PLAN / len(others) + (1 - _ANY_PLAN) * weight / total for weight in weights]
            value = sum(weight * rate for weight, rate in zip(weights, rates, strict=True))
            if value > most:
                best, likely, most = mine, weights, value
        return [self._seated(best, others[at]) for at in in_proportion(likely, _TABLES)]

    def _rate(self, mine: Bot, answer: Answer, theirs: Bot, seed: int, deals: int) -> float:
        view = self._view
        bots = self._seated(mine, theirs)
        self._rollouts += deals
        return sum(victory(roll_out(view, answer, bots, seed + deal), view.seat) for deal in range(deals)) / deals

    def _seated(self, mine: Bot, theirs: Bot) -> list[Bot]:
        bots = [theirs] * self._view.seats
        bots[self._view.seat] = mine
        return bots

    def bots(self, deal: int) -> list[Bot]:
        """Return the bots that play on in a deal, one for each seat."""
        return self._tables[deal % len(self._tables)]

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
        for deal in range(self._deals, self._deals + deals):
            bots = self.bots(deal)
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

    def watched(self, answer: Answer) -> Watched:
        """Return what happened after an answer that was assessed."""
        key = answer_key(self._decision, answer)
        return next(one.watched for one in self._candidates if answer_key(self._decision, one.answer) == key)


def _rank(candidate: _Candidate) -> tuple[float, float]:
    """Return a key that sorts the best chance first; of equal chances, the shorter games."""
    return -candidate.chance, candidate.watched.turns / candidate.watched.deals


def _advice(candidate: _Candidate, best: _Candidate, other: _Candidate | None) -> OptionAdvice:
    deals = len(candidate.results)
    share = candidate.watched.share
    low, high = (share, share) if candidate.watched.is_settled else interval(share, deals)
    behind, error = (0.0, 0.0) if candidate is best else _difference(best, candidate)
    worth = slope((best.watched.share + share) / 2, deals, candidate.seats)
    return OptionAdvice(
        answer=candidate.answer,
        chance=candidate.chance,
        low=candidate.calibrated(low),
        high=candidate.calibrated(high),
        rollouts=deals,
        loss=worth * behind,
        loss_error=worth * error,
        reasons=candidate.watched.reasons(None if other is None else other.watched),
    )


def _difference(leader: _Candidate, other: _Candidate) -> tuple[float, float]:
    """Return by how much the leader is better, and the standard error of that, over the deals that both have played."""
    lead = lead_in(leader.results, other.results)
    return lead.mean, lead.error


def in_proportion(weights: Sequence[float], length: int) -> list[int]:
    """Return places in `weights`, each as often as its weight says, spread evenly. The weights sum up to 1."""
    counts = [0] * len(weights)
    found: list[int] = []
    for done in range(1, length + 1):
        at = max(range(len(weights)), key=lambda place: weights[place] * done - counts[place])
        counts[at] += 1
        found.append(at)
    return found


def interval(chance: float, deals: int) -> tuple[float, float]:
    """Return the 95 percent interval (Wilson) of a chance estimated from this many deals."""
    square = _CERTAINTY * _CERTAINTY
    middle = (chance + square / (2 * deals)) / (1 + square / deals)
    spread = math.sqrt(chance * (1 - chance) / deals + square / (4 * deals * deals)) / (1 + square / deals)
    return max(0.0, middle - _CERTAINTY * spread), min(1.0, middle + _CERTAINTY * spread)


def assess(view: View, decision: Decision, plans: Plans, seconds: float, *, seed: int = 0) -> Advice:
    """Assess the answers to a decision for about this long."""
    return Assessment(view, decision, plans, seed=seed).refine(seconds)
