"""The guided first game: followed from the first mark to the result, left, resumed, ignored, and in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.helpers.paths import ROOT
from tests.web.guide_follower import Follower, TouchingFollower, TypingFollower
from tests.web.player import Player
from tests.web.readable import english_leftovers
from tests.web.screen_checks import axe_violations
from tests.web.servers import Server
from tests.web.visitor import PHONE, Visitor, keep_picture

from throneroom.locale import Locale, languages

_SOURCE = (ROOT / "web/src/guide/explanations.ts").read_text(encoding="utf-8")
EXPLANATIONS = re.findall(r'name: "([a-z-]+)"', _SOURCE)


def test_whoever_follows_the_marks_learns_everything_and_wins(visitor: Visitor) -> None:
    """From the home page to the end: every lesson comes up, no mark covers anything, and a real game follows."""
    page = visitor.open(toured=False)
    page.get_by_role("link", name="Learn by playing").first.click()
    newcomer = Follower(page)
    newcomer.follow_until("do-react")
    keep_picture(page, "guide-desk")
    newcomer.follow_until("done")
    # Nothing is left to explain: no more marks, unless one wants them.
    expect(page.locator(".guide")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.click('[data-guide="show"]')
    while not newcomer.step()["over"]:
        pass
    explained = [mark for mark in newcomer.marks if not mark.startswith("do-")]
    assert sorted(explained) == sorted(EXPLANATIONS)
    done = {mark.removeprefix("do-") for mark in newcomer.marks if mark.startswith("do-")}
    assert done == {"play-action", "play-treasures", "buy", "react", "discard", "trash"}
    expect(page.get_by_role("heading", level=1)).to_have_text("You win.")
    what_next = page.locator('[data-guide="next"]')
    expect(what_next).to_contain_text("The last Province is gone")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    assert axe_violations(page) == []
    keep_picture(page, "guide-result")
    what_next.locator('[data-level="beginner"]').click()
    page.wait_for_selector(".bar.asked")
    expect(page.locator(".guide")).to_have_count(0)


def test_it_is_resumed_after_a_visit_elsewhere_a_reload_and_a_restart(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visitor = Visitor(chromium, server.url)
    try:
        page = visitor.open(toured=False, path="#/guide")
        Follower(page).follow_until("clean-up")
        address = page.url
        mark = page.locator(".guide .words")
        victory = "An Estate is a Victory card"
        expect(mark).to_contain_text(victory)
        page.goto(server.url)
        page.get_by_role("link", name="Continue the lesson").first.click()
        expect(mark).to_contain_text(victory)
        assert page.url == address
        server.kill()
        server.start()
        page.reload()
        expect(mark).to_contain_text(victory)
        newcomer = Follower(page)
        newcomer.follow_until("do-buy")
        assert "goal" not in newcomer.marks
    finally:
        visitor.close()
        server.stop()
    assert visitor.complaints == []


def test_it_is_played_with_keys(visitor: Visitor) -> None:
    """Three turns without a pointer, up to the first Action."""
    page = visitor.open(path="#/guide")
    newcomer = TypingFollower(page)
    newcomer.follow_until("do-play-action")
    newcomer.follow_until("do-buy")
    # Gold is not among the first ten options, so it has no digit.
    assert newcomer.acts[-1] == "Go to Gold and press Enter."
    assert "Press T: “Play all Treasures”." in newcomer.acts
    assert "Press 1 for Market." in newcomer.acts
    newcomer.look()
    page.keyboard.press("g")
    expect(page.locator(".guide button").first).to_be_focused()
    assert axe_violations(page) == []


def test_it_is_played_by_touch_and_skipped(visitor: Visitor) -> None:
    """Up to the first Attack on a phone; then the marks are turned off, and on again."""
    page = visitor.open(path="#/guide", size=PHONE)
    newcomer = TouchingFollower(page)
    newcomer.follow_until("attack")
    assert newcomer.acts
    assert all(act.startswith("Tap ") for act in newcomer.acts)
    assert axe_violations(page) == []
    newcomer.follow_until("do-discard")
    page.tap('[data-guide="hide"]')
    page.get_by_role("button", name="Menu").click()
    page.tap('dialog [data-guide="skip"]')
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".bar.asked")
    expect(page.locator(".guide")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.tap('[data-guide="show"]')
    expect(page.locator(".guide[data-mark]")).to_be_visible()


def test_the_marks_fit_any_game(visitor: Visitor) -> None:
    """Somebody who ignores the suggestions and buys one of everything still gets marks that fit what happens."""
    page = visitor.open(path="#/guide", warnings=False)
    page.wait_for_selector(".guide[data-mark]")
    player, follower = Player(page), Follower(page)
    for _ in range(28):
        while follower.look()["explains"]:
            follower.press('[data-guide="continue"]')
        player.play(1)
    assert len(player.bought) > 5


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(visitor: Visitor, language: str) -> None:
    """Two turns on a phone: the marks fit on the screen, and no English is left over."""
    page = visitor.open(path="#/guide", size=PHONE, locale=language)
    newcomer = Follower(page)
    newcomer.follow_until("shuffle")
    assert english_leftovers(page, language) == []
    expect(page.locator(".guide")).to_contain_text(Locale(language).text("guide-skip"))
    keep_picture(page, f"guide-phone-{language}")
