"""The list of a server's tables to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static

from throneroom.locale import Locale, slug
from throneroom.protocol.table import TableInfo
from throneroom.terminal.client.client import ServerApi, ServerProblem
from throneroom.terminal.client.decoding import seat_names
from throneroom.terminal.screen.background import in_background


class LobbyScreen(Screen[None]):
    """Lists the tables that `tables` fetches, and calls `choose` with the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "refresh_tables", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(
        self,
        server: ServerApi,
        tables: Callable[[], Sequence[TableInfo]],
        choose: Callable[[TableInfo], None],
        locale: Locale,
    ) -> None:
        super().__init__()
        self._server: Final = server
        self._fetch: Final = tables
        self._choose: Final = choose
        self._locale: Final = locale
        self._tables: Sequence[TableInfo] = ()

    def compose(self) -> ComposeResult:
        yield Static(self._locale.text("screen-remote-tables", address=str(self._server.address)), id="head")
        yield OptionList(id="tables", compact=True)
        yield Static(Text(self._locale.text("screen-remote-tables-keys"), style="dim"), id="foot")

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
        listed.add_options([self._line(table) for table in tables])
        listed.highlighted = 0 if tables else None

    def _line(self, table: TableInfo) -> Text:
        text = self._locale.text
        free = sum(seat.who == "open" for seat in table.seats)
        called = zip(table.seats, seat_names(table.seats, self._locale), strict=True)
        names = ", ".join(name for seat, name in called if seat.who != "open")
        kingdom = text("screen-remote-own-kingdom") if table.set is None else text(f"kingdom-{slug(table.set)}")
        state = text("screen-remote-free", n=free) if free else text("screen-remote-turn", n=table.turn)
        return Text(text("screen-remote-table", names=names, kingdom=kingdom, state=state))

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        try:
            self._choose(self._tables[event.option_index])
        except ServerProblem as problem:
            self.query_one("#head", Static).update(str(problem))
