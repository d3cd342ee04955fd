"""The languages people can choose: everyone at a keyboard has their own, and may change it."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.cards.catalog import plain
from throneroom.locale import Locale, languages
from throneroom.locale.choice import known_language


def languages_of(people: Sequence[int], locales: Sequence[Locale]) -> dict[int, Locale]:
    """Return the language of each person's seat, in order; whoever is left over gets the first language."""
    return {seat: locales[index] if index < len(locales) else locales[0] for index, seat in enumerate(people)}


def language_names() -> list[tuple[str, str]]:
    """Return each language's code and the name it has for itself."""
    return [(language, Locale(language).text("plain-language")) for language in languages()]


def find_language(typed: str) -> str | None:
    """Return the language meant by a code, by its own name, or by the first letters of that name."""
    word = plain(typed)
    found = [code for code, name in language_names() if word and plain(name).startswith(word)]
    return known_language(word) or (found[0] if len(found) == 1 else None)


def next_language(locale: Locale) -> Locale:
    """Return the language after this one; after the last comes the first."""
    known = languages()
    return Locale(known[(known.index(locale.language) + 1) % len(known)])
