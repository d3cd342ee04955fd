"""What a player reads, in the player's language.

The texts live in Fluent catalogs, `<language>/*.ftl` beside this file, which the browser reads too. What a
language lacks is taken from English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["BadText", "Locale", "MissingText", "UnknownLanguage", "languages", "slug"]

FALLBACK = "en"

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


class BadText(ValueError):
    """A catalog cannot be read, or a text cannot be formatted with the arguments given."""


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
        bundle, pattern = found
        long = {name: value for name, value in arguments.items() if isinstance(value, str) and len(value) > _LONGEST}
        marks = {name: f"\ue000{name}\ue000" for name in long}  # no keyboard has this sign
        formatted, errors = bundle.format_pattern(pattern, {**arguments, **marks})
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

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        # English keeps its own bundle, so that a text taken from it also follows English plurals.
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language)
            pattern = _pattern(bundle, key)
            if pattern is not None:
                return bundle, pattern
        return None


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs, in alphabetical order."""
    folders = (entry for entry in _root().iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if _catalogs(folder)))


def slug(name: str) -> str:
    """A name as it stands in a key: "Secret Chamber" is "secret-chamber"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _root() -> Traversable:
    from importlib.resources import files

    return files(__name__)


def _catalogs(folder: Traversable) -> list[Traversable]:
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(files, key=lambda file: file.name)


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, dot, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if dot else message.value


@cache
def _bundle(language: str) -> FluentBundle:
    """All catalogs of one language, read when the first text is wanted: fluent.runtime is slow to import."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    home: dict[str, str] = {}
    for file in _catalogs(_root() / language):
        source = file.read_text(encoding="utf-8")
        resource = FluentResource(source)
        # Fluent passes over what it cannot parse and over second definitions; we want to hear of both.
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                reason = "; ".join(str(note.message) for note in entry.annotations)
                raise BadText(f"{language}/{file.name}, line {line}: {reason}")
            if isinstance(entry, (ast.Message, ast.Term)):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in home:
                    raise BadText(f"{language}/{file.name}: {name!r} is already in {home[name]}")
                home[name] = file.name
        bundle.add_resource(resource)
    return bundle
