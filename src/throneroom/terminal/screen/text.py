"""Texts that several screens show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from throneroom.engine.card import Card
from throneroom.locale import Locale
from throneroom.words.card_text import title
from throneroom.words.phrases import card_help

Line = Text | str

WIDE: Final = 110  # columns from which on a screen shows more side by side


def joined(lines: Sequence[Line]) -> Text:
    """Lines below one another."""
    return Text("\n").join(line if isinstance(line, Text) else Text(line) for line in lines)


def card_lines(card: Card, locale: Locale) -> list[Text]:
    """A card with its cost, types, text and rulings."""
    first, text, *rulings = card_help(card, locale)
    name = title(card, locale)
    cost = first.removeprefix(name.plain)
    return [Text.assemble(name, (cost, "dim")), Text(text), *(Text(ruling, style="dim") for ruling in rulings)]
