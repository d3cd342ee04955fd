"""`npm run dev` serves the client and passes everything else on to a running server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser
from tests.web.player import Player
from tests.web.servers import DevelopmentServer, Server
from tests.web.visitor import Visitor


def test_a_page_of_the_development_server_plays_against_a_bot(
    chromium: Browser, server: Server, tmp_path: Path
) -> None:
    """The page, the API with its Origin check, and the websocket all go through Vite."""
    with DevelopmentServer(tmp_path, behind=server.url) as vite:
        visitor = Visitor(chromium, vite.url)
        page = visitor.open()
        page.set_default_timeout(60_000)  # Vite transforms each module when it is first asked for
        page.get_by_role("button", name="Play now").click()
        Player(page).play(3)
        page.wait_for_selector(".bar.asked")
        visitor.close()
    assert visitor.complaints == []
