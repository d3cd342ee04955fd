"""The texts that players read, in their language.

They are in Fluent catalogs, `<language>/*.ftl` beside this file, which the browser uses too. Texts missing in a
language are taken from English. Sentences about a game are composed in `words`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, reduce
from typing import TYPE_CHECKING, Final

from throneroom.locale.choice import FALLBACK
from throneroom.locale.source import BadText, CatalogMessage, filled, languages, messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["BadText", "Locale", "MissingText", "UnknownLanguage", "languages", "slug"]

_LONGEST: Final = 1000  # longest argument passed to Fluent, which refuses much longer texts


class MissingText(KeyError):
    """A text that no catalog has."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key, language)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        where = f"{self.language!r}" if self.language == FALLBACK else f"{self.language!r} or {FALLBACK!r}"
        return f"no text {self.key!r} in the catalogs of {where}"


class UnknownLanguage(LookupError):
    """A language without catalogs."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no language {language!r}; choose one of: {', '.join(languages())}")


class Locale:
    """The texts of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language

    def text(self, key: str, /, **arguments: str | int | float) -> str:
        """Return the text of a message ("card-smithy") or of an attribute ("card-smithy.text")."""
        found = self._find(key)
        if found is None:
            raise MissingText(key, self.language)
        language, message, attribute = found
        if attribute in message.texts:
            simple = filled(message.texts[attribute], arguments)
            if simple is not None:
                return simple
        fluent = _fluent_texts(language)
        pattern = fluent.pattern(message, attribute)
        assert pattern is not None  # it was found
        long = {name: value for name, value in arguments.items() if isinstance(value, str) and len(value) > _LONGEST}
        marks = {name: f"\ue000{name}\ue000" for name in long}  # a character that nobody types
        formatted, errors = fluent.bundle.format_pattern(pattern, {**arguments, **marks})
        if errors:
            # Fluent would show the player the name of the missing argument.
            raise BadText(f"text {key!r} of {self.language!r}: {'; '.join(map(str, errors))}")
        text = str(formatted)
        for name, value in long.items():
            text = text.replace(marks[name], value)
        return text

    def has(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return self._find(key) is not None

    def alternatives(self, key: str) -> tuple[str, ...]:
        """Return other names that may be typed for what a message names, from its attribute `.also`."""
        message = messages(self.language).get(key)
        return () if message is None else message.alternatives

    def _find(self, key: str) -> tuple[str, CatalogMessage, str] | None:
        """Return the language, message and attribute of a text."""
        name, dot, attribute = key.partition(".")
        if dot and not attribute:
            return None
        # A text taken from English must also follow English plurals, so its language is returned too.
        for language in dict.fromkeys((self.language, FALLBACK)):
            message = messages(language).get(name)
            if message is None:
                continue
            if message.texts:
                found = attribute in message.texts
            else:
                found = _fluent_texts(language).pattern(message, attribute) is not None
            if found:
                return language, message, attribute
        return None

    # -- numbers and lists ------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number in this language, with this many decimal places."""
        from babel.numbers import format_decimal

        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(round(float(value), digits), pattern, self.language)

    def all_of(self, names: Sequence[str]) -> str:
        """Return a list: "a, b and c"."""
        return self._joined("list-and", names)

    def one_of(self, names: Sequence[str]) -> str:
        """Return a choice: "a, b or c"."""
        return self._joined("list-or", names)

    def clauses(self, parts: Sequence[str]) -> str:
        """Join clauses: "draw Silver; discard Copper; +1 Coin"."""
        return reduce(lambda first, last: self.text("list-clauses", first=first, last=last), parts) if parts else ""

    def _joined(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.text(key, first=", ".join(names[:-1]), last=names[-1])


def slug(name: str) -> str:
    """Return a name in the form used in keys: "secret-chamber" for "Secret Chamber"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def _fluent_texts(language: str) -> _FluentTexts:
    return _FluentTexts(language)


class _FluentTexts:
    """The messages of one language that Fluent has parsed so far.

    Fluent is slow to import, so it is imported on first use.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._known: Final = messages(language)
        self._read: Final[set[str]] = set()
        self.bundle: Final[FluentBundle] = FluentBundle([language], use_isolating=False)

    def pattern(self, message: CatalogMessage, attribute: str) -> Pattern | None:
        self._add(message)
        known = self.bundle.get_message(message.name)
        return known.attributes.get(attribute) if attribute else known.value

    def _add(self, message: CatalogMessage) -> None:
        """Let Fluent parse a message and those it refers to."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        if message.name in self._read:
            return
        resource = FluentResource(message.source)
        # Fluent ignores what it cannot parse; that must not go unnoticed.
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = message.line + message.source.count("\n", 0, entry.span.start if entry.span else 0)
                reason = "; ".join(str(note.message) for note in entry.annotations)
                raise BadText(f"{message.file}, line {line}: {reason}")
        self._read.add(message.name)
        self.bundle.add_resource(resource)
        for name in message.references:
            if name in self._known:
                self._add(self._known[name])
