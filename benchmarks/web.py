"""The table in a real Chromium beside a bot of level fair, in one run: `make bench`.

How soon the table shows after a reload, how soon after an answer the next question is painted and how much of that is
the server's, and how many frames a second there are while cards move, beside those of a page on which nothing moves.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web import browser as browsers
from tests.web.player import Player

PORT = 18_437
URL = f"http://127.0.0.1:{PORT}/"
BOARD = "#/kingdom?cards=Cellar,Market,Militia,Mine,Moat,Remodel,Smithy,Village,Woodcutter,Workshop&seed=5"
SETTINGS = {"language": "en", "speed": "normal", "sound": "off", "name": "Ada", "toured": True, "warnings": False}
RELOADS = 7

# Notes when an answer is sent, when the next question comes in, and when it has been painted.
WATCH = """
window.noted = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  send(data) {
    if (JSON.parse(data).type === "answer") noted.push(["sent", performance.now(), JSON.parse(data).request]);
    return super.send(data);
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "update" && message.prompt) noted.push(["came", performance.now(), message.prompt.request]);
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
      painted.port1.onmessage = () => noted.push(["painted", performance.now(), request]);
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


@contextmanager
def server(folder: str) -> Iterator[None]:
    """The server of the build on PYTHONPATH."""
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(PORT), "--database", f"{folder}/tables.db"]
    running = subprocess.Popen([*command, "--bots", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with suppress(OSError), urllib.request.urlopen(f"{URL}api/health", timeout=2):
                break
            time.sleep(0.1)
        yield
    finally:
        running.terminate()
        running.wait(30)


def error_text(name: str, milliseconds: list[float]) -> None:
    found = sorted(milliseconds)
    nine_of_ten = found[int(0.9 * len(found))]
    print(
        f"  {name:42} median {statistics.median(found):6.0f} ms   p90 {nine_of_ten:6.0f} ms   most {found[-1]:6.0f} ms"
    )


def measure_answers(page: Page) -> None:
    noted = page.evaluate("noted")
    whole: list[float] = []
    servers: list[float] = []
    for place, (what, sent, request) in enumerate(noted):
        if what != "sent":
            continue
        came = next((time for kind, time, asked in noted[place:] if kind == "came" and asked != request), None)
        painted = next((time for kind, time, asked in noted[place:] if kind == "painted" and asked != request), None)
        if came is not None and painted is not None:
            servers.append(came - sent)
            whole.append(painted - sent)
    error_text(f"from an answer to the next question ({len(whole)})", whole)
    error_text("  of it the server, its disk and the bot", servers)


def measure_frames(page: Page, player: Player, answers: int) -> None:
    page.evaluate(COUNT_FRAMES)
    for _ in range(answers):
        player.play(1)
        page.wait_for_timeout(800)  # as a person does, who looks at what moves
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
    # make gives all benchmarks the same options; those of the others mean nothing here.
    answers = parser.parse_known_args()[0].answers
    chromium = browsers.find()
    if chromium is None:
        sys.exit("there is no Chromium: make test gets one")
    with tempfile.TemporaryDirectory() as folder, server(folder), sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = opened.new_context(viewport={"width": 1280, "height": 720})
        context.add_init_script(f"localStorage.setItem('throneroom-settings', '{json.dumps(SETTINGS)}')")
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(URL + BOARD)
        page.wait_for_selector(".chosen .tile")
        page.locator('input[type=radio][value="1"]').check(force=True)
        page.select_option(".fields select", "fair")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".bar.asked")
        build = "compiled" if Path(os.environ.get("PYTHONPATH", "src")).name == "compiled" else "plain"
        print(f"the table in Chromium, server {build}, one bot of level fair\n")
        player = Player(page)
        player.play(answers)
        measure_answers(page)
        shown: list[float] = []
        for _ in range(RELOADS):
            began = time.perf_counter()
            page.reload(wait_until="commit")
            page.wait_for_selector(".kingdom .tile")
            shown.append(1000 * (time.perf_counter() - began))
        error_text("from a reload to the table", shown)
        measure_frames(page, player, answers // 4)
        opened.close()


if __name__ == "__main__":
    main()
