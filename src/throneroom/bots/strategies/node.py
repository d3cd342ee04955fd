"""The base class of all nodes of a condition, and how the strategy language writes them.

Every node can be written as text (docs/strategies.md), and reading that text gives an equal node.
"""

from __future__ import annotations

import re
from typing import Final

from throneroom.engine.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card

# What own(), hand() and opponents() count besides single cards. There is no Curse type: `Curse` means the card.
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

# Precedence of operators, from loose to tight: first in conditions, then in amounts.
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
        """Return the precedence; if it is lower than around the node, the text needs parentheses."""
        return TIGHT

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return self.text()


def within(node: Node, least: int) -> str:
    """Return the text of an operand, in parentheses if its precedence is below `least`."""
    return node.text() if node.binds() >= least else f"({node.text()})"
