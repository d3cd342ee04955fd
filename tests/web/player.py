"""A player who uses the page like a person: reads the question and clicks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

# What is on the screen: the question, and the cards and buttons to choose from.
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
NEW_QUESTION = """(last) => {
  const bar = document.querySelector('section.bar');
  return !!document.querySelector('.scores') || (!!bar?.dataset.request && bar.dataset.request !== last);
}"""
_COPIES = 2
_COPPER = ("copper", "cuivre", "COBRE", "Miedziak")
_WEAK = ("Curse", "Estate", "Copper", "Silver", "Duchy")


class Player:
    """Plays every card it can, buys two of each kingdom card, then goes for Provinces."""

    def __init__(self, page: Page, rushes: bool = False, wishes: tuple[str, ...] = ()) -> None:
        self.page = page
        self.rushes = rushes
        self._wishes = wishes  # buy two of each of these before anything else
        self.asked: Counter[tuple[str, str]] = Counter()
        self.bought: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.looks: list[Callable[[dict[str, Any]], None]] = []
        self._request = ""
        self._is_new = True

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    def new_question(self) -> dict[str, Any] | None:
        """Return what is on the screen if it asks something that was not answered yet."""
        seen = self.look()
        return seen if seen["request"] not in ("", self._request) else None

    def play(self, answers: int = 600) -> bool:
        """Answer this many questions, or fewer if the game ends. Return whether it has ended."""
        for _ in range(answers):
            self.page.wait_for_function(NEW_QUESTION, arg=self._request)
            seen = self.look()
            if seen["over"]:
                return True
            self.answer(seen)
        return False

    def play_until(self, condition: Callable[[], bool], most: int = 40) -> None:
        """Answer questions until the condition holds at a question; fail if it never does."""
        self.page.wait_for_selector(".bar.asked")
        for _ in range(most):
            if condition():
                return
            self.play(1)
            self.page.wait_for_selector(".bar.asked")
        raise AssertionError(f"{most} answers were not enough")

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
            # Any language works, whichever one the page is in.
            self.page.fill(".bar input", _COPPER[self.asked[(seen["asker"], verb)] % len(_COPPER)])
            self.page.press(".bar input", "Enter")
        elif not seen["options"]:
            self._choose_modes(seen)
        elif verb == "react" and self.asked[(seen["asker"], verb)] % 2 == 0:
            self.press("decline")
        else:
            self._choose_cards(seen)

    def choose(self, card: str) -> None:
        self.played[card] += 1
        self._click(f'.tile.option[data-card="{card}"]')

    def _click(self, selector: str) -> None:
        """Click with the mouse the first time a question is asked; later ones get a faster event."""
        if self._is_new:
            self.page.click(selector)
        else:
            self.page.locator(selector).first.dispatch_event("click")

    def is_still_asked(self, seen: dict[str, Any]) -> bool:
        return bool(self.look()["request"] == seen["request"])

    def press(self, button: str) -> None:
        self._click(f'.bar [data-do="{button}"]')

    def _buy(self, seen: dict[str, Any]) -> None:
        options = set(seen["options"])
        order = self._wishes or tuple(reversed(seen["supply"]))
        kingdom = [] if self.rushes else [card for card in order if self.bought[card] < _COPIES]
        kingdom.sort(key=lambda card: self.bought[card])
        wishes = [*kingdom, "Province", "Gold", "Duchy" if self.rushes else "Silver", "Silver"]
        if wanted := [card for card in wishes if card in options]:
            self.bought[wanted[0]] += 1
            self._click(f'.supply .tile.option[data-card="{wanted[0]}"]')
            self.press("submit")
        else:
            self.press("decline")

    def _choose_modes(self, seen: dict[str, Any]) -> None:
        """Choose each mode in turn."""
        modes = seen["modes"]
        if seen["verb"] == "choose":
            turn = self.asked[(seen["asker"], "choose")]
            self._click(f".bar .buttons button:not([data-do]) >> nth={turn % len(modes)}")
            if self.is_still_asked(seen) and self.page.locator(".bar .pick").count():  # one of several
                self._click(f".bar .buttons button:not([data-do]) >> nth={(turn + 1) % len(modes)}")
                self.press("submit")
        elif self.asked[(seen["asker"], seen["verb"])] % 2:
            self._click(".bar .buttons button:not([data-do])")
        else:
            self.press("decline")

    def _choose_cards(self, seen: dict[str, Any]) -> None:
        """Choose the weakest cards, or the best ones to gain, until there are enough."""
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
