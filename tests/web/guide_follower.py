"""A newcomer in the guided first game, who does what the marks say, with the mouse, by touch or with keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# The mark, what it points at, and what it covers although it must not. While it explains, nothing else is the one act.
_LOOK = """() => {
  const mark = document.querySelector('.guide[data-mark]');
  const bar = document.querySelector('[data-at="prompt"]');
  const box = (element) => element.getBoundingClientRect();
  const isShown = (element) => box(element).width > 0;
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isRed = (button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const visible = (selector) => [...document.querySelectorAll(selector)].find(isShown);
  const target = mark ? JSON.parse(mark.dataset.target).find(visible) : undefined;
  const kept = ['[data-at="prompt"]', '[data-at="hand"]', ...(target ? [target] : [])];
  return {
    over: !!document.querySelector('.scores'),
    request: bar?.dataset.request ?? '',
    verb: bar?.dataset.verb ?? '',
    mark: mark?.dataset.mark ?? '',
    words: mark?.querySelector('.words').innerText ?? '',
    act: mark?.querySelector('.act')?.innerText ?? '',
    explains: !!mark?.querySelector('[data-guide="continue"]'),
    target: target ?? '',
    wrong: mark
      ? [...kept.filter((selector) => covers(box(mark), box(visible(selector)))),
         ...(mark.querySelector('[data-guide="continue"]') ? [...bar.querySelectorAll('.act')].filter(isRed) : [])
           .map((button) => `also the one act: ${button.innerText}`),
         ...[...document.querySelectorAll('.tile, .trash, .own-piles .pile, .tracker li')].filter(isShown)
           .filter((other) => covers(box(mark), box(other))).map((other) => `covered: ${other.innerText}`),
         ...(target ? [] : [`nothing to point at: ${mark.dataset.target}`]),
         ...(box(mark).bottom > innerHeight || box(mark).right > innerWidth ? ['the edge of the screen'] : [])]
      : [],
  };
}"""
# A mark that has been placed, a question without one, or the result.
_READY = """(last) => {
  const bar = document.querySelector('[data-at="prompt"]');
  if (document.querySelector('.scores')) return true;
  if (!bar?.dataset.request) return false;
  const mark = document.querySelector('.guide');
  if (!mark) return false;
  const now = bar.dataset.request + mark.dataset.mark + mark.dataset.target + mark.innerText + bar.innerText;
  return now !== last ? now : false;
}"""


class Follower:
    """Follows the marks. `marks` lists those that were shown, in order, `acts` what they asked for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.marks: list[str] = []
        self.acts: list[str] = []
        self._last = ""

    def look(self) -> dict[str, Any]:
        """Wait until something has changed since the last step, and return it. Fail if the mark covers anything."""
        self._last = str(self.page.wait_for_function(_READY, arg=self._last).json_value())
        # The mark is placed in the next frame.
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        assert seen["wrong"] == [], seen
        return seen

    def step(self) -> dict[str, Any]:
        """Do what the mark says. Return what was on the screen before."""
        seen = self.look()
        if seen["over"]:
            return seen
        if seen["mark"] and (not self.marks or self.marks[-1] != seen["mark"]):
            self.marks.append(seen["mark"])
        if seen["act"]:
            self.acts.append(seen["act"])
        if seen["explains"]:
            self.press('[data-guide="continue"]')
        elif seen["target"]:
            self.press(seen["target"])
        else:
            assert seen["verb"] == "play-treasures", seen
            self.press('[data-do="all"]')
        return seen

    def press(self, selector: str) -> None:
        self.page.click(selector)

    def follow_until(self, mark: str) -> None:
        """Follow the marks until this one is shown."""
        for _ in range(200):
            if self.step()["mark"] == mark:
                return
        raise AssertionError(f"no mark {mark}: {self.marks}")


class TouchingFollower(Follower):
    def press(self, selector: str) -> None:
        self.page.tap(selector)


class TypingFollower(Follower):
    """Uses no pointer: the focus has to be where it is needed, or one key away."""

    def press(self, selector: str) -> None:
        if "guide" in selector:
            self.page.keyboard.press("g")
        elif "all" in selector:
            self.page.keyboard.press("t")
            return
        elif "decline" in selector:
            self.page.keyboard.press("e")
            return
        else:
            self._move_to(selector)
        self.page.keyboard.press("Enter")

    def _move_to(self, selector: str) -> None:
        """Move the focus to a card or button with the keys of the table."""
        start = "s" if "supply" in selector else "h" if "hand" in selector else "p"
        is_there = "(selector) => document.activeElement === document.querySelector(selector)"
        if self.page.evaluate(is_there, selector):
            return
        self.page.keyboard.press(start)
        for _ in range(40):
            if self.page.evaluate(is_there, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the focus does not get to {selector}")
