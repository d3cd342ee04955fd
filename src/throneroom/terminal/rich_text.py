"""Cards as Rich text, for the full screen and the output of commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from throneroom.engine.card import Card
from throneroom.locale import Locale
from throneroom.words.card_text import card_help
from throneroom.words.names import card_name

Line = Text | str

# Colours are only a hint: the types are always shown in words as well.
_COLOURS: Final = {"Curse": "magenta", "Reaction": "blue", "Attack": "red", "Treasure": "yellow", "Victory": "green"}


def card_colour(card: Card) -> str:
    """Return the colour of the card's most distinctive type; "" for a plain Action."""
    return next((colour for name, colour in _COLOURS.items() if name in card.type_names), "")


def card_title(card: Card, locale: Locale) -> Text:
    """Return the name in the colour of the card's type."""
    return Text(card_name(card, locale), style=f"bold {card_colour(card)}".rstrip())


def card_lines(card: Card, locale: Locale, edition: str | None = None) -> list[Text]:
    """Return a card with its cost, types, text and rulings."""
    first, text, *rulings = card_help(card, locale, edition)
    title = card_title(card, locale)
    cost = first.removeprefix(title.plain)
    return [Text.assemble(title, (cost, "dim")), Text(text), *(Text(ruling, style="dim") for ruling in rulings)]


def join_lines(lines: Sequence[Line]) -> Text:
    return Text("\n").join(line if isinstance(line, Text) else Text(line) for line in lines)
