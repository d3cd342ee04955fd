"""Before and after a game with friends: who may come, who is there, and what they say to each other."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.screen_checks import check_screen
from tests.web.visitor import PHONE, Visitor, keep_picture


def invited(visitor: Visitor, opponents: int, size: tuple[int, int] = PHONE) -> tuple[Page, Page]:
    """Return the pages of Ada, who has opened a table for friends, and of Ben, who has followed her link."""
    ada = visitor.open(name="Ada", path="#/kingdom?set=First Game")
    if opponents > 1:
        ada.get_by_role("radio", name=str(opponents)).check(force=True)
    ada.get_by_role("button", name="Invite").click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name="Link").input_value()
    ben = visitor.open(name="Ben", path=link.split("/", 3)[3], size=size)
    ben.get_by_role("button", name="Take a seat").click()
    return ada, ben


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_label("Say something").press("Enter")


def test_friends_chat_before_during_and_after_the_game_and_see_who_wants_another(visitor: Visitor) -> None:
    """On a phone, where the chat is behind the log's button, a number counts what has not been read."""
    ada, ben = invited(visitor, 2)
    say(ben, "Are you there?")
    expect(ada.locator(".chat").get_by_text("Are you there?")).to_be_visible()
    check_screen(ada, "lobby-two")
    keep_picture(ben, "lobby-phone")
    ada.get_by_role("button", name="Start without the free seats").click()
    log = ben.get_by_role("button", name="Log")
    expect(log).to_be_visible()
    expect(log.locator(".unread")).to_have_count(0)
    say(ada, "Good luck")
    say(ada, "Have fun")
    expect(log.locator(".unread")).to_have_text("2")
    expect(log).to_have_accessible_name("Log 2 unread chat messages")
    check_screen(ben, "unread")
    keep_picture(ben, "unread-phone")
    ben.reload()
    expect(log.locator(".unread")).to_have_text("2")
    log.click()
    expect(ben.locator(".chat").get_by_text("Have fun")).to_be_visible()
    expect(log.locator(".unread")).to_have_count(0)
    log.click()
    ben.reload()
    expect(log).to_be_visible()
    expect(log.locator(".unread")).to_have_count(0)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Really resign?").click()
    say(ben, "Well played")
    expect(ada.locator(".chat").get_by_text("Well played")).to_be_visible()
    ada.get_by_role("button", name="Play again", exact=True).click()
    expect(ada.locator(".page").get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ben.locator(".page").get_by_text("Ada wants to play again.")).to_be_visible()
    keep_picture(ben, "rematch-wanted-phone")
    keep_picture(ada, "rematch-waiting")
    ben.get_by_role("button", name="Play again", exact=True).click()
    for page in (ada, ben):
        page.wait_for_selector("section.bar")
