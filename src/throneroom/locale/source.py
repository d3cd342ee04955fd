"""Reading catalogs without Fluent, which is slow to import and to parse.

A run of the program uses only a few messages. So files are only split into messages here, and texts whose placeholders
are just names and small numbers are filled in directly. Fluent parses the others on demand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\s+\.([a-zA-Z][\w-]*)[ ]*=(.*)")
_ALSO: Final = re.compile(r"^[ ]+\.also[ ]*=(.*)$", re.MULTILINE)
_PLACEHOLDER: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_BRACE: Final = re.compile(r"[{}]")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_GROUPED: Final = 1000  # from here on, languages group digits differently


class BadText(ValueError):
    """A catalog that cannot be read, or a text that cannot be formatted with the given arguments."""


class CatalogMessage:
    """A message or term of a catalog: its source, and where that is."""

    def __init__(self, name: str, file: str, line: int, source: str) -> None:
        self.name: Final = name
        self.file: Final = file
        self.line: Final = line
        self.source: Final = source
        self._texts: dict[str, str] | None = None

    @property
    def texts(self) -> dict[str, str]:
        """The texts by attribute ("" for the value), if they have only placeholders such as { $name }.

        Empty if the message has anything else: a plural selector, a reference, or a text of several lines.
        """
        if self._texts is None:
            self._texts = self._read()
        return self._texts

    def _read(self) -> dict[str, str]:
        if _BRACE.search(_PLACEHOLDER.sub("", self.source)):
            return {}
        first, *lines = [line for line in self.source.splitlines() if line.strip() and not line.startswith("#")]
        value = first.partition("=")[2].strip()
        texts = {"": value} if value else {}
        for line in lines:
            attribute = _ATTRIBUTE.fullmatch(line)
            if attribute is None or not attribute[2].strip():
                return {}
            texts[attribute[1]] = attribute[2].strip()
        return texts

    @property
    def alternatives(self) -> tuple[str, ...]:
        """The names in the attribute `.also`, separated by commas there. Any language may omit it."""
        found = _ALSO.search(self.source)
        return () if found is None else tuple(name.strip() for name in found[1].split(","))

    @property
    def references(self) -> list[str]:
        """The names of messages and terms that this one may refer to."""
        return _REFERENCE.findall(self.source)


def filled(text: str, arguments: Mapping[str, str | int | float]) -> str | None:
    """Fill in the placeholders of a text; return None if only Fluent can do that."""
    for name in _PLACEHOLDER.findall(text):
        value = arguments.get(name)
        if not isinstance(value, str) and not (type(value) is int and 0 <= value < _GROUPED):
            return None
    return _PLACEHOLDER.sub(lambda found: str(arguments[found[1]]), text)


@cache
def root() -> Traversable:
    """Return the folder that contains one folder per language."""
    from importlib.resources import files

    return files("throneroom.locale")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogs, in alphabetical order."""
    folders = (entry for entry in root().iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if catalogs(folder)))


def catalogs(folder: Traversable) -> list[Traversable]:
    """Return the catalogs in the folder of a language."""
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(files, key=lambda file: file.name)


@cache
def messages(language: str) -> dict[str, CatalogMessage]:
    """Return all messages of a language by name."""
    found: dict[str, CatalogMessage] = {}
    for file in catalogs(root() / language):
        for message in cut(file.read_text(encoding="utf-8"), f"{language}/{file.name}"):
            if message.name in found:
                raise BadText(f"{message.file}: {message.name!r} is already in {found[message.name].file}")
            found[message.name] = message
    return found


def cut(source: str, file: str) -> list[CatalogMessage]:
    """Split a file into messages. Everything up to the next message belongs to the one before."""
    starts = list(_MESSAGE.finditer(source))
    ends = [*(match.start() for match in starts[1:]), len(source)]
    found: list[CatalogMessage] = []
    line, at = 1, 0
    for match, end in zip(starts, ends, strict=True):
        line += source.count("\n", at, match.start())
        at = match.start()
        found.append(CatalogMessage(match[1], file, line, source[at:end]))
    return found
