"""Every screen, wide and narrow, light and dark: nothing sticks out, and axe-core finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.helpers.paths import ROOT
from tests.web.conftest import DESK, PHONE, Visitor, keep_picture
from tests.web.player import Player
from tests.web.words import cut

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TABLET = (768, 1024)
WIDE = (1920, 1080)
LANDSCAPE = (740, 360)


def complaints(page: Page) -> list[str]:
    """What axe-core finds, as lines."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {node['html'][:160]} {node['any'][:1]}" for one in found for node in one["nodes"]]


def table(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play(7)
    page.wait_for_selector(".bar.asked")
    # The deal is by chance: a hand of Treasures alone has just been laid down.
    while not page.locator(".hand .tile").count():
        player.play(1)
        page.wait_for_selector(".bar.asked")


def lobby(page: Page) -> None:
    page.get_by_role("button", name="Invite a friend").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("svg[role=img]")


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")


def full_card(page: Page) -> None:
    page.locator(".tile").first.click()
    page.wait_for_selector("[role=dialog]")


def heading(page: Page) -> None:
    page.wait_for_selector("h1")


SCREENS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "home": ("", heading),
    "kingdom": ("#/kingdom", heading),
    "cards": ("#/cards", heading),
    "card": ("#/cards/secret-chamber", heading),
    "full-card": ("#/cards", full_card),
    "lab": ("#/lab", heading),
    "tour": ("#/tour", heading),
    "credits": ("#/credits", heading),
    "settings": ("", settings),
    "lobby": ("", lobby),
}


def check(page: Page, name: str) -> None:
    """In both themes: nothing sticks out at the side, everybody can use it; and a picture of each."""
    width: int = page.evaluate("innerWidth")
    assert cut(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert complaints(page) == []
        keep_picture(page, f"{name}-{'phone' if width == PHONE[0] else 'desk'}-{theme}")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_and_everybody_can_use_it(visitor: Visitor, screen: str, size: tuple[int, int]) -> None:
    path, go = SCREENS[screen]
    page = visitor.open(size=size, path=path)
    go(page)
    check(page, screen)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_table_fits_and_everybody_can_use_it(visitor: Visitor, size: tuple[int, int]) -> None:
    """The table itself, its help, the trash, and on a phone the log in its drawer."""
    page = visitor.open(size=size)
    table(page)
    check(page, "table")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    check(page, "keys")
    page.keyboard.press("Escape")
    page.click(".trash")
    page.wait_for_selector("dialog[open]")
    check(page, "trash")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
        expect(page.locator(".log .scroll")).to_be_visible()
        check(page, "log")


@pytest.mark.parametrize("size", [TABLET, WIDE, LANDSCAPE], ids=["tablet", "wide", "landscape"])
def test_the_table_fits_other_screens(visitor: Visitor, size: tuple[int, int]) -> None:
    """No scrolling sideways, and hand, question and supply are all in sight."""
    page = visitor.open(size=size)
    table(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for part in (".hand .tile", ".bar .question", ".kingdom .tile", ".basic .tile"):
        box = page.locator(part).last.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1, part
    keep_picture(page, f"table-{size[0]}x{size[1]}")


def test_touch_targets_are_large_enough(visitor: Visitor) -> None:
    """44 pixels at least one way for all that is touched in a game, and 24 the other."""
    page = visitor.open(size=PHONE)
    table(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tile, .bar button, .trash, .menu .button')]
        .map((one) => [one.innerText, one.getBoundingClientRect()])
        .filter(([, box]) => box.height)
        .filter(([, box]) => Math.max(box.width, box.height) < 44 || Math.min(box.width, box.height) < 34)
        .map(([name]) => name)"""
    )
    assert small == []
