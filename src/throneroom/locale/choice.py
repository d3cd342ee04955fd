"""Which language a player reads: by option, by environment, else English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from throneroom.locale.source import languages

FALLBACK: Final = "en"

# The first of these that says something decides. The last three are those of every program on Unix.
_VARIABLES: Final = ("THRONEROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_OPTION: Final = "--lang"


def known_language(text: str) -> str | None:
    """The language that a name such as fr, pl_PL.UTF-8 or es-MX stands for, if there are catalogs for it."""
    code = re.split(r"[-_.@]", text.strip().lower())[0]
    return code if code in languages() else None


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if there is none, or none that we speak."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), FALLBACK)
    return known_language(wanted) or FALLBACK


def early_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for help and for complaints about the command line, before that is understood."""
    wanted = ""
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word == _OPTION and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif word.startswith(f"{_OPTION}="):
            wanted = word.removeprefix(f"{_OPTION}=")
    return known_language(wanted.partition(",")[0]) or environment_language(environment)
