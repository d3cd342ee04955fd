"""The language of a player: from an option, from the environment, or by default English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from throneroom.locale.source import languages

FALLBACK: Final = "en"

# The first of these that is set decides. The last three are the usual Unix variables.
_VARIABLES: Final = ("THRONEROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_OPTION: Final = "--lang"


def known_language(text: str) -> str | None:
    """Return the language of a locale such as fr, pl_PL.UTF-8 or es-MX, if there are catalogs for it."""
    code = re.split(r"[-_.@]", text.strip().lower())[0]
    return code if code in languages() else None


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), FALLBACK)
    return known_language(wanted) or FALLBACK


def early_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language for help and errors, before the command line is parsed."""
    wanted = ""
    for index, word in enumerate(arguments):
        if word == "--":
            break
        if word == _OPTION and index + 1 < len(arguments):
            wanted = arguments[index + 1]
        elif word.startswith(f"{_OPTION}="):
            wanted = word.removeprefix(f"{_OPTION}=")
    return known_language(wanted.partition(",")[0]) or environment_language(environment)
