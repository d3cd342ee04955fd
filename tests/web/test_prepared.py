"""The addresses that `throneroom play` opens and prints when it is given a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.commands.playing import PlayProcess
from tests.helpers.paths import ROOT
from tests.web.visitor import Visitor

# The cards in play whose name is covered by another card, after the row has been moved to each of them.
_COVERED = """() => [...document.querySelectorAll('.centre .tile')].filter((tile) => {
  tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return [...tile.querySelectorAll('.name')].some((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const seen = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return !seen.every((element) => tile.contains(element));
  });
}).map((tile) => tile.dataset.card)"""


def path_of(address: str) -> str:
    return address.split("/", 3)[3]


def check_seat(page: Page, other: str) -> None:
    """Check that this is the window of the person who plays against `other`."""
    players = page.get_by_role("list", name="Players")
    players.wait_for()  # as long as a busy machine needs
    expect(players).to_contain_text("You")
    expect(players).to_contain_text(other)
    expect(page.locator(".hand .slot").first).to_be_visible()


def test_two_people_share_a_browser_each_in_a_window(chromium: Browser, tmp_path: Path) -> None:
    """Each is seated without typing anything, and sees their own hand, after a reload too."""
    options = ("--kingdom", "Big Money", "--people", "Ann,Ben", "--seed", "7")
    with PlayProcess(tmp_path, *options) as play:
        visitor = Visitor(chromium, f"{play.base}/")
        ann = visitor.open(path=path_of(play.addresses[0]))
        ann.wait_for_url("**/#/table/*")
        ben = ann.context.new_page()
        ben.goto(play.addresses[1])
        ben.wait_for_url("**/#/table/*")
        assert ben.url == ann.url
        for _ in range(2):
            check_seat(ann, "Ben")
            check_seat(ben, "Ann")
            ann.reload()
            ben.reload()
        visitor.close()
        assert visitor.complaints == []


def test_a_used_address_says_so(chromium: Browser, tmp_path: Path) -> None:
    with PlayProcess(tmp_path, "--bots", "1") as play:
        visitor = Visitor(chromium, f"{play.base}/")
        visitor.open(path=path_of(play.addresses[0])).wait_for_url("**/#/table/*")
        again = visitor.open(path=path_of(play.addresses[0]))
        expect(again.get_by_role("alert")).to_contain_text("already been used")
        again.get_by_role("link", name="Home").click()
        expect(again.get_by_role("heading", level=1)).to_be_visible()
        visitor.close()
        expected = ("prepared/take", "400 (Bad Request)")
        assert [what for what in visitor.complaints if not any(part in what for part in expected)] == []


def test_a_saved_game_goes_on_and_many_cards_in_play_keep_their_names(chromium: Browser, tmp_path: Path) -> None:
    """17 cards of nine kinds in play, on the narrowest phone, on others and on a small desk."""
    with PlayProcess(tmp_path, str(ROOT / "tests/web/many-cards.txt")) as play:
        visitor = Visitor(chromium, f"{play.base}/")
        page = visitor.open(path=path_of(play.addresses[0]), size=(320, 640))
        page.wait_for_selector(".bar.asked")
        expect(page.locator(".centre .tile")).to_have_count(9)
        # The latest card is in sight without moving anything.
        expect(page.locator('.centre [data-card="Copper"]')).to_be_in_viewport(ratio=0.9)
        for width, height in ((320, 640), (320, 568), (390, 844), (640, 400), (1280, 720), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            page.wait_for_function(f"() => ({_COVERED})().length === 0")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        # A log that was hidden opens at its end.
        page.set_viewport_size({"width": 390, "height": 844})
        page.get_by_role("button", name="Log").click()
        expect(page.locator(".log .scroll p").last).to_be_in_viewport()
        visitor.close()
        assert visitor.complaints == []
