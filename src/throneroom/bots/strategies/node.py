"""A part of a condition, and how the strategy language (docs/strategies.md) writes it.

Each part can write itself; reading that again gives an equal one.
"""

from __future__ import annotations

import re
from typing import Final

from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card

# What own(), hand() and opponents() count besides a card. Curse is the name of a card.
ALL: Final = "all"
TYPES: Final = (
    ("Action", ACTION),
    ("Treasure", TREASURE),
    ("Victory", VICTORY),
    ("Attack", ATTACK),
    ("Reaction", REACTION),
    (ALL, 0),
    ("Card", 0),
)

# A name as it may stand in a line: words, none of them "if". Any other name stands in quotes.
BARE_NAME: Final = r"(?!(?i:if)\b)\w[\w'’.-]*(?:[ \t]+(?!(?i:if)\b)\w[\w'’.-]*)*"
_BARE: Final = re.compile(BARE_NAME)
_NOT_BARE: Final = re.compile(r"(?i:strategy\b|endgame$)")

# How tightly a text binds, from loose to tight.
OR: Final = 1
AND: Final = 2
SUM: Final = 1
PRODUCT: Final = 2
TIGHT: Final = 3


def card_text(card: Card) -> str:
    """A card's name as the language writes it."""
    name = card.name
    if '"' in name or "#" in name:
        raise ValueError(f"a strategy cannot name a card with a quotation mark or '#': {name}")
    is_type = name.casefold() in [word.casefold() for word, _ in TYPES]
    return name if _BARE.fullmatch(name) and not _NOT_BARE.match(name) and not is_type else f'"{name}"'


def type_text(types: int) -> str:
    """The word for cards of a type."""
    for word, known in TYPES:
        if known == types:
            return word
    raise ValueError(f"the language has no word for cards of the types {types}")


class Node:
    """A part of a condition. Two are equal if they are of the same kind and have equal parts."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def text(self) -> str:
        """This part in the strategy language."""
        raise NotImplementedError  # every kind of part has its own

    def binds(self) -> int:
        """How tightly the text holds together: what is looser than its surroundings stands in parentheses."""
        return TIGHT

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return self.text()


def within(node: Node, least: int) -> str:
    """A part as text within another: in parentheses if it is looser than its surroundings."""
    return node.text() if node.binds() >= least else f"({node.text()})"
