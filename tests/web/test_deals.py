"""The daily deal and an offered deal in the browser: play, results, and two games side by side."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from tests.server.players import Player, ask, run
from tests.web.screen_checks import check_screen
from tests.web.servers import Server
from tests.web.visitor import PHONE, Visitor

TOKEN = "localStorage.setItem('throneroom-deal-player', JSON.stringify({player!r}))"


async def play(base: str, name: str, player: str, deal: str = "today", seed: int = 1) -> str:
    """Play a deal to its end without a browser, and return the table."""
    seat = await ask(base, f"/api/deals/{deal}/play", {"name": name, "player": player})
    one = await Player(base, seat["table"], seat["token"], seed).connect()
    await one.play()
    await one.close()
    while (await ask(base, f"/api/deals/{deal}", {"player": player}))["results"] is None:
        await one.connect()
        await one.close()
    return one.table


def me(player: str) -> str:
    """Return a script that makes a browser this player."""
    return TOKEN.replace("{player!r}", repr(player))


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """Two games of today's deal: those of Ann and Ben."""
    base = server.url.rstrip("/")

    def both() -> tuple[str, str]:
        return run(play(base, "Ann", "ann" * 10, seed=1)), run(play(base, "Ben", "ben" * 10, seed=2))

    with ThreadPoolExecutor(1) as thread:  # this one runs the loop of the browser
        return thread.submit(both).result()


def test_the_daily_deal_is_played_once_and_hides_the_results_until_then(
    visitor: Visitor, finished: tuple[str, str]
) -> None:
    page = visitor.open(name="Cleo", path="#/daily")
    expect(page.get_by_role("heading", name="Daily deal")).to_be_visible()
    expect(page.get_by_text(re.compile("2 players have finished it|You see the results"))).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    expect(page.locator(".tiles .tile")).to_have_count(10)
    check_screen(page, "daily")
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rsplit("/", 1)[1]
    page.wait_for_selector(".hand .tile")
    page.goto(page.url.split("#")[0])
    daily = page.get_by_role("link", name="Daily deal").filter(has_text="You have begun today’s deal.")
    daily.click()
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/#/table/{table}")


def test_two_games_of_a_deal_are_compared_decision_by_decision(visitor: Visitor, finished: tuple[str, str]) -> None:
    page = visitor.open(name="Ann", path="#/daily", script=me("ann" * 10))
    rows = page.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(page.locator("tr.mine")).to_contain_text("Ann")
    check_screen(page, "daily-results")
    page.get_by_role("link", name="Compare Ben").click()
    expect(page.get_by_role("heading", name="Ann and Ben")).to_be_visible(timeout=20_000)
    columns = page.locator(".columns > section")
    expect(columns).to_have_count(2)
    expect(columns.first.locator(".chips .chip").first).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Turn 1, decision 1 of")
    check_screen(page, "compare")
    page.get_by_role("button", name="Next difference").click()
    expect(page.get_by_role("status")).to_contain_text("different")
    assert "at=" in page.url
    before = page.url
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(before)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 2))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"decision (\d+) of \1:"), timeout=20_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # The address leads there again, on a phone too.
    phone = visitor.open(name="Ann", path=before.split("/", 3)[3], script=me("ann" * 10), size=PHONE)
    expect(phone.get_by_role("status")).to_contain_text("different")
    check_screen(phone, "compare")
    narrow = phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert narrow, "the columns fit on a phone"


def test_key_moments_stand_beside_the_replay_and_all_hands_are_listed(
    visitor: Visitor, finished: tuple[str, str]
) -> None:
    page = visitor.open(name="Ann", path=f"#/replay/{finished[0]}", script=me("ann" * 10), size=(1920, 1080))
    expect(page.get_by_role("list", name="Players")).to_contain_text("hand: ", timeout=20_000)
    expect(page.get_by_role("heading", name=re.compile("Left in .*'s deck: 5 cards"))).to_be_visible()
    page.get_by_text("Key moments").click()
    moment = page.locator(".moments li").first
    moment.get_by_role("button").first.click()
    expect(page).to_have_url(re.compile(f"/{finished[0]}/[1-9]"))
    check_screen(page, "replay-moments")
    page.get_by_role("radiogroup").get_by_text("Log", exact=True).click()
    expect(page.locator(".log .later").first).to_be_attached()


def test_who_has_not_finished_sees_no_game_of_the_others(visitor: Visitor, finished: tuple[str, str]) -> None:
    path = f"#/compare/{finished[0]}-{finished[1]}?seat=0"
    page = visitor.open(name="Eve", path=path, script=me("eve" * 10))
    expect(page.get_by_role("alert")).to_contain_text("Only players who have finished this deal")
    page.goto(page.url.split("#")[0] + f"#/replay/{finished[0]}")
    expect(page.get_by_role("alert")).to_contain_text("Only players who have finished this deal")
    assert visitor.complaints  # the refusals, which the browser reports
    visitor.complaints.clear()


def test_a_finished_deal_is_sent_to_a_friend(visitor: Visitor) -> None:
    page = visitor.open(name="Ann", warnings=False, path="#/kingdom?set=First%20Game")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand .tile")
    _resign(page)
    page.get_by_role("button", name="Challenge a friend").click()
    link = page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    assert "#/deal/deal-" in link
    friend = visitor.open(name="Ben", path=link.split("/", 3)[3], size=PHONE)
    expect(friend.get_by_role("heading", name="Ann offers you a deal")).to_be_visible()
    check_screen(friend, "deal")
    friend.get_by_role("button", name="Play this deal").click()
    friend.wait_for_selector(".hand .tile")
    _resign(friend)
    friend.get_by_role("link", name="Results of this deal").click()
    expect(friend.get_by_role("row")).to_have_count(3)
    expect(friend.get_by_role("link", name="Compare Ann")).to_be_visible()


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".scores")
