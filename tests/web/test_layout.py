"""Every screen, wide and narrow, light and dark: nothing sticks out, and axe-core finds no violation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import DESK, PHONE, Visitor, keep_picture

TABLET = (768, 1024)
WIDE = (1920, 1080)
LANDSCAPE = (740, 360)


def table(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play(7)
    # The deal is random: a hand of nothing but Treasures may just have been played.
    player.play_until(lambda: page.locator(".hand .tile").count() > 0)


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
    "credits": ("#/credits", heading),
    "settings": ("", settings),
    "lobby": ("", lobby),
}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_and_is_accessible(visitor: Visitor, screen: str, size: tuple[int, int]) -> None:
    path, go = SCREENS[screen]
    page = visitor.open(size=size, path=path)
    go(page)
    check_screen(page, screen)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_table_fits_and_is_accessible(visitor: Visitor, size: tuple[int, int]) -> None:
    """The table, the help, the trash, and on a phone the log in its drawer."""
    page = visitor.open(size=size)
    table(page)
    check_screen(page, "table")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    check_screen(page, "keys")
    page.keyboard.press("Escape")
    page.click(".trash")
    page.wait_for_selector("dialog[open]")
    check_screen(page, "trash")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
        expect(page.locator(".log .scroll")).to_be_visible()
        check_screen(page, "log")


@pytest.mark.parametrize("size", [TABLET, WIDE, LANDSCAPE], ids=["tablet", "wide", "landscape"])
def test_the_table_fits_other_screens(visitor: Visitor, size: tuple[int, int]) -> None:
    """No scrolling sideways, and the hand, the question and the Supply are all visible."""
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
    """Everything touched during a game measures at least 44 pixels one way and 34 the other."""
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
