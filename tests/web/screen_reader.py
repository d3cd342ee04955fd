"""A player who only hears the table: the accessibility tree and the live region, no selectors and no screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

# Keeps what a screen reader would say: everything that is added to the live region.
_LISTEN = """(region) => {
  window.spoken = [...region.children].map((line) => line.innerText);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const line of change.addedNodes) if (line.innerText) window.spoken.push(line.innerText);
  }).observe(region, { childList: true });
}"""
_QUESTION = re.compile(
    r"(?P<treasures>Buy phase, \d+ coins? so far)"
    r"|Buy phase, (?P<coins>\d+) coins? and \d+ buys?: buy"
    r"|(?P<action>Action phase)"
    r"|(?P<discard>discard \d+ cards?)"
    r"|(?P<over>The game is over\.)"
)


class ScreenReader:
    """Listens to a page from the moment its table opens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_role("log", name="Announcements").evaluate(_LISTEN)
        self._heard = 0
        self.all: list[str] = []

    def hear(self) -> str:
        """Wait for the next announcement, and return it."""
        self.page.wait_for_function("(n) => window.spoken.length > n", arg=self._heard)
        spoken: str = self.page.evaluate("(n) => window.spoken[n]", self._heard)
        self._heard += 1
        self.all.append(spoken)
        return spoken

    def hear_everything(self) -> list[str]:
        """Return what was announced since, without waiting."""
        spoken: list[str] = self.page.evaluate("(n) => window.spoken.slice(n)", self._heard)
        self._heard += len(spoken)
        self.all += spoken
        return spoken


class BlindPlayer:
    """Buys Provinces, Gold and Silver, and a single `wish` first; subclasses say how a move is made."""

    def __init__(self, page: Page, wish: str, price: int) -> None:
        self.reader = ScreenReader(page)
        self.page = page
        self.is_over = False
        self._wish: str | None = wish
        self._price = price

    def answer_what_was_heard(self) -> None:
        for spoken in self.reader.hear_everything():
            found = list(_QUESTION.finditer(spoken))
            if not found:
                continue
            last = found[-1]
            if last["over"]:
                self.is_over = True
            elif last["treasures"]:
                self.play_treasures()
            elif last["action"]:
                self.play_action(spoken)
            elif last["discard"]:
                self.discard_two(spoken)
            else:
                self.buy_for(int(last["coins"]))

    def buy_for(self, coins: int) -> None:
        if self._wish and coins >= self._price:
            wish, self._wish = self._wish, None
            self.buy(wish)
            return
        for price, card in ((8, "Province"), (6, "Gold"), (3, "Silver")):
            if coins >= price:
                self.buy(card)
                return
        self.end()

    def play_treasures(self) -> None:
        raise NotImplementedError

    def play_action(self, spoken: str) -> None:
        raise NotImplementedError

    def discard_two(self, spoken: str) -> None:
        raise NotImplementedError

    def buy(self, card: str) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError


class CommandPlayer(BlindPlayer):
    """Types every move into the command line."""

    def type(self, command: str) -> None:
        field = self.page.get_by_role("textbox", name="Command", exact=True)
        field.fill(command)
        field.press("Enter")

    def ask(self, command: str) -> str:
        """Type a command that is answered at once, and return the answer."""
        self.type(command)
        return self.reader.hear()

    def play_treasures(self) -> None:
        self.type("all")

    def play_action(self, spoken: str) -> None:
        self.type("play 1")

    def discard_two(self, spoken: str) -> None:
        self.type("discard 1 2" if "2 Copper" not in spoken else "2 copper")

    def buy(self, card: str) -> None:
        self.type(f"buy {card.lower()}")

    def end(self) -> None:
        self.type("end")


class ButtonPlayer(BlindPlayer):
    """Finds buttons by their role and name, and presses them with the keyboard."""

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def button(self, part: str, name: str | re.Pattern[str]) -> Locator:
        return self.part(part).get_by_role("button", name=name)

    def press(self, button: Locator) -> None:
        button.focus()
        self.page.keyboard.press("Enter")

    def press_option(self, part: str, card: str = "") -> None:
        self.press(self.button(part, re.compile(rf"^{card}.*can be chosen")).first)

    def play_treasures(self) -> None:
        self.press(self.button("Current decision", "Play all Treasures"))

    def play_action(self, spoken: str) -> None:
        self.press_option("Your hand")

    def discard_two(self, spoken: str) -> None:
        confirm = self.button("Current decision", re.compile("^Discard .+"))
        for _ in range(2):
            others = self.button("Your hand", re.compile(r"^(?!.*\d chosen).*can be chosen"))
            self.press((others if others.count() else self.button("Your hand", "can be chosen")).first)
        self.press(confirm)

    def buy(self, card: str) -> None:
        self.press_option("Supply", card)
        confirm = self.button("Current decision", f"Buy {card}")
        if confirm.count():
            self.press(confirm)

    def end(self) -> None:
        self.press(self.button("Current decision", "End turn"))


def play_to_the_end(players: list[BlindPlayer], most: Callable[[], bool]) -> None:
    """Let everybody answer what they hear until all have heard that the game is over."""
    while not all(player.is_over for player in players):
        assert most(), [player.reader.all[-3:] for player in players]
        for player in players:
            player.answer_what_was_heard()
        players[0].page.wait_for_timeout(10)
