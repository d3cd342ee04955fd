"""What every screen must pass: it fits, everything can be read, and axe-core finds no violation."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page
from tests.helpers.paths import ROOT
from tests.web.readable import unreadable_texts
from tests.web.visitor import PHONE, keep_picture

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check_screen(page: Page, name: str) -> None:
    """Check the page in both themes and save a screenshot of each."""
    width: int = page.evaluate("innerWidth")
    assert unreadable_texts(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        # Only the contrast depends on the theme.
        assert axe_violations(page, only="" if theme == "light" else "color-contrast") == []
        keep_picture(page, f"{name}-{'phone' if width == PHONE[0] else 'desk'}-{theme}")


def axe_violations(page: Page, only: str = "") -> list[str]:
    """Return what axe-core finds wrong: by all of its rules, or by one."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only an experimental rule, which is off, needs the style sheets.
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
    if only:
        options["runOnly"] = [only]
    found: list[dict[str, Any]] = page.evaluate("async (options) => (await axe.run(options)).violations", options)
    return [f"{one['id']}: {node['html'][:160]} {node['any'][:1]}" for one in found for node in one["nodes"]]
