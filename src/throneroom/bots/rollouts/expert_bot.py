"""The bot of level expert: it follows a plan, and looks ahead whenever it has a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.bot import Bot
from throneroom.bots.bot_mistakes import answer_or_default, log_mistake
from throneroom.bots.rollouts.answers import reasonable_answers
from throneroom.bots.rollouts.comparison import Candidate, Comparison
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.engine.build import COMPILED, build
from throneroom.engine.decision import BUY, PLAY_TREASURES
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

# The most rollouts for a buy and for any other question; many questions need fewer. Plain Python plays about a tenth as
# fast.
BUY_ROLLOUTS: Final = 6_000
OTHER_ROLLOUTS: Final = 2_500
_PLAIN: Final = 24
_FIRST: Final = 32  # deals before answers drop out for the first time
_CERTAINTY: Final = 1.0  # standard errors by which another answer must be better than that of the plan
_POINTS_WEIGHT: Final = 0.2  # what a large margin of points is worth besides the victory itself


class ExpertBot(Bot):
    """Compares its answers by rollouts, in which everybody follows a plan.

    The seat itself follows its first plan after each answer that it might give; and each of its other plans after what
    that plan would answer, so it changes its plan when the cards suggest it. Its opponents follow one of the plans in
    each deal, all in turn.
    """

    plays_all_treasures: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True

    def __init__(self, plans: list[Strategy], effort: float = 1.0) -> None:
        self._plans: Final[list[Bot]] = [StrategyBot(plan) for plan in plans]
        self._effort: Final = effort if build() == COMPILED else effort / _PLAIN
        self._seed = 0
        self._questions = 0
        self.rollouts = 0

    def begin(self, seed: int) -> None:
        self._seed = seed
        self._questions = 0

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        usual = answer_or_default(self._plans[0], view, decision)
        if decision.verb is PLAY_TREASURES or not view.can_look_ahead:
            return usual
        others = [answer_or_default(bot, view, decision) for bot in self._plans[1:]]
        answers = reasonable_answers(decision, [usual, *others])
        if len(answers) == 1:
            return usual
        candidates = [Candidate(answer, self._plans[0]) for answer in answers]
        for at, answer in enumerate(others):
            candidates.append(Candidate(answer, self._plans[at + 1]))
        self._questions += 1
        comparison = Comparison(view, self._tables(view), stream(self._seed, self._questions) >> 2, _POINTS_WEIGHT)
        budget = int((BUY_ROLLOUTS if decision.verb is BUY else OTHER_ROLLOUTS) * self._effort)
        first = max(1, min(_FIRST, budget // len(candidates)))
        try:
            ranked = comparison.race(candidates, first, budget, _CERTAINTY)
        except Exception as error:  # a custom card that remembers what is hidden cannot be dealt again
            log_mistake(self, decision, error)
            return usual
        self.rollouts += comparison.rollouts
        return ranked[0].answer

    def _tables(self, view: View) -> list[list[Bot]]:
        """Return the bots of all seats, deal by deal."""
        plans = len(self._plans)
        return [[self._plans[(deal + seat) % plans] for seat in range(view.seats)] for deal in range(plans)]
