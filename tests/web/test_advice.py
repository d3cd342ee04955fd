"""Advice in the browser: the toggle, the panel, the marks, and the agreement of everybody."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.test_table import against_bots
from tests.web.visitor import PHONE, Visitor, keep_picture

SOON = 60_000  # milliseconds; a plain build on a busy machine takes its time
# A mark covers no symbol, cost or count of its card.
COVERED = """() => [...document.querySelectorAll('.tile .advice-mark')].flatMap((mark) => {
  const a = mark.getBoundingClientRect();
  return [...mark.closest('.tile').querySelectorAll('.sign, .worth, .cost, .badge')].filter((part) => {
    const b = part.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }).map((part) => `${mark.closest('.tile').dataset.card}: ${part.className}`);
})"""
TWO_PEOPLE = "#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop&seed=5"


def turn_on(page: Page) -> None:
    page.locator('.advice [data-do="advice"]').click()
    expect(page.locator(".advice.on")).to_be_visible()


def test_the_panel_shows_each_answer_best_first_and_the_cards_are_marked(visitor: Visitor) -> None:
    page, player = against_bots(visitor)
    player.play_until(lambda: player.look()["verb"] == "buy")
    turn_on(page)
    expect(page.locator(".advice")).to_contain_text("Advice is on for")
    expect(page.locator(".advice li").first).to_be_visible(timeout=SOON)
    expect(page.locator(".advice")).to_contain_text("simulated from what you know")
    chances = [int(re.sub(r"\D", "", text)) for text in page.locator(".advice li b").all_inner_texts()]
    assert chances[0] == max(chances)
    assert page.locator(".supply .tile.option .advice-mark").count() >= 2
    assert page.locator(".bar .advice-mark").count() == 1, "to end the turn is an answer, too"
    assert page.locator(".advice-mark.best").count() == 1
    assert page.evaluate(COVERED) == []
    check_screen(page, "advice")
    page.locator('.advice [data-do="advice"]').click()
    expect(page.locator(".advice.on")).to_have_count(0)
    expect(page.locator(".advice-mark")).to_have_count(0)


def test_advice_follows_the_questions(visitor: Visitor) -> None:
    page, player = against_bots(visitor)
    turn_on(page)
    for _ in range(3):
        page.wait_for_selector(".bar.asked")
        expect(page.locator(".advice li").first).to_be_visible(timeout=SOON)
        player.play(1)
    page.reload()
    page.wait_for_selector(".bar.asked")
    expect(page.locator(".advice.on li").first).to_be_visible(timeout=SOON)


def test_on_a_phone_it_is_turned_on_in_the_menu_and_opens_over_the_table(visitor: Visitor) -> None:
    page, player = against_bots(visitor, size=PHONE)
    player.play_until(lambda: player.look()["verb"] == "buy")
    expect(page.locator(".advice")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Turn on advice").click()
    page.get_by_role("button", name="Close").click()
    page.locator(".advice .more").click(timeout=SOON)
    expect(page.locator(".advice li").first).to_be_visible()
    check_screen(page, "advice-phone")
    page.locator(".advice .more").click()
    expect(page.locator(".advice li").first).to_be_hidden()
    assert page.evaluate(COVERED) == []
    keep_picture(page, "advice-phone-marks")


def test_between_people_it_waits_until_everybody_agrees(visitor: Visitor) -> None:
    ann = visitor.open(path=TWO_PEOPLE, name="Ann")
    ann.get_by_role("button", name="Invite a friend").click()
    ann.wait_for_url("**/#/table/*")
    ben = visitor.open(path=ann.url[ann.url.index("#") :], name="Ben")
    ben.get_by_role("button", name="Take a seat").click()
    for page in (ann, ben):
        page.wait_for_selector(".table")
    ann.locator('.advice [data-do="advice"]').click()
    expect(ann.locator(".advice")).to_contain_text("Waiting for Ben")
    expect(ben.locator(".notice")).to_contain_text("Ann would like advice")
    keep_picture(ben, "advice-asked")
    ben.locator('[data-do="agree-advice"]').click()
    for page in (ann, ben):
        expect(page.locator(".advice.on")).to_contain_text("Advice is on for Ann and Ben")
    ben.locator('.advice [data-do="advice"]').click()
    expect(ann.locator(".advice.on")).to_have_count(0)
    assert Player(ann).look()["over"] is False
