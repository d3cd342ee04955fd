"""A name kept by a key, in the browser: take it, play, see the rating change, move the key, forget the name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import DESK, PHONE, Visitor

from throneroom.locale import Locale, languages


def keep(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Keep this name").click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".scores")


def go(page: Page, path: str) -> None:
    page.goto(page.url.split("#", maxsplit=1)[0] + path)


def test_a_kept_name_gets_a_rating_moves_to_another_browser_and_is_forgotten(visitor: Visitor) -> None:
    page = visitor.open(name="Ann")
    page.get_by_role("link", name="Ratings on this server").click()
    keep(page, "Ann")
    mine = page.get_by_role("complementary")
    expect(mine).to_contain_text("You keep the name Ann.")
    expect(mine).to_contain_text("No rated game yet.")
    key = page.evaluate("JSON.parse(localStorage.getItem('throneroom-kept-name')).key")

    go(page, "#/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("img", name="rating 1500, uncertain")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("This game counts for the ratings on this server.")
    page.get_by_role("button", name="Close").click()
    Player(page).play(2)
    resign(page)
    changed = page.get_by_role("status").filter(has_text="Rating: 1500 →")
    expect(changed).to_contain_text("(-")
    page.reload()  # the result page of a game that has been counted
    expect(changed).to_be_visible()

    go(page, "#/rating")
    expect(mine).to_contain_text("after 1 rated game")
    row = page.get_by_role("row").filter(has_text="Ann")
    expect(row).to_contain_text("you")
    page.get_by_role("button", name="Show my key").click()
    expect(page.get_by_label("Name and key")).to_have_value(f"Ann#{key}")
    assert key not in page.url

    other = visitor.open(name="Ben", path="#/rating")
    other.get_by_text("I already have a key").click()
    other.get_by_label("Name and key").fill("Ann")
    other.get_by_role("button", name="Use this key").click()
    expect(other.get_by_role("alert")).to_contain_text("Copy the whole text")
    other.get_by_label("Name and key").fill(f"Ann#{key}")
    other.get_by_role("button", name="Use this key").click()
    expect(other.get_by_role("complementary")).to_contain_text("after 1 rated game")
    assert other.evaluate("JSON.parse(localStorage.getItem('throneroom-settings')).name") == "Ann"
    other.get_by_role("button", name="Show my key").click()
    other.get_by_role("button", name="Remove the key from this browser").click()
    expect(other.get_by_role("button", name="Keep this name")).to_be_visible()

    page.get_by_role("button", name="Forget me on this server").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget me on this server").click()
    expect(page.get_by_text("This server no longer keeps a name for you.")).to_be_visible()
    expect(row).to_have_count(0)
    assert page.evaluate("localStorage.getItem('throneroom-kept-name')") == "null"


def test_a_name_that_is_taken_or_gone_says_what_to_do(visitor: Visitor) -> None:
    first = visitor.open(path="#/rating")
    keep(first, "Taken")
    expect(first.get_by_role("complementary")).to_contain_text("You keep the name Taken.")
    thief = visitor.open(path="#/rating")
    keep(thief, "TAKEN")
    expect(thief.get_by_role("alert")).to_contain_text("Choose another name")
    lost = "{name: 'Lost', key: 'k'.repeat(48)}"
    script = f"localStorage.setItem('throneroom-kept-name', JSON.stringify({lost}))"
    gone = visitor.open(name="Lost", script=script)
    gone.get_by_role("button", name="Play now").click()
    expect(gone.get_by_role("alert")).to_contain_text("Keep it again")
    go(gone, "#/rating")
    gone.get_by_role("button", name="Keep it again").click()
    expect(gone.get_by_role("alert")).to_have_count(0)
    expect(gone.get_by_role("complementary")).to_contain_text("No rated game yet.")
    # Under another name games do not count.
    gone.evaluate("localStorage.setItem('throneroom-settings', JSON.stringify({name: 'Eve'}))")
    gone.reload()
    expect(gone.get_by_text("You are playing as Eve now.")).to_be_visible()
    gone.get_by_role("button", name="Play as Lost").click()
    expect(gone.get_by_text("You are playing as Eve now.")).to_have_count(0)
    refused = [url for url in visitor.complaints if "/api/" in url]
    assert len(refused) == 3  # taken, not kept when playing, and when opening the screen
    visitor.complaints.clear()


@pytest.mark.parametrize(("language", "size"), [*((language, PHONE) for language in languages()), ("en", DESK)])
def test_the_screen_fits_and_is_accessible(visitor: Visitor, language: str, size: tuple[int, int]) -> None:
    page = visitor.open(path="#/rating", size=size, locale=language)
    words = Locale(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.text("rating-title"))
    page.get_by_text(words.text("rating-have-key")).click()
    check_screen(page, f"rating-{language}")
