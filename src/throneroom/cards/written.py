"""Cards that travel as text, with a kingdom, a table or a record: no file is needed where they arrive."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.engine.card import CUSTOM, Card
from throneroom.engine.localizable import Problem

if TYPE_CHECKING:
    from throneroom.engine.setup import Kingdom

_MOST_KEPT: Final = 500  # cards; each has at most a few thousand letters


def is_written(name: str) -> bool:
    """Return whether this, in the plain data of a kingdom, is a card's text and not its name."""
    return "\n" in name


@lru_cache(maxsize=_MOST_KEPT)
def written_text(card: Card) -> str:
    """Return the text of a card of the card language, and an empty text for any other card."""
    if card.tree is None:
        return ""
    # Imported on use: few kingdoms have such cards, and programs start faster without it.
    from throneroom.cards.language.card_tree import CardTree
    from throneroom.cards.language.writer import write_card

    return write_card(card.tree) if isinstance(card.tree, CardTree) else ""


def written_cards(kingdom: Kingdom) -> list[Card]:
    """Return the cards of a kingdom that travel as text."""
    return [card for card in kingdom.cards if card.box == CUSTOM and card.tree is not None]


def card_written(text: str, catalog: Catalog) -> Card:
    """Return the card with this text: the one of the catalog, if it has it, since cards are compared by identity.

    Raises BadCardText.
    """
    card = _read(text)
    try:
        known = catalog.find(card.name)
    except UnknownCard:
        return card
    return known if known.fingerprint == card.fingerprint else card


@lru_cache(maxsize=_MOST_KEPT)
def _read(text: str) -> Card:
    """Return the same card for the same text."""
    from throneroom.cards.language.reader import read_card

    return read_card(text)


def texts_read() -> int:
    """Return how many cards were made from texts in this process. Each has a number that no other card gets."""
    return _read.cache_info().misses


def with_written(catalog: Catalog, texts: Iterable[str]) -> Catalog:
    """Return a catalog that has the cards with these texts, too, in place of custom cards with their names.

    Raises BadCardText, or another Problem if two of them, or a printed card, have the same name.
    """
    cards = [card_written(text, catalog) for text in texts]
    if cards:
        Catalog(cards)
    return catalog.with_cards(cards)


# -- plain data that this program may not be able to read -------------------------------------------------------------


def names_in(kingdom: Iterable[str]) -> list[str]:
    """Return the plain data of a kingdom with names alone."""
    return [entry.partition("\n")[0] for entry in kingdom]


def with_readable(catalog: Catalog, kingdom: Iterable[str]) -> Catalog:
    """Return the catalog with the cards whose texts, in the plain data of a kingdom, this program can read."""
    for entry in kingdom:
        if is_written(entry):
            with contextlib.suppress(Problem):
                catalog = with_written(catalog, [entry])
    return catalog
