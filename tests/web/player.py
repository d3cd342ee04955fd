"""A player who uses the page as a person does: looks at what is asked, and clicks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

# What is on the screen: the question, the cards and buttons that may be chosen.
_LOOK = """() => {
  const bar = document.querySelector('section.bar');
  const names = (selector) => [...document.querySelectorAll(selector)];
  return {
    over: !!document.querySelector('.scores'),
    request: bar?.dataset.request ?? '',
    verb: bar?.dataset.verb ?? '',
    asker: bar?.dataset.asker ?? '',
    question: document.querySelector('.question')?.innerText ?? '',
    options: names('.tile.option').filter((tile) => tile.dataset.left > 0).map((tile) => tile.dataset.card),
    chosen: names('.bar .pick').length,
    modes: names('.bar .buttons button:not([data-do])').map((button) => button.innerText),
    buttons: names('.bar .buttons button:not(:disabled)').map((button) => button.dataset.do ?? ''),
    hand: names('.hand .tile').map((tile) => tile.dataset.card),
    supply: names('.supply .kingdom .tile:not(.empty)').map((tile) => tile.dataset.card),
  };
}"""
NEXT = """(last) => {
  const bar = document.querySelector('section.bar');
  return !!document.querySelector('.scores') || (!!bar?.dataset.request && bar.dataset.request !== last);
}"""
_COPIES = 2
_COPPER = ("copper", "cuivre", "COBRE", "Miedziak")
_WEAK = ("Curse", "Estate", "Copper", "Silver", "Duchy")


class Player:
    """Plays all there is to play and wants two of each card of the kingdom; then goes for Provinces."""

    def __init__(self, page: Page, rushes: bool = False, wishes: tuple[str, ...] = ()) -> None:
        self.page = page
        self.rushes = rushes
        self._wishes = wishes  # what to buy before anything else, two of each
        self.asked: Counter[tuple[str, str]] = Counter()
        self.bought: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.looks: list[Callable[[dict[str, Any]], None]] = []
        self._request = ""
        self._is_new = True

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    def play(self, answers: int = 600) -> bool:
        """Answer so many questions, or all until the game is over; tell whether it is."""
        for _ in range(answers):
            self.page.wait_for_function(NEXT, arg=self._request)
            seen = self.look()
            if seen["over"]:
                return True
            self.answer(seen)
        return False

    def answer(self, seen: dict[str, Any]) -> None:
        for look in self.looks:
            look(seen)
        self._request = seen["request"]
        self._is_new = not self.asked[(seen["asker"], seen["verb"])]
        self.asked[(seen["asker"], seen["verb"])] += 1
        verb = seen["verb"]
        if verb == "play-action":
            self.choose(min(seen["options"], key=lambda card: self.played[card]))
        elif verb == "play-treasures":
            self.press("all")
        elif verb == "buy":
            self._buy(seen)
        elif verb == "name":
            # In any language, whichever the page is in.
            self.page.fill(".bar input", _COPPER[self.asked[(seen["asker"], verb)] % len(_COPPER)])
            self.page.press(".bar input", "Enter")
        elif not seen["options"]:
            self._modes(seen)
        elif verb == "react" and self.asked[(seen["asker"], verb)] % 2 == 0:
            self.press("decline")
        else:
            self._cards(seen)

    def choose(self, card: str) -> None:
        self.played[card] += 1
        self._click(f'.tile.option[data-card="{card}"]')

    def _click(self, selector: str) -> None:
        """With the mouse where a question is met for the first time; after that without its way over the screen."""
        if self._is_new:
            self.page.click(selector)
        else:
            self.page.locator(selector).first.dispatch_event("click")

    def asks_still(self, seen: dict[str, Any]) -> bool:
        return bool(self.look()["request"] == seen["request"])

    def press(self, what: str) -> None:
        self._click(f'.bar [data-do="{what}"]')

    def _buy(self, seen: dict[str, Any]) -> None:
        options = set(seen["options"])
        order = self._wishes or tuple(reversed(seen["supply"]))
        kingdom = [] if self.rushes else [card for card in order if self.bought[card] < _COPIES]
        kingdom.sort(key=lambda card: self.bought[card])
        wishes = [*kingdom, "Province", "Gold", "Duchy" if self.rushes else "Silver", "Silver"]
        if wanted := [card for card in wishes if card in options]:
            self.bought[wanted[0]] += 1
            self._click(f'.supply .tile.option[data-card="{wanted[0]}"]')
        else:
            self.press("decline")

    def _modes(self, seen: dict[str, Any]) -> None:
        """Each mode in its turn."""
        modes = seen["modes"]
        if seen["verb"] == "choose":
            turn = self.asked[(seen["asker"], "choose")]
            self._click(f".bar .buttons button:not([data-do]) >> nth={turn % len(modes)}")
            if self.asks_still(seen) and self.page.locator('.bar [data-do="submit"]').count():
                self._click(f".bar .buttons button:not([data-do]) >> nth={(turn + 1) % len(modes)}")
                self.press("submit")
        elif self.asked[(seen["asker"], seen["verb"])] % 2:
            self._click(".bar .buttons button:not([data-do])")
        else:
            self.press("decline")

    def _cards(self, seen: dict[str, Any]) -> None:
        """The weakest card, or the best where something is gained; again until it is an answer."""
        gains = seen["verb"] in ("gain", "play", "react")
        order = sorted(seen["options"], key=lambda card: _WEAK.index(card) if card in _WEAK else len(_WEAK))
        may_decline = "decline" in seen["buttons"]
        if may_decline and not gains and order[0] not in _WEAK:
            self.press("decline")
            return
        for _ in range(20):
            self._click(f'.tile.option[data-card="{order[-1] if gains else order[0]}"]')
            now = self.look()
            if now["request"] != seen["request"]:
                return
            if "submit" in now["buttons"]:
                self.press("submit")
                return
            order = [card for card in order if card in now["options"]]
