"""The bot of level expert: it follows a plan, and looks ahead whenever it has a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from throneroom.bots.bot import Bot
from throneroom.bots.rollouts.answers import reasonable_answers
from throneroom.bots.rollouts.comparison import Candidate, Comparison, lead_of
from throneroom.bots.strategies.strategy import Strategy, StrategyBot
from throneroom.engine.decision import BUY, PLAY_ACTION, PLAY_TREASURES
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.bots.rollouts.answers import Answer
    from throneroom.engine.card import Option
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View


class ExpertBot(Bot):
    """Compares its answers by rollouts: it plays on by its plans, its opponents by theirs."""

    plays_all_treasures: ClassVar[bool] = True

    def __init__(self, plans, opponents, *, budget=2000, z=1.0, w=0.2, verbs="turn", portfolio=True, first=24) -> None:
        self.plans: Final[list[Bot]] = [StrategyBot(p) for p in plans]
        self.opponents: Final[list[Bot]] = [StrategyBot(p) for p in opponents]
        self.budget = budget
        self.z = z
        self.w = w
        self.verbs = verbs
        self.portfolio = portfolio
        self.first = first
        self.seed = 1
        self.count = 0
        self.current = self.plans[0]
        self.stats = {"decisions": 0, "looked": 0, "rollouts": 0, "deviated": 0, "plan":0}

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.count = 0
        self.current = self.plans[0]

    def answer(self, view: View, decision: Decision) -> tuple[Option, ...]:
        usual = self.current.answer(view, decision)
        self.stats["decisions"] += 1
        v = decision.verb
        if v is PLAY_TREASURES:
            return usual
        if self.verbs == "buy" and v is not BUY:
            return usual
        if self.verbs == "turn" and v is not BUY and v is not PLAY_ACTION:
            return usual
        return self.choose(view, decision, usual)

    def choose(self, view: View, decision: Decision, usual: Answer) -> Answer:
        others = [bot for bot in self.plans if bot is not self.current] if self.portfolio else []
        theirs = [bot.answer(view, decision) for bot in others]
        answers = reasonable_answers(decision, [usual, *theirs])
        if len(answers) == 1:
            return usual
        candidates = [Candidate(answer, self.current) for answer in answers]
        if self.portfolio:
            candidates += [Candidate(answer, bot) for answer, bot in zip(theirs, others, strict=True)]
        self.stats["looked"] += 1
        self.count += 1
        comparison = Comparison(view, self.opponents, stream(self.seed, self.count) >> 2, self.w)
        ranked = comparison.race(candidates, self.first, self.budget, self.z)
        self.stats["rollouts"] += comparison.rollouts
        best = ranked[0]
        if best.answer != usual:
            self.stats["deviated"] += 1
        if best.bot is not self.current:
            self.stats["plan"] += 1
            self.current = best.bot
        return best.answer
