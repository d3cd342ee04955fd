"""Tables of servers, and records, on the full screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from textual.screen import Screen

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.protocol.table import TableInfo
from throneroom.record.record import Record, read_record
from throneroom.terminal import saved_games as files
from throneroom.terminal.client.client import KeptSeats, Server, ServerProblem, read_address
from throneroom.terminal.client.lobby_screen import Lobby
from throneroom.terminal.client.remote_game import RemotePlace
from throneroom.terminal.client.remote_table import RemoteTable, WatchedTable
from throneroom.terminal.line.talk import Talk
from throneroom.terminal.screen.app import TableApp
from throneroom.terminal.screen.replay_screen import RecordPlace, ReplayTable
from throneroom.terminal.start import failure
from throneroom.words.program import program


def join_on_screen(typed: str, name: str, catalog: Catalog, locale: Locale) -> None:
    """Take a seat at a server's table, or come back to it. Raises ServerProblem."""
    server = Server(read_address(typed, locale), locale)
    seats = KeptSeats()

    def token_for(table: str) -> str:
        address = server.address.of(table)
        token = seats.token(address)
        if token is None:
            token = server.take_seat(table, name).token
            seats.keep(address, token)
        return token

    def sit(app: TableApp, table: str) -> Screen[None]:
        place = RemotePlace(server.address.of(table), token_for(table), catalog, locale)
        app.go_on_with(place)
        places.append(place)
        return RemoteTable(place)

    places: list[RemotePlace] = []
    if server.address.table:
        token_for(server.address.table)  # what is wrong is said before the screen is drawn
    elif not server.tables().open:
        raise ServerProblem(locale.text("screen-remote-no-table", address=str(server.address)))
    _show(server, sit, lambda: server.tables().open, locale)
    if places and places[0].table is not None and places[0].table.state in ("open", "running"):
        command = f"{program()} join {places[0].address}"
        Talk().copy(locale.text("screen-remote-left", command=command))


def watch_on_screen(typed: str, catalog: Catalog, locale: Locale) -> None:
    """Watch a running table, or a record: a file, or that of a finished game. Raises ServerProblem or CannotLoad."""
    if "://" not in typed and Path(typed).exists():
        _replay(files.load(Path(typed), catalog), locale)
        return
    server = Server(read_address(typed, locale), locale)
    if server.address.table and server.table(server.address.table).state == "over":
        _replay(read_record(server.record(server.address.table), catalog), locale)
        return
    if not server.address.table and not server.tables().running:
        raise ServerProblem(locale.text("screen-remote-nothing-to-watch", address=str(server.address)))

    def watch(app: TableApp, table: str) -> Screen[None]:
        place = RemotePlace(server.address.of(table), None, catalog, locale)
        app.go_on_with(place)
        return WatchedTable(place)

    _show(server, watch, lambda: server.tables().running, locale)


def _show(
    server: Server,
    sit: Callable[[TableApp, str], Screen[None]],
    tables: Callable[[], Sequence[TableInfo]],
    locale: Locale,
) -> None:
    """Show the table that the address names; else all of them, to choose one."""

    def first(app: TableApp) -> Screen[None]:
        if server.address.table:
            return sit(app, server.address.table)
        return Lobby(server, tables, lambda chosen: _open(app, sit(app, chosen.id)), locale)

    run_app(TableApp(locale, first), locale)


def _open(app: TableApp, screen: Screen[None]) -> None:
    app.switch_screen(screen)


def _replay(record: Record, locale: Locale) -> None:
    def first(app: TableApp) -> Screen[None]:
        place = RecordPlace(record, locale)
        app.go_on_with(place)
        return ReplayTable(place)

    run_app(TableApp(locale, first), locale)


def run_app(app: TableApp, locale: Locale) -> None:
    app.run()
    if isinstance(app.failure, ServerProblem):
        raise app.failure
    if app.failure is not None:
        raise failure(app.failure, (), locale) from app.failure
