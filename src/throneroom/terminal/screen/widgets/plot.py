"""Points by turn, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

# Each seat has a sign and a colour of its own, so that it can be told without colours.
SIGNS: Final = (("●", "cyan"), ("▲", "magenta"), ("■", "yellow"), ("◆", "green"), ("○", "red"), ("△", "blue"))
_NARROWEST: Final = 10


def plot(courses: Sequence[Sequence[int]], width: int, height: int) -> list[Text]:
    """Curves over a common scale: a line for each row, the axis with the turns below. Later seats lie on top."""
    lowest = min(0, *(min(course) for course in courses))
    highest = max(1, *(max(course) for course in courses))
    label = max(len(str(lowest)), len(str(highest)))
    wide = max(_NARROWEST, width - label - 2)
    turns = max(1, *(len(course) - 1 for course in courses))
    rows = max(2, height - 1)
    dots = [[(" ", "")] * wide for _ in range(rows)]
    # Side by side within a turn where there is room, so that equal points do not hide one another.
    beside = (wide - len(courses)) // turns > len(courses)
    for seat, (course, sign) in enumerate(zip(courses, SIGNS, strict=False)):
        for turn, points in enumerate(course):
            x = turn * (wide - len(courses)) // turns + seat if beside else turn * (wide - 1) // turns
            y = round((highest - points) * (rows - 1) / (highest - lowest))
            dots[y][x] = sign
    lines: list[Text] = []
    for y, row in enumerate(dots):
        value = highest - y * (highest - lowest) / (rows - 1)
        shown = f"{round(value):>{label}}" if y in (0, rows - 1) or y % max(1, rows // 4) == 0 else " " * label
        line = Text(f"{shown} │")
        for dot, colour in row:
            line.append(dot, style=colour)
        line.rstrip()
        lines.append(line)
    lines.append(_axis(turns, wide, label))
    return lines


def _axis(turns: int, wide: int, label: int) -> Text:
    axis = [" "] * (wide + len(str(turns)))
    step = max(1, -(-turns * 5 // wide))
    step = next(nice for nice in (1, 2, 5, 10, 20, 50, 100, step) if nice >= step)
    for turn in range(0, turns + 1, step):
        for place, digit in enumerate(str(turn)):
            axis[turn * (wide - 1) // turns + place] = digit
    return Text(" " * (label + 2) + "".join(axis).rstrip())
