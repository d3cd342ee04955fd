"""The balance report of a card: measured at its price, one below and one above, on many boards in a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from throneroom.cards.language.builder import MOST as MOST_COST
from throneroom.engine.card import FIRST, Card
from throneroom.lab.balance.boards import MeasuredCard, at_price
from throneroom.lab.balance.figures import Figures, figures
from throneroom.lab.balance.measure import NORMAL, BoardResult, Effort, measure_board
from throneroom.lab.pool import Pool, results_in_order

BOARDS: Final = 32
_AHEAD: Final = 2  # boards per process

Progress: TypeAlias = Callable[["Report"], None]


@dataclass(frozen=True)
class Sample:
    """Which boards are measured, and with how many games on each."""

    boards: int = BOARDS
    seed: int = 1
    edition: str = FIRST
    effort: Effort = NORMAL

    def is_comparable(self, other: Sample) -> bool:
        """Return whether board n is the same in both, with the same plans without the card."""
        return (self.seed, self.edition, self.effort) == (other.seed, other.edition, other.effort)


@dataclass(frozen=True)
class Report:
    """What is known of a card so far: the results on each board by price."""

    name: str
    cost: int
    sample: Sample
    results: dict[int, tuple[BoardResult, ...]]

    @property
    def boards(self) -> int:
        """How many boards are done."""
        return len(self.results[self.cost])

    @property
    def is_complete(self) -> bool:
        return self.boards == self.sample.boards

    def figures(self, cost: int) -> Figures:
        return figures(self.results[cost])


def prices(cost: int) -> list[int]:
    """Return the prices at which a card is measured: its own, one below and one above, if a card can cost that."""
    return [price for price in (cost - 1, cost, cost + 1) if 0 <= price <= MOST_COST]


def measure_balance(card: Card, sample: Sample, pool: Pool, report: Progress = lambda found: None) -> Report:
    """Measure a card of the card language. After Ctrl-C, return what is known so far. Raises NoCardText."""
    costs = prices(card.cost)
    cards = tuple([at_price(card, cost) for cost in costs])
    found: dict[int, list[BoardResult]] = {cost: [] for cost in costs}

    def so_far() -> Report:
        return Report(card.name, card.cost, sample, {cost: tuple(results) for cost, results in found.items()})

    def add(results: list[BoardResult | None]) -> None:
        for cost, result in zip(costs, results, strict=True):
            assert result is not None  # a custom card is on no board
            found[cost].append(result)
        report(so_far())

    measure_boards(cards, sample, pool, add)
    return so_far()


def measure_boards(
    cards: Sequence[MeasuredCard],
    sample: Sample,
    pool: Pool,
    add: Callable[[list[BoardResult | None]], None],
) -> bool:
    """Measure cards on all boards; `add` gets the results of one board after the other. False after Ctrl-C."""
    tasks = ((number, sample.seed, sample.edition, sample.effort, tuple(cards)) for number in range(sample.boards))
    ahead = _AHEAD * pool.jobs if pool.jobs > 1 else 1
    try:
        for results in results_in_order(pool, measure_board, tasks, ahead):
            add(results)
    except KeyboardInterrupt:
        return False
    return True
