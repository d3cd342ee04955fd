"""The advisor: what each reasonable answer to a decision is worth, and why.

    assessment = Assessment(game.view(0), game.decision, plans)
    while somebody_looks:
        show(assessment.refine(0.3))

`assess` does the same once. An assessment knows only what its seat may know: it plays possible games, in which
everything else is dealt anew.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from throneroom.advice.plans import Plans
from throneroom.bots.rollouts.answers import Answer, answer_key, reasonable_answers
from throneroom.bots.rollouts.rollout import roll_out, victory
from throneroom.bots.strategies.strategy import StrategyBot
from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.view import View

_DEALS: Final = 16  # between two looks at the clock, and before the first answers drop out
_INTERVAL: Final = 1.96


@dataclass(frozen=True, kw_only=True)
class Reason:
    """Why an answer is worth what it is: something that usually happened afterwards.

    `kind`: `next-buy` (usually buys `card` on its next turn, in `percent` of the games), `sooner` or `later` (the game
    ends `turns` turns sooner or later than after the other answers), `points` (`points` more or fewer at the end than
    after the other answers).
    """

    kind: str
    card: Card | None = None
    percent: int = 0
    turns: float = 0.0
    points: float = 0.0


@dataclass(frozen=True, kw_only=True)
class OptionAdvice:
    """One answer, and the chance to win with it: a tie counts as a share. The interval covers 95 percent."""

    answer: Answer
    chance: float
    low: float
    high: float
    rollouts: int
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


class Assessment:
    """Compares the answers to one decision; the longer, the sharper.

    `answers` are assessed in addition to the reasonable ones, and never dropped. The same seed and the same number of
    deals give the same numbers.
    """

    def __init__(
        self, view: View, decision: Decision, plans: Plans, *, answers: Sequence[Answer] = (), seed: int = 0
    ) -> None:
        raise NotImplementedError

    def refine(self, seconds: float) -> Advice:
        """Play for about this long, and return what is known then."""
        raise NotImplementedError

    def play(self, deals: int) -> Advice:
        """Play this many more deals, with every answer that is still in the race."""
        raise NotImplementedError


def assess(view: View, decision: Decision, plans: Plans, seconds: float, *, seed: int = 0) -> Advice:
    """Assess the answers to a decision for about this long."""
    return Assessment(view, decision, plans, seed=seed).refine(seconds)
