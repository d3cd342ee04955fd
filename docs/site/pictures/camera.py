"""Pictures of pages, taken when nothing on them moves any more, and saved small."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from PIL import Image
from playwright.sync_api import FloatRect, Locator, Page

Size: TypeAlias = tuple[int, int]
Palette: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.int64]]"  # a row for each colour: red, green, blue
DESK: Final[Size] = (1280, 720)
PHONE: Final[Size] = (390, 844)

_MARGIN: Final = 12  # no more, or what is beside it would be seen
_MOST_COLOURS: Final = 256  # of a PNG with a palette
# What moves without end, such as a sign that somebody thinks, is not waited for.
_SETTLED: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([
    Promise.all(moving.map((one) => one.finished.catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, 5000)),
  ]);
}"""


def resize(page: Page, size: Size, dark: bool = False) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", "dark" if dark else "light")


def snap(page: Page, part: Locator | None = None, sharp: bool = False) -> Image.Image:
    """Return what the page, or a part of it, shows: with all its pixels (`sharp`), or one for each CSS pixel."""
    page.evaluate(_SETTLED)
    clip: FloatRect | None = None
    if part is not None:
        box = part.bounding_box()
        assert box is not None
        clip = {
            "x": box["x"] - _MARGIN,
            "y": box["y"] - _MARGIN,
            "width": box["width"] + 2 * _MARGIN,
            "height": box["height"] + 2 * _MARGIN,
        }
    picture = page.screenshot(scale="device" if sharp else "css", clip=clip, timeout=60_000)
    return Image.open(io.BytesIO(picture)).convert("RGB")


def palette_of(pictures: Iterable[Image.Image], exact: int, tolerance: int) -> Palette:
    """Return the most common colours, and as many others as it takes to come close to each colour of the pictures."""
    counts: Counter[int] = Counter()
    for picture in pictures:
        colours, numbers = np.unique(_packed(picture), return_counts=True)
        counts.update(dict(zip(colours.tolist(), numbers.tolist(), strict=True)))
    chosen = np.empty((0, 3), np.int64)
    for packed, _ in counts.most_common():
        colour = np.array([packed >> 16, packed >> 8 & 255, packed & 255])
        if len(chosen) < exact or ((chosen - colour) ** 2).sum(axis=1).min() > tolerance**2:
            chosen = np.vstack([chosen, colour])
    return chosen


def reduce_colours(picture: Image.Image, palette: Palette) -> Image.Image:
    """Return the picture with the nearest colours of the palette."""
    colours, positions = np.unique(_packed(picture), return_inverse=True)
    parts = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1)
    nearest = ((parts[:, None, :] - palette[None, :, :]) ** 2).sum(axis=2).argmin(axis=1)
    indices = nearest[positions].reshape(picture.height, picture.width)
    return Image.fromarray(palette[indices].astype(np.uint8), "RGB")


def _packed(picture: Image.Image) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    parts = np.asarray(picture.convert("RGB"), np.int64)
    return (parts[:, :, 0] << 16 | parts[:, :, 1] << 8 | parts[:, :, 2]).ravel()


def save_png(picture: Image.Image, path: Path) -> None:
    """Save a picture with at most 256 colours. Flat areas keep theirs exactly."""
    for tolerance in range(6, 60, 4):
        palette = palette_of([picture], _MOST_COLOURS // 2, tolerance)
        if len(palette) <= _MOST_COLOURS:
            break
    reduced = reduce_colours(picture, palette)
    reduced.convert("P", palette=Image.Palette.ADAPTIVE, colors=_MOST_COLOURS).save(path, optimize=True)
