"""What a person can read on a page: whether it is cut off or covered, and whether it is in the person's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from throneroom.locale.source import messages

_LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").rstrip(";\n")


def cut(page: Page) -> list[str]:
    """What cannot be read in full."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(f"{_LOOK}.cut()")
    return found


@cache
def english_only(language: str) -> frozenset[str]:
    """What English says word for word, and this language never does."""
    english = {text for message in messages("en").values() for text in message.texts.values()}
    own = {text for message in messages(language).values() for text in message.texts.values()}
    return frozenset(english - own)


def leftovers(page: Page, language: str) -> list[str]:
    """English texts on the page of somebody who reads another language."""
    if language == "en":
        return []
    shown: list[str] = page.evaluate(f"{_LOOK}.words()")
    return sorted(set(shown) & english_only(language))
