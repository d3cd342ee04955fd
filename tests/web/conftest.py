"""A real server, a real Chromium, and pages that complain of anything the browser complains of."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT
from tests.web import browser as browsers

ARTIFACTS = ROOT / "build" / "screenshots"
DESK = (1280, 720)
PHONE = (360, 740)


class Server:
    """`throneroom serve` on a database of its own. It can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "tables.db"
        self._log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "throneroom", "serve", "--port", str(self._port), "--database", self._database]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([*map(str, command), "--bots", "1"], stdout=log, stderr=log)
        for _ in range(300):
            with suppress(OSError), urllib.request.urlopen(f"{self.url}api/health", timeout=2):
                return
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {self._log.read_text(encoding='utf-8')[-2000:]}")

    def kill(self) -> None:
        """Without a chance to clean up."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(30)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src/throneroom/server/static/index.html").is_file():
        cannot_run("the browser's client has not been built: make web")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def cannot_run(reason: str) -> None:
    """Skip for a person, loudly (-ra shows it); fail where CI is set."""
    missing(f"NO TESTS IN THE BROWSER: {reason}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browsers.find()
    if path is None:
        cannot_run("there is no Chromium; make test gets one, or name yours in THRONEROOM_CHROMIUM")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


class Visitor:
    """Opens pages for people, each with a browser of their own, and collects what the browser complains of."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self._chromium = chromium
        self._server = server
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def open(
        self,
        name: str = "Ada",
        size: tuple[int, int] = DESK,
        path: str = "",
        moves: bool = False,
        locale: str = "en-GB",
        script: str = "",
        **wishes: Any,
    ) -> Page:
        """A page for a person whose browser is set to `locale` and runs `script` first.

        Nothing moves on it unless the test is about that.
        """
        context = self._chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        settings = {"speed": "off", "sound": "off", "name": name, "toured": True, **wishes}
        context.add_init_script(
            f"localStorage.getItem('throneroom-settings') ?? "
            f"localStorage.setItem('throneroom-settings', {json.dumps(json.dumps(settings))})"
        )
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", lambda told: self._hear(told.type, told.text))
        page.on("response", self._read)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self._server.url + path)
        return page

    def _read(self, answer: Response) -> None:
        if answer.status >= 400:
            self.complaints.append(answer.url)

    def _hear(self, kind: str, text: str) -> None:
        # A server that was killed on purpose cannot be reached for a while.
        if kind in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    """No test ends well while a page has complained."""
    visits = Visitor(chromium, server)
    yield visits
    visits.close()
    assert visits.complaints == []


def keep_picture(page: Page, name: str) -> None:
    """A screenshot for people to look at."""
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTIFACTS / f"{name}.png")
