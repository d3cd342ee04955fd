"""The screens around the table: result, replay, lab and kingdom."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import PHONE, Visitor, keep_picture

LAB_CARDS = "Chapel,Festival,Laboratory,Market,Militia,Smithy,Throne Room,Village,Witch,Workshop"
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
    page.get_by_label("View", exact=True).select_option(label="Public view")
    expect(page.locator(".question")).to_have_text(re.compile(r"^Decision \d+ of \d+\. .+ decides\.$"))
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


def test_the_replay_plays_itself_and_opens_at_a_line_of_the_log_or_at_a_pasted_link(visitor: Visitor) -> None:
    page = finished(visitor)
    page.get_by_role("link", name="Replay").click()
    question = page.locator(".bar .question")
    expect(question).to_contain_text("Decision 1 of")
    play = page.get_by_role("button", name="Play", exact=True)
    page.get_by_label("Speed").select_option("0.5")
    play.click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Speed").select_option("8")
    play.click()
    expect(question).to_have_text("The game is over.", timeout=60_000)
    expect(play).to_be_visible()
    assert page.locator(".marks .mark").count() > 1
    bar = page.get_by_role("region", name="Replay")
    place = bar.bounding_box()
    line = page.locator(".log p", has_text="buys").last
    line.locator(".cover").click(position={"x": 2, "y": 2})
    expect(question).not_to_contain_text("Decision 1 of")
    opened = page.url
    page.locator(".log h3 button", has_text="turn 1").first.click()
    expect(question).to_contain_text("Decision 1 of")
    page.evaluate("(link) => { location.href = link; }", opened)  # as if pasted into the address bar
    expect(question).not_to_contain_text("Decision 1 of")
    assert page.url == opened
    page.get_by_label("View", exact=True).select_option(label="Public view")
    expect(page.locator("section.hand")).to_contain_text("cards in hand")
    assert bar.bounding_box() == place, "the controls stay where they are"
    keep_picture(page, "replay-line")


def test_the_lab_shows_the_result_of_its_games(visitor: Visitor) -> None:
    page = visitor.open(path="#/lab")
    page.get_by_label("Strategy 2").select_option(label="Custom strategy")
    editor = page.get_by_role("textbox", name="Custom strategy")
    expect(editor).to_have_value("strategy My plan\n\nProvince\nGold\nSilver")
    page.get_by_text("100", exact=True).first.click()
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_text("Done: 100")).to_be_visible(timeout=60_000)
    expect(page.locator(".track")).to_have_count(2)
    expect(page.locator(".name", has_text="2 My plan")).to_be_visible()
    expect(page.get_by_text("Share of wins of each against the other")).to_be_visible()
    check_screen(page, "lab-result")


def test_a_strategy_is_completed_and_checked_as_one_types(visitor: Visitor) -> None:
    """Cards are offered by their names in the reader's language too; a mistake has its line and column."""
    page = visitor.open(path=f"#/lab?cards={LAB_CARDS}", locale="fr")
    page.get_by_label("Stratégie 2").select_option(label="Stratégie personnelle")
    editor = page.get_by_role("textbox", name="Stratégie personnelle")
    editor.fill("")
    editor.press_sequentially("Forg")
    offered = page.locator(".editor .options .option")
    expect(offered).to_have_text(["Forgeron"])
    editor.press("Tab")
    expect(editor).to_have_value("Smithy")
    editor.press_sequentially(" if ow")
    expect(offered).to_have_text(["own(…)"])
    editor.press("Tab")
    editor.press_sequentially("Tre")
    offered.get_by_text("Treasure").click()
    editor.press_sequentially(" > 3 an")
    editor.press("Tab")
    editor.press_sequentially("turns < 9")
    expect(page.get_by_role("status")).to_contain_text("Ligne 1, colonne 33")
    page.locator(".editor .link").click()
    assert editor.evaluate("box => box.value.slice(box.selectionStart, box.selectionStart + 5)") == "turns"
    editor.fill("Smithy if own(Treasure) > 3 and turn < 9\nGold\n")
    expect(page.locator(".editor .link")).to_have_count(0)
    check_screen(page, "lab-editor")
    visitor.complaints.clear()  # the browser reports the refused checks


def test_the_labs_kingdom_is_random_pasted_or_of_a_link(visitor: Visitor) -> None:
    page = visitor.open(path=f"#/lab?cards={LAB_CARDS}")
    tiles = page.get_by_role("region", name="Kingdom").locator(".tile")
    expect(tiles).to_have_count(10)
    assert set(tiles.evaluate_all("tiles => tiles.map((tile) => tile.dataset.card)")) == set(LAB_CARDS.split(","))
    page.get_by_role("button", name="Intrigue", exact=True).click()
    expect(page.locator('[data-card="Smithy"]')).to_have_count(0)
    expect(tiles).to_have_count(10)
    page.get_by_label("Paste a list").fill("first game")
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_label("Recommended sets")).to_have_value("First Game")
    assert "cards=" in page.url


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
    expect(search).to_contain_text("Share of wins against big money.")
    name = found.get_by_role("heading").inner_text()
    found.get_by_role("button", name="Add to the match").click()
    expect(page.get_by_role("textbox", name="Custom strategy")).to_have_value(re.compile(f"^strategy {name}\n"))
    found.get_by_role("button", name="Play against it").click()
    page.wait_for_selector(".bar.asked")
    expect(page.get_by_role("list", name="Players")).to_contain_text(f"{name} bot")
    Player(page).play(8)


def test_kingdom_cards_are_drawn_kept_pasted_and_banned_and_the_link_carries_them(visitor: Visitor) -> None:
    page = visitor.open(path="#/kingdom")
    slots = page.locator(".chosen .tile")
    expect(slots).to_have_count(10)
    first = slots.first.get_attribute("data-card")
    page.locator(".slot .button").first.click()
    page.get_by_role("button", name="Draw ten cards").click()
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


def test_a_kingdom_of_the_second_edition(visitor: Visitor) -> None:
    """Its cards come from there, its link says so, and the changed cards have the texts of that edition."""
    page = visitor.open(
        path="#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop"
    )
    chosen, picker = page.locator(".chosen .tile"), page.locator(".cards .tile")
    mine = page.locator('.chosen .tile[data-card="Mine"]')
    expect(mine).to_have_accessible_description(re.compile("^Trash a Treasure"))
    expect(page.locator('.cards .tile[data-card="Sentry"]')).to_have_count(0)
    page.get_by_text("Second edition", exact=True).click()
    expect(page.locator('.chosen .tile[data-card="Woodcutter"]')).to_have_count(0)
    expect(chosen).to_have_count(10)
    expect(mine).to_have_accessible_description(re.compile("^You may trash a Treasure"))
    expect(picker).to_have_count(52)
    page.get_by_label("Recommended sets").select_option(label="First Game, second edition")
    expect(page.get_by_role("heading", name="First Game, second edition")).to_be_visible()
    expect(page.locator('.chosen .tile[data-card="Merchant"]')).to_be_visible()
    assert "edition=second" in page.url
    check_screen(page, "kingdom-second-edition")
    page.get_by_role("button", name="Play now").click()
    of_table = page.locator('.supply .tile[data-card="Mine"]')
    expect(of_table).to_have_accessible_description(re.compile("^You may trash a Treasure"))
