"""A picture of the full-screen terminal, in the middle of a game that was played in the browser."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from docs.site.pictures.camera import snap
from PIL import Image
from playwright.sync_api import Browser
from tests.terminal.driving import Person, options, run_app

from throneroom.cards.catalog import Catalog
from throneroom.engine.decision import PLAY_ACTION
from throneroom.record.record import Record
from throneroom.terminal.screen.launch import Launcher

_SIZE: Final = (120, 36)
_WIDTH: Final = 1280  # pixels
_TITLE: Final = "throneroom play --terminal"


def interesting(record: Record, seat: int = 0) -> int:
    """Return the number of the decision to show: an Action to choose, with many cards in play and in hand."""
    game = record.begin()
    best, number_of_best = -1, 0
    for number, answer in enumerate(record.answers):
        decision = game.decision
        if decision is not None and decision.seat == seat and decision.verb is PLAY_ACTION:
            player = game.players[seat]
            worth = len(player.in_play) * 2 + len(decision.options) * 2 + min(len(player.hand), 7)
            if worth > best:
                best, number_of_best = worth, number
        game.answer(answer)
    return number_of_best


def draw(text: str) -> str:
    """Return the screen as SVG, at the most interesting decision of a record."""
    record = Record.from_text(text, Catalog())
    game = record.replay(interesting(record))
    drawn: list[str] = []

    async def work(person: Person, launcher: Launcher) -> None:
        await person.asked_or_over()
        log = person.app.screen.query_one("#log")
        await person.until(lambda: log.max_scroll_y > 0 and log.scroll_offset.y == log.max_scroll_y)
        drawn.append(person.app.export_screenshot(title=_TITLE))

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(Record.of(game, ["", *record.names[1:]]).to_text(), encoding="utf-8")
        run_app(options(seed=None, load=file), work, size=_SIZE)
    (svg,) = drawn
    return svg


def photograph(svg: str, chromium: Browser) -> Image.Image:
    """Return a picture of the screen, with a font of this machine: the one that Textual names is on the Internet."""
    page = chromium.new_page(viewport={"width": _WIDTH, "height": 800})
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{svg}")
    box = page.locator("svg").bounding_box()
    assert box is not None
    page.set_viewport_size({"width": _WIDTH, "height": round(box["height"])})
    return snap(page)
