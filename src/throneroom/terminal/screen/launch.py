"""`throneroom play --terminal`: play on the full screen, and save the game at the end.

A screen is imported only when it is shown, so that the first one appears sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.series import Series
from throneroom.terminal.start import PlayOptions, game_failed, leave, open_game

if TYPE_CHECKING:
    from throneroom.terminal.screen.local_screen import LocalScreen
    from throneroom.terminal.screen.setup_screen import SetupScreen


_SPEED: Final = "fast"  # of the bots, until the player changes it


class Launcher:
    """Creates the screens of a series. `series` is None until a game has begun."""

    def __init__(self, options: PlayOptions, catalog: Catalog, locales: Sequence[Locale]) -> None:
        self._options = options
        self._catalog = catalog
        self.locales = locales
        self.speed = "off"  # of the bots
        self.series = open_game(options, catalog, locales[0])[0] if options.describe_a_game() else None

    def first_screen(self, app: TerminalApp) -> LocalScreen | SetupScreen:
        if self.series is not None:
            return self.game_screen(app, self.series)
        from throneroom.terminal.screen.setup_screen import SetupScreen

        def begin(series: Series, locales: Sequence[Locale]) -> None:
            self.locales = locales
            app.switch_screen(self.game_screen(app, series))

        return SetupScreen(catalog=self._catalog, locales=self.locales, options=self._options, begin=begin)

    def game_screen(self, app: TerminalApp, series: Series) -> LocalScreen:
        from throneroom.terminal.screen.local_screen import LocalScreen
        from throneroom.terminal.screen.sources.local_game import LocalGame

        self.series = series
        series.people_agreed_to_advice = self._options.advice
        source = LocalGame(series, self.locales[0])
        app.call_after_refresh(app.run_source, source)  # bots start thinking once the screen is visible
        screen = LocalScreen(source, self.locales)
        screen.set_speed(self.speed)
        return screen


def play_on_screen(options: PlayOptions, catalog: Catalog, locales: Sequence[Locale]) -> None:
    """Play on the full screen, each person in their own language, and save an unfinished game on exit."""
    locale = locales[0]
    launcher = Launcher(options, catalog, locales)
    launcher.speed = _SPEED
    app = TerminalApp(locale, launcher.first_screen)
    app.run()
    if launcher.series is not None:
        leave(launcher.series, "--terminal", options.custom, launcher.locales, LineIO())
    if app.failure is not None:
        raise game_failed(app.failure, options.custom, locale) from app.failure
