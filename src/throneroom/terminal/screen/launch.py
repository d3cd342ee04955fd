"""From the command line to the full screen and back.

A screen is imported when it is to be shown, so that the first one is there sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.screen.app import TableApp
from throneroom.terminal.series import Series
from throneroom.terminal.start import Wanted, failure, leave, opened

if TYPE_CHECKING:
    from throneroom.terminal.screen.local_table import LocalTable
    from throneroom.terminal.screen.setup_screen import Setup


class Playing:
    """The series being played, if one has begun, and how its screens are made."""

    def __init__(self, wanted: Wanted, catalog: Catalog, locales: Sequence[Locale]) -> None:
        self._wanted = wanted
        self._catalog = catalog
        self._locales = locales
        self.series = opened(wanted, catalog, locales[0])[0] if wanted.names_a_game() else None

    def first(self, app: TableApp) -> LocalTable | Setup:
        if self.series is not None:
            return self.table(app, self.series)
        from throneroom.terminal.screen.setup_screen import Setup

        def begin(series: Series, locales: Sequence[Locale]) -> None:
            self._locales = locales
            app.switch_screen(self.table(app, series))

        return Setup(self._catalog, self._locales, self._wanted, begin)

    def table(self, app: TableApp, series: Series) -> LocalTable:
        from throneroom.terminal.screen.local_table import LocalTable
        from throneroom.terminal.screen.sources.local_game import LocalPlace

        self.series = series
        place = LocalPlace(series, self._locales[0])
        app.call_after_refresh(app.go_on_with, place)  # bots think when the table can be seen
        return LocalTable(place, self._locales)


def play_on_screen(wanted: Wanted, catalog: Catalog, locales: Sequence[Locale]) -> None:
    """Play on a full screen, each person in an own language. However it ends, a game not over has been saved."""
    locale = locales[0]
    playing = Playing(wanted, catalog, locales)
    app = TableApp(locale, playing.first)
    app.run()
    if playing.series is not None:
        leave(playing.series, "--terminal", wanted.custom, locale, Talk())
    if app.failure is not None:
        raise failure(app.failure, wanted.custom, locale) from app.failure
