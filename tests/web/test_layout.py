"""Every screen, wide and narrow, light and dark: nothing sticks out, and axe-core finds no violation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.readable import unreadable_texts
from tests.web.screen_checks import check_screen
from tests.web.visitor import DESK, PHONE, Visitor, keep_picture


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


# Tablets, laptops with a zoom of 110 or 200 %, small phones, and both sides of each limit of the styles.
SIZES = (
    (1920, 1080),
    (1280, 560),
    (1279, 720),
    (1024, 768),
    (960, 560),
    (959, 600),
    (768, 1024),
    (740, 360),
    (699, 800),
    (640, 360),
    (390, 844),
    (360, 640),
)
# Everything must be on the screen, no pile may lie below the question, and the kingdom has five columns and two rows.
MISPLACED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bar = box(document.querySelector('[data-place="prompt"]'));
  const parts = '.kingdom .tile, .basic .tile, .trash, .bar .question, .hand .tile, .bar button';
  const all = [...document.querySelectorAll(parts)];
  const lost = all.filter((one) => {
    const { left, right, top, bottom } = box(one);
    const under = !one.closest('.bar, .hand') && bottom > bar.top + 1 && right > bar.left + 1;
    return under || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const places = (side) => new Set([...document.querySelectorAll('.kingdom .tile')].map((one) => one[side])).size;
  return [
    ...lost.map((one) => one.textContent.trim().slice(0, 30)),
    ...(places('offsetLeft') === 5 && places('offsetTop') === 2 ? [] : ['kingdom']),
    ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
  ];
}"""


def misplaced(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return [f"{size}: {found}" for found in (*page.evaluate(MISPLACED), *unreadable_texts(page))]


def test_the_table_fits_every_screen(visitor: Visitor) -> None:
    """The hand, the question and every pile are visible at once, also with the keys of the options."""
    page = visitor.open()
    table(page)
    page.keyboard.press("Shift")
    assert [problem for size in SIZES for problem in misplaced(page, size)] == []
    keep_picture(page, "table-360x640")


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_six_players_fit_a_phone(visitor: Visitor, language: str) -> None:
    page = visitor.open(size=(390, 844), locale=language, path="#/play")
    page.locator('input[name][value="5"]').check(force=True)
    page.locator("button.act").click()
    page.wait_for_selector(".bar.asked")
    assert [problem for size in ((390, 844), (360, 740)) for problem in misplaced(page, size)] == []
    keep_picture(page, f"six-players-{language}")


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
