"""Measure the table in Chromium, with one bot of level fair: `make bench`.

It reports how long after an answer the next question is painted and how much of that time the server takes, how long a
reload takes, and the frames per second while cards move, compared with a page on which nothing moves. Otherwise the
question would wait, on purpose, until the others' turns have been shown; so the answers are given with the speed "off",
as a player can set it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Page, sync_playwright
from tests.helpers.waiting import wait_until
from tests.web import browser as browsers
from tests.web.player import Player

PORT = 18_437
URL = f"http://127.0.0.1:{PORT}/"
BOARD = "#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop&seed=5"
SETTINGS = {"language": "en", "speed": "off", "sound": "off", "name": "Ada", "toured": True, "warnings": False}
STORED = "throneroom-settings"
RELOADS = 7

# Records when an answer is sent, and when the next question arrives and is painted.
WATCH = """
window.recorded = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  send(data) {
    if (JSON.parse(data).type === "answer") recorded.push(["sent", performance.now(), JSON.parse(data).request]);
    return super.send(data);
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      const request = message.type === "update" ? message.prompt?.request : undefined;
      if (request) recorded.push(["arrived", performance.now(), request]);
      hear(event);
    };
  }
};
document.addEventListener("DOMContentLoaded", () => {
  let last = "";
  new MutationObserver(() => {
    const request = document.querySelector("section.bar")?.dataset.request ?? "";
    if (request === last) return;
    last = request;
    if (!request) return;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => recorded.push(["painted", performance.now(), request]);
      painted.port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-request"] });
});
"""
COUNT_FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const step = (now) => {
    frames_seen.push([now - last, document.getAnimations().some((moving) => moving.playState === "running")]);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""


def build() -> str | None:
    """Return the build that the server runs, or None while it is not responding."""
    with suppress(OSError), urllib.request.urlopen(f"{URL}api/health", timeout=2) as answer:
        return str(json.loads(answer.read())["build"])
    return None


@contextmanager
def server(folder: str) -> Iterator[None]:
    """Run the server of the build on PYTHONPATH."""
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(PORT), "--database", f"{folder}/tables.db"]
    running = subprocess.Popen([*command, "--bots", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: build() is not None, "the server starts")
        yield
    finally:
        running.terminate()
        running.wait(30)


def print_times(name: str, milliseconds: list[float]) -> None:
    found = sorted(milliseconds)
    nine_of_ten = found[int(0.9 * len(found))]
    print(
        f"  {name:42} median {statistics.median(found):6.0f} ms   p90 {nine_of_ten:6.0f} ms   most {found[-1]:6.0f} ms"
    )


def measure_answers(page: Page) -> None:
    recorded = page.evaluate("recorded")
    painted_after: list[float] = []
    arrived_after: list[float] = []
    for place, (what, sent, request) in enumerate(recorded):
        if what != "sent":
            continue
        arrived = next((time for kind, time, asked in recorded[place:] if kind == "arrived" and asked != request), None)
        painted = next((time for kind, time, asked in recorded[place:] if kind == "painted" and asked != request), None)
        if arrived is not None and painted is not None:
            painted_after.append(painted - sent)
            arrived_after.append(arrived - sent)
    print_times(f"from an answer to the next question ({len(painted_after)})", painted_after)
    print_times("  of it the server, its disk and the bot", arrived_after)


def set_speed(page: Page, speed: str) -> None:
    """Change the speed as the settings do. It counts from the next reload."""
    page.evaluate(
        "([key, stored]) => localStorage.setItem(key, stored)", [STORED, json.dumps({**SETTINGS, "speed": speed})]
    )


def measure_frames(page: Page, player: Player, answers: int) -> None:
    page.evaluate(COUNT_FRAMES)
    for _ in range(answers):
        player.play(1)
        page.wait_for_timeout(800)  # let the animation finish, as a person would
    moving = [took for took, moves in page.evaluate("frames_seen") if moves]
    page.evaluate("window.frames_seen = []")
    page.goto("about:blank")
    page.evaluate(COUNT_FRAMES)
    page.wait_for_timeout(1500)
    still = [took for took, _ in page.evaluate("frames_seen")]
    for name, frames in (("while cards move", moving), ("on an empty page", still)):
        late = sum(took > 1.5 * 1000 / 60 for took in frames) / len(frames)
        rate = 1000 * len(frames) / sum(frames)
        print(f"  frames a second {name:26} {rate:6.1f}          late {late:6.1%} of {len(frames)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--answers", type=int, default=60)
    # make passes the same options to all benchmarks; ignore those of the others.
    answers = parser.parse_known_args()[0].answers
    chromium = browsers.find()
    if chromium is None:
        sys.exit("Chromium is missing: make test installs it")
    with tempfile.TemporaryDirectory() as folder, server(folder), sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = opened.new_context(viewport={"width": 1280, "height": 720})
        context.add_init_script(
            f"localStorage.getItem('{STORED}') ?? localStorage.setItem('{STORED}', '{json.dumps(SETTINGS)}')"
        )
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(URL + BOARD)
        page.wait_for_selector(".chosen .tile")
        page.locator('input[type=radio][value="1"]').check(force=True)
        page.select_option(".fields select", "fair")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".bar.asked")
        print(f"the table in Chromium, server {build()}, one bot of level fair\n")
        player = Player(page)
        player.play(answers)
        measure_answers(page)
        set_speed(page, "normal")
        shown: list[float] = []
        for _ in range(RELOADS):
            began = time.perf_counter()
            page.reload(wait_until="commit")
            page.wait_for_selector(".kingdom .tile")
            shown.append(1000 * (time.perf_counter() - began))
        print_times("from a reload to the table", shown)
        measure_frames(page, player, answers // 4)
        opened.close()


if __name__ == "__main__":
    main()
