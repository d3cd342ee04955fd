"""`throneroom join` and `throneroom watch`: open a table on a server, or a record, on the full screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from textual.screen import Screen

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.protocol.table import TableInfo
from throneroom.record.record import Record, read_record
from throneroom.terminal.client.client import SeatTokens, ServerApi, ServerProblem, read_address
from throneroom.terminal.client.lobby_screen import LobbyScreen
from throneroom.terminal.client.remote_game import RemoteGame
from throneroom.terminal.client.remote_screen import RemoteScreen, SpectatorScreen
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.program import program
from throneroom.terminal.saved_games import load
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.screen.replay_screen import ReplayScreen
from throneroom.terminal.screen.sources.recorded_game import RecordedGame
from throneroom.terminal.start import game_failed


def join_on_screen(typed: str, name: str, catalog: Catalog, locale: Locale) -> None:
    """Take a seat at a table on a server, or return to it.

    Raises ServerProblem.
    """
    server = ServerApi(read_address(typed, locale), locale)
    tokens = SeatTokens()
    joined: list[RemoteGame] = []

    def token_for(table: str) -> str:
        address = server.address.with_table(table)
        token = tokens.get(address)
        if token is None:
            token = server.take_seat(table, name).token
            tokens.save(address, token)
        return token

    def join(app: TerminalApp, table: str) -> Screen[None]:
        source = RemoteGame(server.address.with_table(table), token_for(table), catalog, locale)
        app.run_source(source)
        joined.append(source)
        return RemoteScreen(source)

    if server.address.table:
        token_for(server.address.table)  # report problems before the screen is drawn
    elif not server.tables().open:
        raise ServerProblem(locale.text("screen-remote-no-table", address=str(server.address)))
    _show(server, join, lambda: server.tables().open, locale)
    if joined and joined[0].table is not None and joined[0].table.state in ("open", "running"):
        command = f"{program()} join {joined[0].address}"
        LineIO().print_unwrapped(locale.text("screen-remote-left", command=command))


def watch_on_screen(typed: str, catalog: Catalog, locale: Locale) -> None:
    """Watch a running table, the record of a finished one, or a saved game.

    Raises ServerProblem or CannotLoad.
    """
    if "://" not in typed and Path(typed).exists():
        _replay(load(Path(typed), catalog), locale)
        return
    server = ServerApi(read_address(typed, locale), locale)
    if server.address.table and server.table(server.address.table).state == "over":
        _replay(read_record(server.record(server.address.table), catalog), locale)
        return
    if not server.address.table and not server.tables().running:
        raise ServerProblem(locale.text("screen-remote-nothing-to-watch", address=str(server.address)))

    def watch(app: TerminalApp, table: str) -> Screen[None]:
        source = RemoteGame(server.address.with_table(table), None, catalog, locale)
        app.run_source(source)
        return SpectatorScreen(source)

    _show(server, watch, lambda: server.tables().running, locale)


def _show(
    server: ServerApi,
    open_table: Callable[[TerminalApp, str], Screen[None]],
    tables: Callable[[], Sequence[TableInfo]],
    locale: Locale,
) -> None:
    """Show the table in the address, or the lobby if it names none."""

    def first(app: TerminalApp) -> Screen[None]:
        if server.address.table:
            return open_table(app, server.address.table)

        def choose(table: TableInfo) -> None:
            app.switch_screen(open_table(app, table.id))

        return LobbyScreen(server, tables, choose, locale)

    _run(TerminalApp(locale, first), locale)


def _replay(record: Record, locale: Locale) -> None:
    def first(app: TerminalApp) -> Screen[None]:
        source = RecordedGame(record, locale)
        app.run_source(source)
        return ReplayScreen(source)

    _run(TerminalApp(locale, first), locale)


def _run(app: TerminalApp, locale: Locale) -> None:
    app.run()
    if isinstance(app.failure, ServerProblem):
        raise app.failure
    if app.failure is not None:
        raise game_failed(app.failure, (), locale) from app.failure
