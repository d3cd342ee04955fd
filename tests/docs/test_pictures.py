"""`make pictures` makes every picture of the README and the documentation, and each one is shown somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.site.pictures.__main__ import DEMO, FOLDER, PICTURES
from PIL import Image
from tests.docs.pages import PAGES, source
from tests.helpers.paths import ROOT

_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^()\s]+)\)")


def shown() -> dict[Path, list[str]]:
    """Return the pictures that pages show, each with its descriptions."""
    found: dict[Path, list[str]] = {}
    for page in PAGES:
        for description, target in _PICTURE.findall(source(page)):
            found.setdefault(((ROOT / page).parent / target).resolve(), []).append(description)
    return found


def test_every_picture_that_a_page_shows_exists_and_is_described() -> None:
    for path, descriptions in shown().items():
        assert path.is_file(), path
        assert all(len(description) > 20 for description in descriptions), path


def test_every_picture_is_shown_on_a_page() -> None:
    assert not set(FOLDER.iterdir()) - shown().keys()


def test_one_command_makes_all_pictures_but_the_drawings() -> None:
    drawings = {path.name for path in FOLDER.glob("*.svg")}
    curve = {"train.png"}  # training takes minutes; docs/train.md has its command
    assert {path.name for path in FOLDER.iterdir()} - drawings - curve == {*PICTURES, DEMO}


@pytest.mark.parametrize("name", [*PICTURES, DEMO])
def test_a_picture_is_wide_enough_and_loads_quickly(name: str) -> None:
    with Image.open(FOLDER / name) as picture:
        assert picture.width >= 780
    assert (FOLDER / name).stat().st_size < (1_000_000 if name == DEMO else 300_000)


def test_the_demo_takes_about_twenty_seconds() -> None:
    milliseconds = 0
    with Image.open(FOLDER / DEMO) as film:
        for frame in range(getattr(film, "n_frames", 1)):
            film.seek(frame)
            film.load()
            milliseconds += int(film.info["duration"])
    assert 15_000 < milliseconds < 25_000
