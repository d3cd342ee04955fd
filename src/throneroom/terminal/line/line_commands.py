"""The commands of the line mode: words that are no answer, such as `help Moat` and `undo`."""

from __future__ import annotations

from typing import Final

from throneroom.cards.catalog import plain
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.words.names import is_named

COMMANDS: Final = ("help", "log", "table", "rule", "undo", "save", "lang", "quit")
_WITH_MORE: Final = ("help", "log", "save", "lang")
SIGN: Final = "/"


class Command:
    """A command, and what was typed after it."""

    def __init__(self, name: str, rest: str) -> None:
        self.name: Final = name
        self.rest: Final = rest


def read_command(typed: str, decision: Decision | None, locale: Locale) -> Command | None:
    """The command that was typed, or None if it is to be read as an answer.

    A command is the whole word, so that first letters always mean cards; and a choice that is called like a command
    comes first. After a / it is a command in any case, and its first letter will do.
    """
    text = typed.strip()
    if text == "?":
        return Command("help", "")
    word, _, rest = text.removeprefix(SIGN).strip().partition(" ")
    wanted = plain(word)
    forced = text.startswith(SIGN)
    if not forced and decision is not None and is_named(text, decision.options, locale):
        return None
    for name in COMMANDS:
        known = (name, plain(locale.text(f"plain-command-{name}")))
        if wanted in known or (forced and wanted and any(spelt.startswith(wanted) for spelt in known)):
            if rest.strip() and name not in _WITH_MORE:
                return None
            return Command(name, rest.strip())
    return Command("help", "") if forced else None
