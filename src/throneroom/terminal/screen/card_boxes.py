"""The kingdom as boxed cards with their texts, where the screen has room for them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from throneroom.engine.card import Card
from throneroom.locale import Locale
from throneroom.terminal.rich_text import card_colour, join_lines
from throneroom.words.card_text import card_text, type_names
from throneroom.words.names import card_name
from throneroom.words.seat_view import SeatView

_COLUMNS: Final = (5, 4, 3, 2)  # the most columns that fit are used
_NARROWEST: Final = 22  # a box, with its edges
_EDGES: Final = 4  # the lines at both sides, and a space beside each
_FRAME: Final = 2  # the lines above and below


def boxed_cards(cards: Sequence[Card], view: SeatView, locale: Locale, width: int, height: int) -> Text | None:
    """Return the cards as boxes side by side, or None if there is not enough room for all texts."""
    narrowest = max(_NARROWEST, *(_width(card, view, locale) for card in cards))
    for columns in _COLUMNS:
        wide = width // columns
        if wide < narrowest:
            continue
        rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        texts = {card: textwrap.wrap(card_text(card, locale, view.edition), wide - _EDGES) for card in cards}
        heights = [max(len(texts[card]) for card in row) for row in rows]
        spare = height - sum(heights) - _FRAME * len(rows)
        if spare < 0:
            continue
        lines: list[Text] = []
        for row, high in zip(rows, heights, strict=True):
            boxes = [_box(card, texts[card], view, locale, wide, high) for card in row]
            lines += [Text().join(parts) for parts in zip(*boxes, strict=True)]
        return join_lines(lines)
    return None


def _title(card: Card, view: SeatView, locale: Locale) -> tuple[str, str]:
    """Return what is above a box: cost and name, and the copies left."""
    return f" {view.cost(card)} {card_name(card, locale)} ", f" {view.left(card)} "


def _width(card: Card, view: SeatView, locale: Locale) -> int:
    """Return the width that a box needs for what is above and below it."""
    above = "─".join(_title(card, view, locale))
    return _EDGES + max(cell_len(above), cell_len(f" {type_names(card, locale)} "))


def _box(card: Card, text: Sequence[str], view: SeatView, locale: Locale, width: int, height: int) -> list[Text]:
    """Return the lines of a box: cost, name and copies left above, the types below."""
    style = f"bold {card_colour(card)}" if view.left(card) else "dim"
    edge = "dim"
    title, left = _title(card, view, locale)
    top = Text("╭─", style=edge)
    top.append(title, style=style)
    top.append("─" * max(0, width - cell_len(title) - cell_len(left) - _EDGES), style=edge)
    top.append(left, style=style)
    top.append("─╮", style=edge)
    lines = [top]
    for number in range(height):
        content = text[number] if number < len(text) else ""
        padding = " " * max(0, width - _EDGES - cell_len(content))
        lines.append(Text.assemble(("│ ", edge), content, padding, (" │", edge)))
    types = f" {type_names(card, locale)} "
    lines.append(Text(f"╰─{types}{'─' * max(0, width - cell_len(types) - 3)}╯", style=edge))
    return lines
