"""The addresses that `throneroom play` opens and prints when it is given a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.commands.playing import PlayProcess
from tests.web.visitor import Visitor


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
