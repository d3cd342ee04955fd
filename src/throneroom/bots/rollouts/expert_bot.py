"""The bot of level expert: it follows a plan, and looks ahead whenever it has a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.bot import Bot
from throneroom.bots.rollouts.answers import reasonable_answers
from throneroom.bots.rollouts.comparison import Candidate, Comparison, lead_of
from throneroom.bots.strategies.builtin import key_cards
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.engine.build import COMPILED, build
from throneroom.engine.card import Card, distinct
from throneroom.engine.decision import BUY, PLAY_TREASURES
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

# The most rollouts for a buy and for any other question. Most questions need far fewer, since races end early. Plain
# Python plays about a tenth as fast.
BUY_ROLLOUTS: Final = 3_000
OTHER_ROLLOUTS: Final = 800
_PLAIN: Final = 12
_FIRST: Final = 24  # deals before answers drop out for the first time
# Standard errors by which another answer must be better than that of the plan. Tactics are mostly right about cards.
_BUY_CERTAINTY: Final = 1.25
_OTHER_CERTAINTY: Final = 2.0
_PLAN_CERTAINTY: Final = 3.0  # standard errors by which a plan must be better than the first one to take its place
_POINTS_WEIGHT: Final = 0.2  # what a large margin of points is worth besides the victory itself


class ExpertBot(Bot):
    """Compares its answers by rollouts, in which everybody follows a plan.

    The seat itself follows its leading plan after each answer that it might give; and each of its other plans after
    what that plan would answer, so it changes its plan when the cards suggest it. The first plan leads unless another
    one is clearly better by now. Its opponents follow the plans that fit the cards they have taken: the best of them in
    every second deal, and all of them in turn in the others.
    """

    plays_all_treasures: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True

    def __init__(self, plans: list[Strategy], effort: float = 1.0) -> None:
        self._plans: Final[list[Bot]] = [StrategyBot(plan) for plan in plans]
        self._key_cards: Final[list[list[Card]]] = [key_cards(plan) for plan in plans]
        self._effort: Final = effort if build() == COMPILED else effort / _PLAIN
        self._seed = 0
        self._questions = 0
        self.rollouts = 0

    def begin(self, seed: int) -> None:
        self._seed = seed
        self._questions = 0

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        usual = self._plans[0].answer(view, decision)
        if decision.verb is PLAY_TREASURES or not view.can_look_ahead:
            return usual
        planned = [usual, *[bot.answer(view, decision) for bot in self._plans[1:]]]
        answers = reasonable_answers(decision, planned)
        if len(answers) == 1:
            return usual
        self._questions += 1
        comparison = Comparison(view, self.tables(view), stream(self._seed, self._questions) >> 2, _POINTS_WEIGHT)
        rollouts = BUY_ROLLOUTS if decision.verb is BUY else OTHER_ROLLOUTS
        plans = [Candidate(answer, self._plans[at]) for at, answer in enumerate(planned)]
        comparison.play(plans, 0, _FIRST)
        leader = _leader(plans)
        candidates = [leader]
        for answer in answers:
            if answer != leader.answer:
                candidates.append(Candidate(answer, leader.bot))
        candidates += [plan for plan in plans if plan is not leader]
        left = int(rollouts * self._effort) - comparison.rollouts
        ranked = comparison.race(candidates, _FIRST, left, _BUY_CERTAINTY if decision.verb is BUY else _OTHER_CERTAINTY)
        self.rollouts += comparison.rollouts
        return ranked[0].answer

    def tables(self, view: View) -> list[list[Bot]]:
        """Return the bots of all seats, deal by deal."""
        fitting = [self._fitting(view, seat) for seat in range(view.seats)]
        tables: list[list[Bot]] = []
        for turn in range(len(self._plans)):
            tables.append([bots[0] for bots in fitting])
            tables.append([bots[(turn + seat) % len(bots)] for seat, bots in enumerate(fitting)])
        return tables

    def _fitting(self, view: View, seat: int) -> list[Bot]:
        """Return the plans that explain the cards of a player best: with the fewest that only other plans buy."""
        known = distinct([card for cards in self._key_cards for card in cards])
        strange: list[int] = []
        for cards in self._key_cards:
            strange.append(sum([view.owned_by(seat, card) for card in known if card not in cards]))
        least = min(strange)
        return [bot for at, bot in enumerate(self._plans) if strange[at] == least]


def _leader(plans: list[Candidate]) -> Candidate:
    """Return the best plan if it is clearly better than the first one, otherwise the first one."""
    best = plans[0]
    for plan in plans:
        if plan.value() > best.value():
            best = plan
    lead = lead_of(best, plans[0])
    return best if lead.mean > _PLAN_CERTAINTY * lead.error else plans[0]
