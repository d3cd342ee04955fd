"""Four languages: the browser's is the default, every screen fits in each, and card names work in all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.player import Player
from tests.web.readable import english_leftovers, unreadable_texts
from tests.web.visitor import PHONE, Visitor, keep_picture

from throneroom.locale import Locale, languages

LONG_NAMES = (
    "Great Hall,Laboratory,Library,Conspirator,Coppersmith,Wishing Well,Secret Chamber,Courtyard,Council Room,Market"
)
# Each screen's address, and an element that only this screen has.
SCREENS = {
    "home": ("#/", "h1 + .lead"),
    "kingdom": (f"#/kingdom?cards={LONG_NAMES}", ".chosen .tile"),
    "cards": ("#/cards", ".search"),
    "card": ("#/cards/secret-chamber", ".page .full"),
    "lab": ("#/lab", ".panel.step"),
    "credits": ("#/credits", "a[href*='creativecommons']"),
}


def language_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def check_language(page: Page, language: str, name: str) -> None:
    assert language_of(page) == language
    assert [name, *unreadable_texts(page), *english_leftovers(page, language)] == [name]
    keep_picture(page, f"{name}-phone-{language}")


@pytest.mark.parametrize("language", languages())
def test_every_screen_fits_a_phone(visitor: Visitor, language: str) -> None:
    """Nothing is cut off or covered, and no English is left over."""
    locale = Locale(language)
    page = visitor.open(size=PHONE, locale=language, toured=False)
    for name, (path, part) in SCREENS.items():
        page.evaluate("(path) => { location.hash = path; }", path)
        page.wait_for_selector(part)
        check_language(page, language, name)
    page.get_by_role("button", name=locale.text("web-settings")).click()
    page.wait_for_selector("dialog[open]")
    check_language(page, language, "settings")
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#/'")
    page.locator('input[name][value="1"]').check(force=True)
    page.get_by_role("button", name=locale.text("web-invite", n=1)).click()
    page.wait_for_selector("svg[role=img]")
    check_language(page, language, "lobby")


@pytest.mark.parametrize("language", languages())
def test_the_table_fits_a_phone(visitor: Visitor, language: str) -> None:
    """Six players, the trash, the help and the log in its drawer; then the game is resigned."""
    locale = Locale(language)
    page = visitor.open(size=PHONE, locale=language, path=f"#/kingdom?cards={LONG_NAMES}&seed=4", warnings=False)
    page.locator('input[name][value="5"]').check(force=True)
    page.get_by_role("button", name=locale.text("web-play-now")).click()
    Player(page).play(6)
    page.wait_for_selector(".bar.asked")
    check_language(page, language, "six-players")
    for part in (".basic .tile", ".hand .tile", ".bar .buttons button:not(.undo)", ".players li"):
        box = page.locator(part).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1] + 1, part
    page.click(".trash")
    page.wait_for_selector("dialog[open]")
    check_language(page, language, "trash")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    check_language(page, language, "keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=locale.text("web-log"), exact=True).click()
    expect(page.locator(".log .scroll")).to_be_visible()
    check_language(page, language, "log")
    page.get_by_role("button", name=locale.text("web-log"), exact=True).click()
    page.get_by_role("button", name=locale.text("web-menu")).click()
    page.get_by_role("button", name=locale.text("web-resign"), exact=True).click()
    page.get_by_role("button", name=locale.text("web-resign-sure")).click()


def test_the_language_is_the_browsers_until_one_is_chosen(visitor: Visitor) -> None:
    """The choice is remembered; a language without a catalog becomes English."""
    page = visitor.open(locale="es-MX")
    expect(page.get_by_role("heading", level=1)).to_have_text(Locale("es").text("web-welcome"))
    assert language_of(page) == "es"
    page.get_by_role("combobox", name=Locale("es").text("web-language")).select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text(Locale("pl").text("web-welcome"))
    assert language_of(page) == "pl"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(Locale("pl").text("web-welcome"))
    other = visitor.open(locale="de-DE")
    expect(other.get_by_role("heading", level=1)).to_have_text(Locale("en").text("web-welcome"))


def test_only_the_texts_of_the_chosen_language_are_loaded(visitor: Visitor) -> None:
    page = visitor.open(locale="fr")
    page.wait_for_selector("h1")
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name.split('/').at(-1).slice(0, 3))"
    )
    assert [name for name in loaded if name in {f"{language}-" for language in languages()}] == ["fr-"]


def test_two_people_at_a_table_read_their_own_languages(visitor: Visitor) -> None:
    ada = visitor.open(name="Ada", locale="fr", path=f"#/kingdom?cards={LONG_NAMES}&seed=4")
    french, polish = Locale("fr"), Locale("pl")
    ada.get_by_role("button", name=french.text("web-invite", n=1)).click()
    ada.wait_for_url("**/#/table/*")
    link = ada.get_by_role("textbox", name=french.text("web-link")).input_value()
    ben = visitor.open(name="Ben", locale="pl", path=link.split("/", 3)[3])
    ben.get_by_role("button", name=polish.text("web-sit")).click()
    for page, locale in ((ada, french), (ben, polish)):
        page.wait_for_selector(".supply .tile")
        expect(page.locator('.supply .tile[data-card="Great Hall"] .name')).to_have_text(locale.text("card-great-hall"))
        assert english_leftovers(page, locale.language) == []


@pytest.mark.parametrize("typed", ["Forgeron", "herreria", "Kuźnia", "smithy"])
def test_a_card_is_found_by_its_name_in_any_language(visitor: Visitor, typed: str) -> None:
    """On the card page, in the picker and in a link; accents and capitals do not matter."""
    page = visitor.open(locale="pl", path=f"#/cards/{typed}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Kuźnia")
    page.evaluate("location.hash = '#/cards'")
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator(".tiles .tile")).to_have_count(1)
    expect(page.locator(".tiles .tile")).to_have_attribute("data-card", "Smithy")
    page.evaluate("(typed) => { location.hash = `#/kingdom?cards=${typed},Moat`; }", typed)
    expect(page.locator(".chosen .tile")).to_have_count(2)
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator(".cards .tile")).to_have_count(1)


def test_a_list_is_pasted_in_any_language_and_refused_in_the_readers(visitor: Visitor) -> None:
    polish = Locale("pl")
    page = visitor.open(locale="pl", path="#/kingdom")
    box = page.get_by_label(polish.text("web-paste"))
    box.fill("cave, Mercado; milicia, mine, Fosa, remodel, Kuznia, village, bucheron, ATELIER")
    page.get_by_role("button", name=polish.text("web-take"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(polish.text("kingdom-first-game"))
    visitor.complaints.clear()
    box.fill("Cave, Goblin")
    page.get_by_role("button", name=polish.text("web-take"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Goblin")
    expect(page.get_by_role("alert")).not_to_contain_text("card named")
    # The browser reports every refused request.
    visitor.complaints.clear()
