"""A field with a few values that follow one another: lighter than a list that opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Cycle(Widget, can_focus=True):
    """Values with their names; the arrow keys, Enter and clicks go to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter,space", "step(1)", show=False),
    ]

    value: reactive[str] = reactive("")

    class Changed(Message):
        """Another value was chosen."""

    def __init__(self, values: Sequence[tuple[str, str]], value: str, id: str) -> None:
        super().__init__(id=id)
        self._values: Final = {key: name for name, key in values}
        self.set_reactive(Cycle.value, value)

    def render(self) -> Text:
        width = max(len(name) for name in self._values.values())
        text = Text(f"‹ {self._values[self.value]:{width}} ›")
        if self.has_focus:
            text.stylize("reverse")
        return text

    def watch_value(self) -> None:
        self.post_message(self.Changed())

    def action_step(self, by: int) -> None:
        keys = list(self._values)
        self.value = keys[(keys.index(self.value) + by) % len(keys)]

    def on_click(self, event: events.Click) -> None:
        self.action_step(-1 if event.x == 0 else 1)
