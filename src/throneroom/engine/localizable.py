"""What is to be said to a person, as facts: the rules know no language, and whoever does finds the words.

`english` is for programs and their authors; the catalogs have the same for players, in every language, under `key`.
"""

from __future__ import annotations

from typing import Final


class Localizable:
    """A key of the catalogs, and what the words there speak of.

    A fact is a text, a number, a card, a mode, a set, another saying, an OSError, or several of these, as a list or
    OneOf.
    """

    def __init__(self, key: str, english: str, facts: dict[str, object]) -> None:
        self.key: Final = key
        self.english: Final = english
        self.facts: Final = facts

    def __str__(self) -> str:
        return self.english


class OneOf:
    """Things of which one is meant: "a, b or c"."""

    def __init__(self, things: list[object]) -> None:
        self.things: Final = things


class Problem(ValueError):
    """Something that a person asked for and that cannot be."""

    def __init__(self, key: str, english: str, **facts: object) -> None:
        super().__init__(english)
        self.message: Final = Localizable(key, english, facts)

    def __str__(self) -> str:
        return self.message.english


def localizable(key: str, english: str, **facts: object) -> Localizable:
    return Localizable(key, english, facts)


def or_list(names: list[str]) -> str:
    """The names in English: "a, b or c"."""
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else "".join(names)


def untranslated(text: str) -> Localizable:
    """A text that nobody can translate: what Python says of a fault in somebody's own file."""
    return Localizable("problem-as-it-is", text, {"text": text})


def system_message(error: OSError) -> Localizable:
    """What the system says: that there is no such file, that it may not be read."""
    return Localizable("problem-system", error.strerror or str(error), {"error": error})
