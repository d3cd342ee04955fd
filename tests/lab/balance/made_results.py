"""Results of boards as if they had been measured."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.lab.balance.measure import NORMAL, BoardResult, Pace
from throneroom.lab.balance.reference import METHOD, PrintedCard, Reference
from throneroom.lab.balance.report import Report, Sample
from throneroom.record.record import RULES

PACE = Pace(games=200, first_wins=110, second_wins=80, turns=4000, long=0, stalled=0)


def results(
    shares: Sequence[float], copies: float = 2.0, first: float = 1.0, pace: Pace = PACE
) -> tuple[BoardResult, ...]:
    """Return a result for each board with this share of victories."""
    return tuple(
        [
            BoardResult(
                number=number,
                games=400,
                share=share,
                copies=copies,
                first=first,
                pace=pace,
                pace_without=PACE,
                plan="Silver\n",
                rival="Gold\n",
            )
            for number, share in enumerate(shares)
        ]
    )


def report(own: Sequence[float], cheaper: Sequence[float] = (), dearer: Sequence[float] = (), cost: int = 4) -> Report:
    """Return the report of a card with these shares of victories at its price, one below and one above."""
    by_price = {cost - 1: results(cheaper or own), cost: results(own), cost + 1: results(dearer or own)}
    return Report("Toll Gate", cost, Sample(boards=len(own)), by_price)


def reference(cards: dict[str, tuple[int, Sequence[float]]], sample: Sample | None = None) -> Reference:
    """Return printed cards with their prices and their shares of victories."""
    rows = [PrintedCard(name, cost, results(shares)) for name, (cost, shares) in cards.items()]
    return Reference(sample or Sample(effort=NORMAL), RULES, METHOD, tuple(rows))
