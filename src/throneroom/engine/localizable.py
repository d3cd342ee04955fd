"""Messages for people as a locale key and facts, since the engine has no language.

`english` is for developers; the locale files have the same message for players in every language.
"""

from __future__ import annotations

from typing import Final


class Localizable:
    """A key in the locale files and the facts that its message mentions.

    A fact is a text, a number, a card, a mode, a recommended set, another Localizable, an OSError, or several of these
    as a list or OneOf.
    """

    def __init__(self, key: str, english: str, facts: dict[str, object]) -> None:
        self.key: Final = key
        self.english: Final = english
        self.facts: Final = facts

    def __str__(self) -> str:
        return self.english


class OneOf:
    """Alternatives: "a, b or c"."""

    def __init__(self, things: list[object]) -> None:
        self.things: Final = things


class Problem(ValueError):
    """A request that cannot be carried out, with a message for the person who made it."""

    def __init__(self, key: str, english: str, **facts: object) -> None:
        super().__init__(english)
        self.message: Final = Localizable(key, english, facts)

    def __str__(self) -> str:
        return self.message.english


def localizable(key: str, english: str, **facts: object) -> Localizable:
    return Localizable(key, english, facts)


def or_list(names: list[str]) -> str:
    """Join English names: "a, b or c"."""
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else "".join(names)


def untranslated(text: str) -> Localizable:
    """Wrap a text that has no translation, such as a Python error in a custom card."""
    return Localizable("problem-as-it-is", text, {"text": text})


def system_message(error: OSError) -> Localizable:
    """Wrap an operating system error, such as a missing file."""
    return Localizable("problem-system", error.strerror or str(error), {"error": error})
