"""The printed cards by box, collected in order from the modules that define them."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from throneroom.cards import base, basic, intrigue
from throneroom.engine.card import BASE, BASIC, CUSTOM, INTRIGUE, Card, Mode


def _put_in_box(module: ModuleType, box: str) -> tuple[Card, ...]:
    """Put the cards that a module defines into their box. Those it imports are in a box already."""
    cards = tuple([card for card in vars(module).values() if isinstance(card, Card) and card.box == CUSTOM])
    for card in cards:
        card.box = box
    return cards


def _modes(module: ModuleType) -> tuple[Mode, ...]:
    return tuple([mode for mode in vars(module).values() if isinstance(mode, Mode)])


BASIC_CARDS: Final = _put_in_box(basic, BASIC)
BASE_CARDS: Final = _put_in_box(base, BASE)
INTRIGUE_CARDS: Final = _put_in_box(intrigue, INTRIGUE)

MODES: Final = (*_modes(intrigue), *_modes(base))
