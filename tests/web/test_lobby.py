"""Before and after a game with friends: who may come, who is there, and what they say to each other."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.screen_checks import check_screen
from tests.web.test_table import FIRST_GAME
from tests.web.visitor import PHONE, Visitor, keep_picture


def invited(visitor: Visitor, opponents: int, size: tuple[int, int] = PHONE) -> tuple[Page, Page]:
    """Return the pages of Ada, who has opened a table for friends, and of Ben, who has followed her link."""
    ada = visitor.open(name="Ada", path=FIRST_GAME)
    if opponents > 1:
        ada.get_by_role("radio", name=str(opponents)).check(force=True)
    ada.get_by_role("button", name="Invite").click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name="Link").input_value()
    ben = visitor.open(name="Ben", path=link.split("/", 3)[3], size=size)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ada invites you to a game of Dominion")
    expect(ben.get_by_role("region", name="Kingdom").locator(".tile")).to_have_count(10)
    expect(ben.get_by_role("link", name="Never played?")).to_have_attribute("href", "#/guide")
    ben.get_by_role("button", name="Take a seat").click()
    expect(ada.get_by_role("log", name="Announcements")).to_have_text("Ben has taken a seat.")
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


def test_a_table_is_private_until_its_host_makes_it_public_and_each_bot_has_its_own_level(visitor: Visitor) -> None:
    ada, ben = invited(visitor, 3)
    expect(ada.get_by_text("Private: only people with the link can find this table.")).to_be_visible()
    cid = visitor.open(name="Cid")
    here = cid.locator(f'a[href="#/table/{ada.url.rsplit("/", 1)[1]}"]')
    expect(cid.get_by_role("button", name="Play now")).to_be_visible()
    cid.wait_for_load_state("networkidle")
    expect(here).to_have_count(0)
    ada.get_by_role("checkbox", name="List this table on the home page").check()
    expect(ben.get_by_text("Public: this table is on the home page, and anyone can join.")).to_be_visible()
    cid.reload()
    expect(here).to_be_visible()
    ada.get_by_label("Seat 3").select_option("beginner")
    expect(ben.get_by_role("list", name="Players").get_by_text("Beginner bot")).to_be_visible()
    ada.get_by_label("Seat 4").select_option("random")
    expect(ada.get_by_role("button", name="Fill up with bots and start")).to_have_count(0)
    check_screen(ada, "lobby-bots")
    keep_picture(ben, "lobby-guest-phone")
    ada.get_by_role("button", name="Start the game").click()
    ben.wait_for_selector("section.bar")
    expect(ben.get_by_role("list", name="Players")).to_contain_text("Beginner bot")
    expect(ben.get_by_role("list", name="Players")).to_contain_text("Random bot")


def test_a_new_game_against_bots_of_different_levels(visitor: Visitor) -> None:
    page = visitor.open(path=FIRST_GAME)
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Level of bot 1").select_option("random")
    page.get_by_label("Level of bot 2").select_option("beginner")
    keep_picture(page, "levels")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Random bot")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Beginner bot")
