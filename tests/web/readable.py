"""Can a page be read: is any text cut off or covered, and is all of it in the reader's language?"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from throneroom.locale.source import messages

_SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").rstrip(";\n")


def unreadable_texts(page: Page) -> list[str]:
    """Return each text that is cut off, sticks out or is covered, with the reason."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(f"{_SCRIPT}.unreadable()")
    return found


def english_leftovers(page: Page, language: str) -> list[str]:
    """Return the English texts on the page of a person who reads another language."""
    if language == "en":
        return []
    shown: list[str] = page.evaluate(f"{_SCRIPT}.texts()")
    return sorted(set(shown) & _only_english(language))


@cache
def _only_english(language: str) -> frozenset[str]:
    """Return the English texts that do not appear unchanged in this language."""
    english, other = (
        {text for message in messages(code).values() for text in message.texts.values()} for code in ("en", language)
    )
    # A word may be written with a capital letter where it stands alone, as levels are.
    return frozenset(english - other - {text[:1].upper() + text[1:] for text in other})
