"""The bot of level expert: it follows a plan, and looks ahead whenever it has a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.bot import Bot
from throneroom.bots.rollouts.answers import reasonable_answers
from throneroom.bots.rollouts.comparison import Candidate, Comparison
from throneroom.bots.rollouts.likely_plans import LikelyPlans
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View

_DEALS: Final = 64  # different tables of opponents


class ExpertBot(Bot):
    """Compares its answers by rollouts: it plays on by its plans, its opponents by theirs."""

    plays_all_treasures: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True

    def __init__(
        self,
        plans: list[Strategy],
        budget: int = 1500,
        z: float = 1.0,
        w: float = 0.2,
        verbs: str = "buy",
        first: int = 24,
        model: str = "likely",
    ) -> None:
        self._plans: Final[list[Bot]] = [StrategyBot(plan) for plan in plans]
        self._likely: LikelyPlans | None = None
        self.budget = budget
        self.z = z
        self.w = w
        self.verbs = verbs
        self.first = first
        self.model = model
        self.seed = 1
        self.count = 0
        self.looked = 0
        self.rollouts = 0
        self.deviated = 0

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        v = decision.verb
        if (
            not view.can_look_ahead
            or v is PLAY_TREASURES
            or (self.verbs == "buy" and v is not BUY)
            or (self.verbs == "turn" and v is not BUY and v is not PLAY_ACTION)
        ):
            return self._plans[0].answer(view, decision)
        likely = self._likely_plans(view)
        mine = likely.likeliest(view, view.seat)
        usual = mine.answer(view, decision)
        theirs = [bot.answer(view, decision) for bot in self._plans if bot is not mine]
        answers = reasonable_answers(decision, [usual, *theirs])
        if len(answers) == 1:
            return usual
        candidates = [Candidate(answer, mine) for answer in answers]
        at = 0
        for bot in self._plans:
            if bot is not mine:
                candidates.append(Candidate(theirs[at], bot))
                at += 1
        self.looked += 1
        self.count += 1
        if self.model == "likely":
            tables = likely.opponents(view, _DEALS)
        else:
            tables = [[self._plans[d % len(self._plans)]] * view.seats for d in range(_DEALS)]
        comparison = Comparison(view, tables, stream(self.seed, self.count) >> 2, self.w)
        ranked = comparison.race(candidates, self.first, self.budget, self.z)
        self.rollouts += comparison.rollouts
        if ranked[0].answer != usual:
            self.deviated += 1
        return ranked[0].answer

    def _likely_plans(self, view: View) -> LikelyPlans:
        likely = self._likely
        if likely is None:
            likely = LikelyPlans(view.possible_game(0).kingdom, view.seats, self._plans)
            self._likely = likely
        return likely
