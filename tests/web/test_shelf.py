"""My shelf in the browser: a finished game, its statistics, export and import; and the home screen that leads to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect
from tests.helpers.paths import ROOT
from tests.web.player import Player
from tests.web.screen_checks import check_screen
from tests.web.visitor import DESK, PHONE, Visitor

from throneroom.locale import Locale, languages

KEPT = ROOT / "web" / "tests" / "kept" / "shelf-1.json"
STORED = f"localStorage.setItem('throneroom-shelf', {json.dumps(KEPT.read_text(encoding='utf-8'))})"


def file(text: str) -> FilePayload:
    return {"name": "shelf.json", "mimeType": "application/json", "buffer": text.encode()}


def test_a_resigned_game_is_put_on_the_shelf_once_and_can_be_deleted_exported_and_imported(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.open()
    page.get_by_role("button", name="Play now").click()
    Player(page).play(6)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".scores")
    page.wait_for_function("() => localStorage.getItem('throneroom-shelf')?.includes('resigned')")
    page.reload()
    page.wait_for_selector(".scores")
    home = page.url.split("#", maxsplit=1)[0]
    page.goto(home)
    # The first screen has the news about this game.
    shelf = page.get_by_role("navigation", name="More ways in").get_by_role("link", name="My shelf")
    expect(shelf).to_contain_text("Last game: lost")
    shelf.click()
    games = page.locator("main li")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Lost")
    expect(games).to_contain_text("resigned")
    expect(page.get_by_role("complementary")).to_contain_text("after 1 rated game")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    saved = tmp_path / "shelf.json"
    download.value.save_as(saved)

    games.get_by_role("button", name="Delete").click()
    expect(games).to_have_count(0)
    page.reload()  # the server still knows the game, but it stays deleted
    expect(page.get_by_text("Your shelf is empty")).to_be_visible()
    picker = page.locator("input[type=file]")
    picker.set_input_files(saved)
    expect(page.get_by_text("1 game added.")).to_be_visible()
    picker.set_input_files(saved)
    expect(page.get_by_text("Nothing new")).to_be_visible()
    picker.set_input_files(file('{"throneroom": "shelf", "version": 99}'))
    expect(page.get_by_role("alert")).to_contain_text("newer version")
    picker.set_input_files(file("Smithy"))
    expect(page.get_by_role("alert")).to_contain_text("not JSON")

    games.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Undo").click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name="Favourite").click()
    page.get_by_label("Favourites only").check()
    expect(games).to_have_count(1)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Decision 1 of")).to_be_visible()


def test_a_game_that_ended_in_another_window_is_found_by_its_seat(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("button", name="Play now").click()
    Player(page).play(2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_function("() => localStorage.getItem('throneroom-shelf')")
    page.evaluate("localStorage.removeItem('throneroom-shelf')")
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/shelf")
    page.reload()
    expect(page.locator("main li")).to_have_count(1)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_view_of_the_shelf_fits_and_is_accessible(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor.open(path="#/shelf", size=size, script=STORED)
    page.wait_for_selector("main li")
    expect(page.get_by_role("complementary")).to_contain_text("after 7 rated games")
    check_screen(page, "shelf")
    page.get_by_label("Opponents").select_option(label="Good")
    expect(page.locator("main li")).to_have_count(2)
    for view, row, text in (
        ("Kingdoms", "main li", "Custom kingdom"),
        ("Cards", "tbody tr", "58% of 6 games"),
        ("Openings", "tbody tr", "100% of 2 games"),
    ):
        page.locator("main .row label", has_text=view).click()
        expect(page.locator(row).first).to_contain_text(text)
        check_screen(page, f"shelf-{view.lower()}")


def test_a_shelf_that_cannot_be_read_is_not_overwritten(visitor: Visitor) -> None:
    page = visitor.open(
        path="#/shelf",
        script="localStorage.getItem('throneroom-shelf') ?? localStorage.setItem('throneroom-shelf', 'x')",
    )
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    page.get_by_role("button", name="Start a new shelf").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_home_says_dominion_and_play_is_above_the_fold(visitor: Visitor, language: str) -> None:
    page = visitor.open(size=(390, 844), locale=language)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dominion")
    words = Locale(language)
    box = page.get_by_role("button", name=words.text("web-play-now"), exact=True).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 500
    expect(page.locator(".tiles .tile")).to_have_count(10)
    page.get_by_role("link", name=words.text("shelf-title")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words.text("shelf-title"))
