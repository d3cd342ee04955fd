"""Cards, kingdoms and options by the names they have on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from throneroom.cards import kingdoms
from throneroom.cards.catalog import Catalog
from throneroom.cards.custom_sources import CardSource, CustomCards, load_sources
from throneroom.cards.written import written_cards
from throneroom.engine.card import Card, Option
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.setup import Kingdom
from throneroom.words.names import understand_all_languages


class _Process:
    """The cards that this process knows. A server and its child processes set them up once, when they start."""

    def __init__(self) -> None:
        self.custom = CustomCards([], [])
        understand_all_languages(self.custom.catalog)


_process: Final = _Process()

# Games with the same kingdom share its piles.
_kingdoms: Final[dict[tuple[str, ...], Kingdom]] = {}
_MOST_KINGDOMS: Final = 1000
# Those with cards that travel as text, which takes more memory.
_written: Final[dict[tuple[str, ...], Kingdom]] = {}
_MOST_WRITTEN: Final = 64


def use_custom_cards(sources: Sequence[CardSource]) -> None:
    """Let this process know the cards of these sources, besides the printed ones. Raises BadCardFile."""
    if tuple(sources) != _process.custom.sources:
        _process.custom = load_sources(tuple(sources))
        understand_all_languages(_process.custom.catalog)
        _kingdoms.clear()
        _written.clear()


def card_sources() -> tuple[CardSource, ...]:
    """Return what this process has loaded custom cards from."""
    return _process.custom.sources


def current_catalog() -> Catalog:
    """Return all cards that this process knows."""
    return _process.custom.catalog


def kingdom_named(names: Iterable[str]) -> Kingdom:
    """Return the kingdom that `kingdom_names` described. Raises UnknownCard, BadCardText or BadKingdom."""
    key = tuple(names)
    kingdom = _kingdoms.get(key) or _written.get(key)
    if kingdom is None:
        kingdom = kingdoms.kingdom_named(key, current_catalog())
        catalog_of(kingdom)  # refuses names that printed cards have
        known, most = (_written, _MOST_WRITTEN) if written_cards(kingdom) else (_kingdoms, _MOST_KINGDOMS)
        if len(known) >= most:
            known.clear()
        known[key] = kingdom
    return kingdom


def catalog_of(kingdom: Kingdom) -> Catalog:
    """Return all cards that can be named at a table with this kingdom: those of the process, and its own."""
    cards = written_cards(kingdom)
    return _with_cards(_process.custom, tuple(cards)) if cards else current_catalog()


@lru_cache(maxsize=_MOST_WRITTEN)
def _with_cards(custom: CustomCards, cards: tuple[Card, ...]) -> Catalog:
    return custom.catalog.with_cards(cards)


def options_named(decision: Decision, names: Sequence[str]) -> tuple[Option, ...]:
    """Return the options with these names. Raises IllegalAnswer if one is unknown."""
    found: list[Option] = []
    for name in names:
        for option in decision.options:
            if option.name == name:
                found.append(option)
                break
        else:
            raise IllegalAnswer(decision, tuple(names))
    return tuple(found)
