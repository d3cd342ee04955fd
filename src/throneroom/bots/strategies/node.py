"""The base of everything in a condition, and how the strategy language (docs/strategies.md) writes it.

Every node can write itself, and reading its text gives an equal node.
"""

from __future__ import annotations

import re
from typing import Final

from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card

# What own(), hand() and opponents() count besides single cards. Curse is missing: it names the card.
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

# A card name without quotes: words, none of them "if". Other names need quotes.
BARE_NAME: Final = r"(?!(?i:if)\b)\w[\w'’.-]*(?:[ \t]+(?!(?i:if)\b)\w[\w'’.-]*)*"
_BARE: Final = re.compile(BARE_NAME)
_NOT_BARE: Final = re.compile(r"(?i:strategy\b|endgame$)")

# How tightly operators bind, from loose to tight: those of conditions, and those of amounts.
OR: Final = 1
AND: Final = 2
SUM: Final = 1
PRODUCT: Final = 2
TIGHT: Final = 3


def card_text(card: Card) -> str:
    """Return a card's name as the language writes it."""
    name = card.name
    if '"' in name or "#" in name:
        raise ValueError(f"a strategy cannot name a card with a quotation mark or '#': {name}")
    is_type = name.casefold() in [word.casefold() for word, _ in TYPES]
    return name if _BARE.fullmatch(name) and not _NOT_BARE.match(name) and not is_type else f'"{name}"'


def type_text(types: int) -> str:
    """Return the language's word for cards of a type."""
    for word, known in TYPES:
        if known == types:
            return word
    raise ValueError(f"the language has no word for cards of the types {types}")


class Node:
    """A node of a condition. Two are equal if they are of the same class and have equal parts."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def text(self) -> str:
        """Return the node in the strategy language."""
        raise NotImplementedError

    def binds(self) -> int:
        """Return how tightly the text binds; looser than its surroundings, it needs parentheses."""
        return TIGHT

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return self.text()


def within(node: Node, least: int) -> str:
    """Return the text of an operand, in parentheses if it binds less tightly than `least`."""
    return node.text() if node.binds() >= least else f"({node.text()})"
