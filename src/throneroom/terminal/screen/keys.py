"""The keys of each screen, in one list for the bindings, the footer and the help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.binding import Binding, BindingType

from throneroom.locale import Locale


@dataclass(frozen=True, kw_only=True)
class Key:
    """One row of the help, one binding, or both.

    `keys` are Textual's names. `shown` is the key as displayed; words in it are translated. `family` and `text` form
    the catalog key of the description. With `short`, the footer shows the key with a short description.
    What is not `listed` is left out of the help, so that the rest fits on 80 x 24.
    """

    keys: str = ""
    shown: str = ""
    action: str = ""
    text: str = ""
    short: bool = False
    family: str = "screen-key"
    listed: bool = True


_LEAVE: Final = "q,ctrl+q,ctrl+c"
_WATCH: Final = "screen-watch-key"

PLAY_KEYS: Final = (
    Key(shown="← ↑ → ↓", text="arrows"),
    Key(shown="Tab", text="tab"),
    Key(shown="enter, space", text="take"),
    Key(keys="a", shown="a", action="all", text="all", short=True),
    Key(keys="d", shown="d", action="done", text="done", short=True),
    Key(keys="y", action="yes"),
    Key(keys="n", action="no"),
    Key(shown="yes, no", text="yes-no"),
    Key(keys="escape", shown="escape", action="clear", text="clear"),
    Key(keys="slash", shown="/", action="type", text="type", short=True),
    Key(keys="u", shown="u", action="undo", text="undo", short=True),
    Key(keys="s", shown="s", action="save", text="save", short=True),
    Key(keys="c", shown="c", action="card", text="card"),
    Key(keys="r", shown="r", action="rule", text="rule"),
    Key(keys="h", shown="h", action="advice", text="advice"),
    Key(keys="l", shown="l", action="log", text="log", short=True),
    Key(keys="o", shown="o", action="recap", text="recap", short=True),
    Key(keys="k", shown="k", action="known", text="known", short=True),
    Key(keys="v", shown="v", action="speed", text="speed"),
    Key(keys="f3", shown="F3", action="language", text="language"),
    Key(keys="f2", shown="F2", action="app.change_theme", text="theme"),
    Key(keys="f4", shown="F4", action="app.command_palette", text="palette"),
    Key(keys="pageup", action="scroll_log(-1)"),
    Key(keys="pagedown", action="scroll_log(1)"),
    Key(shown="pageup, pagedown", text="scroll"),
    Key(keys="question_mark,f1", shown="?", action="help", text="help", short=True, listed=False),
    Key(keys=_LEAVE, shown="q", action="leave", text="quit", short=True),
)

# A game on a server need not be saved, but has chat.
REMOTE_KEYS: Final = (
    *(key for key in PLAY_KEYS if key.action not in ("save", "speed", "leave")),
    Key(keys="t", shown="t", action="chat", text="chat", short=True),
    Key(keys="H", shown="H", action="advice_off", text="advice-off"),
    Key(keys="X", shown="X", action="resign", text="resign"),
    Key(keys=_LEAVE, shown="q", action="leave", text="quit-remote", short=True),
)

_READING: Final = (
    "",
    "card",
    "log",
    "recap",
    "known",
    "language",
    "app.change_theme",
    "app.command_palette",
    "help",
    "scroll_log(-1)",
    "scroll_log(1)",
)
WATCH_KEYS: Final = (
    *(key for key in PLAY_KEYS if key.action in _READING and key.text not in ("take", "yes-no")),
    Key(keys=_LEAVE, shown="q", action="leave", text="quit", short=True, family=_WATCH),
)
REPLAY_KEYS: Final = (
    Key(keys="n,full_stop", shown="n", action="step(1)", text="next", short=True, family=_WATCH),
    Key(keys="b,comma", shown="b", action="step(-1)", text="back", short=True, family=_WATCH),
    Key(keys="p,space", shown="space", action="run", text="run", short=True, family=_WATCH),
    Key(keys="plus,equals_sign", shown="+", action="speed(2)", family=_WATCH),
    Key(keys="minus", shown="-", action="speed(0.5)", family=_WATCH),
    Key(shown="+ -", text="speed", family=_WATCH),
    Key(keys="N,greater_than_sign", shown="N", action="turn(1)", family=_WATCH),
    Key(keys="B,less_than_sign", shown="B", action="turn(-1)", family=_WATCH),
    Key(shown="N B", text="turn", family=_WATCH),
    Key(keys="0", shown="0", action="jump(0)", family=_WATCH),
    Key(keys="9", shown="9", action="jump(-1)", family=_WATCH),
    Key(shown="0 9", text="ends", family=_WATCH),
    Key(keys="e", shown="e", action="eyes", text="eyes", short=True, family=_WATCH),
    *WATCH_KEYS,
)


def bindings(keys: Sequence[Key]) -> list[BindingType]:
    # Spectators choose no cards, so the grids must not take the space bar.
    return [Binding(key.keys, key.action, show=False, priority=key.family == _WATCH) for key in keys if key.keys]


def shown(key: Key, locale: Locale) -> str:
    """Return the keys as labelled on a keyboard, in this language."""
    return ", ".join(_label(name, locale) for name in key.shown.split(", "))


def _label(name: str, locale: Locale) -> str:
    if name in ("yes", "no"):
        return letters(name, locale)[0]
    return locale.text(f"screen-name-{name}") if locale.has(f"screen-name-{name}") else name


def letters(answer: str, locale: Locale) -> list[str]:
    """Return the letters for yes or no, as in the line mode: the language's own first."""
    return [word for word in locale.text(f"ask-words-{answer}").split() if len(word) == 1]


def foot(keys: Sequence[Key], locale: Locale) -> Text:
    """Return the footer, with keys that can be clicked."""
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
    described = [key for key in keys if key.text and key.listed]
    width = max(len(shown(key, locale)) for key in described)
    return [
        Text.assemble((f"{shown(key, locale):{width}}", "bold"), "  ", locale.text(f"{key.family}-{key.text}"))
        for key in described
    ]
