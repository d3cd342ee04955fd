"""The part of a screen that shows the log."""

from __future__ import annotations

from textual.containers import VerticalScroll


class LogScroll(VerticalScroll):
    """A log that stays at its end when it gets more or less room, unless somebody has scrolled up.

    Textual's `anchor` does not: it uses the height from before the resize.
    """

    _is_at_end = True

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self._is_at_end = new_value >= self.max_scroll_y

    def on_resize(self) -> None:
        if self._is_at_end:
            self.scroll_end(animate=False)
