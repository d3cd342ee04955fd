"""The list of a server's tables to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static

from throneroom.locale import Locale, slug
from throneroom.protocol.table import OpenTable, TableInfo
from throneroom.terminal.client.client import ServerApi, ServerProblem
from throneroom.terminal.client.decoding import seat_names
from throneroom.terminal.client.new_table import ask_new_table
from throneroom.terminal.screen.background import in_background
from throneroom.words.names import in_edition


@dataclass(frozen=True, kw_only=True)
class LobbyOptions:
    """What a player, not a spectator, can do: the tables where they have a seat, and opening another one."""

    held: Set[str]
    name: str
    open_table: Callable[[OpenTable], str]


class LobbyScreen(Screen[None]):
    """Lists the tables that `tables` fetches, and calls `choose` with the id of the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new_table", show=False),
        Binding("r", "refresh_tables", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(
        self,
        server: ServerApi,
        tables: Callable[[], Sequence[TableInfo]],
        choose: Callable[[str], None],
        locale: Locale,
        player: LobbyOptions | None = None,
    ) -> None:
        super().__init__()
        self._server: Final = server
        self._fetch: Final = tables
        self._choose: Final = choose
        self._locale: Final = locale
        self._player: Final = player
        self._tables: Sequence[TableInfo] = ()

    def compose(self) -> ComposeResult:
        yield Static(self._locale.text("screen-remote-tables", address=str(self._server.address)), id="head")
        yield OptionList(id="tables", compact=True)
        keys = "screen-remote-tables-keys" if self._player is None else "screen-remote-lobby-keys"
        yield Static(Text(self._locale.text(keys), style="dim"), id="foot")

    def on_mount(self) -> None:
        self.action_refresh_tables()
        self.query_one(OptionList).focus()

    def action_refresh_tables(self) -> None:
        self.run_worker(self._refresh_tables(), exclusive=True)

    async def _refresh_tables(self) -> None:
        tables: Sequence[TableInfo] = ()
        try:
            tables = await in_background(self._fetch)
        except ServerProblem as problem:
            self.query_one("#head", Static).update(str(problem))
        listed = self.query_one(OptionList)
        listed.clear_options()
        self._tables = tables
        if not tables and self._player is not None:
            self.query_one("#head", Static).update(self._locale.text("screen-remote-none-open"))
        listed.add_options([self._line(table) for table in tables])
        listed.highlighted = 0 if tables else None

    def _line(self, table: TableInfo) -> Text:
        text = self._locale.text
        free = sum(seat.who == "open" for seat in table.seats)
        called = zip(table.seats, seat_names(table.seats, self._locale), strict=True)
        names = ", ".join(name for seat, name in called if seat.who != "open")
        kingdom = text("screen-remote-own-kingdom") if table.set is None else text(f"kingdom-{slug(table.set)}")
        state = text("screen-remote-free", n=free) if free else text("screen-remote-turn", n=table.turn)
        kingdom = in_edition(kingdom, table.edition, self._locale)
        line = Text(text("screen-remote-table", names=names, kingdom=kingdom, state=state))
        if self._player is not None and table.id in self._player.held:
            return Text.assemble((text("screen-remote-your-seat"), "bold"), "  ", line)
        return line

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._open(lambda: self._tables[event.option_index].id)

    def action_new_table(self) -> None:
        """Open a table, unless this is a spectator."""
        player = self._player
        if player is not None:
            ask_new_table(self.app, player.name, self._locale, lambda wish: self._open(lambda: player.open_table(wish)))

    def _open(self, table: Callable[[], str]) -> None:
        try:
            self._choose(table())
        except ServerProblem as problem:
            self.query_one("#head", Static).update(str(problem))
