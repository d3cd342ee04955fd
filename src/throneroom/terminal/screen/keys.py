"""The keys of the table: one list for what they do, the line at the lower edge, and the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual.binding import Binding, BindingType

from throneroom.locale import Locale


class Key(NamedTuple):
    """Keys as Textual names them, as a person reads them, what they do, and the text for it.

    Keys that are called differently in each language are named in words, with commas.

    `short`: there is a short text too, and it stands at the lower edge.
    """

    keys: str
    shown: str
    action: str
    text: str
    short: bool = False
    family: str = "screen-key"


TABLE_KEYS: Final = (
    Key("", "← ↑ → ↓", "", "arrows"),
    Key("", "Tab", "", "tab"),
    Key("", "enter, space", "", "take"),
    Key("a", "a", "all", "all", True),
    Key("d", "d", "done", "done", True),
    Key("y", "", "yes", ""),
    Key("n", "", "no", ""),
    Key("", "yes, no", "", "yes-no"),
    Key("escape", "escape", "clear", "clear"),
    Key("slash", "/", "type", "type", True),
    Key("u", "u", "undo", "undo", True),
    Key("s", "s", "save", "save", True),
    Key("c", "c", "card", "card", True),
    Key("r", "r", "rule", "rule", True),
    Key("l", "l", "log", "log", True),
    Key("f3", "F3", "language", "language"),
    Key("pageup", "", "scroll_log(-1)", ""),
    Key("pagedown", "", "scroll_log(1)", ""),
    Key("", "pageup, pagedown", "", "scroll"),
    Key("question_mark,f1", "?", "help", "help", True),
    Key("q,ctrl+q,ctrl+c", "q", "leave", "quit", True),
)


_LEAVE: Final = "q,ctrl+q,ctrl+c"

# At a server nothing need be saved, but there are others to talk to.
REMOTE_KEYS: Final = (
    *(key for key in TABLE_KEYS if key.action not in ("save", "leave")),
    Key("t", "t", "chat", "chat", True),
    Key("X", "X", "resign", "resign"),
    Key(_LEAVE, "q", "leave", "quit-remote", True),
)

_READING: Final = ("", "card", "log", "language", "help", "scroll_log(-1)", "scroll_log(1)")
_WATCH: Final = "screen-watch-key"
WATCH_KEYS: Final = (
    *(key for key in TABLE_KEYS if key.action in _READING and key.text not in ("take", "yes-no")),
    Key(_LEAVE, "q", "leave", "quit", True, _WATCH),
)
REPLAY_KEYS: Final = (
    Key("n,full_stop", "n", "step(1)", "next", True, _WATCH),
    Key("b,comma", "b", "step(-1)", "back", True, _WATCH),
    Key("p,space", "space", "run", "run", True, _WATCH),
    Key("plus,equals_sign", "+", "speed(2)", "", False, _WATCH),
    Key("minus", "-", "speed(0.5)", "", False, _WATCH),
    Key("", "+ -", "", "speed", False, _WATCH),
    Key("N,greater_than_sign", "N", "turn(1)", "", False, _WATCH),
    Key("B,less_than_sign", "B", "turn(-1)", "", False, _WATCH),
    Key("", "N B", "", "turn", False, _WATCH),
    Key("0", "0", "jump(0)", "", False, _WATCH),
    Key("9", "9", "jump(-1)", "", False, _WATCH),
    Key("", "0 9", "", "ends", False, _WATCH),
    Key("e", "e", "eyes", "eyes", True, _WATCH),
    *WATCH_KEYS,
)


def bindings(keys: Sequence[Key]) -> list[BindingType]:
    # Where one only watches, no card takes the space bar for itself.
    return [Binding(key.keys, key.action, show=False, priority=key.family == _WATCH) for key in keys if key.keys]


def shown(key: Key, locale: Locale) -> str:
    """A key, or several, as they are called on a keyboard."""
    return ", ".join(_called(name, locale) for name in key.shown.split(", "))


def _called(name: str, locale: Locale) -> str:
    if name in ("yes", "no"):
        return letters(name, locale)[0]
    return locale.text(f"screen-name-{name}") if locale.has(f"screen-name-{name}") else name


def letters(answer: str, locale: Locale) -> list[str]:
    """The letters that say yes, or no: the language's own first. They are the same as in the line mode."""
    return [word for word in locale.text(f"ask-words-{answer}").split() if len(word) == 1]


def foot(keys: Sequence[Key], locale: Locale) -> Text:
    """The line at the lower edge; each key can be clicked."""
    line = Text()
    for key in keys:
        if key.short:
            link = {"@click": f"screen.{key.action}"}
            start = len(line)
            line.append(shown(key, locale), style="bold reverse").append(
                f" {locale.text(f'{key.family}-{key.text}-short')}"
            )
            line.apply_meta(link, start)
            line.append("  ")
    line.rstrip()
    return line


def help_lines(keys: Sequence[Key], locale: Locale) -> list[Text]:
    told = [key for key in keys if key.text]
    width = max(len(shown(key, locale)) for key in told)
    return [
        Text.assemble((f"{shown(key, locale):{width}}", "bold"), "  ", locale.text(f"{key.family}-{key.text}"))
        for key in told
    ]
