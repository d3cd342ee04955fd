"""Following what happens: the strip with the others' turns, the one time on the screen, unwise clicks, the log."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.test_table import against_bots, log_text
from tests.web.visitor import PHONE, Visitor

# Keeps what the screen shows whenever the document changes: turn, prompt, log, hand and the strip.
_WATCH = """
window.moments = [];
const look = () => ({
  heading: document.querySelector('.active h2')?.innerText ?? '',
  log: [...document.querySelectorAll('.log h3')].at(-1)?.innerText ?? '',
  asked: !!document.querySelector('.bar.asked'),
  question: document.querySelector('.bar .question')?.innerText ?? '',
  playing: !!document.querySelector('.recap.playing'),
  strip: document.querySelector('.recap ol')?.innerText ?? '',
  copper: Number(document.querySelector('.supply [data-card="Copper"]')?.dataset.left ?? 0),
});
document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const now = look();
  if (JSON.stringify(now) !== JSON.stringify(window.moments.at(-1))) window.moments.push(now);
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
"""


def end_turn(page: Page, player: Player) -> None:
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    player.press("decline")


def moments(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.moments")
    return found


def test_everything_on_the_screen_shows_the_same_moment(visitor: Visitor) -> None:
    """While the bot's turn plays, neither the question nor the log nor the turn is ahead of it."""
    page, player = against_bots(visitor, moves=True, speed="fast", warnings=False, script=_WATCH)
    page.evaluate("window.moments.length = 0")
    end_turn(page, player)
    page.wait_for_selector(".recap.playing")
    page.wait_for_selector(".bar.asked")
    shown = moments(page)
    played = [moment for moment in shown if moment["playing"]]
    assert len(played) > 1, "the turn was shown step by step"
    assert not any(moment["asked"] for moment in played)
    assert {moment["log"] == moment["heading"] for moment in shown if moment["heading"]} == {True}
    assert "Ada is playing." not in {moment["question"] for moment in shown}, "the reader is not told about herself"
    assert not any(moment["heading"].startswith("Your turn") for moment in played), "the strip is about the others"
    strips = [moment["strip"] for moment in played]
    assert len(set(strips)) > 1, "the recap grows as it is played"
    assert "did nothing" not in "".join(strips)
    assert shown[-1]["asked"]
    assert not shown[-1]["playing"]
    assert shown[-1]["strip"].startswith(strips[-1].rstrip("…").rstrip())


def test_the_strip_is_skipped_by_its_button_by_a_key_or_by_acting_and_can_be_watched_again(visitor: Visitor) -> None:
    page, player = against_bots(visitor, moves=True, speed="slow", warnings=False)
    for key in ("", "Space", "t"):
        end_turn(page, player)
        page.wait_for_selector(".recap.playing")
        page.wait_for_selector('.bar[data-coming="play-treasures"]')
        assert page.locator(".bar.asked").count() == 0
        page.mouse.click(5, 5)
        if key:
            page.keyboard.press(key)
        else:
            page.click('.recap [data-do="skip"]')
        expect(page.locator(".recap.playing")).to_have_count(0)
        if key == "t":  # it has also played the Treasures
            page.wait_for_selector('.bar[data-verb="buy"]')
            player.press("decline")
            page.click('.recap [data-do="skip"]')
        page.wait_for_selector('.bar.asked[data-verb="play-treasures"]')
    turn = page.locator(".active h2").inner_text()
    page.click('[data-do="watch-again"]')
    expect(page.locator(".recap.playing")).to_have_count(1)
    assert page.locator(".bar.asked").count() == 0
    page.click('.recap [data-do="skip"]')
    expect(page.locator(".active h2")).to_have_text(turn)
    page.wait_for_selector(".bar.asked")


def test_a_click_on_my_hand_during_the_strip_plays_the_card(visitor: Visitor) -> None:
    page, player = against_bots(visitor, moves=True, speed="slow", warnings=False)
    end_turn(page, player)
    page.wait_for_selector('.bar[data-coming="play-treasures"]')
    page.wait_for_selector(".recap.playing .chip")
    assert page.locator(".tile.option:not(.unlit)").count() == 0
    page.click('.hand .tile[data-card="Copper"]')
    expect(page.locator(".active .tile")).to_have_attribute("data-card", "Copper")
    expect(page.locator(".recap.playing")).to_have_count(0)


def test_without_animation_the_strip_shows_the_finished_recap(visitor: Visitor) -> None:
    page, player = against_bots(visitor, warnings=False, script=_WATCH)
    end_turn(page, player)
    expect(page.locator(".log .scroll")).to_contain_text("Your turn 2")
    page.wait_for_selector(".bar.asked")
    assert not any(moment["playing"] for moment in moments(page))
    expect(page.locator(".recap .who")).to_contain_text("bot")
    expect(page.locator(".recap .chip").first).to_be_visible()


def buy_phase(visitor: Visitor, **settings: Any) -> tuple[Page, Player]:
    page, player = against_bots(visitor, **settings)
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    return page, player


def test_a_pile_is_chosen_and_then_bought(visitor: Visitor) -> None:
    """By the button or a second click; nothing is bought by the first."""
    page, _ = buy_phase(visitor)
    assert page.locator('.bar [data-do="submit"]').count() == 0
    page.click('.supply [data-card="Estate"]')
    expect(page.locator('.bar [data-do="submit"]')).to_have_text("Buy Estate")
    page.click('.supply [data-card="Cellar"]')
    expect(page.locator('.bar [data-do="submit"]')).to_have_text("Buy Cellar")
    assert "You buy" not in log_text(page)
    page.click('.supply [data-card="Cellar"]')
    expect(page.locator(".log .scroll")).to_contain_text("You buy Cellar")


def test_unwise_clicks_ask_once(visitor: Visitor) -> None:
    page, player = against_bots(visitor)
    player.press("decline")
    expect(page.locator(".bar .details")).to_have_text("You can still play Treasures.")
    expect(page.locator(".bar .act")).to_have_text("Play all Treasures")
    expect(page.locator('.bar [data-do="decline"]:not(.act)')).to_have_text("Go to buying anyway")
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    curse = page.locator('.supply [data-card="Curse"]')
    assert page.locator('.supply [data-card="Curse"].option.unlit').count() == 1
    assert page.locator('.supply [data-card="Copper"].option:not(.unlit)').count() == 1
    curse.dblclick()
    expect(page.locator(".bar .details")).to_have_text("A Curse is worth −1 point.")
    expect(page.locator('.bar [data-do="submit"]:not(.act)')).to_have_text("Buy Curse anyway")
    page.click('.supply [data-card="Copper"]')
    expect(page.locator(".bar .details")).to_have_text("Your coins can buy something better.")
    player.press("submit")
    expect(page.locator(".log .scroll")).to_contain_text("You buy Copper")
    page.wait_for_selector(".bar.asked")
    assert "You buy Curse" not in log_text(page)


def test_a_finger_chooses_and_the_button_buys(visitor: Visitor) -> None:
    page, _ = buy_phase(visitor, size=PHONE)
    estate = page.locator('.supply [data-card="Estate"]')
    estate.tap()
    expect(page.locator('.bar [data-do="submit"]')).to_have_text("Buy Estate")
    estate.tap()
    expect(page.locator('.bar [data-do="submit"]')).to_have_count(0)
    estate.tap()
    page.locator('.bar [data-do="submit"]').tap()
    page.wait_for_function("() => document.querySelector('.log .scroll').textContent.includes('Your turn 2')")
    words = page.locator(".log .scroll").evaluate("log => log.textContent.replace(/\\s+/g, ' ')")
    assert "You buy Estate" in words


def test_the_log_is_filtered_by_player_and_opens_the_replay_after_the_game(visitor: Visitor) -> None:
    page, player = against_bots(visitor, warnings=False)
    end_turn(page, player)
    expect(page.locator(".log .scroll")).to_contain_text("Your turn 2")
    page.get_by_label("Show the log of").select_option("Ada")
    expect(page.locator(".log .scroll")).not_to_contain_text("bot plays")
    expect(page.locator(".log .scroll")).to_contain_text("You play")
    page.get_by_label("Show the log of").select_option("Everyone")
    expect(page.locator(".log .scroll")).to_contain_text("bot plays")
    assert page.locator(".log .scroll button.cover").count() == 0, "no replay of a game that goes on"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.get_by_role("button", name="View the table").click()
    line = page.locator(".log p", has_text="You play").first
    line.get_by_role("button", name="Show this moment").click(position={"x": 2, "y": 2})
    expect(page.locator(".question")).to_contain_text("Ada: Play")


def test_the_log_stays_at_its_end_until_somebody_scrolls_up(visitor: Visitor) -> None:
    """Also if lines come faster than the page scrolls."""
    page, player = against_bots(visitor, warnings=False)
    player.play(16)
    page.wait_for_selector(".bar.asked")
    below = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    log = page.locator(".log .scroll")
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight")
    page.wait_for_function(f"() => ({below})(document.querySelector('.log .scroll')) < 4")
    log.evaluate("log => { log.scrollTop = 0; }")
    page.wait_for_function("() => document.querySelector('.log .scroll:not(.cut)')")
    player.play(2)
    page.wait_for_selector(".bar.asked")
    assert log.evaluate("log => log.scrollTop") == 0


def test_the_prompt_bar_keeps_its_height(visitor: Visitor) -> None:
    """While cards are played, piles chosen and warnings shown."""
    page, player = against_bots(visitor)
    heights = []

    def measure() -> None:
        heights.append(page.locator("section.bar").evaluate("bar => bar.getBoundingClientRect().height"))

    measure()
    player.press("decline")
    measure()
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    measure()
    page.click('.supply [data-card="Curse"]')
    measure()
    player.press("decline")
    measure()
    assert len(set(heights)) == 1, heights
