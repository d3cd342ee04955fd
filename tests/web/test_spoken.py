"""The table by screen reader: a whole game that two people only hear, the command line, keys and forced colours."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect
from tests.web.screen_checks import axe_violations
from tests.web.screen_reader import BlindPlayer, ButtonPlayer, CommandPlayer, ScreenReader, play_to_the_end
from tests.web.visitor import Visitor, keep_picture

KINGDOM = "#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop&seed=5"


def against_a_bot(visitor: Visitor) -> Page:
    page = visitor.open(path=KINGDOM)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Play all Treasures")).to_be_visible()
    return page


def test_two_people_play_a_whole_game_by_ear(visitor: Visitor) -> None:
    """Ada types commands, Ben presses buttons. Both know only what is announced and what has a role and a name."""
    ada = visitor.open(name="Ada", path=KINGDOM, warnings=False, commandLine=True)
    ada.get_by_role("button", name="Invite a friend").click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name="Link").input_value()
    ben = visitor.open(name="Ben", path=link.split("/", 3)[3], warnings=False)
    ben.get_by_role("button", name="Take a seat").click()
    expect(ben.get_by_role("region", name="Current decision")).to_be_visible()
    expect(ada.get_by_role("textbox", name="Command", exact=True)).to_be_visible()
    typing = CommandPlayer(ada, "Militia", 4)
    pressing = ButtonPlayer(ben, "Smithy", 4)
    players: list[BlindPlayer] = [typing, pressing]
    deadline = time.monotonic() + 120
    play_to_the_end(players, lambda: time.monotonic() < deadline)
    for player, other in ((typing, "Ben"), (pressing, "Ada")):
        heard = " ".join(player.reader.all)
        # Everything is announced: my own purchases, the other's turns and attacks, and the result.
        assert "You buy Gold." in heard
        assert re.search(rf"{other}: plays [^.]*; buys Silver\.", heard)
        assert re.search(r"Your turn 2\. Hand: .*?\. Buy phase, 0 coins so far", heard)
        assert re.search(r"The game is over\. .*(wins?|victory)\. (You|Ada|Ben): \d+ points", heard)
        # Each turn and each question is announced once.
        turns = re.findall(r"Your turn \d+\.", heard)
        assert len(turns) == len(set(turns)) > 8
    assert "You buy Militia." in " ".join(typing.reader.all)
    assert re.search(r"Ada: plays Militia\. Hand: .*? Chosen: .*? You discard", " ".join(pressing.reader.all))
    for page in (ada, ben):
        expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_typed_command_is_answered_once(visitor: Visitor) -> None:
    """The warning of an unwise purchase is a reply to the command, not also an announcement of what was chosen."""
    page = visitor.open(path=KINGDOM, commandLine=True)
    page.get_by_role("button", name="Play now").click()
    reader = ScreenReader(page)
    field = page.get_by_role("textbox", name="Command", exact=True)
    for command in ("all", "buy curse"):
        field.fill(command)
        field.press("Enter")
        page.wait_for_selector(".bar[data-verb=buy]")
    warning = page.locator(".bar .warning").inner_text()
    page.get_by_role("button", name=re.compile("^Copper, ")).first.click()
    while "Chosen: Copper" not in reader.hear():
        pass
    heard = " ".join(reader.all)
    assert heard.count(warning) == heard.count("Chosen:") == 1, heard


def test_the_focus_starts_at_the_question_and_the_command_line_comes_next(visitor: Visitor) -> None:
    page = against_a_bot(visitor)
    bar = page.get_by_role("region", name="Current decision")
    expect(bar).to_be_focused()
    for name in ("Rule", "Play all Treasures", "Go to buying"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Type commands")).to_be_focused()
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name="Command", exact=True)
    expect(field).to_be_focused()
    reader = ScreenReader(page)
    reader.hear()
    page.keyboard.type("help moat")
    page.keyboard.press("Enter")
    assert reader.hear().startswith("Moat: costs 2. Action, Reaction.")
    page.keyboard.type("gold")
    page.keyboard.press("Enter")
    assert "cannot be chosen now" in reader.hear()
    expect(page.get_by_role("group", name="Transcript")).to_contain_text("help moat")
    keep_picture(page, "command-line-desk")
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(bar).to_be_focused()


def test_letters_and_digits_can_be_switched_off(visitor: Visitor) -> None:
    page = against_a_bot(visitor)
    hand = page.get_by_role("region", name="Your hand")
    page.keyboard.press("h")
    expect(hand.get_by_role("button").first).to_be_focused()
    # For people who use keys, the digit is drawn on what it chooses.
    expect(hand.get_by_text("1", exact=True).first).to_be_visible()
    keep_picture(page, "digit-keys-desk")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Shortcuts by single letters and digits").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    for key in ("t", "1", "s", "/", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    expect(page.get_by_role("button", name="Play all Treasures")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_labels_say_what_a_number_is(visitor: Visitor) -> None:
    page = against_a_bot(visitor)
    supply = page.get_by_role("region", name="Supply").aria_snapshot()
    assert re.search(r'button "Copper, 46 left, .*cost', supply)
    assert re.search(r'button "Province, 8 left, cost', supply)
    hand = page.get_by_role("region", name="Your hand").aria_snapshot()
    assert re.search(r'button "Copper, \d copies, can be chosen, cost', hand)
    players = page.get_by_role("list", name="Players").aria_snapshot()
    assert "3 points" in players


def test_forced_colours_keep_edges_and_choices(visitor: Visitor) -> None:
    """Backgrounds and shadows disappear, so cards, options and the focus need edges in system colours."""
    page = against_a_bot(visitor)
    page.emulate_media(forced_colors="active")
    edge = "(tile) => { const s = getComputedStyle(tile); return [s.borderTopStyle, parseFloat(s.borderTopWidth)]; }"
    option = page.get_by_role("region", name="Your hand").get_by_role("button", name="Copper, ").evaluate(edge)
    other = page.get_by_role("region", name="Supply").get_by_role("button", name="Province, ").evaluate(edge)
    assert option[0] == "solid"
    assert other[0] in ("solid", "dashed")
    assert 0 < other[1] < option[1]
    keep_picture(page, "table-forced-colours")


def test_forced_colours_show_which_button_is_chosen(visitor: Visitor) -> None:
    page = visitor.open(path="#/kingdom")
    page.wait_for_selector(".chosen .tile")
    page.locator(".slot .button").first.click()  # keep this card
    page.emulate_media(forced_colors="active")
    chosen = page.locator("label.button:has(:checked), .button[aria-pressed=true]")
    outlines = set(chosen.evaluate_all("(all) => all.map((one) => getComputedStyle(one).outlineStyle)"))
    assert chosen.count() > 3
    assert outlines == {"solid"}
    other = page.locator("label.button:not(:has(:checked))").first
    assert other.evaluate("(one) => getComputedStyle(one).outlineStyle") == "none"
