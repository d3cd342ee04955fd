"""The plot of a balance report: wins by price, the printed cards of the same price, and the spread over kingdoms."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card
from throneroom.lab.balance.figures import figures
from throneroom.lab.balance.reference import Reference
from throneroom.lab.balance.report import Report
from throneroom.lab.balance.verdict import Comparison, compare_all, verdict
from throneroom.lab.plots.style import INK, PLAYERS, RULE, SOFT, drawing, fitting, rules
from throneroom.lab.statistics import Estimate
from throneroom.locale import Locale
from throneroom.words.messages import message_text
from throneroom.words.names import card_name

_WIDTH = 10.5
_OWN = PLAYERS[1]
_OTHERS = PLAYERS[0]


def draw_balance(report: Report, reference: Reference | None, card: Card, file: Path, locale: Locale) -> None:
    """Draw the figures behind the verdict, with their intervals."""
    compared = compare_all(report, reference)
    name = card_name(card, locale)
    title = locale.text("balance-plot-title", card=name, cost=report.cost)
    subtitle = fitting(message_text(verdict(report, reference).sentence, locale), _WIDTH)
    height = max(4.2, 1.8 + 0.26 * (len(compared) + 1))
    with drawing(_WIDTH, height, title, subtitle, file) as figure:
        left, right = figure.subplots(1, 2, width_ratios=[3, 5])
        _draw_prices(left, report, locale)
        _draw_printed(right, report, compared, name, locale)


def _draw_prices(axes: Axes, report: Report, locale: Locale) -> None:
    """Draw the wins at each price: a dot for each kingdom, and the mean with its interval."""
    axes.set_title(locale.text("balance-plot-prices"))
    for cost, results in report.results.items():
        shares = [100 * result.share for result in results]
        axes.scatter([cost + 0.16] * len(shares), shares, s=9, color=RULE, zorder=2)
        _draw_estimate(axes, cost, report.figures(cost).wins, _OWN, vertical=True)
    axes.axhline(50, color=SOFT, linewidth=0.8)
    axes.set_ylim(0, 100)
    axes.set_xlim(min(report.results) - 0.6, max(report.results) + 0.6)
    axes.set_xticks(list(report.results), [locale.text("balance-at", cost=cost) for cost in report.results])
    axes.set_ylabel(locale.text("balance-plot-wins"))
    rules(axes, "y")


def _draw_printed(axes: Axes, report: Report, compared: list[Comparison], name: str, locale: Locale) -> None:
    """Draw the wins of the printed cards of the same price and of the card, the strongest on top."""
    axes.set_title(locale.text("balance-plot-printed", cost=report.cost))
    catalog = Catalog()
    rows = [(name, report.figures(report.cost).wins, _OWN)]
    for one in compared:
        rows.append((card_name(catalog.find(one.printed.name), locale), figures(one.printed.results).wins, _OTHERS))
    rows.sort(key=lambda row: row[1].value)
    for place, (_, wins, colour) in enumerate(rows):
        _draw_estimate(axes, place, wins, colour, vertical=False)
    axes.axvline(50, color=SOFT, linewidth=0.8)
    axes.set_yticks(range(len(rows)), [label for label, _, _ in rows])
    for tick, (_, _, colour) in zip(axes.get_yticklabels(), rows, strict=True):
        tick.set_color(_OWN if colour == _OWN else INK)
    axes.set_xlabel(locale.text("balance-plot-wins"))
    rules(axes, "x")


def _draw_estimate(axes: Axes, place: float, estimate: Estimate, colour: str, vertical: bool) -> None:
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    ends = [place, place], [low, high]
    axes.plot(*(ends if vertical else ends[::-1]), color=colour, linewidth=1.6, zorder=3)
    dot = [place], [estimate.value]
    axes.plot(*(dot if vertical else dot[::-1]), "o", color=colour, markersize=5, zorder=4)
