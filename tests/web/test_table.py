"""At the table: reconnecting, undo, spectators, the keyboard, sounds, and two people playing each other."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.player import NEW_QUESTION, Player
from tests.web.servers import Server
from tests.web.visitor import DESK, PHONE, Visitor, keep_picture

FIRST_GAME = "#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop&seed=5"
INTERACTION = (
    "#/kingdom?cards=Masquerade,Moat,Secret Chamber,Militia,Witch,Cellar,Village,Smithy,Market,Festival&seed=3"
)


def against_bots(
    visitor: Visitor, size: tuple[int, int] = DESK, moves: bool = False, script: str = "", **settings: Any
) -> tuple[Page, Player]:
    page = visitor.open(size=size, path=FIRST_GAME, moves=moves, script=script, **settings)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bar.asked")
    return page, Player(page)


def hand(page: Page) -> list[str]:
    return page.locator(".hand .tile").all_inner_texts()


def log_text(page: Page) -> str:
    return page.locator(".log .scroll").inner_text()


def new_questions(players: list[Player], seconds: float = 15) -> list[tuple[Player, dict[str, Any]]]:
    """Wait until at least one of these players has a new question; return who, and what they see."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if asked := [(player, seen) for player in players if (seen := player.new_question())]:
            return asked
        players[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody was asked anything for {seconds} seconds")


def test_a_reload_in_the_middle_loses_nothing(visitor: Visitor) -> None:
    page, player = against_bots(visitor)
    player.play(9)
    page.wait_for_selector(".bar.asked")
    before = (page.locator(".question").inner_text(), hand(page), log_text(page))
    page.reload()
    page.wait_for_selector(".bar.asked")
    assert (page.locator(".question").inner_text(), hand(page), log_text(page)) == before


def test_an_answer_given_while_the_server_is_down_counts_once(visitor: Visitor, server: Server) -> None:
    """The server is killed and started again; the client sends the answer when it is back."""
    page, player = against_bots(visitor, warnings=False)
    player.play(6)
    player.play_until(lambda: player.look()["verb"] == "buy")
    bought = log_text(page).count("You buy Copper")
    server.kill()
    expect(page.locator("[data-state=lost]")).to_contain_text("Connection lost")
    page.dblclick('.supply .tile.option[data-card="Copper"]')
    expect(page.locator(".question")).to_contain_text("Sending")
    keep_picture(page, "connection-lost")
    server.start()
    page.wait_for_selector(".bar.asked")
    assert log_text(page).count("You buy Copper") == bought + 1
    player.play(10)


def test_the_undo_button_names_the_move_and_undoes_it(visitor: Visitor) -> None:
    page, _ = against_bots(visitor)
    before = hand(page)
    page.click('.bar [data-do="all"]')
    undo = page.locator('.bar [data-do="undo"]')
    expect(undo).to_contain_text("Undo: Play")
    assert hand(page) != before
    undo.click()
    expect(page.locator('.bar [data-do="all"]')).to_be_visible()
    assert hand(page) == before


def test_a_spectator_sees_the_table_and_no_hand(visitor: Visitor) -> None:
    page, player = against_bots(visitor)
    spectator = visitor.open(name="Cleo", path=page.url.split("/", 3)[3])
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    player.play(8)
    page.wait_for_selector(".bar.asked")
    expect(spectator.locator(".log .scroll")).to_contain_text("Ada, turn 2")
    assert spectator.locator(".hand .tile").count() == 0
    assert spectator.locator(".tile.option").count() == 0


def test_ending_the_turn_with_coins_left_takes_two_clicks(visitor: Visitor) -> None:
    """The first click warns."""
    page, player = against_bots(visitor)
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    player.press("decline")
    expect(page.locator(".bar .details")).to_contain_text("You can still buy a card")
    player.press("decline")
    expect(page.locator(".log .scroll")).to_contain_text("Your turn 2")


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    """No mouse is used, and the focus is never lost."""
    page = visitor.open(path=FIRST_GAME, warnings=False)
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar.asked")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_hidden()
    page.keyboard.press("s")
    assert page.evaluate("document.activeElement.closest('.supply') !== null")
    name = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.card") != name
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    player = Player(page)
    request = ""
    for _ in range(40):
        page.wait_for_function(NEW_QUESTION, arg=request)
        seen = player.look()
        request = seen["request"]
        if seen["verb"] == "play-treasures":
            page.keyboard.press("t")
        elif seen["verb"] == "buy" and "Silver" in seen["options"]:
            options = page.locator(".tile.option").evaluate_all("tiles => tiles.map((tile) => tile.dataset.card)")
            assert "Silver" in options
            page.locator('.supply .tile.option[data-card="Silver"]').focus()
            page.keyboard.press("Enter")
            expect(page.locator('.bar [data-do="submit"]')).to_contain_text("Buy Silver")
            page.keyboard.press("Enter")
        elif "decline" in seen["buttons"]:
            page.keyboard.press("e")
        else:
            for n in "123456654321":  # a second copy of each if one is not enough
                page.keyboard.press(n)
                if not player.is_still_asked(seen) or "submit" in player.look()["buttons"]:
                    break
            if player.is_still_asked(seen):  # a choice of one thing was made by its key
                page.locator('.bar [data-do="submit"]').focus()
                page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement !== document.body")


def test_two_people_with_masquerade_moat_and_secret_chamber(visitor: Visitor) -> None:
    """Ada invites Ben with a link. Both are asked at once what to pass, and can react to each other's Attacks."""
    ada = visitor.open(name="Ada", path=INTERACTION, warnings=False)
    ada.get_by_role("button", name="Invite a friend").click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name="Link").input_value()
    expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()
    keep_picture(ada, "lobby")
    ben = visitor.open(name="Ben", path=link.split("/", 3)[3], size=PHONE, warnings=False)
    ben.get_by_role("button", name="Take a seat").click()
    wishes = ("Militia", "Secret Chamber", "Moat", "Masquerade")
    players = [Player(ada, wishes=wishes), Player(ben, wishes=wishes)]
    for player in players:
        player.page.wait_for_selector("section.bar")
    together = 0
    wanted = {("Masquerade", "pass"), ("Militia", "react"), ("Militia", "discard"), ("Secret Chamber", "put-on-deck")}
    kinds: set[tuple[str, str]] = set()
    for _ in range(400):
        asked = new_questions(players)
        together += len(asked) == 2
        for player, seen in asked:
            player.answer(seen)
        kinds = set(players[0].asked) | set(players[1].asked)
        if together and wanted <= kinds and "Moat" in log_text(ada):
            break
    assert wanted <= kinds, sorted(kinds)
    assert together > 0, "both were never asked at once"
    assert ada.locator(".hand .tile").count() > 0
    keep_picture(ada, "two-people")
    keep_picture(ben, "two-people-phone")
    for page in (ada, ben):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_chat_and_resigning(visitor: Visitor) -> None:
    ada = visitor.open(name="Ada", path=FIRST_GAME)
    ada.get_by_role("button", name="Invite a friend").click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name="Link").input_value()
    ben = visitor.open(name="Ben", path=link.split("/", 3)[3])
    ben.get_by_role("button", name="Take a seat").click()
    ben.get_by_label("Say something").fill("Good luck <b>Ada</b>")
    ben.get_by_label("Say something").press("Enter")
    expect(ada.get_by_text("Good luck <b>Ada</b>")).to_be_visible()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Really resign?").click()
    expect(ada.get_by_role("heading", name="You win.")).to_be_visible()


# Records the sounds and notifications that the page asks for, in place of playing and showing them.
_RECORD = """
window.recorded = [];
const node = () => new Proxy({ frequency: { set value(pitch) { recorded.push(pitch); } }, gain: {} }, {
  get: (has, name) => name === 'gain' ? { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    : name === 'frequency' ? has.frequency : name === 'connect' ? (to) => to : () => {},
  set: () => true,
});
window.AudioContext = class {
  currentTime = 0; state = 'running'; destination = node();
  createOscillator() { return node(); } createGain() { return node(); }
};
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, { body }) { recorded.push(`${title}: ${body}`); }
  close() {}
};
"""


def test_my_turn_is_announced_once(visitor: Visitor) -> None:
    """Two tones when my turn begins, none during it; a notification if allowed and the page is hidden."""
    page, player = against_bots(visitor, script=_RECORD, sound="turn", warnings=False)
    expect(page).to_have_title("Your turn · Throneroom")
    page.wait_for_function("() => recorded.length === 2")
    assert page.evaluate("recorded") == [520, 780]
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Notify me").check()
    page.keyboard.press("Escape")
    player.press("all")
    page.wait_for_selector('.bar[data-verb="buy"]')
    assert page.evaluate("recorded") == [520, 780]
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    player.press("decline")
    page.wait_for_function("() => recorded.length === 5")
    assert page.evaluate("recorded") == [520, 780, 520, "Throneroom: Your turn · Throneroom", 780]


def test_sounds_can_be_switched_off(visitor: Visitor) -> None:
    page, player = against_bots(visitor, script=_RECORD, sound="off", warnings=False)
    player.play(4)
    page.wait_for_selector(".bar.asked")
    assert page.evaluate("recorded") == []


def test_a_card_is_shown_in_full_by_hovering_by_a_click_and_by_key(visitor: Visitor) -> None:
    """A click shows a card that is not an option; the focus returns to it afterwards."""
    page, _ = against_bots(visitor)
    market = page.locator('.kingdom .tile[data-card="Market"]')
    market.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("+1 Card, +1 Action, +1 Buy, +1 Coin.")
    page.locator(".question").hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    market.click()
    expect(page.get_by_role("dialog", name="Market")).to_be_visible()
    page.keyboard.press("Escape")
    expect(market).to_be_focused()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Market")).to_be_visible()
    page.get_by_role("link", name="Card page").click()
    expect(page.get_by_role("heading", name="Market", level=1)).to_be_visible()


def test_the_rule_behind_a_question_is_a_click_away(visitor: Visitor) -> None:
    page, _ = against_bots(visitor)
    page.get_by_role("button", name="Rule", exact=True).click()
    rule = page.get_by_role("dialog", name="Rule")
    expect(rule).to_contain_text("Buy phase: first play as many of your Treasures as you like.")
    expect(rule).to_contain_text("Section 3B of the rules")
    log, shown = (page.locator(selector).bounding_box() for selector in (".side > .log", ".preview"))
    assert log
    assert shown
    assert shown["x"] == log["x"], "where cards are shown: the table stays in sight"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rule", exact=True)).to_be_focused()


def test_a_table_can_show_what_everybody_owns(visitor: Visitor) -> None:
    page = visitor.open(path=FIRST_GAME)
    page.get_by_text("Table options").click()
    page.get_by_label("Show which cards everyone owns").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bar.asked")
    page.get_by_role("button", name="owns 10 cards").first.click()
    expect(page.locator('dialog .tile[data-card="Copper"]')).to_have_attribute("data-left", "7")
