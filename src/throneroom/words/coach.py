"""What the coach found out about a game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.advice.analysis import Analysis, Because, Judgement
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.card import Option
from throneroom.locale import Locale, slug
from throneroom.words.names import option_name
from throneroom.words.phrases import card_list

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
        reasons = [self.reason(reason) for reason in judgement.reasons]
        better = self.answer(judgement, judgement.best)
        key = "coach-better-why" if reasons else "coach-better"
        return [
            text("coach-turn-answer", turn=judgement.turn, answer=self.answer(judgement, judgement.given)),
            text(
                "coach-loss",
                grade=text(f"coach-grade-{judgement.grade}"),
                loss=self.percent(judgement.loss),
                low=self.percent(judgement.low),
                high=self.percent(judgement.high),
            ),
            text(key, answer=better, reasons=self._locale.clauses(reasons)) if reasons else text(key, answer=better),
        ]

    def answer(self, judgement: Judgement, names: Sequence[str]) -> str:
        """Return an answer as something to do: "Buy Silver", "End turn"."""
        family = "web-do" if names else "web-decline"
        key = f"{family}-{judgement.verb}"
        if judgement.card is not None and self._locale.has(own := f"{family}-{slug(judgement.card)}-{judgement.verb}"):
            key = own
        options = [self._option(name) for name in names]
        return self._locale.text(key, cards=card_list(options, self._locale), n=len(names))

    def _option(self, name: str) -> Option:
        try:
            return self._catalog.find_option(name)
        except UnknownCard:  # a mode of a custom card
            return Option(name)

    def reason(self, reason: Because) -> str:
        """Return why an answer is better, as a clause."""
        card = "" if reason.card is None else option_name(self._catalog.find(reason.card), self._locale)
        number = round(reason.points if reason.kind.endswith("points") else reason.turns)
        return self._locale.text(f"coach-why-{reason.kind}", card=card, n=number)

    # -- numbers ------------------------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self._locale.text("lab-percent", value=self._locale.number(100 * share, 1))

    def signed(self, share: float) -> str:
        """Return a change of a chance, with its sign."""
        number = self._locale.number(100 * abs(share), 1)
        return self._locale.text("lab-percent", value=f"{'−' if share < 0 else '+'}{number}")
