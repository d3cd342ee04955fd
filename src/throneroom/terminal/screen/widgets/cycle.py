"""A field that cycles through a few values: lighter than a drop-down list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Cycle(Widget, can_focus=True):
    """A field with one of several named values.

    The arrow keys, Enter and clicks go to the next value. With `lists`, Enter and a click on the name request a list of
    all values instead.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
        Binding("enter", "enter", show=False),
    ]

    value: reactive[str] = reactive("")

    class Changed(Message):
        """A different value was chosen."""

        def __init__(self, cycle: Cycle) -> None:
            super().__init__()
            self.cycle: Final = cycle

        @property
        def control(self) -> Cycle:
            return self.cycle

    class ListRequested(Message):
        """The user asked for a list of all values."""

    def __init__(
        self, values: Sequence[tuple[str, str]], value: str, id: str, label: str = "", lists: bool = False
    ) -> None:
        super().__init__(id=id)
        self.values: Final = tuple(values)
        self._names: Final = {key: name for name, key in values}
        self._label: Final = label
        self._lists: Final = lists
        self.set_reactive(Cycle.value, value)

    def render(self) -> Text:
        width = max(len(name) for name in self._names.values())
        text = Text(f"‹ {self._names[self.value]:{width}} ›")
        if self.has_focus:
            text.stylize("reverse")
        return Text.assemble(self._label, text)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.render().cell_len

    def watch_value(self) -> None:
        self.post_message(self.Changed(self))

    def action_step(self, by: int) -> None:
        keys = list(self._names)
        self.value = keys[(keys.index(self.value) + by) % len(keys)]

    def action_enter(self) -> None:
        if self._lists:
            self.post_message(self.ListRequested())
        else:
            self.action_step(1)

    def on_click(self, event: events.Click) -> None:
        if event.x <= len(self._label):
            self.action_step(-1)
        elif event.x >= len(self.render().plain) - 1:
            self.action_step(1)
        else:
            self.action_enter()
