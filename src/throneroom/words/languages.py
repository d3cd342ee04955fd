"""The languages at a table: each person has an own one, and may change it."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.cards.catalog import plain
from throneroom.locale import Locale, languages
from throneroom.locale.choice import known_language


def languages_of(people: Sequence[int], locales: Sequence[Locale]) -> dict[int, Locale]:
    """The language of each person's seat: as many as were named, in order, and the first for all further ones."""
    return {seat: locales[place] if place < len(locales) else locales[0] for place, seat in enumerate(people)}


def language_names() -> list[tuple[str, str]]:
    """All languages: how each is written on the command line, and what it calls itself."""
    return [(language, Locale(language).text("plain-language")) for language in languages()]


def spoken_language(typed: str) -> str | None:
    """The language meant by its code, by the name it has for itself, or by the first letters of that."""
    word = plain(typed)
    found = [code for code, name in language_names() if word and plain(name).startswith(word)]
    return known_language(word) or (found[0] if len(found) == 1 else None)


def next_language(locale: Locale) -> Locale:
    """The language that follows this one, round and round."""
    known = languages()
    return Locale(known[(known.index(locale.language) + 1) % len(known)])
