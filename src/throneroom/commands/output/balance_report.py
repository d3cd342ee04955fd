"""The output of `throneroom workshop balance`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from rich.console import Console

from throneroom.cards.catalog import Catalog
from throneroom.commands.output.console import show_figures, show_line, show_text
from throneroom.engine.card import Card
from throneroom.lab.balance.figures import Figures, figures
from throneroom.lab.balance.measure import LONG_TURNS
from throneroom.lab.balance.reference import Reference
from throneroom.lab.balance.report import Report
from throneroom.lab.balance.verdict import Comparison, compare_all, verdict
from throneroom.lab.formatting import range_text
from throneroom.lab.statistics import Estimate
from throneroom.locale import Locale
from throneroom.words.messages import message_text
from throneroom.words.names import card_name

FIGURES: Final = ("wins", "bought", "first", "copies", "advantage", "turns", "long", "stalled")  # in the order shown


def show_report(report: Report, reference: Reference | None, card: Card, locale: Locale, output: Console) -> None:
    """Print the verdict, the figures at each price, and the printed cards of the same price."""
    found = verdict(report, reference)
    show_text(f"{card_name(card, locale)}: {message_text(found.sentence, locale)}", output)
    output.print()
    labels = [locale.text("balance-at", cost=cost) for cost in report.results]
    columns = [_cells(report.figures(cost), locale) for cost in report.results]
    own = report.figures(report.cost)
    headings = ["", *labels, locale.text("balance-without")]
    rows = [[name, *cells] for name, *cells in zip(_names(locale), *columns, _without_cells(own, locale), strict=True)]
    show_figures(headings, rows, output)
    output.print()
    show_text(locale.text("balance-sample", kingdoms=own.boards, games=locale.number(own.games)), output)
    if reference is not None:
        compared = compare_all(report, reference)
        if compared:
            output.print()
            _show_printed(report, compared, card, locale, output)
        _show_notes(report, reference, locale, output)


def _show_printed(report: Report, compared: Sequence[Comparison], card: Card, locale: Locale, output: Console) -> None:
    """Print the printed cards of the same price with the card among them, the strongest first."""
    show_line(locale.text("balance-printed", cost=report.cost), output)
    catalog = Catalog()
    own = report.figures(report.cost)
    rows = [(own.wins.value, _short_row(f"> {card_name(card, locale)}", own, None, locale))]
    for one in compared:
        name = card_name(catalog.find(one.printed.name), locale)
        figure = figures(one.printed.results)
        rows.append((figure.wins.value, _short_row(name, figure, one.difference, locale)))
    rows.sort(key=lambda row: -row[0])
    keys = ("wins", "bought", "first.short", "copies.short", "advantage.short", "turns", "long.short")
    headings = ["", *[locale.text(f"balance-{key}") for key in keys], locale.text("balance-difference")]
    show_figures(headings, [row for _, row in rows], output)


def _show_notes(report: Report, reference: Reference, locale: Locale, output: Console) -> None:
    """Say what makes the comparison with the printed cards less exact."""
    if not reference.is_current:
        show_text(locale.text("balance-outdated"), output)
    elif not report.sample.is_comparable(reference.sample):
        show_text(locale.text("balance-other-sample"), output)


def _names(locale: Locale) -> list[str]:
    return [locale.text(f"balance-{key}", turns=LONG_TURNS) for key in FIGURES]


def _cells(figure: Figures, locale: Locale) -> list[str]:
    return [
        _percent(figure.wins, locale),
        _percent(figure.bought, locale),
        _percent(figure.first, locale),
        _number(figure.copies, locale),
        _points(figure.advantage, locale),
        _number(figure.turns, locale),
        _percent(figure.long, locale),
        _percent(figure.stalled, locale),
    ]


def _without_cells(figure: Figures, locale: Locale) -> list[str]:
    return [
        *[""] * 4,
        _points(figure.advantage_without, locale),
        _number(figure.turns_without, locale),
        _percent(figure.long_without, locale),
        _percent(figure.stalled_without, locale),
    ]


def _short_row(name: str, figure: Figures, difference: Estimate | None, locale: Locale) -> list[str]:
    return [
        name,
        _percent(figure.wins, locale),
        _whole(figure.bought, locale),
        _whole(figure.first, locale),
        "" if figure.copies is None else locale.number(figure.copies.value, 1),
        locale.number(round(figure.advantage.value)),
        locale.number(figure.turns.value, 1),
        _whole(figure.long, locale),
        "" if difference is None else _points(difference, locale),
    ]


def _percent(estimate: Estimate, locale: Locale) -> str:
    """Return a percentage and its interval, without digits that would be noise."""
    return _with_range(_whole(estimate, locale), _rounded(estimate), 0, locale)


def _whole(estimate: Estimate, locale: Locale) -> str:
    return locale.text("lab-percent", value=locale.number(estimate.value))


def _points(estimate: Estimate, locale: Locale) -> str:
    return _with_range(locale.number(round(estimate.value)), _rounded(estimate), 0, locale)


def _rounded(estimate: Estimate) -> Estimate:
    """Return whole numbers, so that nothing is shown as "-0"."""
    low, high = estimate.low, estimate.high
    return Estimate(round(estimate.value), None if low is None else round(low), None if high is None else round(high))


def _number(estimate: Estimate | None, locale: Locale) -> str:
    return "" if estimate is None else _with_range(locale.number(estimate.value, 1), estimate, 1, locale)


def _with_range(value: str, estimate: Estimate, digits: int, locale: Locale) -> str:
    found = range_text(estimate, digits, locale)
    return f"{value} ({found})" if found else value


# -- data -------------------------------------------------------------------------------------------------------------


def report_data(report: Report, reference: Reference | None, locale: Locale) -> dict[str, Any]:
    """Return the report for `--json`."""
    found = verdict(report, reference)
    compared = compare_all(report, reference)
    return {
        "format": "throneroom balance",
        "version": 1,
        "card": report.name,
        "cost": report.cost,
        "edition": report.sample.edition,
        "seed": report.sample.seed,
        "kingdoms": report.boards,
        "complete": report.is_complete,
        "effort": asdict(report.sample.effort),
        "verdict": {
            "kind": found.kind,
            "cards": [one.printed.name for one in found.compared],
            "text": message_text(found.sentence, locale),
        },
        "prices": [{"cost": cost, **figures_data(report.figures(cost))} for cost in report.results],
        "printed": [
            {
                "card": one.printed.name,
                "difference": asdict(one.difference),
                **figures_data(figures(one.printed.results)),
            }
            for one in compared
        ],
        "reference": None
        if reference is None
        else {
            "current": reference.is_current,
            "same_sample": report.sample.is_comparable(reference.sample),
            "kingdoms": reference.sample.boards,
            "seed": reference.sample.seed,
            "effort": asdict(reference.sample.effort),
        },
        "results": [{"cost": cost, **asdict(result)} for cost, results in report.results.items() for result in results],
    }


def figures_data(figure: Figures) -> dict[str, Any]:
    """Return the figures with their 95% intervals."""
    return asdict(figure)
