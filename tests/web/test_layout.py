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


# Windows between a phone and a desk, such as those of a zoom of 200 %.
ZOOMED = (540, 640, 700, 761)


def is_wider_than(page: Page, width: int) -> bool:
    """Return whether the page scrolls sideways in a window of this width."""
    page.set_viewport_size({"width": width, "height": 640})
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_and_is_accessible(visitor: Visitor, screen: str, size: tuple[int, int]) -> None:
    path, go = SCREENS[screen]
    page = visitor.open(size=size, path=path)
    go(page)
    check_screen(page, screen)
    if size == DESK:
        assert [width for width in ZOOMED if is_wider_than(page, width)] == []


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
        page.keyboard.press("Escape")
        expect(page.locator(".log .scroll")).to_be_hidden()
        page.get_by_role("button", name="Log").click()
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".log .scroll")).to_be_hidden()


# Tablets, laptops with a zoom of 110 or 200 %, small phones, and both sides of each limit of the styles.
SIZES = (
    (1920, 1080),
    (1366, 625),
    (1280, 600),
    (1280, 560),
    (1279, 720),
    (1024, 768),
    (960, 560),
    (959, 600),
    (768, 1024),
    (844, 390),
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
  // A tile as large as those of a small laptop says what its card does, and no label is tiny.
  const mute = [...document.querySelectorAll('.kingdom .tile')].filter(
    (one) => one.clientWidth >= 184 && one.clientHeight >= 102 && !one.querySelector('.short')?.checkVisibility(),
  );
  const tiny = [...document.querySelectorAll('.supply .name, .supply .worth b')].filter((one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    return one.checkVisibility() && size > 0 && size < 10.9;
  });
  return [
    ...mute.map((one) => `no text: ${one.dataset.card}`),
    ...tiny.map((one) => `tiny: ${one.textContent}`),
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


# In each language the kingdom cards with the longest words.
LONG_NAMES = {
    "en": ["Coppersmith", "Moneylender", "Masquerade", "Conspirator", "Woodcutter"],
    "fr": ["Coppersmith", "Conspirator", "Library", "Bureaucrat", "Saboteur"],
    "es": ["Swindler", "Conspirator", "Steward", "Moneylender", "Coppersmith"],
    "pl": ["Great Hall", "Laboratory", "Remodel", "Saboteur", "Courtyard"],
}
SHORT_OF_ROOM = ((640, 360), (740, 360), (844, 390), (390, 844), (360, 740))
SMALL_NAMES = """(least) => [...document.querySelectorAll('.supply .name, .hand .name')]
  .map((name) => [name.textContent.replaceAll('\\u00ad', ''), parseFloat(getComputedStyle(name).fontSize)])
  .filter(([, size]) => size > 0 && size < least)"""


@pytest.mark.parametrize("language", LONG_NAMES)
def test_the_longest_names_can_be_read_on_small_cards(visitor: Visitor, language: str) -> None:
    """A word is broken before it gets smaller than 11 pixels; on the smallest phones than 10."""
    kingdom = [*LONG_NAMES[language], "Village", "Moat", "Mine", "Smithy", "Baron"]
    page = visitor.open(size=(640, 360), locale=language, path=f"#/kingdom?cards={','.join(kingdom)}")
    page.locator("button.act").click()
    page.wait_for_selector(".bar.asked")
    for size in (*SHORT_OF_ROOM, (320, 640)):
        assert [one for one in misplaced(page, size) if "tiny" not in one] == []
        assert page.evaluate(SMALL_NAMES, 9.9 if size[0] == 320 else 10.9) == [], size
        keep_picture(page, f"long-names-{language}-{size[0]}")


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize("screen", ["kingdom", "lab", "lobby", "cards", "credits"])
def test_a_screen_fits_the_narrowest_phone(visitor: Visitor, screen: str, language: str) -> None:
    """320 pixels, or a desktop window at a zoom of 400 %."""
    path = "" if screen == "lobby" else f"#/{screen}"
    page = visitor.open(size=(320, 640), locale=language, path=path)
    heading(page)
    if screen == "lobby":
        page.locator("button.act + button").click()
        page.wait_for_selector("svg[role=img]")
    elif screen in ("kingdom", "lab"):
        page.wait_for_selector(".tile")
    assert unreadable_texts(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    keep_picture(page, f"{screen}-320-{language}")


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_six_players_fit_a_phone(visitor: Visitor, language: str) -> None:
    page = visitor.open(size=(390, 844), locale=language, path="#/play")
    page.locator('input[name][value="5"]').check(force=True)
    page.locator("button.act").click()
    page.wait_for_selector(".bar.asked")
    assert [problem for size in ((390, 844), (360, 740)) for problem in misplaced(page, size)] == []
    keep_picture(page, f"six-players-{language}")
    page.set_viewport_size({"width": 640, "height": 360})
    sides = page.evaluate(
        "() => ['.side .players li:last-child', '.side .menu .button:not(.title, .keys)'].map((one) => {"
        "const { left, right } = document.querySelector(one).getBoundingClientRect(); return [left, right]; })"
    )
    assert sides[0][1] <= sides[1][0] + 1, "the players end where the menu begins"


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
