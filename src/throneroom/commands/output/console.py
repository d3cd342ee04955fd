"""Printing lines, paragraphs and columns.

Rich adds the colours; its tables and wrapping are not used, because they leave trailing spaces.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import click
from rich.console import Console
from rich.text import Text

Cell: TypeAlias = Text | str | int

_WIDEST: Final = 110  # longer lines are hard to read
_NARROW: Final = 60  # on narrower terminals, tables become lists
_NARROWEST: Final = 20  # a column of text is never narrower


def console() -> Console:
    """Return a console for standard output: 80 columns and no colours unless it is a terminal."""
    output = Console(highlight=False, markup=False, emoji=False)
    output.width = min(output.width, _WIDEST)
    return output


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2))


def _is_narrow(output: Console) -> bool:
    return output.width < _NARROW


def show_line(line: Text | str, output: Console, to_copy: bool = False) -> None:
    """Print one line. It is wrapped only on a narrow terminal, and never if people may want to copy it."""
    text = Text(line) if isinstance(line, str) else line
    if to_copy or not _is_narrow(output) or len(text) <= output.width:
        output.print(text, soft_wrap=True)
        return
    for part in text.wrap(output, output.width):
        part.rstrip()
        output.print(part, soft_wrap=True)


def show_text(text: str, output: Console, indent: int = 0) -> None:
    """Print a wrapped paragraph, indenting all lines but the first."""
    for line in textwrap.wrap(text, output.width, subsequent_indent=" " * indent, break_on_hyphens=False):
        show_line(line, output)


def column_widths(headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[int]:
    columns = zip(headings, *rows, strict=True)
    return [max(len(cell) if isinstance(cell, Text) else len(str(cell)) for cell in column) for column in columns]


def show_rows(
    headings: Sequence[str], rows: Sequence[Sequence[Cell]], output: Console, widths: Sequence[int] = ()
) -> None:
    """Print columns, with numbers aligned right and the text of the last column wrapped."""
    widths = widths or column_widths(headings, rows)
    if _is_narrow(output):
        _show_stacked(headings, rows, output)
        return
    right = [isinstance(cell, int) for cell in rows[0]]
    show_line(Text(_row(headings, widths, right).plain.rstrip(), style="dim"), output)
    for *cells, last in rows:
        line = _row(cells, widths, right)
        indent = len(line)
        if isinstance(last, int):
            texts = [str(last).rjust(widths[-1])]
        else:
            texts = textwrap.wrap(str(last), max(_NARROWEST, output.width - indent), break_on_hyphens=False)
        line.append("\n".join(texts).replace("\n", "\n" + " " * indent)).rstrip()
        show_line(line, output)


def _show_stacked(headings: Sequence[str], rows: Sequence[Sequence[Cell]], output: Console) -> None:
    """Print each row as a few lines: its first cell that is a text, then the others with their headings."""
    for row in rows:
        name = next((place for place, cell in enumerate(row) if not isinstance(cell, int)), 0)
        title = row[name]
        show_line(title if isinstance(title, Text) else str(title), output)
        others = [
            f"{heading}: {cell}" if heading else str(cell)
            for place, (heading, cell) in enumerate(zip(headings, row, strict=False))
            if place != name and str(cell)
        ]
        facts = textwrap.wrap(" · ".join(others), output.width - 2, break_on_hyphens=False)
        show_line("\n".join(f"  {line}" for line in facts), output, to_copy=True)


def _row(cells: Sequence[Cell], widths: Sequence[int], right: Sequence[bool]) -> Text:
    line = Text()
    for cell, width, at_right in zip(cells, widths, right, strict=False):  # the last column may be missing
        text = cell.copy() if isinstance(cell, Text) else Text(str(cell))
        text.align("right" if at_right else "left", width)
        line.append_text(text).append("  ")
    return line


def show_figures(headings: Sequence[str], rows: Sequence[Sequence[str]], output: Console) -> None:
    """Print a column of names, and columns of figures aligned right."""
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    if _is_narrow(output) and sum(widths) + 2 * (len(widths) - 1) > output.width:
        _show_stacked(headings, rows, output)
        return
    for style, cells in [("dim", headings), *(("", row) for row in rows)]:
        first, *others = [
            cell.ljust(width) if index == 0 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        show_line(Text("  ".join([first, *others]).rstrip(), style=style), output)
