"""From the command line to the full screen and back.

A screen is imported when it is to be shown, so that the first one is there sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.table.app import TableApp
from throneroom.terminal.series import Series
from throneroom.terminal.start import Wanted, failure, leave, opened
from throneroom.terminal.talk import Talk

if TYPE_CHECKING:
    from throneroom.table.play import LocalTable
    from throneroom.table.setup import Setup


class Playing:
    """The series being played, if one has begun, and how its screens are made."""

    def __init__(self, wanted: Wanted, catalog: Catalog, locale: Locale) -> None:
        self._wanted = wanted
        self._catalog = catalog
        self._locale = locale
        self.series = opened(wanted, catalog, locale)[0] if wanted.names_a_game() else None

    def first(self, app: TableApp) -> LocalTable | Setup:
        if self.series is not None:
            return self.table(app, self.series)
        from throneroom.table.setup import Setup

        return Setup(self._catalog, self._locale, self._wanted, lambda series: self._begin(app, series))

    def _begin(self, app: TableApp, series: Series) -> None:
        app.switch_screen(self.table(app, series))

    def table(self, app: TableApp, series: Series) -> LocalTable:
        from throneroom.table.local import LocalPlace
        from throneroom.table.play import LocalTable

        self.series = series
        place = LocalPlace(series, self._locale)
        app.go_on_with(place)
        return LocalTable(place, self._locale)


def play_on_screen(wanted: Wanted, catalog: Catalog, locale: Locale) -> None:
    """Play on a full screen. However it ends, a game that is not over has been saved."""
    playing = Playing(wanted, catalog, locale)
    app = TableApp(locale, playing.first)
    app.run()
    if playing.series is not None:
        leave(playing.series, "--terminal", wanted.own, locale, Talk())
    if app.failure is not None:
        raise failure(app.failure, wanted.own, locale) from app.failure
