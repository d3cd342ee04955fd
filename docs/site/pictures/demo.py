"""The animated demo: a turn of a real game, its end, the result and the coach, with a pointer that shows the clicks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from docs.site.pictures.camera import palette_of, reduce_colours
from docs.site.pictures.player import Click
from PIL import Image, ImageDraw

# Milliseconds.
_STEP: Final = 50
_STEPS: Final = 7
_PRESS: Final = 160
_LOOK: Final = 620
_LOOK_LONGER: Final = 1500
_READ: Final = 3200

_ARROW: Final = ((0, 0), (0, 24), (6, 18), (10, 28), (14, 26), (10, 17), (17, 17))
_ROOM: Final = 48  # pixels on each side of the tip
_SCALE: Final = 4  # the pointer is drawn large, then reduced, so that its edges are smooth
_ACT: Final = (179, 38, 30)
# Fewer colours: half the size, and nobody sees it.
_EXACT_COLOURS: Final = 40
_TOLERANCE: Final = 26


@dataclass
class Film:
    """Frames, how long each is shown, and where the pointer is."""

    frames: list[Image.Image] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)
    pointer: tuple[float, float] | None = None

    def show(self, picture: Image.Image, duration: int) -> None:
        self.frames.append(_with_pointer(picture, self.pointer) if self.pointer else picture)
        self.durations.append(duration)

    def click(self, click: Click) -> None:
        """Look at the screen, move the pointer, and click."""
        begin, end = self.pointer or (click.x + 120, click.y + 90), (click.x, click.y)
        self.pointer = begin
        self.show(click.picture, _LOOK)
        for step in range(1, _STEPS + 1):
            part = step / _STEPS
            eased = part * part * (3 - 2 * part)
            self.pointer = begin[0] + (end[0] - begin[0]) * eased, begin[1] + (end[1] - begin[1]) * eased
            self.show(click.picture, _STEP)
        self.frames.append(_with_pointer(click.picture, end, is_pressed=True))
        self.durations.append(_PRESS)

    @property
    def seconds(self) -> float:
        return sum(self.durations) / 1000

    def save(self, path: Path) -> None:
        first, *rest = self.frames
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=self.durations,
            loop=0,
            lossless=True,
            quality=90,
            method=6,
        )


def _with_pointer(picture: Image.Image, at: tuple[float, float], is_pressed: bool = False) -> Image.Image:
    layer = Image.new("RGBA", (2 * _ROOM * _SCALE, 2 * _ROOM * _SCALE))
    draw = ImageDraw.Draw(layer)
    if is_pressed:
        low, high = (_ROOM - 18) * _SCALE, (_ROOM + 18) * _SCALE
        draw.ellipse((low, low, high, high), fill=(*_ACT, 60), outline=(*_ACT, 255), width=2 * _SCALE)
    points = [((_ROOM + x) * _SCALE, (_ROOM + y) * _SCALE) for x, y in _ARROW]
    draw.polygon(points, fill=(34, 32, 28, 255), outline=(255, 255, 255, 255), width=2 * _SCALE)
    small = layer.resize((2 * _ROOM, 2 * _ROOM), Image.Resampling.LANCZOS)
    shown = picture.copy()
    shown.paste(small, (round(at[0]) - _ROOM, round(at[1]) - _ROOM), small)
    return shown


def turns(clicks: Sequence[Click]) -> list[list[Click]]:
    """Return the clicks of each turn: a turn ends with its last buy."""
    found: list[list[Click]] = [[]]
    for click in clicks:
        if found[-1] and found[-1][-1].verb == "buy" and click.verb != "buy":
            found.append([])
        found[-1].append(click)
    return found


def actions(turn: Sequence[Click]) -> int:
    return sum(click.verb == "play-action" for click in turn)


def best_turn(clicks: Sequence[Click]) -> int:
    """Return the turn to show: up to five Actions and a Province, if possible; never the first or the last one."""

    def worth(number: int) -> tuple[int, bool]:
        turn = all_turns[number]
        return min(actions(turn), 5) - max(0, len(turn) - 9), any(click.what == "Province" for click in turn)

    all_turns = turns(clicks)
    return max(range(1, len(all_turns) - 1), key=worth)


def make(clicks: Sequence[Click], result: Image.Image, judge: Click, coach: Image.Image) -> Film:
    """Make the film: the best turn, what the bot does next, the last buy, the result, and the coach."""
    all_turns = turns(clicks)
    number = best_turn(clicks)
    turn, after = all_turns[number], all_turns[number + 1][0].picture
    last_buy = [click for click in all_turns[-1] if click.verb == "buy"]
    pictures = [*(click.picture for click in (*turn, *last_buy, judge)), after, result, coach]
    palette = palette_of(pictures, _EXACT_COLOURS, _TOLERANCE)
    film = Film()

    def reduced(picture: Image.Image) -> Image.Image:
        return reduce_colours(picture, palette)

    for click in turn:
        film.click(replace(click, picture=reduced(click.picture)))
    film.show(reduced(after), _LOOK_LONGER)
    for click in last_buy:
        film.click(replace(click, picture=reduced(click.picture)))
    film.show(reduced(result), _READ)
    film.click(replace(judge, picture=reduced(judge.picture)))
    film.pointer = None
    film.show(reduced(coach), _READ)
    return film
