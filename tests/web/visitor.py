"""People who open pages, each in their own browser context, and screenshots of what they see."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Response
from tests.helpers.paths import ROOT

PICTURES: Final = ROOT / "build" / "screenshots"
DESK: Final = (1280, 720)
PHONE: Final = (360, 740)


class Visitor:
    """Opens pages of the server at `url` and collects the errors that the browser reports."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
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
        scale: int = 1,
        **settings: Any,
    ) -> Page:
        """Open a page for a person whose browser is set to `locale` and runs `script` first.

        `scale` is the number of pixels for each CSS pixel. Nothing on it moves unless `moves` is set.
        """
        context = self._chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            has_touch=size == PHONE,
            device_scale_factor=scale,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        stored = {"speed": "off", "sound": "off", "name": name, "toured": True, **settings}
        context.add_init_script(
            f"localStorage.getItem('throneroom-settings') ?? "
            f"localStorage.setItem('throneroom-settings', {json.dumps(json.dumps(stored))})"
        )
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", lambda message: self._on_console(message.type, message.text))
        page.on("response", self._on_response)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self._url + path)
        return page

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(response.url)

    def _on_console(self, kind: str, text: str) -> None:
        # A server that a test has killed cannot be reached for a while.
        if kind in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def keep_picture(page: Page, name: str) -> None:
    """Save a screenshot for people to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")
