"""The output of `throneroom cards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from throneroom.commands.output.console import Cell, column_widths, show_line, show_rows, show_text
from throneroom.engine.card import EDITIONS, Card
from throneroom.locale import Locale
from throneroom.terminal.rich_text import card_title
from throneroom.words.card_text import box_and_edition, card_rulings, card_text, edition_of_box, type_names
from throneroom.words.names import card_name


def card_data(card: Card, locale: Locale, edition: str | None) -> dict[str, Any]:
    """Return a card as JSON. Types, set and editions are always in English."""
    return {
        "name": card_name(card, locale),
        "cost": card.cost,
        "types": list(card.type_names),
        "set": card.box,
        "editions": [card.only_in] if card.only_in else list(EDITIONS),
        "text": card_text(card, locale, edition),
        "rulings": card_rulings(card, locale, edition),
    }


def show_cards(cards: Sequence[Card], locale: Locale, output: Console, edition: str | None) -> None:
    """Print the cards box by box, with their texts; in each, first those that all editions have."""
    headings = [locale.text(key) for key in ("show-cost", "show-card", "show-types", "show-text")]
    rows: list[list[Cell]] = [
        [card.cost, card_title(card, locale), type_names(card, locale), card_text(card, locale, edition)]
        for card in cards
    ]
    boxes = list(dict.fromkeys(card.box for card in cards))
    parts = [(box, only_in) for box in boxes for only_in in ("", *EDITIONS)]
    for box, only_in in parts:
        inside = [row for row, card in zip(rows, cards, strict=True) if (card.box, card.only_in) == (box, only_in)]
        if not inside:
            continue
        if (box, only_in) != parts[0]:
            output.print()
        heading = locale.text("show-box", box=edition_of_box(box, only_in, locale), n=len(inside))
        show_line(Text(heading, style="bold underline"), output)
        show_rows(headings, inside, output, column_widths(headings, rows))


def show_card(card: Card, locale: Locale, output: Console, edition: str | None) -> None:
    """Print one card with all its rulings."""
    types, box = type_names(card, locale), box_and_edition(card, locale)
    show_line(card_title(card, locale), output)
    show_line(Text(locale.text("show-line", cost=card.cost, types=types, box=box), style="dim"), output)
    output.print()
    show_text(card_text(card, locale, edition), output)
    rulings = card_rulings(card, locale, edition)
    if rulings:
        output.print()
        show_line(Text(locale.text("show-rulings"), style="bold"), output)
    for ruling in rulings:
        show_text(f"- {ruling}", output, indent=2)
