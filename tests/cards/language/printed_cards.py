"""The printed cards as texts of the card language, by file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from throneroom.cards.catalog import Catalog
from throneroom.cards.language.card_tree import CardTree
from throneroom.cards.language.reader import read_trees
from throneroom.engine.card import Card

FOLDER: Final = Path(__file__).parent / "printed"
FILES: Final = ("base", "intrigue", "second_edition", "changed")


@cache
def trees(file: str) -> tuple[CardTree, ...]:
    return tuple(read_trees((FOLDER / f"{file}.card").read_text(encoding="utf-8")))


def all_trees() -> list[tuple[str, CardTree]]:
    """Return each text with its file. Those of `changed` are the second edition's texts of first-edition cards."""
    return [(file, tree) for file in FILES for tree in trees(file)]


def printed(tree: CardTree) -> Card:
    """Return the card that is written in Python."""
    return Catalog().find(tree.name)
