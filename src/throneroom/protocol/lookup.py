"""Cards, kingdoms and options by the names they have on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_of
from throneroom.engine.card import Option
from throneroom.engine.decision import Decision, IllegalAnswer
from throneroom.engine.setup import Kingdom

CATALOG: Final = Catalog()

# Games with the same kingdom share its piles.
_kingdoms: Final[dict[tuple[str, ...], Kingdom]] = {}
_MOST_KINGDOMS: Final = 1000


def kingdom_named(names: Iterable[str]) -> Kingdom:
    key = tuple(names)
    kingdom = _kingdoms.get(key)
    if kingdom is None:
        if len(_kingdoms) >= _MOST_KINGDOMS:
            _kingdoms.clear()
        kingdom = _kingdoms[key] = kingdom_of([CATALOG.find(name) for name in key])
    return kingdom


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
