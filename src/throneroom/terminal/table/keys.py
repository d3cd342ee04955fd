"""The keys of the table: one list for what they do, the line at the lower edge, and the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual.binding import Binding, BindingType

from throneroom.locale import Locale


class Key(NamedTuple):
    """Keys as Textual names them, as a person reads them, what they do, and the text for it.

    `short`: there is a short text too, and it stands at the lower edge.
    """

    keys: str
    shown: str
    action: str
    text: str
    short: bool = False


TABLE_KEYS: Final = (
    Key("", "← ↑ → ↓", "", "arrows"),
    Key("", "Tab", "", "tab"),
    Key("", "Enter, Space", "", "take"),
    Key("a", "a", "all", "all", True),
    Key("d", "d", "done", "done", True),
    Key("y", "y", "yes", ""),
    Key("n", "n", "no", ""),
    Key("", "y n", "", "yes-no"),
    Key("escape", "Esc", "clear", "clear"),
    Key("slash", "/", "type", "type", True),
    Key("u", "u", "undo", "undo", True),
    Key("s", "s", "save", "save", True),
    Key("c", "c", "card", "card", True),
    Key("r", "r", "rule", "rule", True),
    Key("l", "l", "log", "log", True),
    Key("pageup", "PgUp", "scroll_log(-1)", ""),
    Key("pagedown", "PgDn", "scroll_log(1)", ""),
    Key("", "PgUp, PgDn", "", "scroll"),
    Key("question_mark,f1", "?", "help", "help", True),
    Key("q,ctrl+q,ctrl+c", "q", "leave", "quit", True),
)


def bindings(keys: Sequence[Key]) -> list[BindingType]:
    return [Binding(key.keys, key.action, show=False) for key in keys if key.keys]


def foot(keys: Sequence[Key], locale: Locale) -> Text:
    """The line at the lower edge; each key can be clicked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for key in keys:
        if key.short:
            link = {"@click": f"screen.{key.action}"}
            start = len(line)
            line.append(key.shown, style="bold reverse").append(f" {locale.text(f'table-key-{key.text}-short')}")
            line.apply_meta(link, start)
            line.append("  ")
    return line


def help_lines(keys: Sequence[Key], locale: Locale) -> list[Text]:
    told = [key for key in keys if key.text]
    width = max(len(key.shown) for key in told)
    return [Text.assemble((f"{key.shown:{width}}", "bold"), "  ", locale.text(f"table-key-{key.text}")) for key in told]
