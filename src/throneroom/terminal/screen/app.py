"""The full-screen app: its colours, the game behind the screens, and leaving without losing it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import ClassVar, Final, cast

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from throneroom.locale import Locale
from throneroom.terminal.screen.keys import Key, shown
from throneroom.terminal.screen.saved_theme import save_theme, saved_theme
from throneroom.terminal.screen.sources.game_source import GameSource

# Screens at least this wide place more panels side by side.
WIDE: Final = 110
BREAKPOINTS: Final = [(0, "-narrow"), (WIDE, "-wide")]

# Only those of the terminal's sixteen colours that are legible on both light and dark backgrounds.
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

_STARTUP: Final = 1.0  # seconds; by then the first screen has been drawn


def _start_collecting() -> None:
    """Turn on garbage collection, but never examine what was created at startup."""
    gc.freeze()
    gc.enable()


def _caller(screen: Screen[object], action: str) -> Callable[[], Awaitable[object]]:
    return lambda: screen.run_action(action)


class TerminalApp(App[None]):
    """The full-screen app. `first` creates the first screen, and `run_source` starts the game behind it."""

    CSS_PATH = "style.tcss"
    COMMAND_PALETTE_BINDING = "f4"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, locale: Locale, first: Callable[[TerminalApp], Screen[None]]) -> None:
        super().__init__(ansi_color=True)  # otherwise NO_COLOR would turn everything black
        self.locale: Final = locale
        self.failure: Exception | None = None
        self._first: Final = first
        self.register_theme(_THEME)
        wanted = saved_theme()
        self.theme = wanted if wanted in self.available_themes else _THEME.name

    def on_mount(self) -> None:
        self.title = self.locale.text("screen-title")
        # Where the system allows it, signals exit in the same way as the key does, so that the game is saved.
        for name in ("SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.exit)
        self.push_screen(self._first(self))
        if not gc.isenabled():
            self.set_timer(_STARTUP, _start_collecting)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Return the commands of the palette: the keys of the screen, in the player's language."""
        keys: Sequence[Key] = getattr(screen, "KEYS", ())
        locale = getattr(screen, "locale", self.locale)
        found: set[str] = set()
        for key in keys:
            if key.keys and key.action and key.text and key.action not in (*found, "app.command_palette"):
                found.add(key.action)
                title = locale.text(f"{key.family}-{key.text}")
                yield SystemCommand(title, shown(key, locale), _caller(screen, key.action))
        if "app.change_theme" not in found:
            yield SystemCommand(locale.text("screen-key-theme"), "F2", self.action_change_theme)

    def action_command_palette(self) -> None:
        from textual.command import CommandPalette

        if not CommandPalette.is_open(cast("App[object]", self)):
            self.push_screen(CommandPalette(placeholder=self.locale.text("screen-key-palette")))

    def search_themes(self) -> None:
        """Let the player choose the colours, which are kept for the next time."""
        from textual.command import CommandPalette
        from textual.theme import ThemeProvider

        placeholder = self.locale.text("screen-key-theme")
        self.push_screen(CommandPalette(providers=[ThemeProvider], placeholder=placeholder))

    def watch_theme(self, theme: str) -> None:
        if self.is_running:
            save_theme(theme)

    def run_source(self, source: GameSource) -> None:
        """Run this game instead of the current one, if any."""
        self.run_worker(self._run(source), group="source", exclusive=True)

    async def _run(self, source: GameSource) -> None:
        try:
            await source.run()
        except Exception as error:  # such as a custom card that fails in a bot's turn
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Exit because the game cannot continue; it is saved on exit."""
        self.failure = error
        self.exit()
