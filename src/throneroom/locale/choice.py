"""The language of a player: from an option, from the environment, from Windows, or by default English."""

from __future__ import annotations

import re
import sys
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
    """Return the language that the environment asks for, that of Windows if it does not say, or English."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), None)
    return known_language(_windows_locale() if wanted is None else wanted) or FALLBACK


def _windows_locale() -> str:
    """Return the locale of Windows' menus, such as fr_FR: no variable says it. Elsewhere, return ""."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


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
