"""Cards as a player reads them in a terminal: with their texts, as tables, and as data."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, TypeAlias

from rich.console import Console
from rich.text import Text

from throneroom.cards.custom import paragraphs
from throneroom.engine.card import CUSTOM, Card
from throneroom.locale import Locale, slug
from throneroom.words.names import card_name

Cell: TypeAlias = Text | str | int

WIDEST = 110  # lines of text longer than this are hard to read
NARROWEST = 20  # a column of text is never narrower

# Colour only helps the eye: the types stand beside it in words.
COLOURS = (("Curse", "magenta"), ("Reaction", "blue"), ("Attack", "red"), ("Treasure", "yellow"), ("Victory", "green"))


def console() -> Console:
    """Standard output, without colours and 80 columns wide where it is not a terminal."""
    output = Console(highlight=False, markup=False, emoji=False)
    output.width = min(output.width, WIDEST)
    return output


# -- names -----------------------------------------------------------------------------------------------


def box_name(box: str, locale: Locale) -> str:
    return locale.text("show-own" if box == CUSTOM else f"box-{box}")


def type_names(card: Card, locale: Locale) -> str:
    return ", ".join(locale.text(f"type-{name.lower()}") for name in card.type_names)


# -- cards -----------------------------------------------------------------------------------------------


def card_text(card: Card, locale: Locale) -> str:
    """What the card does. An own card speaks through its functions, or else through its numbers."""
    if card.box != CUSTOM:
        return locale.text(f"card-{slug(card.name)}.text")
    says = paragraphs(card)
    return says[0] if says else _signs(card, locale)


def card_rulings(card: Card, locale: Locale) -> list[str]:
    if card.box == CUSTOM:
        return paragraphs(card)[1:]
    rulings: list[str] = []
    while locale.has(key := f"card-{slug(card.name)}.ruling-{len(rulings) + 1}"):
        rulings.append(locale.text(key))
    return rulings


def _signs(card: Card, locale: Locale) -> str:
    plus = {"plus-cards": card.cards, "plus-actions": card.actions, "plus-buys": card.buys}
    worth = {"worth-points": card.points}
    (worth if card.is_treasure else plus)["worth-coins" if card.is_treasure else "plus-coins"] = card.coins
    signs = ", ".join(locale.text(key, n=number) for key, number in plus.items() if number)
    worths = [locale.text("show-worth", what=locale.text(key, n=number)) for key, number in worth.items() if number]
    return " ".join([f"{signs}.", *worths] if signs else worths)


def card_data(card: Card, locale: Locale) -> dict[str, Any]:
    """A card for programs. Types and set are in English, whatever the language."""
    return {
        "name": card_name(card, locale),
        "cost": card.cost,
        "types": list(card.type_names),
        "set": card.box,
        "text": card_text(card, locale),
        "rulings": card_rulings(card, locale),
    }


def show_cards(cards: Sequence[Card], locale: Locale, output: Console) -> None:
    """The cards box by box, with their texts."""
    headings = [locale.text(key) for key in ("show-cost", "show-card", "show-types", "show-text")]
    rows: list[list[Cell]] = [
        [card.cost, title(card, locale), type_names(card, locale), card_text(card, locale)] for card in cards
    ]
    boxes = list(dict.fromkeys(card.box for card in cards))
    for box in boxes:
        if box != boxes[0]:
            output.print()
        inside = [row for row, card in zip(rows, cards, strict=True) if card.box == box]
        heading = locale.text("show-box", box=box_name(box, locale), n=len(inside))
        show_line(Text(heading, style="bold underline"), output)
        show_table(headings, inside, output, column_widths(headings, rows))


def show_card(card: Card, locale: Locale, output: Console) -> None:
    """One card with all its rulings."""
    types, box = type_names(card, locale), box_name(card.box, locale)
    show_line(title(card, locale), output)
    show_line(Text(locale.text("show-line", cost=card.cost, types=types, box=box), style="dim"), output)
    output.print()
    show_text(card_text(card, locale), output)
    rulings = card_rulings(card, locale)
    if rulings:
        output.print()
        show_line(Text(locale.text("show-rulings"), style="bold"), output)
    for ruling in rulings:
        show_text(f"- {ruling}", output, indent=2)


def title(card: Card, locale: Locale) -> Text:
    """The name in the colour of its type."""
    colours = [colour for name, colour in COLOURS if name in card.type_names]
    return Text(card_name(card, locale), style=f"bold {colours[0]}" if colours else "bold")


# -- layout: Rich brings the colours; its own tables and wrapping leave spaces at the end of lines -------


def show_line(line: Text | str, output: Console) -> None:
    """One line. The terminal may break it, but we don't, so that it can be copied."""
    output.print(line, soft_wrap=True)


def show_text(text: str, output: Console, indent: int = 0) -> None:
    """Text over several lines, the second and later ones indented."""
    for line in textwrap.wrap(text, output.width, subsequent_indent=" " * indent, break_on_hyphens=False):
        show_line(line, output)


def column_widths(headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[int]:
    columns = zip(headings, *rows, strict=True)
    return [max(len(cell) if isinstance(cell, Text) else len(str(cell)) for cell in column) for column in columns]


def show_table(
    headings: Sequence[str], rows: Sequence[Sequence[Cell]], output: Console, widths: Sequence[int] = ()
) -> None:
    """Columns without lines between them. Numbers stand right; a text in the last column may take several lines."""
    widths = widths or column_widths(headings, rows)
    right = [isinstance(cell, int) for cell in rows[0]]
    show_line(Text(_row(headings, widths, right).plain.rstrip(), style="dim"), output)
    for *cells, last in rows:
        line = _row(cells, widths, right)
        indent = len(line)
        if isinstance(last, int):
            texts = [str(last).rjust(widths[-1])]
        else:
            texts = textwrap.wrap(str(last), max(NARROWEST, output.width - indent), break_on_hyphens=False)
        line.append("\n".join(texts).replace("\n", "\n" + " " * indent)).rstrip()
        show_line(line, output)


def _row(cells: Sequence[Cell], widths: Sequence[int], right: Sequence[bool]) -> Text:
    line = Text()
    for cell, width, at_right in zip(cells, widths, right, strict=False):  # the last column may be missing
        text = cell.copy() if isinstance(cell, Text) else Text(str(cell))
        text.align("right" if at_right else "left", width)
        line.append_text(text).append("  ")
    return line
