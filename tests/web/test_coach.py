"""The coach in the browser: on the result page and in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import PHONE, Visitor

DISTORTION = "#/kingdom?cards=Cellar,Chapel,Feast,Gardens,Laboratory,Thief,Village,Witch,Woodcutter,Workshop&seed=11"
SECONDS = 240_000  # plain Python on a busy machine


def finished(visitor: Visitor, answers: int, size: tuple[int, int]) -> Page:
    """Play a few turns against a bot and resign: the result is on the screen."""
    page = visitor.open(path=DISTORTION, warnings=False, size=size)
    page.get_by_role("button", name="Play now").click()
    Player(page).play(answers)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".scores")
    return page


def test_the_coach_judges_a_game_on_the_result_page_and_in_the_replay(visitor: Visitor) -> None:
    """Two pages that ask about the same game share the work."""
    page = finished(visitor, 10, (1280, 720))
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Judge this game").click()
    expect(coach.get_by_role("progressbar")).to_be_visible()
    expect(coach.get_by_role("heading", name=re.compile("Ada: .* play"))).to_be_visible(timeout=SECONDS)
    expect(coach.get_by_role("progressbar")).to_have_count(0, timeout=SECONDS)
    expect(coach.get_by_text("Result without luck:")).to_be_visible()
    expect(coach.locator("svg .curve")).to_be_visible()
    check_screen(page, "coach-result")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Coach").click()
    dialog = page.get_by_role("dialog", name="Coach")
    dialog.get_by_label("Player").select_option(label="Ada")
    dialog.get_by_role("button", name="Judge this game").click()
    expect(dialog.get_by_role("heading", name=re.compile("Ada: .* play"))).to_be_visible()
    check_screen(page, "coach-replay")


def test_a_coach_can_be_stopped(visitor: Visitor) -> None:
    """On a phone."""
    page = finished(visitor, 24, PHONE)
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Judge this game").click()
    coach.get_by_role("button", name="Cancel").click()
    expect(coach.get_by_text("Stopped.")).to_be_visible()
    expect(coach.get_by_role("button", name="Judge this game")).to_be_enabled()
