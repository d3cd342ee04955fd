"""Make every picture of the README and the documentation: `make pictures`.

A real server, a real Chromium and a real terminal; the same seeds each time. It takes a few minutes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from docs.site.pictures import browser, terminal
from docs.site.pictures.camera import save_png
from playwright.sync_api import Browser, sync_playwright
from tests.helpers.paths import ROOT
from tests.web import browser as tests_browser
from tests.web.servers import Server

FOLDER: Final = ROOT / "docs" / "images"
PICTURES: Final = (
    "table.png",
    "phone.png",
    "result.png",
    "coach.png",
    "replay.png",
    "lab.png",
    "workshop.png",
    "terminal.png",
)
DEMO: Final = "demo.webp"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=tests_browser.require(), args=["--no-sandbox"])
        try:
            yield opened
        finally:
            opened.close()


def make(folder: Path) -> None:
    """Make all pictures in this folder."""
    with tempfile.TemporaryDirectory() as temporary:
        server = Server(Path(temporary))
        server.start()
        try:
            with chromium() as opened:
                album = browser.play(opened, server.url)
                album.pictures["lab.png"] = browser.lab(opened, server.url)
                album.pictures["workshop.png"] = browser.workshop(opened, server.url)
        finally:
            server.stop()
    drawn = terminal.draw(album.record)  # neither Textual nor Playwright works while the other one runs
    with chromium() as opened:
        album.pictures["terminal.png"] = terminal.photograph(drawn, opened)
    assert set(album.pictures) == set(PICTURES), sorted(album.pictures)
    for name, picture in album.pictures.items():
        save_png(picture, folder / name)
    album.film.save(folder / DEMO)
    for name in (*PICTURES, DEMO):
        sys.stdout.write(f"{name}: {(folder / name).stat().st_size / 1024:.0f} KB\n")
    sys.stdout.write(f"{DEMO}: {album.film.seconds:.1f} seconds, {len(album.film.frames)} frames\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
