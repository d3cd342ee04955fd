"""The wide table: text on every card, one's own piles, a fixed place for the full card; and nothing jumps or hides."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.web.player import Player
from tests.web.readable import unreadable_texts
from tests.web.visitor import DESK, PHONE, Visitor, keep_picture

from throneroom.cards import BASE_CARDS, INTRIGUE_CARDS
from throneroom.locale import Locale, slug

WIDE: Final = (1920, 1080)
KINGDOM: Final = [
    "Great Hall",
    "Masquerade",
    "Minion",
    "Spy",
    "Thief",
    "Moat",
    "Coppersmith",
    "Bridge",
    "Baron",
    "Council Room",
]
# What a player needs in every turn.
PARTS: Final = (".kingdom .tile", ".basic .tile", ".bar .question", ".hand .tile", ".deck", ".tracker", ".log .scroll")
SHORT_TEXTS: Final = [f"card-{slug(card.name)}.short" for card in (*BASE_CARDS, *INTRIGUE_CARDS)]
DISCARD: Final = """() => {
  const [, number] = document.querySelectorAll('.own-piles p .number');
  return [Number(number.textContent), !!document.querySelector('.own-piles .discard .tile')];
}"""
PLACES: Final = """() => ['.kingdom', '.basic', '.bar', '.hand', '.own-piles', '.tracker', '.side'].map(
  (part) => {
    const { x, y, width } = document.querySelector(part).getBoundingClientRect();
    return [part, Math.round(x), Math.round(y), Math.round(width)].join(' ');
  },
)"""


def sit_down(page: Page, players: int = 2) -> Player:
    """Start a game against bots with the kingdom of these tests."""
    seats = [{"who": "me"}, *[{"who": "bot", "level": "fair"}] * (players - 1)]
    page.evaluate(
        """async (table) => {
          const headers = { 'Content-Type': 'application/json' };
          const asked = { method: 'POST', headers, body: JSON.stringify({ name: 'Ada', ...table }) };
          const seat = await (await fetch('api/tables', asked)).json();
          localStorage.setItem('throneroom-seats', JSON.stringify([{ ...seat, name: 'Ada' }]));
          location.hash = `#/table/${seat.table}`;
        }""",
        {"seats": seats, "kingdom": {"way": "cards", "cards": KINGDOM}},
    )
    page.wait_for_selector(".bar.asked")
    page.evaluate("document.fonts.ready")
    return Player(page)


def box(place: Locator) -> dict[str, float]:
    found = place.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["x"], other["x"])
    down = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def fits(place: Locator, size: tuple[int, int]) -> bool:
    found = box(place)
    return min(found["x"], found["y"]) >= 0 and found["right"] <= size[0] + 1 and found["bottom"] <= size[1] + 1


def show(page: Page, change: Callable[[dict[str, Any], dict[str, Any]], None]) -> None:
    """Change every view on its way to the page: `change` gets the view and the player's own part of it."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                change(message["view"], message["view"]["players"][message["view"]["seat"]])
            route.send(json.dumps(message))

        server.on_message(on_message)

    page.route_web_socket(re.compile("/ws/"), pass_on)


@pytest.mark.parametrize("size", [DESK, WIDE], ids=["desk", "wide"])
def test_everything_is_visible_and_nothing_jumps(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor.open(size=size)
    player = sit_down(page)
    before = page.evaluate(PLACES)
    assert page.locator(".kingdom .tile").count() == 10
    for part in PARTS:
        assert fits(page.locator(part).first, size), part
        assert fits(page.locator(part).last, size), part
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.locator(".kingdom .tile .short").first.is_visible()
    # The tracker counts the cards of the deck.
    counts = page.locator(".tracker li .number").all_inner_texts()
    deck, discard = page.locator(".own-piles p .number").all()
    assert sum(map(int, counts)) == int(deck.inner_text()) == 5
    assert discard.inner_text() == "0"
    # Each player has a colour and a shape.
    marks = page.locator(".players .seat-mark")
    looks = marks.evaluate_all(
        "(marks) => marks.map((mark) => [getComputedStyle(mark.firstChild).fill, mark.innerHTML])"
    )
    assert len({colour for colour, _ in looks}) == len({shape for _, shape in looks}) == marks.count() == 2
    player.play(6)
    page.wait_for_selector(".bar.asked")
    assert page.evaluate(PLACES) == before
    # The discard pile shows its top card exactly if it has any.
    number, shows_card = page.evaluate(DISCARD)
    assert (number > 0) == shows_card


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_every_short_text_fits_on_every_wide_card(visitor: Visitor, language: str) -> None:
    """Each text is put onto a card of the Supply, at the narrowest screens of each design and at a large one."""
    page = visitor.open(size=DESK, locale=language)
    sit_down(page)
    locale = Locale(language)
    texts = [locale.text(key) for key in SHORT_TEXTS if locale.has(key)]
    assert len(texts) == 56
    for size in (DESK, (1279, 640), (1024, 768), (960, 768), (768, 1024), (1600, 900), WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        short = page.locator('.kingdom [data-card="Thief"] .short')
        expect(short).to_be_visible()
        cut = short.evaluate(
            """(short, texts) => texts.filter((text) => {
              short.firstElementChild.textContent = text;
              return short.scrollHeight > short.clientHeight + 1 || short.scrollWidth > short.clientWidth + 1;
            })""",
            texts,
        )
        assert cut == [], size
    keep_picture(page, f"wide-table-{language}")


def test_every_card_of_the_kingdom_has_words(visitor: Visitor) -> None:
    """Cards that only have plus-signs say them, and all words stand at the same place."""
    page = visitor.open(
        size=DESK, path="#/kingdom?cards=Chapel,Festival,Great Hall,Harem,Laboratory,Market,Militia,Moat,Smithy,Village"
    )
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bar.asked")
    words = page.locator(".kingdom .tile .short")
    expect(words).to_have_count(10)
    assert page.locator('[data-card="Village"] .short').first.inner_text() == "+1 Card, +2 Actions"
    assert page.locator('[data-card="Harem"] .short').first.inner_text() == "2 coins, 2 victory points"
    for side in ("offsetLeft", "offsetTop"):
        assert len(set(words.evaluate_all(f"(all) => all.map((one) => one.{side})"))) == 1


def test_all_cards_of_a_hand_look_alike(visitor: Visitor) -> None:
    """However many kinds there are, the names begin at the same place and have the same size."""
    page = visitor.open(size=DESK)
    kinds = 3

    def deal(_: dict[str, Any], me: dict[str, Any]) -> None:
        me["hand"] = ["Moat", "Copper", "Copper", "Estate", "Spy", "Thief", "Baron", "Curse", "Minion"][: kinds + 1]
        me["hand_size"] = len(me["hand"])

    show(page, deal)
    sit_down(page)
    for kinds in (3, 4, 5, 7):
        page.reload()
        page.wait_for_selector(".bar.asked")
        expect(page.locator(".hand .tile")).to_have_count(kinds)
        looks = page.locator(".hand .tile .name").evaluate_all(
            """(names) => names.filter((name) => !name.closest('.attack')).map((name) => {
              const { textAlign, fontSize } = getComputedStyle(name);
              return [textAlign, fontSize, name.offsetLeft].join(' ');
            })"""
        )
        assert len(set(looks)) == 1, (kinds, looks)


def test_a_full_card_has_its_own_place(visitor: Visitor) -> None:
    """It hides neither the question, nor the hand, nor another card; its rulings are behind a switch."""
    page = visitor.open(size=DESK)
    sit_down(page)
    table = [box(page.locator(part).first) for part in (".bar", ".hand", ".supply", ".middle")]
    page.mouse.move(5, 5)
    page.hover('.kingdom [data-card="Masquerade"]')
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("+2 Cards. All players at once choose a card")
    assert not any(overlap(box(card), part) for part in table)
    first = box(card)
    page.hover('.kingdom [data-card="Thief"]')
    expect(card).to_contain_text("Thief")
    assert (box(card)["x"], box(card)["width"]) == (first["x"], first["width"])
    page.click('.kingdom [data-card="Moat"]', button="right")
    pinned = page.get_by_role("dialog", name="Moat")
    expect(pinned.get_by_role("listitem").first).to_be_hidden()
    pinned.get_by_text("More: rulings").click()
    expect(pinned.get_by_role("listitem").first).to_be_visible()
    assert not any(overlap(box(pinned), part) for part in table)
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)


def test_a_full_card_on_a_phone_leaves_the_question_visible(visitor: Visitor) -> None:
    page = visitor.open(size=PHONE)
    sit_down(page)
    page.locator(".kingdom .tile").first.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    for part in (".bar", ".hand"):
        assert not overlap(box(card), box(page.locator(part).first))
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def crowded(view: dict[str, Any], me: dict[str, Any]) -> None:
    """Twenty cards in hand, fifteen in play, a long deck, empty piles."""
    kingdom = [pile["card"] for pile in view["supply"] if pile["cost"] > 1 and pile["left"] == 10][:9]
    me["hand"] = [*kingdom, *["Copper"] * 5, *["Silver"] * 3, "Gold", "Estate", "Curse"]
    me["hand_size"] = len(me["hand"])
    me["deck"] = dict.fromkeys((*kingdom, "Copper", "Estate", "Duchy", "Province"), 3)
    me["deck_size"] = sum(me["deck"].values())
    me["discard_top"] = "Province"
    view["players"][view["turn_seat"]]["in_play"] = [*kingdom, *["Copper"] * 3, "Silver", "Gold", kingdom[0]]
    for pile in view["supply"][:4]:
        pile["left"] = 0
    view["empty_piles"] = 4


@pytest.mark.parametrize(
    ("language", "size"),
    [("pl", DESK), ("fr", WIDE), ("pl", (1024, 768)), ("fr", (768, 1024))],
    ids=["desk-pl", "wide-fr", "tablet-pl", "upright-fr"],
)
def test_a_crowded_table_of_six_fits(visitor: Visitor, language: str, size: tuple[int, int]) -> None:
    page = visitor.open(size=size, locale=language)
    show(page, crowded)
    sit_down(page, players=6)
    assert unreadable_texts(page) == []
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [*size]
    for part in (".kingdom .tile", ".basic .tile", ".hand .tile", ".deck", ".tracker", ".players li"):
        assert fits(page.locator(part).last, size), part
    if size[0] >= 960:
        assert box(page.locator(".log .scroll"))["height"] > 60
    assert page.locator('.seat-mark[data-seat="5"]').count()
    keep_picture(page, f"crowded-table-{size[0]}-{language}")
