"""A window with advice about the decision at hand, updated while it is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from throneroom.terminal.rich_text import join_lines

_SECONDS: Final = 0.2  # between two updates


class AdviceWindow(ModalScreen[None]):
    """Shows `lines` again and again. `on_close` is called when nobody looks any more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,h", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(
        self, title: str, lines: Callable[[], Sequence[Text] | None], close: str, on_close: Callable[[], None]
    ) -> None:
        """`lines` returns None once the question has been answered or undone."""
        super().__init__()
        self._title: Final = title
        self._lines: Final = lines
        self._close: Final = close
        self._on_close: Final = on_close

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = self._close
            with VerticalScroll(can_focus=False):
                yield Static(id="advice")

    def on_mount(self) -> None:
        self._update()
        self.set_interval(_SECONDS, self._update)

    def on_unmount(self) -> None:
        self._on_close()

    def _update(self) -> None:
        lines = self._lines()
        if lines is None:
            self.dismiss()
        else:
            self.query_one("#advice", Static).update(join_lines(lines))

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self) -> None:
        self.dismiss()
