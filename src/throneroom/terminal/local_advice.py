"""Advice in a game played here: in the same process, for one decision, as long as somebody looks."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Final

from throneroom.bots.levels import FAIR, GOOD
from throneroom.engine.build import COMPILED, build
from throneroom.engine.rng import stream

if TYPE_CHECKING:
    from throneroom.advice import Advice, Assessment
    from throneroom.engine.decision import Decision
    from throneroom.engine.game import Game

_FEWEST: Final = 16  # games with each answer, before a chance is worth showing
_SLICE: Final = 0.05  # seconds between two looks at whether to stop
_MOST_SECONDS: Final = 8.0  # after that the numbers hardly get sharper
_STREAM: Final = -77


class LocalAdvice:
    """What the answers to the current decision of a game are worth. It does not touch the game itself."""

    def __init__(self, game: Game) -> None:
        assert game.decision is not None
        self.decision: Final[Decision] = game.decision
        self._game: Final = game.clone()
        self._assessment: Assessment | None = None
        self._is_stopped = False
        self.advice: Advice | None = None  # so far

    def refine(self, seconds: float) -> Advice:
        """Assess the answers for about this long, after preparing for it."""
        assessment = self._assessment
        if assessment is None:
            assessment = self._assessment = self._begin()
        advice = assessment.refine(seconds)
        if advice.best.rollouts < _FEWEST:
            advice = assessment.play(_FEWEST - advice.best.rollouts)
        self.advice = advice
        return advice

    def _begin(self) -> Assessment:
        from throneroom.advice import Assessment, plans_for  # slow to import, and most games need no advice

        game, decision = self._game, self._game.decision
        assert decision is not None
        # Plain Python would take too long to find a better plan.
        plans = plans_for(game.kingdom, len(game.players), GOOD if build() == COMPILED else FAIR)
        seed = stream(len(game.history), _STREAM)
        return Assessment(game.view(decision.seat), decision, plans, seed=seed)

    def start(self) -> None:
        """Assess the answers in the background until `stop`; `advice` is what is known so far."""
        threading.Thread(target=self._work, daemon=True).start()

    def stop(self) -> None:
        self._is_stopped = True

    def _work(self) -> None:
        until = time.monotonic() + _MOST_SECONDS
        while not self._is_stopped and time.monotonic() < until:
            self.refine(_SLICE)
