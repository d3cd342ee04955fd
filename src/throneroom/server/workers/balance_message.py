"""A balance report as a message."""

from __future__ import annotations

from typing import Final

from throneroom.lab.balance.figures import Figures, figures
from throneroom.lab.balance.measure import BoardResult
from throneroom.lab.balance.reference import Reference
from throneroom.lab.balance.report import Report
from throneroom.lab.balance.verdict import compare_all, verdict
from throneroom.lab.statistics import Estimate
from throneroom.protocol.balance import BalanceEstimate, BalanceFigures, BalanceReport
from throneroom.protocol.message import encode_message

_VERSION: Final = 1


def balance_report(report: Report, reference: Reference | None) -> BalanceReport:
    """Return what is known of a card so far; at least one kingdom must be done."""
    own = report.figures(report.cost)
    compared = compare_all(report, reference)
    return BalanceReport(
        version=_VERSION,
        card=report.name,
        cost=report.cost,
        kingdoms=report.boards,
        games=own.games,
        verdict=encode_message(verdict(report, reference).sentence),
        prices=[_figures(None, cost, report.figures(cost), results) for cost, results in report.results.items()],
        printed=[
            _figures(one.printed.name, report.cost, figures(one.printed.results), one.printed.results, one.difference)
            for one in compared
        ],
        advantage_without=_estimate(own.advantage_without),
        turns_without=_estimate(own.turns_without),
        long_without=_estimate(own.long_without),
        stalled_without=_estimate(own.stalled_without),
        is_comparable=reference is not None and reference.is_current and report.sample.is_comparable(reference.sample),
    )


def _figures(
    card: str | None,
    cost: int,
    found: Figures,
    results: tuple[BoardResult, ...],
    difference: Estimate | None = None,
) -> BalanceFigures:
    return BalanceFigures(
        card=card,
        cost=cost,
        wins=_estimate(found.wins),
        bought=_estimate(found.bought),
        first=_estimate(found.first),
        copies=None if found.copies is None else _estimate(found.copies),
        advantage=_estimate(found.advantage),
        turns=_estimate(found.turns),
        long=_estimate(found.long),
        stalled=_estimate(found.stalled),
        difference=None if difference is None else _estimate(difference),
        shares=[round(100 * result.share, 1) for result in results],
    )


def _estimate(found: Estimate) -> BalanceEstimate:
    return BalanceEstimate(found.value, found.low, found.high)
