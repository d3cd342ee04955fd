"""How cards get their texts in other languages, which the layers above put together: this one knows no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from throneroom.cards.language.card_tree import CardTree
    from throneroom.engine.card import Card

_TRANSLATORS: Final[list[Callable[[CardTree], dict[str, str]]]] = []


def translate_with(translate: Callable[[CardTree], dict[str, str]]) -> None:
    """Let a function of the layers above translate the cards read from now on."""
    _TRANSLATORS[:] = [translate]


def translate(card: Card, tree: CardTree) -> None:
    """Add the texts in other languages to a card, if there is a function that knows them."""
    for translator in _TRANSLATORS:
        for language, text in translator(tree).items():
            card.texts.setdefault(language, text)
