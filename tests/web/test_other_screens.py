"""The screens around the table: result, replay, lab and kingdom."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import PHONE, Visitor

DISTORTION = "#/kingdom?cards=Cellar,Chapel,Feast,Gardens,Laboratory,Thief,Village,Witch,Woodcutter,Workshop&seed=11"


def finished(visitor: Visitor, answers: int = 14, size: tuple[int, int] = (1280, 720)) -> Page:
    """Play a few turns against a bot and resign: the result is on the screen."""
    page = visitor.open(path=DISTORTION, warnings=False, size=size)
    page.get_by_role("button", name="Play now").click()
    Player(page).play(answers)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".scores")
    return page


def test_the_result_has_scores_and_curves(visitor: Visitor) -> None:
    page = finished(visitor)
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    expect(page.locator(".scores section")).to_have_count(2)
    expect(page.locator(".plot canvas")).to_have_count(2)
    check_screen(page, "end")
    page.get_by_role("button", name="View the table").click()
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".scores")).to_be_visible()


def test_the_replay_shows_any_decision_and_play_goes_on_from_it(visitor: Visitor) -> None:
    page = finished(visitor)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Decision 1 of")).to_be_visible()
    page.get_by_role("button", name="Next decision").click()
    expect(page.get_by_text("Decision 2 of")).to_be_visible()
    assert "/1?" in page.url
    page.get_by_role("button", name="Next turn").click()
    page.get_by_label("View", exact=True).select_option(label="As seen by Ada")
    expect(page.locator(".hand .tile").first).to_be_visible()
    check_screen(page, "replay")
    link = page.url.split("/", 3)[3]
    shown = page.locator(".question").inner_text()
    friend = visitor.open(name="Cleo", path=link, size=PHONE)
    expect(friend.locator(".question")).to_have_text(shown)
    check_screen(friend, "replay")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".bar.asked")
    Player(page).play(4)


def test_the_lab_shows_the_result_of_its_games(visitor: Visitor) -> None:
    page = visitor.open(path="#/lab")
    page.get_by_label("Strategy 2").select_option(label="Custom strategy")
    expect(page.get_by_role("textbox", name="Custom strategy")).to_have_value("Province\nGold\nSilver")
    page.get_by_text("100", exact=True).first.click()
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_text("Done: 100")).to_be_visible(timeout=60_000)
    expect(page.locator(".track")).to_have_count(2)
    check_screen(page, "lab-result")


def test_a_search_shows_its_progress_and_its_best_strategy_can_be_played_against(visitor: Visitor) -> None:
    """The search can be cancelled; the best strategies so far stay."""
    page = visitor.open(path="#/lab", warnings=False)
    search = page.get_by_role("region", name="Search for a strategy")
    search.get_by_role("button", name="Search").click()
    found = search.locator("article").first
    expect(found).to_contain_text("Province", timeout=60_000)
    before = float(search.get_by_role("progressbar").get_attribute("value") or 0)
    page.wait_for_function("(before) => document.querySelectorAll('progress')[0].value > before", arg=before)
    search.get_by_role("button", name="Cancel").click()
    expect(search.get_by_role("status")).to_contain_text("Cancelled")
    check_screen(page, "lab-search")
    found.get_by_role("button", name="Play against it").click()
    page.wait_for_selector(".bar.asked")
    Player(page).play(8)


def test_kingdom_cards_are_drawn_kept_pasted_and_banned_and_the_link_carries_them(visitor: Visitor) -> None:
    page = visitor.open(path="#/kingdom")
    slots = page.locator(".chosen .tile")
    expect(slots).to_have_count(10)
    first = slots.first.get_attribute("data-card")
    page.locator(".slot .button").first.click()
    page.get_by_role("button", name="Draw at random").click()
    expect(page.locator(f'.chosen .tile[data-card="{first}"]')).to_have_count(1)
    page.get_by_label("Paste a list").fill("first game")
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_role("heading", name="First Game")).to_be_visible()
    page.get_by_text("bans it").click()
    page.locator('.cards .tile[data-card="Militia"]').click()
    expect(page.locator('.chosen .tile[data-card="Militia"]')).to_have_count(0)
    page.get_by_role("button", name="Attacks").click()
    cards = page.locator(".cards .tile").evaluate_all("tiles => tiles.map((tile) => tile.dataset.card)")
    assert {"Witch", "Torturer"} <= set(cards)
    assert "Village" not in cards
    other = visitor.open(path=page.url.split("/", 3)[3])
    expect(other.locator(".chosen .tile")).to_have_count(9)
