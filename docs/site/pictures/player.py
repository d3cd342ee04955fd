"""A person who plays well at the table in the browser, and whose clicks are recorded for the demo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from docs.site.pictures.camera import snap
from PIL import Image
from playwright.sync_api import Page
from tests.web.player import Player

# First what gives Actions, then what draws without using one up, then the rest.
_PLAY_ORDER: Final = ("Village", "Festival", "Market", "Laboratory", "Smithy", "Militia")
_DISCARD_ORDER: Final = ("Curse", "Province", "Duchy", "Estate", "Copper", "Village", "Militia", "Market", "Silver")


@dataclass(frozen=True)
class Click:
    """The screen before a click, and where it goes."""

    picture: Image.Image
    x: float
    y: float
    verb: str
    what: str  # the card or the button


class GoodPlayer(Player):
    """Builds a deck that draws, then buys Provinces, and Duchies when the game nears its end."""

    def __init__(self, page: Page, watch: Callable[[dict[str, Any]], None]) -> None:
        super().__init__(page)
        self.clicks: list[Click] = []
        self._verb = ""
        self._watch = watch

    def answer(self, seen: dict[str, Any]) -> None:
        self._watch(seen)
        self._verb = seen["verb"]
        if seen["verb"] == "play-action":
            self._request = seen["request"]
            self.choose(min(seen["options"], key=_PLAY_ORDER.index))
        else:
            super().answer(seen)

    def _buy(self, seen: dict[str, Any]) -> None:
        wanted = self._wanted(set(seen["options"]))
        if wanted is None:
            self.press("decline")
            return
        self.bought[wanted] += 1
        self._click(f'.supply .tile.option[data-card="{wanted}"]')
        self.press("submit")

    def _wanted(self, options: set[str]) -> str | None:
        own = self.bought
        provinces = self._left("Province")
        terminals = own["Smithy"] + own["Militia"]
        wishes = [
            ("Province", own["Gold"] + own["Laboratory"] + own["Festival"] > 1),
            ("Duchy", provinces <= 4),
            ("Gold", own["Gold"] < 2),
            ("Laboratory", own["Laboratory"] < 3),
            ("Gold", True),
            ("Festival", own["Festival"] < 2),
            ("Market", own["Market"] < 3),
            ("Smithy", terminals <= own["Village"] + own["Festival"] and own["Smithy"] < 3),
            ("Militia", own["Militia"] < 1),
            ("Village", own["Silver"] > 0 and own["Village"] + own["Festival"] < terminals + 1),
            ("Estate", provinces <= 2),
            ("Silver", provinces > 2),
        ]
        return next((card for card, is_wanted in wishes if is_wanted and card in options), None)

    def _left(self, card: str) -> int:
        return int(self.page.locator(f'.supply .tile[data-card="{card}"]').first.get_attribute("data-left") or 0)

    def _choose_cards(self, seen: dict[str, Any]) -> None:
        """Discard what this turn can do without."""
        while True:
            now = self.look()
            if now["request"] != seen["request"]:
                return
            if "submit" in now["buttons"]:
                self.press("submit")
                return
            order = [card for card in _DISCARD_ORDER if card in now["options"]] or now["options"]
            self._click(f'.tile.option[data-card="{order[0]}"]')

    def _click(self, selector: str) -> None:
        """Click without moving the mouse, which would show a preview of the card below it."""
        target = self.page.locator(selector).first
        box = target.bounding_box()
        assert box is not None, selector
        x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)
        self.clicks.append(Click(snap(self.page), x, y, self._verb, selector.split('"')[-2]))
        target.dispatch_event("click")
