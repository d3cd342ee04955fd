"""`throneroom join` and `throneroom watch`: open a table on a server, or a record, on the full screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from textual.screen import Screen

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.locale.choice import environment_language
from throneroom.protocol.table import OpenTable, TableInfo
from throneroom.record.record import Record, read_record
from throneroom.system.console import command_line
from throneroom.terminal.client.client import SeatTokens, ServerApi, ServerProblem, read_address
from throneroom.terminal.client.lobby_screen import LobbyOptions, LobbyScreen
from throneroom.terminal.client.remote_game import RemoteGame
from throneroom.terminal.client.remote_screen import RemoteScreen, SpectatorScreen
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.program import program
from throneroom.terminal.saved_games import load
from throneroom.terminal.screen.app import TerminalApp
from throneroom.terminal.screen.replay_screen import ReplayScreen
from throneroom.terminal.screen.sources.recorded_game import RecordedGame
from throneroom.terminal.start import game_failed

_RECORDS: Final = (".txt", ".json")  # never the name of a host


def join_on_screen(typed: str, name: str, locale: Locale) -> None:
    """Take a seat at a table on a server, or return to it.

    Raises ServerProblem.
    """
    server = ServerApi(read_address(typed, locale), locale)
    catalog = server.cards()
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

    def tables() -> list[TableInfo]:
        """Return the tables where we already have a seat, and those with free seats."""
        mine = server.my_seats(tokens.at(server.address))
        held.clear()
        held.update(table.id for table in mine)
        return [*mine, *(table for table in server.tables().open if table.id not in held)]

    def open_table(wish: OpenTable) -> str:
        seated = server.open_table(wish)
        tokens.save(server.address.with_table(seated.table), seated.token)
        return seated.table

    held: set[str] = set()
    if server.address.table:
        token_for(server.address.table)  # report problems before the screen is drawn
    lobby = LobbyOptions(held=held, name=name, open_table=open_table)
    _show(server, join, tables, locale, lobby)
    if joined and joined[0].table is not None and joined[0].table.state in ("open", "running"):
        words = ["join", str(joined[0].address)]
        if locale.language != environment_language(os.environ):
            words += ["--lang", locale.language]
        command = f"{program()} {command_line(words)}"
        LineIO().print_unwrapped(locale.text("screen-remote-left", command=command))


def watch_on_screen(typed: str, catalog: Catalog, locale: Locale) -> None:
    """Watch a running table, the record of a finished one, or a saved game.

    Raises ServerProblem or CannotLoad.
    """
    if "://" not in typed and (Path(typed).exists() or Path(typed).suffix in _RECORDS):
        _replay(load(Path(typed), catalog, partly=True), locale)
        return
    server = ServerApi(read_address(typed, locale), locale)
    if server.address.table and server.table(server.address.table).state == "over":
        _replay(read_record(server.record(server.address.table), catalog, partly=True), locale)
        return
    if not server.address.table and not server.tables().running:
        raise ServerProblem(locale.text("screen-remote-nothing-to-watch", address=str(server.address)))
    cards = server.cards()

    def watch(app: TerminalApp, table: str) -> Screen[None]:
        source = RemoteGame(server.address.with_table(table), None, cards, locale)
        app.run_source(source)
        return SpectatorScreen(source)

    _show(server, watch, lambda: server.tables().running, locale)


def _show(
    server: ServerApi,
    open_table: Callable[[TerminalApp, str], Screen[None]],
    tables: Callable[[], Sequence[TableInfo]],
    locale: Locale,
    lobby: LobbyOptions | None = None,
) -> None:
    """Show the table in the address, or the lobby if it names none."""

    def first(app: TerminalApp) -> Screen[None]:
        if server.address.table:
            return open_table(app, server.address.table)

        def choose(table: str) -> None:
            app.switch_screen(open_table(app, table))

        return LobbyScreen(server, tables, choose, locale, lobby)

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
