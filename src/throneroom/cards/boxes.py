"""The printed cards by box, collected in order from the modules that define them."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from throneroom.cards import base, basic, intrigue
from throneroom.cards.second_edition import base as second_base
from throneroom.cards.second_edition import intrigue as second_intrigue
from throneroom.engine.card import BASE, BASIC, CUSTOM, INTRIGUE, Card, Mode


def _put_in_box(module: ModuleType, box: str) -> tuple[Card, ...]:
    """Put the cards that a module defines into their box. Those it imports are in a box already."""
    cards = tuple([card for card in vars(module).values() if isinstance(card, Card) and card.box == CUSTOM])
    for card in cards:
        card.box = box
    return cards


def _modes(*modules: ModuleType) -> tuple[Mode, ...]:
    """Return the modes that these modules define, each once, although a module may import some of another."""
    named = {mode.name: mode for module in modules for mode in vars(module).values() if isinstance(mode, Mode)}
    return tuple(named.values())


# The cards of all editions. Those that only one edition has say so.
BASIC_CARDS: Final = _put_in_box(basic, BASIC)
BASE_CARDS: Final = _put_in_box(base, BASE) + _put_in_box(second_base, BASE)
INTRIGUE_CARDS: Final = _put_in_box(intrigue, INTRIGUE) + _put_in_box(second_intrigue, INTRIGUE)

MODES: Final = _modes(intrigue, base, second_intrigue)


def of_edition(cards: tuple[Card, ...], edition: str) -> tuple[Card, ...]:
    """Return those of the cards that a box of this edition has."""
    return tuple([card for card in cards if card.only_in in ("", edition)])
