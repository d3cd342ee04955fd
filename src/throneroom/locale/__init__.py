"""What a player reads, in the player's language.

The texts live in Fluent catalogs, `<language>/*.ftl` beside this file, which the browser reads too. What a
language lacks is taken from English.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, reduce
from typing import TYPE_CHECKING, Final

from throneroom.locale.choice import FALLBACK
from throneroom.locale.source import BadText, Message, filled, languages, messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["BadText", "Locale", "MissingText", "UnknownLanguage", "languages", "slug"]

_LONGEST = 1000  # letters of an argument that Fluent is given; it refuses a text with much longer ones


class MissingText(KeyError):
    """No catalog has this text."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key, language)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        where = f"{self.language!r}" if self.language == FALLBACK else f"{self.language!r} or {FALLBACK!r}"
        return f"no text {self.key!r} in the catalogs of {where}"


class UnknownLanguage(LookupError):
    """There are no catalogs for this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no language {language!r}; known are: {', '.join(languages())}")


class Locale:
    """The texts of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language

    def text(self, key: str, /, **arguments: str | int | float) -> str:
        """The text of a message ("card-smithy") or of an attribute ("card-smithy.text")."""
        found = self._find(key)
        if found is None:
            raise MissingText(key, self.language)
        language, message, attribute = found
        if attribute in message.texts:
            simple = filled(message.texts[attribute], arguments)
            if simple is not None:
                return simple
        speech = _speech(language)
        pattern = speech.pattern(message, attribute)
        assert pattern is not None  # it was found
        long = {name: value for name, value in arguments.items() if isinstance(value, str) and len(value) > _LONGEST}
        marks = {name: f"\ue000{name}\ue000" for name in long}  # no keyboard has this sign
        formatted, errors = speech.bundle.format_pattern(pattern, {**arguments, **marks})
        if errors:
            # Fluent would show the player the name of what is missing.
            raise BadText(f"text {key!r} of {self.language!r}: {'; '.join(map(str, errors))}")
        text = str(formatted)
        for name, value in long.items():
            text = text.replace(marks[name], value)
        return text

    def has(self, key: str) -> bool:
        """Whether `text` knows this key."""
        return self._find(key) is not None

    def alternatives(self, key: str) -> tuple[str, ...]:
        """Return other names for what a message names, which may be typed: its attribute `.also`."""
        message = messages(self.language).get(key)
        return () if message is None else message.alternatives

    def _find(self, key: str) -> tuple[str, Message, str] | None:
        """Where the text is: in which language, in which message, and under which attribute."""
        name, dot, attribute = key.partition(".")
        if dot and not attribute:
            return None
        # English speaks for itself, so that a text taken from it also follows English plurals.
        for language in dict.fromkeys((self.language, FALLBACK)):
            message = messages(language).get(name)
            if message is None:
                continue
            is_there = attribute in message.texts if message.texts else _speech(language).pattern(message, attribute)
            if is_there:
                return language, message, attribute
        return None

    # -- what has no words of its own -------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language, with so many digits after the comma or point."""
        from babel.numbers import format_decimal

        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(round(float(value), digits), pattern, self.language)

    def all_of(self, names: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        return self._joined("list-and", names)

    def one_of(self, names: Sequence[str]) -> str:
        """A choice: "a, b or c"."""
        return self._joined("list-or", names)

    def clauses(self, parts: Sequence[str]) -> str:
        """One after the other: "draw Silver; discard Copper; +1 Coin"."""
        return reduce(lambda told, part: self.text("list-clauses", first=told, last=part), parts) if parts else ""

    def _joined(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.text(key, first=", ".join(names[:-1]), last=names[-1])


def slug(name: str) -> str:
    """A name as it stands in a key: "Secret Chamber" is "secret-chamber"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def _speech(language: str) -> _Speech:
    return _Speech(language)


class _Speech:
    """The messages of one language that Fluent has read so far. It is imported late, since it is slow to import."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._known: Final = messages(language)
        self._read: Final[set[str]] = set()
        self.bundle: Final[FluentBundle] = FluentBundle([language], use_isolating=False)

    def pattern(self, message: Message, attribute: str) -> Pattern | None:
        self._add(message)
        known = self.bundle.get_message(message.name)
        return known.attributes.get(attribute) if attribute else known.value

    def _add(self, message: Message) -> None:
        """Let Fluent read a message, and those it speaks of."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        if message.name in self._read:
            return
        resource = FluentResource(message.source)
        # Fluent passes over what it cannot parse; we want to hear of it.
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
