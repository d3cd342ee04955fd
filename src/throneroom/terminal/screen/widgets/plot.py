"""A text chart of points by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

# Each seat has its own sign and colour, so that seats differ even without colours.
SIGNS: Final = (("●", "cyan"), ("▲", "magenta"), ("■", "yellow"), ("◆", "green"), ("○", "red"), ("△", "blue"))
_LINE: Final = "·"  # between the signs of two turns
_NARROWEST: Final = 10
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_ROWS_BETWEEN: Final = 2  # rows from one label to the next, at least


def plot(curves: Sequence[Sequence[int]], width: int, height: int) -> list[Text]:
    """Draw curves on a common scale, with the turns below. Later seats are drawn on top."""
    rows = max(2, height - 1)
    lowest, highest, step = _scale(
        min(0, *(min(curve) for curve in curves)), max(1, *(max(curve) for curve in curves)), rows
    )
    label = max(len(str(lowest)), len(str(highest)))
    wide = max(_NARROWEST, width - label - 2)
    turns = max(1, *(len(curve) - 1 for curve in curves))
    dots = [[(" ", "")] * wide for _ in range(rows)]
    # Side by side within a turn if there is room, so that equal points do not hide each other.
    beside = (wide - len(curves)) // turns > len(curves)

    def row_of(points: float) -> int:
        return round((highest - points) * (rows - 1) / (highest - lowest))

    for seat, (curve, sign) in enumerate(zip(curves, SIGNS, strict=False)):
        places = [
            turn * (wide - len(curves)) // turns + seat if beside else turn * (wide - 1) // turns
            for turn in range(len(curve))
        ]
        for (x, points), (next_x, next_points) in zip(
            zip(places, curve, strict=True), zip(places[1:], curve[1:], strict=True), strict=False
        ):
            for between in range(x + 1, next_x):
                y = row_of(points + (next_points - points) * (between - x) / (next_x - x))
                if dots[y][between][0] == " ":
                    dots[y][between] = (_LINE, sign[1])
        for x, points in zip(places, curve, strict=True):
            dots[row_of(points)][x] = sign
    labels = {row_of(value): str(value) for value in range(lowest, highest + 1, step)}
    lines: list[Text] = []
    for y, row in enumerate(dots):
        line = Text(f"{labels.get(y, ''):>{label}} {'┤' if y in labels else '│'}")
        for dot, colour in row:
            line.append(dot, style=colour)
        line.rstrip()
        lines.append(line)
    lines.append(_axis(turns, wide, label))
    return lines


def _scale(lowest: int, highest: int, rows: int) -> tuple[int, int, int]:
    """Return round numbers for both ends of the scale, and the step from one label to the next."""
    most = max(1, (rows - 1) // _ROWS_BETWEEN)
    for step in _STEPS:
        bottom, top = lowest // step * step, -(-highest // step) * step
        if (top - bottom) // step <= most:
            return bottom, top, step
    return lowest, highest, highest - lowest


def _axis(turns: int, wide: int, label: int) -> Text:
    axis = [" "] * (wide + len(str(turns)))
    step = max(1, -(-turns * 5 // wide))
    step = next(nice for nice in (*_STEPS, step) if nice >= step)
    for turn in range(0, turns + 1, step):
        for offset, digit in enumerate(str(turn)):
            axis[turn * (wide - 1) // turns + offset] = digit
    return Text(" " * (label + 2) + "".join(axis).rstrip())
