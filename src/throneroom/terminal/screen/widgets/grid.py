"""Cards and buttons side by side, chosen with a cursor or the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from throneroom.engine.card import Card, Option
from throneroom.terminal.rich_text import card_colour

_GAP: Final = 2  # columns between two cells of a flowing row
_TAIL: Final = 2  # digits of a count

# The mark before each cell, so that it can be understood without colours.
CHOOSABLE: Final = "·"
CHOSEN: Final = "✓"
NOTHING: Final = " "

CellAction = Literal["yes", "no", "all", "done"]


@dataclass(frozen=True, kw_only=True)
class Cell:
    """A card or a button. `mark` is shown before the label, and `tail` at the right end."""

    label: str
    option: Option | None = None
    mark: str = NOTHING
    tail: str = ""
    action: CellAction | None = None  # of a button

    @property
    def may_be_chosen(self) -> bool:
        return self.mark != NOTHING or self.action is not None

    @property
    def style(self) -> str:
        """The colour of the card's type; bold if it may be chosen, dim for an empty pile."""
        colour = card_colour(self.option) if isinstance(self.option, Card) else ""
        weight = "bold" if self.may_be_chosen else "dim" if self.tail == "0" else "not bold"
        return f"{weight} {colour}".rstrip()

    @property
    def width(self) -> int:
        return cell_len(self.label) + len(self.mark) + (len(self.tail) + 1 if self.tail else 0)


def fitted(needed: Sequence[int], width: int) -> list[int]:
    """Fit columns to a width: share spare space equally, or shrink the widest columns."""
    widths = list(needed)
    while sum(widths) > width and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    spare = max(0, width - sum(widths))
    return [wide + (spare + index) // len(widths) for index, wide in enumerate(widths)]


def _needed(column: Sequence[Cell]) -> int:
    """Return the width of a column plus a gap. It does not shrink when a pile drops below ten cards."""
    return max(cell.width - len(cell.tail) + max(len(cell.tail), _TAIL) for cell in column) + 1


class Grid(Widget, can_focus=True):
    """Cells in columns of `rows` rows, or flowing like words if `rows` is 0."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter,space", "select", show=False),
    ]

    cursor: reactive[int] = reactive(0)

    class Selected(Message):
        """A cell was clicked, or Enter pressed on it."""

        def __init__(self, grid: Grid, index: int) -> None:
            super().__init__()
            self.grid: Final = grid
            self.index: Final = index

        @property
        def control(self) -> Grid:
            return self.grid

    class Highlighted(Message):
        """The cursor or the mouse is on a cell."""

        def __init__(self, grid: Grid, index: int) -> None:
            super().__init__()
            self.grid: Final = grid
            self.index: Final = index

    def __init__(self, id: str, rows: int = 0) -> None:
        super().__init__(id=id)
        self.cells: Sequence[Cell] = ()
        self._rows: Final = rows
        self._regions: list[Region] = []

    def show(self, cells: Sequence[Cell], cursor: int | None = None) -> None:
        """Show these cells.

        The cursor stays where it is unless a new position is given.
        """
        resized = [cell.width for cell in cells] != [cell.width for cell in self.cells]
        self.cells = list(cells)
        self.cursor = max(0, min(self.cursor if cursor is None else cursor, len(self.cells) - 1))
        self._lay_out(self.size.width)
        self.refresh(layout=resized)
        if self.has_focus:
            self._highlight(self.cursor)

    def first_choice(self) -> int:
        """Return the index of the first cell that may be chosen."""
        return next((index for index, cell in enumerate(self.cells) if cell.may_be_chosen), 0)

    # -- layout -----------------------------------------------------------------------------------------------------

    def _lay_out(self, width: int) -> int:
        """Give each cell its region, and return the number of rows."""
        self._regions = []
        if self._rows:
            columns = [self.cells[first : first + self._rows] for first in range(0, len(self.cells), self._rows)]
            x = 0
            for column, wide in zip(columns, fitted([_needed(column) for column in columns], width + 1), strict=True):
                self._regions += [Region(x, y, wide, 1) for y in range(len(column))]
                x += wide
            return self._rows
        x = y = 0
        for cell in self.cells:
            if x and x + cell.width > width:
                x, y = 0, y + 1
            self._regions.append(Region(x, y, min(cell.width, max(1, width)), 1))
            x += cell.width + _GAP
        return y + 1 if self.cells else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._lay_out(width)

    def on_resize(self) -> None:
        self._lay_out(self.size.width)

    def render(self) -> Text:
        height = max((region.bottom for region in self._regions), default=0)
        lines = [Text() for _ in range(height)]
        by_row = sorted(zip(self._regions, range(len(self.cells)), strict=False), key=lambda pair: pair[0].x)
        for region, index in by_row:
            line = lines[region.y]
            line.pad_right(region.x - line.cell_len)
            line.append_text(self._cell(self.cells[index], region.width - (_GAP - 1 if self._rows else 0), index))
        return Text("\n").join(lines)

    def _cell(self, cell: Cell, width: int, index: int) -> Text:
        if not cell.label:
            return Text(" " * width)
        tail = f" {cell.tail}" if cell.tail else ""
        label = Text(f"{cell.mark}{cell.label}", style=cell.style)
        label.truncate(max(1, width - len(tail)), overflow="ellipsis", pad=bool(self._rows))
        label.append(tail)
        if self.has_focus and index == self.cursor:
            label.stylize("reverse")
        return label

    # -- moving around ----------------------------------------------------------------------------------------------

    def watch_cursor(self) -> None:
        self.refresh()
        self._highlight(self.cursor)

    def on_focus(self) -> None:
        self._highlight(self.cursor)

    def _highlight(self, index: int) -> None:
        if self.is_mounted and self.cells:
            self.post_message(self.Highlighted(self, index))

    def action_move(self, across: int, down: int) -> None:
        """Move to the next cell in a direction.

        Past the edge, the focus moves to the next grid.
        """
        if not self.cells:
            return
        here = self._regions[self.cursor]
        if across:
            found = self._beside(here, across)
        else:
            rows = sorted({region.y for region in self._regions})
            row = rows.index(here.y) + down
            found = self._nearest(here, rows[row]) if 0 <= row < len(rows) else None
            if found is None:
                (self.screen.focus_next if down > 0 else self.screen.focus_previous)(Grid)
        if found is not None:
            self.cursor = found

    def _beside(self, here: Region, across: int) -> int | None:
        if not self._rows:
            index = self.cursor + across
            return index if 0 <= index < len(self.cells) else None
        columns = [region.x for region in self._regions if (region.x - here.x) * across > 0]
        if not columns:
            return None
        x = min(columns) if across > 0 else max(columns)
        same = [(abs(r.y - here.y), i) for i, r in enumerate(self._regions) if r.x == x and self.cells[i].label]
        return min(same)[1] if same else None

    def _nearest(self, here: Region, row: int) -> int | None:
        found = [(abs(r.x - here.x), i) for i, r in enumerate(self._regions) if r.y == row and self.cells[i].label]
        if self._rows:
            found = [(distance, index) for distance, index in found if not distance]
        return min(found)[1] if found else None

    def action_first(self) -> None:
        self.cursor = 0

    def action_last(self) -> None:
        self.cursor = max(0, len(self.cells) - 1)

    def action_select(self) -> None:
        if self.cells:
            self.post_message(self.Selected(self, self.cursor))

    def _at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        return next((index for index, region in enumerate(self._regions) if region.contains_point(offset)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = self._at(event)
        if index is not None and self.cells[index].label:
            self._highlight(index)

    def on_click(self, event: events.Click) -> None:
        index = self._at(event)
        if index is not None and self.cells[index].label:
            self.cursor = index
            self.post_message(self.Selected(self, index))
