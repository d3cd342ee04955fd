"""The built-in strategies, text files in the folder `texts`."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from throneroom.bots.strategies.language import read_strategy
from throneroom.bots.strategies.mistakes import choose_from, did_you_mean
from throneroom.bots.strategies.strategy import Strategy
from throneroom.cards.catalog import Catalog
from throneroom.engine.card import BASIC, Card, distinct
from throneroom.engine.setup import Kingdom


class UnknownStrategy(ValueError):
    """There is no built-in strategy with this name."""

    def __init__(self, name: str, suggestions: list[str]) -> None:
        super().__init__(name, suggestions)
        self.name: Final = name
        self.suggestions: Final = suggestions

    def __str__(self) -> str:
        hint = did_you_mean(self.suggestions) or choose_from(builtin_names())
        return f"there is no strategy {self.name!r}; {hint}"


def builtin_names() -> tuple[str, ...]:
    """Return the names of the built-in strategies."""
    return tuple(
        sorted(entry.name.removesuffix(".txt") for entry in _builtins().iterdir() if entry.name.endswith(".txt"))
    )


@cache
def builtin(name: str) -> Strategy:
    """Return the built-in strategy with this name."""
    names = builtin_names()
    if name not in names:
        raise UnknownStrategy(name, difflib.get_close_matches(name, names, n=3))
    file = _builtins() / f"{name}.txt"
    return read_strategy(file.read_text(encoding="utf-8"), _catalog(), name, str(file))


@cache
def _catalog() -> Catalog:
    """Return one catalog for all of them: lines are read once for each catalog."""
    return Catalog()


def key_cards(strategy: Strategy) -> list[Card]:
    """Return the kingdom cards that a strategy buys: without one of them it is a different plan."""
    return distinct([line.card for line in strategy.buys if line.card.box != BASIC])


def suitable(kingdom: Kingdom) -> list[Strategy]:
    """Return the built-in strategies whose key cards are all in the kingdom; pure money always fits."""
    strategies = [builtin(name) for name in builtin_names()]
    return [strategy for strategy in strategies if all(card in kingdom.cards for card in key_cards(strategy))]


def _builtins() -> Traversable:
    return resources.files("throneroom.bots.strategies") / "texts"
