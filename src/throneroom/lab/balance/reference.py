"""The printed cards, measured once in the same way: `reference.json`, shipped beside this module.

The command in the file makes it again. It has one row for each card and board. It says with which version it was
made; if the rules or the way of measuring have changed since, the report says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, astuple, dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from throneroom import __version__
from throneroom.cards.boxes import BASE_CARDS, INTRIGUE_CARDS, of_edition
from throneroom.engine.card import EDITIONS, Card
from throneroom.lab.balance.boards import MeasuredCard
from throneroom.lab.balance.measure import BoardResult, Effort, Pace
from throneroom.lab.balance.report import Sample, measure_boards
from throneroom.lab.pool import Pool
from throneroom.record.record import RULES

FORMAT: Final = "throneroom balance reference"
VERSION: Final = 1
METHOD: Final = 1  # increase this when boards, plans or tactics change so much that old figures no longer compare
FILE: Final = "reference.json"


@dataclass(frozen=True)
class PrintedCard:
    """A printed card and its results at its own price."""

    name: str
    cost: int
    results: tuple[BoardResult, ...]


@dataclass(frozen=True)
class Reference:
    """The printed cards of one edition, as measured."""

    sample: Sample
    rules: int
    method: int
    cards: tuple[PrintedCard, ...]

    @property
    def is_current(self) -> bool:
        """Whether the rules and the way of measuring are still those of this version."""
        return (self.rules, self.method) == (RULES, METHOD)

    def at(self, cost: int) -> list[PrintedCard]:
        """Return the printed cards of this price that have been measured."""
        return [card for card in self.cards if card.cost == cost and card.results]


def printed_cards(edition: str) -> list[Card]:
    """Return the kingdom cards of an edition, in order of cost, then name."""
    cards = of_edition(BASE_CARDS, edition) + of_edition(INTRIGUE_CARDS, edition)
    return sorted(cards, key=lambda card: (card.cost, card.name))


def measure_printed(
    sample: Sample, pool: Pool, report: Callable[[int], None] = lambda boards: None
) -> Reference | None:
    """Measure all printed cards of an edition, each at its own price; None after Ctrl-C."""
    cards = printed_cards(sample.edition)
    found: dict[str, list[BoardResult]] = {card.name: [] for card in cards}
    done = 0

    def add(results: list[BoardResult | None]) -> None:
        nonlocal done
        for card, result in zip(cards, results, strict=True):
            if result is not None:
                found[card.name].append(result)
        done += 1
        report(done)

    if not measure_boards([MeasuredCard(card.name) for card in cards], sample, pool, add):
        return None
    rows = [PrintedCard(card.name, card.cost, tuple(found[card.name])) for card in cards]
    return Reference(sample, RULES, METHOD, tuple(rows))


# -- the file ---------------------------------------------------------------------------------------------------------


def reference_data(references: Iterable[Reference]) -> dict[str, Any]:
    """Return references as data for the file. The plans are left out."""
    measured = list(references)
    return {
        "format": FORMAT,
        "version": VERSION,
        "throneroom": __version__,
        "rules": RULES,
        "method": METHOD,
        "command": f"throneroom workshop balance --reference {FILE} --kingdoms {measured[0].sample.boards}",
        "columns": ["board", "games", "share", "copies", "first", "pace"],
        "pace": ["games", "first wins", "second wins", "turns", "long", "stalled"],
        "editions": {one.sample.edition: _edition_data(one) for one in measured},
    }


def _edition_data(measured: Reference) -> dict[str, Any]:
    paces = {result.number: result.pace_without for card in measured.cards for result in card.results}
    return {
        "seed": measured.sample.seed,
        "boards": measured.sample.boards,
        "effort": asdict(measured.sample.effort),
        "without": {str(number): list(astuple(paces[number])) for number in sorted(paces)},
        "cards": {
            card.name: {"cost": card.cost, "results": [_row(result) for result in card.results]}
            for card in measured.cards
        },
    }


def _row(result: BoardResult) -> list[Any]:
    shares = [round(result.share, 4), round(result.copies, 2), round(result.first, 2)]
    return [result.number, result.games, *shares, list(astuple(result.pace))]


def reference_of(data: dict[str, Any], edition: str) -> Reference | None:
    """Read the part of an edition from the data of a file; None if it has none."""
    found = data["editions"].get(edition)
    if found is None:
        return None
    without = {int(number): Pace(*pace) for number, pace in found["without"].items()}
    cards = [
        PrintedCard(
            name,
            card["cost"],
            tuple(
                [
                    BoardResult(number, games, share, copies, first, Pace(*pace), without[number], "", "")
                    for number, games, share, copies, first, pace in card["results"]
                ]
            ),
        )
        for name, card in found["cards"].items()
    ]
    sample = Sample(found["boards"], found["seed"], edition, Effort(**found["effort"]))
    return Reference(sample, data["rules"], data["method"], tuple(cards))


@cache
def shipped_reference(edition: str) -> Reference | None:
    """Return the figures of the printed cards that come with this version; those of both editions if they are mixed."""
    file = resources.files(__package__) / FILE
    data = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        return None
    return reference_of(data, edition if edition in EDITIONS else EDITIONS[0])
