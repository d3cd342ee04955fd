"""The program on a full screen: from setting up a game to its end, and leaving without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from throneroom.locale import Locale
from throneroom.terminal.screen.sources.game_source import Place

# Only the terminal's own sixteen colours, and those that can be read on light and dark.
_THEME: Final = Theme(
    name="throneroom",
    ansi=True,
    primary="ansi_blue",
    secondary="ansi_cyan",
    warning="ansi_yellow",
    error="ansi_red",
    success="ansi_green",
    accent="ansi_blue",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    dark=True,
    variables={
        "ansi-background": "ansi_default",
        "ansi-foreground": "ansi_default",
        "border": "ansi_blue",
        "border-blurred": "ansi_blue",
        "block-cursor-foreground": "ansi_bright_white",
        "block-cursor-background": "ansi_blue",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-foreground": "ansi_default",
        "block-cursor-blurred-background": "ansi_default",
        "block-cursor-blurred-text-style": "bold underline",
        "block-hover-background": "ansi_default",
        "input-cursor-background": "ansi_blue",
        "input-cursor-foreground": "ansi_bright_white",
        "input-selection-background": "ansi_blue",
        "input-selection-foreground": "ansi_bright_white",
        "scrollbar": "ansi_blue",
        "scrollbar-hover": "ansi_blue",
        "scrollbar-active": "ansi_blue",
        "scrollbar-background": "ansi_default",
        "scrollbar-background-hover": "ansi_default",
        "scrollbar-background-active": "ansi_default",
        "scrollbar-corner-color": "ansi_default",
        "button-color-foreground": "ansi_bright_white",
    },
)


_SETTLED: Final = 1.0  # seconds until the first screen has been drawn


def _collect() -> None:
    """Collect garbage from now on. What the start has made stays, and is not looked at again."""
    gc.freeze()
    gc.enable()


class TableApp(App[None]):
    """`first` makes the first screen. The app goes on with a place for as long as it is shown."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, locale: Locale, first: Callable[[TableApp], Screen[None]]) -> None:
        super().__init__(ansi_color=True)  # said here, or NO_COLOR would turn everything black
        self.words: Final = locale
        self.failure: Exception | None = None
        self._first: Final = first
        self.register_theme(_THEME)
        self.theme = _THEME.name

    def on_mount(self) -> None:
        self.title = self.words.text("screen-title")
        # Signals that end a program leave as the key does, so that the game is saved.
        for name in ("SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):  # not everywhere
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.exit)
        self.push_screen(self._first(self))
        if not gc.isenabled():
            self.set_timer(_SETTLED, _collect)

    def go_on_with(self, place: Place) -> None:
        """Let the game at this place go on; only one does."""
        self.run_worker(self._run(place), group="place", exclusive=True)

    async def _run(self, place: Place) -> None:
        try:
            await place.run()
        except Exception as error:  # a card of one's own may fail in a bot's turn
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """The game cannot go on; it is saved when the program ends."""
        self.failure = error
        self.exit()
