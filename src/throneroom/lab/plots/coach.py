"""The plot of a game as the coach sees it: the win chance with mistakes, and the luck below."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from matplotlib.axes import Axes

from throneroom.advice.analysis import BLUNDER, INACCURACY, MISTAKE, Analysis
from throneroom.lab.plots.style import INK, PLAYERS, SOFT, drawing, fitting, rules
from throneroom.locale import Locale
from throneroom.words.coach import CoachWords

_GOOD: Final = PLAYERS[0]
_BAD: Final = PLAYERS[1]
_SIZES: Final = {INACCURACY: 14, MISTAKE: 34, BLUNDER: 64}


def draw_analysis(analysis: Analysis, name: str, file: Path, words: CoachWords, locale: Locale) -> None:
    """Draw the win chance decision by decision, and the luck turn by turn."""
    heading, _, _, sums, adjusted, *_ = words.summary(analysis, name)
    with drawing(9.5, 5.6, heading, fitting(f"{sums} · {adjusted}", 9.5), file) as figure:
        above, below = figure.subplots(2, 1, height_ratios=[3, 1], sharex=True)
        _draw_chances(above, analysis, words, locale)
        _draw_luck(below, analysis, locale)


def _draw_chances(axes: Axes, analysis: Analysis, words: CoachWords, locale: Locale) -> None:
    axes.set_title(locale.text("coach-curve"))
    places = _places(analysis)
    axes.plot(
        [places[point.number] for point in analysis.curve],
        [100 * point.chance for point in analysis.curve],
        color=INK,
        linewidth=1.4,
    )
    for judgement in analysis.judgements:
        if judgement.grade:
            place, top = places[judgement.number], 100 * judgement.chance
            axes.plot([place, place], [top, top - 100 * judgement.loss], color=_BAD, linewidth=1.6)
            axes.scatter([place], [top], s=_SIZES[judgement.grade], color=_BAD, zorder=3)
        if judgement.number in analysis.costliest:
            axes.annotate(
                words.answer(judgement, judgement.given),
                (places[judgement.number], 100 * (judgement.chance - judgement.loss)),
                xytext=(4, -10),
                textcoords="offset points",
                fontsize=8,
                color=_BAD,
            )
    axes.axhline(50, color=SOFT, linewidth=0.6)
    axes.set_ylim(0, 100)
    axes.set_ylabel("%")
    rules(axes, "y")


def _draw_luck(axes: Axes, analysis: Analysis, locale: Locale) -> None:
    axes.set_title(locale.text("coach-plot-luck"))
    turns = [luck.turn for luck in analysis.turns]
    values = [100 * luck.luck for luck in analysis.turns]
    axes.bar(turns, values, color=[_GOOD if value >= 0 else _BAD for value in values], width=0.6)
    axes.axhline(0, color=SOFT, linewidth=0.6)
    axes.set_xlabel(locale.text("coach-plot-turn"))
    axes.set_ylabel(locale.text("coach-plot-percent"))
    rules(axes, "y")


def _places(analysis: Analysis) -> dict[int, float]:
    """Return where each decision is drawn: in its turn, one after the other."""
    places: dict[int, float] = {}
    for turn in {point.turn for point in analysis.curve}:
        numbers = [point.number for point in analysis.curve if point.turn == turn]
        for rank, number in enumerate(numbers):
            places[number] = turn + rank / len(numbers)
    return places
