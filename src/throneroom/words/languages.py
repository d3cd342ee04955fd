"""The languages people can choose. People who share a keyboard may each use their own."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.cards.catalog import plain
from throneroom.locale import Locale, languages
from throneroom.locale.choice import known_language


def languages_of(people: Sequence[int], locales: Sequence[Locale]) -> dict[int, Locale]:
    """Map each person's seat to a language, in order. People without one get the first language."""
    return {seat: locales[index] if index < len(locales) else locales[0] for index, seat in enumerate(people)}


def language_names() -> list[tuple[str, str]]:
    """Return each language's code and its own name for itself."""
    return [(language, Locale(language).text("plain-language")) for language in languages()]


def find_language(typed: str) -> str | None:
    """Return the language with this code, this name in that language, or a name starting like this."""
    word = plain(typed)
    found = [code for code, name in language_names() if word and plain(name).startswith(word)]
    return known_language(word) or (found[0] if len(found) == 1 else None)


def next_language(locale: Locale) -> Locale:
    """Return the language after this one; after the last comes the first."""
    known = languages()
    return Locale(known[(known.index(locale.language) + 1) % len(known)])
