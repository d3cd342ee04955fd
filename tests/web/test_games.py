"""Whole games in the browser, from the first screen to the result, with every card and every kind of question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.readable import english_leftovers, unreadable_texts
from tests.web.visitor import PHONE, Visitor, keep_picture

from throneroom.locale import Locale, languages

# All 50 kingdom cards, ten at a time, and the questions that each ten must have asked.
KINGDOMS = {
    "deck": "Cellar,Chapel,Secret Chamber,Scout,Library,Laboratory,Village,Courtyard,Wishing Well,Chancellor",
    "attack": "Militia,Witch,Torturer,Minion,Bureaucrat,Moat,Pawn,Steward,Festival,Nobles",
    "supply": "Workshop,Feast,Remodel,Mine,Ironworks,Upgrade,Trading Post,Moneylender,Great Hall,Harem",
    "others": "Spy,Thief,Swindler,Saboteur,Masquerade,Tribute,Mining Village,Shanty Town,Conspirator,Duke",
    "turn": "Throne Room,Bridge,Coppersmith,Baron,Council Room,Adventurer,Gardens,Market,Smithy,Woodcutter",
}
ASKED = {
    "deck": {
        ("Cellar", "discard"),
        ("Chapel", "trash"),
        ("Secret Chamber", "discard"),
        ("Courtyard", "put-on-deck"),
        ("Scout", "put-back"),
        ("Wishing Well", "name"),
        ("Chancellor", "discard-deck"),
        ("Library", "set-aside"),
    },
    "attack": {("Pawn", "choose"), ("Steward", "choose"), ("Nobles", "choose"), ("Minion", "choose")},
    "supply": {
        ("Workshop", "gain"),
        ("Remodel", "trash"),
        ("Remodel", "gain"),
        ("Upgrade", "trash"),
        ("Trading Post", "trash"),
        ("Ironworks", "gain"),
    },
    "others": {
        ("Spy", "discard"),
        ("Swindler", "give"),
        ("Masquerade", "pass"),
        ("Masquerade", "trash"),
        ("Mining Village", "trash"),
    },
    "turn": {("Throne Room", "play"), ("Baron", "discard")},
}


# Each game is played in one language; every kind of question is read in all four.
LANGUAGE = {"deck": "en", "attack": "fr", "supply": "es", "others": "pl", "turn": "fr"}


def begin(page: Page, level: str = "random", language: str = "en") -> None:
    """Start a game from the kingdom screen."""
    page.get_by_label(Locale(language).text("web-level")).select_option(level)
    page.get_by_role("button", name=Locale(language).text("web-play-now")).click()
    page.wait_for_selector("section.bar")


def read_in_every_language(page: Page, current: str) -> None:
    """Switch languages in the table's menu; the table behind it changes at once and stays readable."""
    page.get_by_role("button", name=Locale(current).text("web-menu")).dispatch_event("click")
    page.wait_for_selector("dialog[open]")
    for language in (*(other for other in languages() if other != current), current):
        page.locator(f'dialog input[value="{language}"]').dispatch_event("click")
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        assert [language, *unreadable_texts(page), *english_leftovers(page, language)] == [language]
    page.evaluate("document.querySelector('dialog[open]').close()")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("name", KINGDOMS)
def test_a_whole_game_with_every_kind_of_question(visitor: Visitor, name: str) -> None:
    """On a phone, in one of the languages; every question fits the screen in all four."""
    language = LANGUAGE[name]
    path = f"#/kingdom?cards={KINGDOMS[name]}&seed=7"
    page = visitor.open(path=path, size=PHONE, locale=f"{language}-{language.upper()}", warnings=False)
    expect(page.locator("html")).to_have_attribute("lang", language)
    begin(page, language=language)
    player = Player(page)
    asked_for: set[tuple[str, str]] = set()

    def read(seen: dict[str, str]) -> None:
        kind = (seen["asker"], seen["verb"])
        if kind not in asked_for:
            asked_for.add(kind)
            read_in_every_language(page, language)
            keep_picture(page, f"prompt-{seen['asker'] or 'turn'}-{seen['verb']}".lower().replace(" ", "-"))

    player.looks.append(read)
    for _ in range(30):
        if set(player.asked) >= ASKED[name] or player.play(10):
            break
    player.rushes = True
    assert player.play(500), "the game did not end"
    assert set(player.asked) >= ASKED[name], sorted(player.asked)
    expect(page.locator(".scores section")).to_have_count(2)
    assert [*unreadable_texts(page), *english_leftovers(page, language)] == []
    keep_picture(page, f"end-{name}")


def test_another_game_with_one_card_swapped(visitor: Visitor) -> None:
    """Against a bot one vote is enough; the next table has the new card."""
    page = visitor.open(path=f"#/kingdom?cards={KINGDOMS['turn']}&seed=2", warnings=False)
    begin(page, "beginner")
    assert Player(page, rushes=True).play(400)
    first = page.url
    page.get_by_role("button", name="Swap a card and play again").click()
    page.get_by_label("Remove").select_option("Gardens")
    page.get_by_label("Add").select_option("Moat")
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.wait_for_selector(".bar.asked")
    assert page.url != first
    expect(page.locator('.kingdom .tile[data-card="Moat"]')).to_be_visible()
    expect(page.locator('.kingdom .tile[data-card="Gardens"]')).to_have_count(0)


def test_one_click_leads_from_home_to_the_first_question(visitor: Visitor) -> None:
    """On a phone."""
    page = visitor.open(size=PHONE)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bar.asked")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    keep_picture(page, "table-phone")
