"""The verdict: how strong a card is beside the printed cards of its price, in one sentence with its uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.engine.card import Card
from throneroom.engine.localizable import Localizable, localizable
from throneroom.lab.balance.figures import difference
from throneroom.lab.balance.reference import PrintedCard, Reference
from throneroom.lab.balance.report import Report
from throneroom.lab.statistics import Estimate

LIKE: Final = "like"
STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
BETWEEN: Final = "between"
ALONE: Final = "alone"  # no printed card has this price
EARLY: Final = "early"  # one board says nothing about the spread
KINDS: Final = (LIKE, STRONGER, WEAKER, BETWEEN, ALONE, EARLY)
_FEWEST_BOARDS: Final = 2


@dataclass(frozen=True)
class Comparison:
    """A printed card of the same price, and how many percentage points more the measured card wins."""

    printed: PrintedCard
    difference: Estimate

    @property
    def is_certain(self) -> bool:
        """Whether one of the two cards is certainly stronger."""
        low, high = self.difference.low, self.difference.high
        return low is not None and high is not None and (low > 0 or high < 0)


@dataclass(frozen=True)
class Verdict:
    """How a card compares: with one printed card, or with the two it is between, the weaker one first."""

    kind: str
    compared: tuple[Comparison, ...]
    sentence: Localizable


def compare_all(report: Report, reference: Reference | None) -> list[Comparison]:
    """Compare a card with each printed card of its price, the strongest of those first."""
    if reference is None:
        return []
    same_boards = reference.is_current and report.sample.is_comparable(reference.sample)
    results = report.results[report.cost]
    found = [
        Comparison(printed, difference(results, printed.results, same_boards)) for printed in reference.at(report.cost)
    ]
    return sorted(found, key=lambda one: one.difference.value)


def verdict(report: Report, reference: Reference | None) -> Verdict:
    """Judge a card by what is known of it; at least one board must be done."""
    if report.boards < _FEWEST_BOARDS:
        return Verdict(EARLY, (), localizable("balance-verdict-early", "Too few kingdoms for a verdict."))
    compared = compare_all(report, reference)
    if not compared:
        return Verdict(ALONE, (), _sentence(ALONE, report, ()))
    strongest, weakest = compared[0], compared[-1]
    nearest = min(compared, key=lambda one: abs(one.difference.value))
    named: tuple[Comparison, ...]
    if strongest.is_certain and strongest.difference.value > 0:
        kind, named = STRONGER, (strongest,)
    elif weakest.is_certain and weakest.difference.value < 0:
        kind, named = WEAKER, (weakest,)
    elif nearest.is_certain:
        below = max((one for one in compared if one.difference.value > 0), key=lambda one: -one.difference.value)
        above = max((one for one in compared if one.difference.value < 0), key=lambda one: one.difference.value)
        kind, named = BETWEEN, (below, above)
    else:
        kind, named = LIKE, (nearest,)
    return Verdict(kind, named, _sentence(kind, report, named))


def _sentence(kind: str, report: Report, named: tuple[Comparison, ...]) -> Localizable:
    """Return the verdict in words, with what would happen at another price."""
    other = report.cost + 1 if kind == STRONGER or report.cost - 1 not in report.results else report.cost - 1
    first = report.figures(other).first
    catalog = Catalog()
    facts: dict[str, object] = {
        "cost": report.cost,
        "other": other,
        "share": round(first.value),
        "from": round(first.low or 0),
        "to": round(first.high or 0),
    }
    if kind == BETWEEN:
        facts |= {"lower": catalog.find(named[0].printed.name), "upper": catalog.find(named[1].printed.name)}
    elif named:
        gap = named[0].difference
        near, far = sorted([abs(gap.low or 0), abs(gap.high or 0)])
        facts["card"] = catalog.find(named[0].printed.name)
        if kind == LIKE:
            facts["margin"] = _points(ceil(far))
        else:
            facts |= {"gap": _points(round(abs(gap.value))), "near": round(near), "far": ceil(far)}
    english = {
        LIKE: "About as strong as {card}, give or take {margin}",
        STRONGER: "Stronger than every printed card at {cost}: {gap} above {card} ({near} to {far})",
        WEAKER: "Weaker than every printed card at {cost}: {gap} below {card} ({near} to {far})",
        BETWEEN: "Stronger than {lower} and weaker than {upper}",
        ALONE: "No printed card costs {cost}",
    }[kind] + "; at {other} it would be bought first in {share}% of kingdoms ({from} to {to}%)."
    named_facts = {name: fact.name if isinstance(fact, Card) else fact for name, fact in facts.items()}
    return localizable(f"balance-verdict-{kind}", english.format(**named_facts), **facts)


def _points(number: int) -> Localizable:
    return localizable("balance-points", f"{number} percentage point{'' if number == 1 else 's'}", n=number)
