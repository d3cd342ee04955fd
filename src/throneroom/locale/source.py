"""Catalogs as they stand in their files: which message is where, and what it says if that needs no working out.

A program uses few of the messages there are. So a file is only cut into its messages, and what needs no more than names
and small numbers put in is taken as it stands; Fluent, which is slow to import and to parse, reads the others when they
are wanted.
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
_PLACE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_BRACE: Final = re.compile(r"[{}]")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


_GROUPED: Final = 1000  # from here on numbers are not written alike in all languages


class BadText(ValueError):
    """A catalog cannot be read, or a text cannot be formatted with the arguments given."""


class Message:
    """One message of a catalog, or a term: its source, and where that is."""

    def __init__(self, name: str, file: str, line: int, source: str) -> None:
        self.name: Final = name
        self.file: Final = file
        self.line: Final = line
        self.source: Final = source
        self._texts: dict[str, str] | None = None

    @property
    def texts(self) -> dict[str, str]:
        """The texts by attribute, "" for the message's own, where nothing but places as { $name } must be filled.

        Empty if the message has anything else: a choice by number, other messages, or a text of several lines.
        """
        if self._texts is None:
            self._texts = self._read()
        return self._texts

    def _read(self) -> dict[str, str]:
        if _BRACE.search(_PLACE.sub("", self.source)):
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
        """The names in the attribute `.also`, separated by commas there. It may be missing in any language."""
        found = _ALSO.search(self.source)
        return () if found is None else tuple(name.strip() for name in found[1].split(","))

    @property
    def references(self) -> list[str]:
        """The names of messages and terms that this one may speak of."""
        return _REFERENCE.findall(self.source)


def filled(text: str, arguments: Mapping[str, str | int | float]) -> str | None:
    """A text with what belongs into its places; None if Fluent has to say how it is written, or that it is missing."""
    for name in _PLACE.findall(text):
        value = arguments.get(name)
        if not isinstance(value, str) and not (type(value) is int and 0 <= value < _GROUPED):
            return None
    return _PLACE.sub(lambda place: str(arguments[place[1]]), text)


@cache
def root() -> Traversable:
    """The folder with a folder for each language."""
    from importlib.resources import files

    return files("throneroom.locale")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs, in alphabetical order."""
    folders = (entry for entry in root().iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if catalogs(folder)))


def catalogs(folder: Traversable) -> list[Traversable]:
    """The catalogs in the folder of a language."""
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(files, key=lambda file: file.name)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by name."""
    found: dict[str, Message] = {}
    for file in catalogs(root() / language):
        for message in cut(file.read_text(encoding="utf-8"), f"{language}/{file.name}"):
            if message.name in found:
                raise BadText(f"{message.file}: {message.name!r} is already in {found[message.name].file}")
            found[message.name] = message
    return found


def cut(source: str, file: str) -> list[Message]:
    """The messages of a file. What follows a message up to the next is taken for a part of it."""
    starts = list(_MESSAGE.finditer(source))
    ends = [*(match.start() for match in starts[1:]), len(source)]
    found: list[Message] = []
    line, at = 1, 0
    for match, end in zip(starts, ends, strict=True):
        line += source.count("\n", at, match.start())
        at = match.start()
        found.append(Message(match[1], file, line, source[at:end]))
    return found
