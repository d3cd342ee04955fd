"""What the coach found out about a game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.advice import Reason
from throneroom.advice.analysis import Analysis, Because, Judgement
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.card import Option
from throneroom.locale import Locale
from throneroom.words.advice import action_words, reason_words

_BLOCKS: Final = "▁▂▃▄▅▆▇█"


class CoachWords:
    """Turns the findings of one game into text. The catalog knows its cards."""

    def __init__(self, catalog: Catalog, locale: Locale) -> None:
        self._catalog: Final = catalog
        self._locale: Final = locale

    # -- the whole game -----------------------------------------------------------------------------------------------

    def summary(self, analysis: Analysis, name: str) -> list[str]:
        """Return the verdict: how well somebody played, and how much of the result was luck."""
        text = self._locale.text
        lines = [
            text("coach-heading", name=name, range=text(f"coach-range-{analysis.name}")),
            text("coach-rate", n=analysis.decisions, rate=self._locale.number(analysis.rate, 1)),
            text("coach-result", initial=self.percent(analysis.initial), final=self.percent(analysis.final)),
            text(
                "coach-sum",
                lost=self.signed(-analysis.lost),
                gained=self.signed(analysis.gained),
                luck=self.signed(analysis.luck),
            ),
            text("coach-adjusted", percent=self.percent(min(1.0, max(0.0, analysis.adjusted)))),
        ]
        if not analysis.is_finished:
            lines.append(text("coach-unfinished"))
        return lines

    def costliest(self, analysis: Analysis) -> list[str]:
        """Return the costliest decisions, three lines for each, or that there are none."""
        if not analysis.costliest:
            return [self._locale.text("coach-no-mistakes")]
        lines = [self._locale.text("coach-costliest")]
        for number in analysis.costliest:
            lines += [f"  {line}" for line in self.decision(analysis.judgement(number))]
        return lines

    def curve(self, analysis: Analysis) -> str:
        """Return the win chance at each decision as a line of blocks."""
        most = len(_BLOCKS) - 1
        return "".join(_BLOCKS[round(min(1.0, max(0.0, point.chance)) * most)] for point in analysis.curve)

    # -- one decision -------------------------------------------------------------------------------------------------

    def decision(self, judgement: Judgement) -> list[str]:
        """Return what was answered, what it cost, and what was better and why."""
        text = self._locale.text
        better = text("coach-better", answer=self.answer(judgement, judgement.best))
        return [
            text("coach-turn-answer", turn=judgement.turn, answer=self.answer(judgement, judgement.given)),
            text(
                "coach-loss",
                grade=text(f"coach-grade-{judgement.grade}"),
                loss=self.percent(judgement.loss),
                low=self.percent(judgement.low),
                high=self.percent(judgement.high),
            ),
            " ".join([better, *[self._reason(reason) for reason in judgement.reasons]]),
        ]

    def answer(self, judgement: Judgement, names: Sequence[str]) -> str:
        """Return an answer as something to do: "Buy Silver", "End turn"."""
        return action_words(judgement.verb, judgement.card, [self._option(name) for name in names], self._locale)

    def _option(self, name: str) -> Option:
        try:
            return self._catalog.find_option(name)
        except UnknownCard:  # a mode of a custom card
            return Option(name)

    def _reason(self, reason: Because) -> str:
        card = None if reason.card is None else self._catalog.find(reason.card)
        return reason_words(
            Reason(kind=reason.kind, card=card, percent=reason.percent, turns=reason.turns, points=reason.points),
            self._locale,
        )

    # -- numbers ------------------------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self._locale.text("lab-percent", value=self._locale.number(100 * share, 1))

    def signed(self, share: float) -> str:
        """Return a change of a chance, with its sign."""
        number = self._locale.number(100 * abs(share), 1)
        return self._locale.text("lab-percent", value=f"{'−' if share < 0 else '+'}{number}")
