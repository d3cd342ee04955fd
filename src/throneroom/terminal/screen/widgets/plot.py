"""A text chart of points by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

# Each seat has its own sign and colour, so that seats differ even without colours.
SIGNS: Final = (("●", "cyan"), ("▲", "magenta"), ("■", "yellow"), ("◆", "green"), ("○", "red"), ("△", "blue"))
_NARROWEST: Final = 10


def plot(curves: Sequence[Sequence[int]], width: int, height: int) -> list[Text]:
    """Draw curves on a common scale, with the turns below. Later seats are drawn on top."""
    lowest = min(0, *(min(curve) for curve in curves))
    highest = max(1, *(max(curve) for curve in curves))
    label = max(len(str(lowest)), len(str(highest)))
    wide = max(_NARROWEST, width - label - 2)
    turns = max(1, *(len(curve) - 1 for curve in curves))
    rows = max(2, height - 1)
    dots = [[(" ", "")] * wide for _ in range(rows)]
    # Side by side within a turn if there is room, so that equal points do not hide each other.
    beside = (wide - len(curves)) // turns > len(curves)
    for seat, (curve, sign) in enumerate(zip(curves, SIGNS, strict=False)):
        for turn, points in enumerate(curve):
            x = turn * (wide - len(curves)) // turns + seat if beside else turn * (wide - 1) // turns
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
        for offset, digit in enumerate(str(turn)):
            axis[turn * (wide - 1) // turns + offset] = digit
    return Text(" " * (label + 2) + "".join(axis).rstrip())
