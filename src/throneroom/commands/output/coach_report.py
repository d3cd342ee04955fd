"""The output of `throneroom coach`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from throneroom.advice.analysis import Analysis
from throneroom.commands.output.console import show_figures, show_line, show_text
from throneroom.locale import Locale
from throneroom.system.console import command_line
from throneroom.words.coach import CoachWords


def show_analysis(
    analysis: Analysis, name: str, file: Path, words: CoachWords, locale: Locale, output: Console, seconds: float
) -> None:
    """Print the verdict, the costliest decisions, and a row for each turn."""
    for line in words.summary(analysis, name):
        show_line(line, output)
    output.print()
    for number in analysis.costliest:
        _show_decision(analysis, number, file, words, locale, output)
    if not analysis.costliest:
        show_line(locale.text("coach-no-mistakes"), output)
    output.print()
    columns = ("coach-column-turn", "coach-column-chance", "coach-column-lost", "coach-column-luck")
    show_figures([locale.text(column) for column in columns], _rows(analysis, words, locale), output)
    output.print()
    rollouts = locale.number(analysis.rollouts)
    show_line(locale.text("coach-deals", rollouts=rollouts, seconds=locale.number(seconds, 1)), output)


def _show_decision(
    analysis: Analysis, number: int, file: Path, words: CoachWords, locale: Locale, output: Console
) -> None:
    for indent, line in enumerate(words.decision(analysis.judgement(number))):
        show_text(f"{'  ' if indent else ''}{line}", output, 4)
    command = f"throneroom replay {command_line([str(file)])} --to {number} --seat {analysis.seat}"
    show_line(f"  {locale.text('coach-replay-here', command=command)}", output, to_copy=True)


def _rows(analysis: Analysis, words: CoachWords, locale: Locale) -> list[list[str]]:
    """Return for each turn: the win chance at its first decision, what was lost, and the luck until then."""
    rows: list[list[str]] = []
    for luck in analysis.turns:
        mine = [judgement for judgement in analysis.judgements if judgement.own_turn == luck.turn]
        chance = words.percent(mine[0].chance) if mine else ""
        lost = sum(judgement.loss for judgement in mine)
        rows.append([str(luck.turn), chance, words.signed(-lost) if lost else "", words.signed(luck.luck)])
    rows.append([locale.text("coach-end"), words.percent(analysis.final), "", ""])
    return rows
