"""Fixtures for the browser tests: a real server, a real Chromium, and pages that must report no errors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT
from tests.web import browser
from tests.web.servers import Server
from tests.web.visitor import Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src/throneroom/server/static/index.html").is_file():
        missing("NO BROWSER TESTS: the browser client has not been built; run make web")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Yield a browser, and end it before a worker takes tests of another kind: while it is open, Playwright runs an
    event loop in the main thread, where no other could run.
    """
    path = browser.require()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    """Yield a visitor; fail the test if any of its pages reported an error."""
    opened = Visitor(chromium, server.url)
    yield opened
    opened.close()
    assert opened.complaints == []
