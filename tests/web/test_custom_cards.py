"""Custom cards in the browser: chosen for a kingdom, played by two people while the server is killed, and gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.helpers.paths import ROOT
from tests.server.players import request
from tests.web.player import Player
from tests.web.servers import Server
from tests.web.visitor import Visitor, keep_picture

TOLL_GATE = ROOT / "tests" / "helpers" / "toll_gate.py"
KINGDOM = ["Toll Gate", "Cellar", "Market", "Militia", "Mine", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]


class CustomServer(Server):
    """A server whose custom cards can be changed while it is down."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "toll_gate.py"
        self.file.write_bytes(TOLL_GATE.read_bytes())
        super().__init__(folder, "--custom", str(self.file))

    def restart(self, *options: str) -> None:
        self.kill()
        self.options = options or ("--custom", str(self.file))
        self.start()


@pytest.fixture(scope="module")
def custom_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CustomServer]:
    running = CustomServer(tmp_path_factory.mktemp("custom"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def custom_visitor(chromium: Browser, custom_server: CustomServer) -> Iterator[Visitor]:
    opened = Visitor(chromium, custom_server.url)
    yield opened
    opened.close()
    assert opened.complaints == []


def sit(visitor: Visitor, seated: dict[str, Any], name: str, locale: str) -> Page:
    """Open a page for a person who already has a seat."""
    seats = json.dumps(json.dumps([{**seated, "name": name, "opened": 0}]))
    script = f"localStorage.getItem('throneroom-seats') ?? localStorage.setItem('throneroom-seats', {seats})"
    page = visitor.open(name, path=f"#/table/{seated['table']}", locale=locale, script=script, warnings=False)
    page.wait_for_selector("section.bar")
    return page


def open_table(base: str) -> tuple[dict[str, Any], dict[str, Any]]:
    wish = {"kingdom": {"way": "cards", "cards": KINGDOM}, "seed": 5, "options": {"first": 0, "pauses": False}}
    ann = request(base, "/api/tables", {"name": "Ann", "seats": [{"who": "me"}, {"who": "open"}], **wish})
    bob = request(base, f"/api/tables/{ann['table']}/seats", {"name": "Bob"})
    return ann, bob


def test_custom_cards_are_chosen_in_a_section_of_their_own(custom_visitor: Visitor) -> None:
    page = custom_visitor.open(path="#/kingdom?cards=Cellar")
    expect(page.get_by_role("heading", name="Custom cards")).to_be_visible()
    page.locator('.card .tile[data-card="Toll Gate"]').click()
    assert "Toll" in page.url
    page.goto(page.url.split("#")[0] + "#/cards/toll-gate")
    expect(page.get_by_role("heading", level=1)).to_have_text("Toll Gate")
    expect(page.locator(".full .words")).to_contain_text("Choose one: open the gate")
    expect(page.locator(".full")).to_contain_text("Whoever has fewer cards discards nothing.")
    keep_picture(page, "custom-card")


def cards_in_hand(page: Page) -> list[str]:
    page.wait_for_selector("section.hand .tile")
    found: list[str] = page.locator("section.hand .tile").evaluate_all("tiles => tiles.map(tile => tile.dataset.card)")
    return found


def test_two_browsers_play_a_custom_card_while_the_server_is_killed(
    custom_server: CustomServer, custom_visitor: Visitor
) -> None:
    """Also: without the card, or with another one of its name, the table shows the board and loses nothing."""
    ann_seat, bob_seat = open_table(custom_server.url.rstrip("/"))
    ann = sit(custom_visitor, ann_seat, "Ann", "en-GB")
    bob = sit(custom_visitor, bob_seat, "Bob", "fr-FR")
    expect(ann.locator('.supply .tile[data-card="Toll Gate"] .monogram')).to_have_text("TG")
    expect(bob.locator('.supply .tile[data-card="Toll Gate"]')).to_contain_text("Péage")
    players = [Player(ann, wishes=("Toll Gate",)), Player(bob, wishes=("Silver",))]
    for _ in range(60):  # until the Attack asks Bob
        for player in players:
            seen = player.new_question()
            if seen and seen["asker"] == "Toll Gate" and player is players[1]:
                break
            if seen and player.page.locator(".bar.asked").count():
                player.answer(seen)
        else:
            ann.wait_for_timeout(100)
            continue
        break
    assert ("Toll Gate", "choose") in players[0].asked
    expect(bob.locator(".question")).to_contain_text("Péage")
    keep_picture(bob, "custom-attack")

    custom_server.restart()
    bob.wait_for_function("document.querySelectorAll('.hand .tile.option').length > 0")
    players[1].answer(players[1].look())
    expect(ann.locator("section.log")).to_contain_text("Toll Gate")
    expect(ann.locator("section.log")).to_contain_text("Bob discards")

    hand = cards_in_hand(ann)
    assert hand
    original = custom_server.file.read_bytes()
    custom_server.file.write_bytes(original.replace(b"cost=2", b"cost=3"))
    custom_server.restart()
    expect(ann.get_by_role("alert")).to_contain_text("The custom card Toll Gate has changed since this game began")
    expect(ann.locator("section.log")).to_contain_text("Bob discards")
    expect(bob.get_by_role("alert")).to_contain_text("La carte maison Péage a changé")
    assert cards_in_hand(ann) == hand

    custom_server.restart("--quiet")
    ann.reload()
    expect(ann.get_by_role("alert")).to_contain_text("The server no longer has the custom card Toll Gate")
    expect(ann.locator("section.log")).to_contain_text("Bob discards")
    assert cards_in_hand(ann) == hand
    expect(ann.locator('.supply .tile[data-card="Toll Gate"] .monogram')).to_have_text("TG")
    expect(ann.locator("section.supply")).to_contain_text("Province")
    keep_picture(ann, "custom-missing")

    custom_server.file.write_bytes(original)
    custom_server.restart()
    ann.reload()
    ann.wait_for_selector(".bar.asked")
    expect(ann.locator("section.log")).to_contain_text("Bob discards")
    players[0].play(1)
