"""The workshop as a person uses it: write a card, ask whether it is fair, save, share and play it with a friend."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.servers import Server
from tests.web.visitor import PHONE, Visitor, keep_picture

PATIENCE = 30_000  # milliseconds
WRONG = """Night Market
fr: Marché de nuit
es: Mercado nocturno
pl: Nocny targ
cost 2, Action
+1 Action
Choose one: +2 Coins; gain a Slver."""
OTHERS = "Cellar,Market,Militia,Mine,Remodel,Smithy,Village,Woodcutter,Workshop"
TEXTS = {
    "English": ("Night Market", "ACTION", "Choose one: +2 Coins; gain a Silver."),
    "Français": ("Marché de nuit", "ACTION", "recevoir une carte Argent"),
    "Español": ("Mercado nocturno", "ACCIÓN", "Plata"),
    "Polski": ("Nocny targ", "AKCJA", "Srebro"),
}


@pytest.fixture(scope="module")
def workshop_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("workshop")))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def people(chromium: Browser, workshop_server: Server) -> Iterator[Visitor]:
    opened = Visitor(chromium, workshop_server.url)
    yield opened
    opened.close()
    assert opened.complaints == []


def full_card(page: Page) -> Locator:
    return page.locator(".full-place .full")


def write(ann: Page) -> None:
    """Write a card with a mistake, which is explained, and complete it by keyboard."""
    ann.get_by_role("link", name="Workshop").first.click()
    box = ann.get_by_label("The card, in English")
    box.fill(WRONG)
    verdict = ann.locator(".verdict")
    # The first card that a server reads takes it longer.
    mistake = "Line 7, column 30: No card named 'Slver'; did you mean Silver?"
    expect(verdict).to_contain_text(mistake, timeout=PATIENCE)
    expect(verdict.get_by_text("Understood so far")).to_be_visible()
    expect(ann.get_by_role("button", name="Save to my shelf")).to_be_disabled()
    verdict.get_by_role("button").click()  # selects the word
    ann.keyboard.type("Sil")
    options = ann.get_by_role("group", name="What can come next")
    expect(options.get_by_role("button")).to_have_text(["Silver"])
    ann.keyboard.press("Tab")
    expect(verdict).to_have_text("This card can be played.")
    expect(box).to_have_value(WRONG.replace("Slver", "Silver"))


def choose_picture(ann: Page) -> None:
    ann.get_by_role("button", name="Picture").click()
    ann.get_by_role("searchbox").fill("lantern")
    ann.get_by_role("button", name="lantern flame").click()
    expect(ann.get_by_label("The card, in English")).to_have_value(
        WRONG.replace("Slver", "Silver").replace("cost 2", "icon: lantern-flame\ncost 2")
    )
    expect(full_card(ann).locator("use[href$='#lantern-flame']")).to_have_count(1)


def preview(ann: Page) -> None:
    """Look at tile and card in the four languages."""
    languages = ann.get_by_role("radiogroup", name="Language of the preview")
    for language, (name, types, words) in TEXTS.items():
        languages.get_by_text(language).click()
        expect(full_card(ann)).to_contain_text(name)
        expect(full_card(ann)).to_contain_text(words)
        assert types in full_card(ann).inner_text().upper()
        expect(ann.locator(".tile-place .tile")).to_contain_text(name)
    languages.get_by_text("English").click()


def shorten(route: Route) -> None:
    """Send a request for a balance report on with the fewest games that the server accepts."""
    asked = json.loads(route.request.post_data or "")
    route.continue_(post_data=json.dumps({**asked, "kingdoms": 2, "search_games": 100, "games": 20}))


def measure(ann: Page) -> None:
    """Ask whether the card is fair, cancel, ask again, read the report, and change the text below it."""
    panel = ann.get_by_role("region", name="Balance")
    panel.get_by_role("button", name="Is it fair?").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("status")).to_have_text("Cancelled. What is known so far stays here.")
    ann.route("**/api/lab/balance", shorten)
    panel.get_by_role("button", name="Is it fair?").click()
    expect(panel.get_by_text("Measured in 2 kingdoms.")).to_be_visible(timeout=4 * PATIENCE)
    ann.unroute("**/api/lab/balance")
    expect(panel.get_by_role("heading", name="Night Market: is it fair at 2?")).to_be_visible()
    verdict = panel.locator(".verdict").inner_text()
    assert re.search(r"it would be bought first in \d+% of kingdoms \(\d+ to \d+%\)\.$", verdict)
    expect(panel.get_by_role("status")).to_have_text(verdict)
    table = panel.get_by_role("table", name="Figures by price")
    expect(table.get_by_role("columnheader")).to_have_text(["at 1", "at 2", "at 3", "without it"])
    expect(table.get_by_role("rowheader")).to_have_count(8)
    for row in ("Wins", "Bought first", "Turns", "Never end"):
        cells = table.get_by_role("row", name=row).first.get_by_role("cell")
        assert all(re.match(r"\d+(\.\d)?%?\s", cells.nth(place).inner_text()) for place in range(3))
    expect(panel.get_by_role("region", name="Wins by price").get_by_role("listitem")).to_have_count(3)
    beside = panel.get_by_role("region", name="Printed cards at 2").get_by_role("listitem")
    expect(beside.filter(has_text="Night Market")).to_have_count(1)
    expect(beside.filter(has_text="Chapel")).to_have_count(1)
    box = ann.get_by_label("The card, in English")
    text = box.input_value()
    old = panel.get_by_text("This report belongs to the earlier text.")
    box.fill(text.replace("cost 2", "cost 3"))
    expect(old).to_be_visible()
    box.fill(text)
    expect(old).to_have_count(0)


def share(ann: Page, people: Visitor) -> Page:
    """Open the link in a second browser, which asks before it saves the card."""
    asked: list[str] = []
    ann.get_by_role("button", name="Share").first.click()
    link = ann.get_by_role("textbox", name="Link to this card").input_value()
    ann.keyboard.press("Escape")
    base, _, fragment = link.partition("#")
    assert fragment.startswith("/workshop?card=1")
    bob = people.open("Bob", locale="fr-FR")
    bob.on("request", lambda request: asked.append(request.url))
    bob.goto(f"{base}#{fragment}")
    expect(full_card(bob)).to_contain_text("Marché de nuit")
    expect(bob.get_by_text("Votre étagère n’a pas encore de cartes")).to_be_visible()
    bob.get_by_role("button", name="Ranger sur mon étagère").click()
    expect(bob.locator("[data-shelved='Night Market'] .tile")).to_contain_text("Marché de nuit")
    assert fragment not in "".join(asked)
    return bob


def sit_down(ann: Page, bob: Page, people: Visitor) -> None:
    """Put the card into a kingdom, whose link brings it along, and invite Bob to a table with it."""
    ann.locator("[data-shelved='Night Market']").get_by_role("button", name="Play with it").click()
    chosen = ann.locator(".chosen .tile")
    expect(chosen).to_have_count(10)
    expect(ann.locator(".chosen .tile[data-card='Night Market']")).to_contain_text("Night Market")
    ann.evaluate("(cards) => { location.hash = `#/kingdom?cards=Night Market,${cards}&seed=5`; }", OTHERS)
    ann.reload()
    expect(chosen).to_have_count(10)
    ann.get_by_role("button", name="Keep Night Market").click()
    ann.locator(".chosen .slot").filter(has_text="Cellar").get_by_role("button", name="Swap").click()
    expect(ann).to_have_url(re.compile(r"&written=1[\w-]+$"))
    cem = people.open("Cem", path=f"#{ann.url.split('#')[1]}")
    expect(cem.locator(".chosen .tile")).to_have_count(10)
    expect(cem.locator(".chosen .tile[data-card='Night Market']")).to_contain_text("Silver")
    ann.get_by_role("button", name="Invite").click()
    ann.wait_for_selector(".lobby, .seats, [data-do='begin'], main h1")
    ann.wait_for_url("**/#/table/*")
    bob.evaluate("(hash) => { location.hash = hash; }", ann.url.split("#")[1])
    expect(bob.locator("main")).to_contain_text("Marché de nuit")
    bob.get_by_role("button", name="S’asseoir").click()
    for page in (ann, bob):
        page.wait_for_selector("section.bar")


def play_it(ann: Page, bob: Page, server: Server) -> None:
    """Play until each has chosen a mode of the card; the server is killed and restarted in between."""
    players = [Player(ann, wishes=("Night Market",)), Player(bob, wishes=("Night Market",))]
    modes: dict[int, list[str]] = {}
    for _ in range(400):
        for seat, player in enumerate(players):
            seen = player.new_question()
            if seen and player.page.locator(".bar.asked").count():
                if seen["asker"] == "Night Market" and seat not in modes:
                    modes[seat] = seen["modes"]
                    keep_picture(player.page, f"workshop-table-{seat}")
                    if len(modes) == 1:
                        server.kill()
                        server.start()
                        player.page.wait_for_selector(".bar.asked .buttons button:not([data-do]):not(:disabled)")
                        seen = player.look()
                player.answer(seen)
        if len(modes) == 2:
            break
        ann.wait_for_timeout(50)
    assert modes[0] == ["+2 Coins", "Gain a Silver"]
    assert modes[1] == ["+2 Pièces", "Recevoir une carte Argent"]
    expect(ann.locator("section.log")).to_contain_text("Night Market")
    expect(bob.locator("section.log")).to_contain_text("Marché de nuit")
    expect(bob.locator(".supply .tile[data-card='Night Market'] use[href$='#lantern-flame']")).to_have_count(1)


def test_a_card_is_written_shared_and_played_with_a_friend_while_the_server_is_killed(
    workshop_server: Server, people: Visitor
) -> None:
    ann = people.open("Ann", warnings=False)
    write(ann)
    choose_picture(ann)
    preview(ann)
    measure(ann)
    check_screen(ann, "workshop")
    ann.get_by_role("button", name="Save to my shelf").click()
    expect(ann.get_by_role("status").first).to_contain_text("Saved: Night Market.")
    bob = share(ann, people)
    sit_down(ann, bob, people)
    play_it(ann, bob, workshop_server)


def test_the_workshop_on_a_phone_keeps_copies_renames_and_deletes(people: Visitor) -> None:
    page = people.open("Cem", size=PHONE, path="#/workshop")
    page.get_by_label("Start from an example").select_option("4")
    expect(page.locator(".verdict")).to_have_text("This card can be played.", timeout=PATIENCE)
    page.get_by_role("button", name="Save to my shelf").click()
    card = page.locator("[data-shelved='Rag Fair']")
    check_screen(page, "workshop")
    card.get_by_label("More for Rag Fair").click()
    card.get_by_role("button", name="Duplicate").click()
    copy = page.locator("[data-shelved='Rag Fair 2']")
    copy.get_by_label("More for Rag Fair 2").click()
    copy.get_by_role("button", name="Rename").click()
    copy.get_by_label("New name").fill("Witch")
    copy.get_by_role("button", name="Rename").click()
    expect(copy.get_by_role("alert")).to_contain_text("There is already a card named Witch")
    copy.get_by_label("New name").fill("Flea Fair")
    copy.get_by_role("button", name="Rename").click()
    renamed = page.locator("[data-shelved='Flea Fair']")
    renamed.get_by_label("More for Flea Fair").click()
    with page.expect_download() as download:
        renamed.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "flea-fair.card"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith("Flea Fair\nicon: trade\ncost 3, Action")
    renamed.get_by_label("More for Flea Fair").click()
    renamed.get_by_role("button", name="Delete").click()
    expect(renamed).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(renamed).to_have_count(1)
    files = [{"name": "two.card", "mimeType": "text/plain", "buffer": f"{text}\nBad\ncost 3, Action\nFly.\n".encode()}]
    page.locator("input[type=file]").set_input_files(files)  # type: ignore[arg-type]  # plain data is enough
    expect(page.get_by_role("status").first).to_contain_text("1 card imported.")
    expect(page.get_by_role("alert")).to_contain_text("Bad: 'Fly' cannot stand here")
    page.goto(f"{page.url.split('#')[0]}#/workshop?card=1rubbish")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no card.")
