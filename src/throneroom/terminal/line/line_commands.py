"""Commands of the line mode: typed words that are not an answer, such as `help Moat` and `undo`."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from throneroom.cards.catalog import plain
from throneroom.engine.decision import Decision
from throneroom.locale import Locale
from throneroom.words.names import is_named

CommandName = Literal["help", "log", "table", "rule", "hint", "undo", "save", "lang", "quit"]

COMMAND_NAMES: Final[tuple[CommandName, ...]] = get_args(CommandName)
_WITH_ARGUMENT: Final = ("help", "log", "save", "lang")
_SIGN: Final = "/"


class LineCommand(NamedTuple):
    """A command, and what was typed after it."""

    name: CommandName
    argument: str = ""


def read_command(typed: str, decision: Decision | None, locale: Locale) -> LineCommand | None:
    """Return the command that was typed, or None if the text is an answer.

    A command must be typed in full, since abbreviations mean cards, and an option with the same name takes precedence.
    After a slash the text is always a command, and can be abbreviated.
    """
    text = typed.strip()
    if text == "?":
        return LineCommand("help")
    word, _, rest = text.removeprefix(_SIGN).strip().partition(" ")
    wanted = plain(word)
    forced = text.startswith(_SIGN)
    if not forced and decision is not None and is_named(text, decision.options, locale):
        return None
    for name in COMMAND_NAMES:
        known = (name, plain(locale.text(f"plain-command-{name}")))
        if wanted in known or (forced and wanted and any(spelt.startswith(wanted) for spelt in known)):
            if rest.strip() and name not in _WITH_ARGUMENT:
                return None
            return LineCommand(name, rest.strip())
    return LineCommand("help") if forced else None
