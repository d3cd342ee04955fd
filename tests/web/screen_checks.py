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
        assert axe_violations(page) == []
        keep_picture(page, f"{name}-{'phone' if width == PHONE[0] else 'desk'}-{theme}")


def axe_violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {node['html'][:160]} {node['any'][:1]}" for one in found for node in one["nodes"]]
