"""Pictures of the browser client, from one game against a good bot that is worth showing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from docs.site.pictures import demo
from docs.site.pictures.camera import DESK, PHONE, Size, resize, snap
from docs.site.pictures.demo import Film
from docs.site.pictures.player import Click, GoodPlayer
from PIL import Image
from playwright.sync_api import Browser, Locator, Page
from tests.helpers.paths import ROOT
from tests.web.visitor import Visitor

_CARDS: Final = "Cellar,Moat,Great Hall,Village,Militia,Smithy,Festival,Laboratory,Market,Nobles"
_LEVEL: Final = "good"
_DEMO: Final[Size] = (1040, 650)
_RESULT: Final[Size] = (1280, 800)
_COACH: Final[Size] = (1280, 1300)
_LAB: Final[Size] = (1280, 900)
_WORKSHOP: Final[Size] = (1280, 1000)
_ICON: Final = "icon: lantern-flame\ncost "
_STRATEGY: Final = """strategy My plan
Province if own(Gold) > 0
Duchy if left(Province) <= 4
Estate if left(Province) <= 2
Gold
Laboratory if own(Laboratory) < 5
Militia if own(Militia) < 2
Silver"""
_NEUTRAL_LINKS: Final = "fields => fields.forEach((one) => { one.value = 'https://play.example/#/replay/a1b2c3d4'; })"
_COACH_MS: Final = 600_000
_READ_MS: Final = 60_000  # until the first card is read
# The first seeds are known to be good; the others are for a time when the bots play differently.
_SEEDS: Final = range(1, 40)
_CLOSE: Final = 15  # points
_BELOW: Final = 16  # pixels below the last thing that is shown
_REPLAYED_TURNS: Final = 18
_REPLAYED_STEPS: Final = 3  # of the next turn, so that something is in play


class NotWorthShowing(Exception):
    """The person lost, or won by a landslide."""


@dataclass(frozen=True)
class Album:
    """Pictures by name, the film, and the game they show."""

    pictures: dict[str, Image.Image]
    film: Film
    record: str


class _Photographer:
    """Takes the table when it is most worth seeing."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._best = 0
        self.pictures: dict[str, Image.Image] = {}

    def watch(self, seen: dict[str, Any]) -> None:
        in_play = self._page.locator(".centre .tile").count()
        if seen["verb"] != "play-action" or in_play < 2:
            return
        worth = 2 * in_play + 2 * len(set(seen["options"])) + min(len(seen["hand"]), 7)
        if worth <= self._best:
            return
        self._best = worth
        resize(self._page, DESK)
        self.pictures["table.png"] = snap(self._page)
        resize(self._page, PHONE, dark=True)
        self.pictures["phone.png"] = snap(self._page, sharp=True)
        resize(self._page, _DEMO)


def play(chromium: Browser, url: str) -> Album:
    """Play with one seed after the other until a game is worth showing."""
    for seed in _SEEDS:
        visitor = Visitor(chromium, url)
        try:
            return _play(visitor, seed)
        except NotWorthShowing:
            continue
        finally:
            visitor.close()
    raise NotWorthShowing(f"none of the seeds {_SEEDS} makes a good game; improve docs/site/pictures/player.py")


def _play(visitor: Visitor, seed: int) -> Album:
    page = visitor.open(path=f"#/kingdom?cards={_CARDS}&seed={seed}", size=_DEMO, scale=2, warnings=False)
    page.get_by_label("Bot level").select_option(_LEVEL)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bar.asked")
    photographer = _Photographer(page)
    player = GoodPlayer(page, photographer.watch)
    assert player.play(), "the game did not end"
    pictures = photographer.pictures
    if not pictures:
        raise NotWorthShowing("no turn had two Actions in play and another one to choose")
    _check(page)
    record = page.request.get(f"{_table(page)}/record?format=text").text()
    # The address of this server and this table would be another one each time.
    page.locator("input[readonly]").evaluate_all(_NEUTRAL_LINKS)
    result = snap(page)
    resize(page, _RESULT)
    pictures["result.png"] = _down_to(page.locator(".charts"), snap(page))
    resize(page, _DEMO)
    judge = _start_coach(page)
    _coach(page).evaluate("element => element.scrollIntoView()")
    coach = snap(page)
    resize(page, _COACH)
    section = _coach(page).locator("xpath=..")  # with its heading
    section.evaluate("element => element.scrollIntoView({ block: 'center' })")
    pictures["coach.png"] = snap(page, section, sharp=True)
    resize(page, DESK)
    pictures["replay.png"] = _replay(page)
    return Album(pictures, demo.make(player.clicks, result, judge, coach), record)


def _table(page: Page) -> str:
    """Return the address of the table in the API."""
    base, _, table = page.url.partition("#/table/")
    return f"{base}api/tables/{table}"


def _check(page: Page) -> None:
    """Raise NotWorthShowing unless the person won, and the bot was close."""
    scores = page.request.get(f"{_table(page)}/result").json()["scores"]
    mine, other = (next(one["points"] for one in scores if (one["seat"] == 0) == is_me) for is_me in (True, False))
    if not 0 < mine - other <= _CLOSE:
        raise NotWorthShowing(f"{mine} to {other}")


def _start_coach(page: Page) -> Click:
    """Let the coach judge the game, and return the click that starts it."""
    coach = _coach(page)
    button = coach.get_by_role("button", name="Judge this game")
    button.scroll_into_view_if_needed()
    click = Click(snap(page), *_middle(button), "coach", "judge")
    button.click()
    coach.get_by_role("progressbar").wait_for()
    coach.get_by_role("progressbar").wait_for(state="detached", timeout=_COACH_MS)
    page.mouse.move(0, 0)
    return click


def _coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def _replay(page: Page) -> Image.Image:
    page.get_by_role("link", name=re.compile("^Replay")).first.click()
    turn = page.get_by_role("button", name="Next turn")
    turn.wait_for()
    for _ in range(_REPLAYED_TURNS):
        turn.click()
    for _ in range(_REPLAYED_STEPS):
        page.get_by_role("button", name="Next decision").click()
    page.mouse.move(0, 0)
    return snap(page)


def _down_to(last: Locator, picture: Image.Image) -> Image.Image:
    """Cut off what is below this part of the page."""
    box = last.bounding_box()
    assert box is not None
    return picture.crop((0, 0, picture.width, round(box["y"] + box["height"]) + _BELOW))


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lab(chromium: Browser, url: str) -> Image.Image:
    """Let a strategy written in the lab play a match against a level."""
    visitor = Visitor(chromium, url)
    page = visitor.open(path=f"#/lab?cards={_CARDS}", size=_LAB)
    page.get_by_label("Strategy 2").select_option(label="Custom strategy")
    page.get_by_role("textbox", name="Custom strategy").fill(_STRATEGY)
    run = page.get_by_role("button", name="Run")
    run.click()
    page.get_by_text(re.compile("^Done: ")).wait_for(timeout=_COACH_MS)
    match = page.locator("section", has=run)
    match.evaluate("element => element.scrollIntoView({ block: 'center' })")
    page.mouse.move(0, 0)
    picture = snap(page, match)
    visitor.close()
    return picture


def workshop(chromium: Browser, url: str) -> Image.Image:
    """Write the card of the documentation, with a picture."""
    visitor = Visitor(chromium, url)
    page = visitor.open(path="#/workshop", size=_WORKSHOP)
    text = (ROOT / "docs" / "examples" / "night_market.card").read_text(encoding="utf-8").strip()
    box = page.get_by_label("The card, in English")
    box.fill(text.replace("cost ", _ICON, 1))
    page.get_by_text("This card can be played.").wait_for(timeout=_READ_MS)
    box.evaluate("box => { box.style.height = `${box.scrollHeight + 2}px`; box.scrollTop = 0; scrollTo(0, 0); }")
    page.mouse.move(0, 0)
    picture = _down_to(page.get_by_role("button", name="Save to my shelf"), snap(page))
    visitor.close()
    return picture
