"""Windows above a screen: text, an input line, a list, a yes-or-no question; and the cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Literal

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from throneroom.locale import Locale
from throneroom.terminal.rich_text import Line, join_lines
from throneroom.terminal.screen.keys import letters

CoverChoice = Literal["ready", "undo", "leave"]

_WIDEST: Final = 90  # longer lines are hard to read
_EDGES: Final = 8  # border, margin and scroll bar


def _width(lines: Sequence[Line]) -> int:
    """Return the width of a window for these lines; longer ones are wrapped."""
    longest = max(cell_len(line.plain if isinstance(line, Text) else line) for line in lines)
    return min(longest, _WIDEST) + _EDGES


class TextWindow(ModalScreen[None]):
    """Text to read: a card, a rule, the log, the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,f1,c,r,l,o,k", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Line], close: str, from_end: bool = False) -> None:
        super().__init__()
        self._title: Final = title
        self._lines: Final = lines
        self._close: Final = close
        self._from_end: Final = from_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = self._close
            window.styles.width = _width([*self._lines, self._close])
            with VerticalScroll(can_focus=False):
                yield Static(join_lines(self._lines))

    def on_mount(self) -> None:
        if self._from_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self) -> None:
        self.dismiss()


class InputWindow(ModalScreen[str | None]):
    """Asks for a line of text; returns None if cancelled. `check` returns what is wrong with it, or ""."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, question: str, hint: str, typed: str = "", check: Callable[[str], str] = lambda _: "") -> None:
        super().__init__()
        self._question: Final = question
        self._hint: Final = hint
        self._typed: Final = typed
        self._check: Final = check

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self._question, style="bold"))
            hint = Static(Text(self._hint, style="dim"), id="wrong")
            hint.display = bool(self._hint)
            yield hint
            yield Input(self._typed, compact=True)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        wrong = self._check(event.value)
        if wrong:
            self.query_one("#wrong", Static).update(Text(wrong, style="bold"))
            self.query_one("#wrong").display = True
        else:
            self.dismiss(event.value)


class ListWindow(ModalScreen[str | None]):
    """Asks for one of several named values, and returns None if cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, title: str, values: Sequence[tuple[str, str]], value: str) -> None:
        super().__init__()
        self._title: Final = title
        self._values: Final = values
        self._value: Final = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self._title
            yield OptionList(*(Option(Text(name), id=key) for name, key in self._values), compact=True)

    def on_mount(self) -> None:
        listed = self.query_one(OptionList)
        listed.highlighted = [key for _, key in self._values].index(self._value)
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class YesNoWindow(ModalScreen[bool]):
    """Asks a yes-or-no question outside the game itself."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(False)", show=False)]

    def __init__(self, lines: Sequence[str], locale: Locale) -> None:
        super().__init__()
        self._lines: Final = lines
        self._locale: Final = locale

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(join_lines(self._lines))
            links = Text()
            for key, answer in (("yes", True), ("no", False)):
                word = f" {self._locale.text(f'screen-{key}')} "
                links.append(word, style="reverse").apply_meta({"@click": f"screen.dismiss({answer})"}, -len(word))
                links.append("  ")
            keys = {answer: letters(answer, self._locale)[0] for answer in ("yes", "no")}
            links.append(self._locale.text("screen-yes-no", **keys), style="dim")
            yield Static(links)

    def on_key(self, event: events.Key) -> None:
        for answer in ("yes", "no"):
            if event.key in letters(answer, self._locale):
                event.stop()
                self.dismiss(answer == "yes")
                return


class CoverScreen(Screen[CoverChoice]):
    """Hides the hands until the person who has to decide is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('ready')", show=False),
        Binding("u", "undo", show=False),
        Binding("q,ctrl+q,ctrl+c", "dismiss('leave')", show=False),
    ]

    def __init__(self, name: str, before: str, locale: Locale) -> None:
        super().__init__()
        self._whom: Final = name
        self._before: Final = before
        self._locale: Final = locale

    def compose(self) -> ComposeResult:
        text = self._locale.text
        keys = [text("screen-cover-ready", name=self._whom)]
        if self._before:
            keys.append(text("screen-cover-undo", name=self._before))
        keys.append(text("screen-cover-leave"))
        asked = text("plain-hand-over-wait", name=self._whom)
        with Vertical(classes="window") as window:
            window.styles.width = _width([asked, *keys])
            yield Static(Text(asked, style="bold"), id="whom")
            yield Static(join_lines(["", *keys]))

    def action_undo(self) -> None:
        if self._before:
            self.dismiss("undo")

    def on_click(self) -> None:
        self.dismiss("ready")
