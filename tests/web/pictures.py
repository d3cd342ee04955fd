"""Pictures of every screen at three sizes, from real games with fixed seeds, to compare before and after a change.

`python -m tests.web.pictures --into build/screenshots/NAME` starts a server and a Chromium. `--only table` takes only
the pictures whose names contain "table". A screen that cannot be reached is reported, and the others are still taken.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, sync_playwright
from tests.helpers.paths import ROOT
from tests.web import browser
from tests.web.player import Player
from tests.web.servers import Server
from tests.web.visitor import DESK, Visitor

SIZES: Final = ((1920, 1080), DESK, (390, 844))
ENGINE: Final = (
    "#/kingdom?cards=Chapel,Festival,Laboratory,Market,Militia,Smithy,Throne Room,Village,Witch,Workshop&seed=5"
)
ATTACKS: Final = (
    "#/kingdom?cards=Masquerade,Moat,Torturer,Militia,Swindler,Cellar,Village,Smithy,Market,Festival&seed=3"
)
WISHES: Final = ("Militia", "Torturer", "Moat", "Swindler")
QUESTIONS: Final = {
    ("Militia", "discard"): "table-militia",
    ("Militia", "react"): "table-react",
    ("Torturer", "choose"): "table-torturer",
    ("Swindler", "give"): "table-swindler",
}
ROUNDS: Final = 1500
COACH_MS: Final = 240_000


class Photographer:
    """Takes pictures of pages, each at all sizes."""

    def __init__(self, visitor: Visitor, folder: Path, only: str) -> None:
        self.visitor = visitor
        self.only = only
        self._folder = folder
        self.taken = 0

    def take(self, page: Page, name: str, dark: bool = False, at: Locator | None = None) -> None:
        """Take the page, scrolled to `at`, at all sizes, light, and dark if asked; then restore its size."""
        if self.only not in name:
            return
        before = page.viewport_size
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark") if dark else ("light",):
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
                if at is not None:
                    at.evaluate("element => element.scrollIntoView()")
                self.snap(page, f"{name}-{width}{'-dark' if theme == 'dark' else ''}")
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        if before is not None:
            page.set_viewport_size(before)

    def snap(self, page: Page, file: str) -> None:
        """Take the page as it is."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(60)  # the layout follows a new size in the next frames
        page.screenshot(path=self._folder / f"{file}.png", timeout=60_000)
        self.taken += 1


def plain_screens(photographer: Photographer) -> None:
    """Take the screens that need no game."""
    screens = {
        "home": "#/",
        "new-game": "#/play",
        "shelf": "#/shelf",
        "daily": "#/daily",
        "kingdom": ENGINE,
        "cards": "#/cards",
        "card": "#/cards/secret-chamber",
        "lab": "#/lab",
        "credits": "#/credits",
    }
    for name, path in screens.items():
        page = photographer.visitor.open(path=path)
        page.wait_for_selector("h1, h2")
        page.wait_for_load_state("networkidle")
        photographer.take(page, name, dark=name == "home")
    page = photographer.visitor.open()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    photographer.take(page, "settings")
    page = photographer.visitor.open(path=ENGINE)
    page.get_by_role("button", name="Invite a friend").click()
    page.wait_for_selector("svg[role=img]")
    photographer.take(page, "lobby")


def long_game(photographer: Photographer) -> None:
    """Take a game against a bot from the first question to its result, its replay and the coach."""
    page = photographer.visitor.open(path=ENGINE, warnings=False)
    page.get_by_label("Bot level").select_option("beginner")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, wishes=("Village", "Laboratory", "Festival", "Market", "Smithy", "Militia"))
    player.play_until(lambda: player.look()["verb"] == "play-treasures")
    photographer.take(page, "table-first-question", dark=True)
    player.play_until(lambda: player.look()["verb"] == "buy")
    photographer.take(page, "table-buy", dark=True)
    player.play_until(lambda: player.look()["verb"] == "play-action" and len(player.look()["options"]) > 1, 200)
    photographer.take(page, "table-action", dark=True)
    for _ in range(250):
        if page.locator(".hand .tile, .centre .tile").count() > 8 or player.play(1):
            break
    page.wait_for_selector(".bar.asked, .scores")
    photographer.take(page, "table-many-cards", dark=True)
    page.locator(".supply .kingdom .tile").first.hover()
    page.wait_for_timeout(600)  # a preview appears after a while, where there is one
    photographer.snap(page, "table-hover-1280")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    photographer.take(page, "table-keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    photographer.take(page, "table-menu")
    page.keyboard.press("Escape")
    player.rushes = True
    player.play(600)
    page.wait_for_selector(".scores")
    photographer.take(page, "result", dark=True)
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Next turn").click()
    photographer.take(page, "replay")
    if page.get_by_text("Key moments").count():
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.get_by_text("Key moments").click()
        photographer.snap(page, "replay-moments-1280")
    page.go_back()
    page.wait_for_selector(".scores")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Judge this game").click()
    coach.get_by_role("progressbar").wait_for(state="detached", timeout=COACH_MS)
    photographer.take(page, "coach", at=coach)


def two_people(photographer: Photographer) -> None:
    """Take the questions of attacks, and the table of the one who waits."""
    ada = photographer.visitor.open(name="Ada", path=ATTACKS, warnings=False)
    ada.get_by_role("button", name="Invite a friend").click()
    ada.wait_for_url("**/#/table/*")
    ben = photographer.visitor.open(name="Ben", path=ada.url.split("/", 3)[3], warnings=False)
    ben.get_by_role("button", name="Take a seat").click()
    players = [Player(ada, wishes=WISHES), Player(ben, wishes=WISHES)]
    for player in players:
        player.page.wait_for_selector("section.bar")
    missing = dict(QUESTIONS)
    for _ in range(ROUNDS):
        asked = [(player, seen) for player in players if (seen := player.new_question())]
        for player, seen in asked:
            if name := missing.pop((seen["asker"], seen["verb"]), ""):
                photographer.take(player.page, name, dark=True)
                if name == "table-militia":
                    photographer.take(next(one for one in players if one is not player).page, "table-waiting")
            player.answer(seen)
        if not missing:
            break
        if not asked:
            ada.wait_for_timeout(20)
    if missing:
        sys.stderr.write(f"never asked in {ROUNDS} rounds: {sorted(missing.values())}\n")


def six_players(photographer: Photographer) -> None:
    page = photographer.visitor.open(path=ENGINE, warnings=False)
    page.locator('input[name][value="5"]').check(force=True)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play(12)
    player.play_until(lambda: page.locator(".hand .tile").count() > 2)
    photographer.take(page, "table-six-players", dark=True)


def opponents_turn(photographer: Photographer) -> None:
    """Take the moments after a turn, while the opponents' moves are shown."""
    page = photographer.visitor.open(path=ENGINE, moves=True, speed="slow", warnings=False)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play(8)
    player.play_until(lambda: player.look()["verb"] == "buy")
    player.play(1)
    for moment in range(4):
        page.wait_for_timeout(500)
        photographer.snap(page, f"table-opponents-turn-{moment}-1280")


PARTS: Final[tuple[Callable[[Photographer], None], ...]] = (
    plain_screens,
    opponents_turn,
    six_players,
    two_people,
    long_game,
)


def take_all(folder: Path, only: str, parts: list[str]) -> int:
    """Take every picture; return how many parts failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary))
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser.require(), args=["--no-sandbox"])
        for part in PARTS:
            if parts and part.__name__ not in parts:
                continue
            visitor = Visitor(chromium, server.url)
            photographer = Photographer(visitor, folder, only)
            try:
                part(photographer)
            except Exception:
                # The screens change while people work on them: the other pictures are still worth taking.
                traceback.print_exc()
                failed += 1
            sys.stdout.write(f"{part.__name__}: {photographer.taken} pictures\n")
            sys.stdout.flush()
            visitor.close()
        chromium.close()
        server.stop()
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "screenshots" / "now")
    parser.add_argument("--only", default="", help="take only pictures whose names contain this")
    parser.add_argument("parts", nargs="*", help=", ".join(part.__name__ for part in PARTS))
    options = parser.parse_args()
    return 1 if take_all(options.into, options.only, options.parts) else 0


if __name__ == "__main__":
    sys.exit(main())
