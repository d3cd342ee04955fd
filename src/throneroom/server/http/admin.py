"""The routes of `throneroom admin`: list, close and export tables of a running server, and delete kept names.

They work from the server's own machine only, with the token that the server was started with.
"""

from __future__ import annotations

import hmac
import time
from ipaddress import ip_address
from typing import Final, cast, get_args

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from throneroom.protocol.admin import AdminTables, TableExport
from throneroom.protocol.lab import Fine
from throneroom.protocol.table import TableInfo, TableStatus
from throneroom.server.http.routes import Routes
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.log_entries import Closed, EndedEarly
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import clean_name
from throneroom.server.tables.table_state import OPEN, RUNNING

SHORTEST_TOKEN: Final = 20
_MOST_LISTED: Final = 1000


class Admin:
    """The routes for the operator of a server. Without a token, every request is refused."""

    def __init__(self, registry: TableRegistry, routes: Routes, token: str | None) -> None:
        self._registry: Final = registry
        self._token: Final = token
        self.routes: Final[list[Route]] = [
            routes.route("/api/admin/tables", self._list),
            routes.route("/api/admin/tables/{table:str}/export", self._export),
            routes.route("/api/admin/tables/{table:str}/close", self._close, "POST"),
            routes.route("/api/admin/names/forget", self._forget, "POST"),
        ]

    def _check(self, request: Request) -> None:
        """Raise Refusal unless this is the operator."""
        if request.client is None or not _is_loopback(request.client.host):
            raise Refusal("not-found", "no such page")
        if self._token is None:
            raise refusal("not-found", "admin", "this server has no admin token; start it with THRONEROOM_ADMIN_TOKEN")
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), self._token.encode()):
            raise refusal("not-yours", "admin", "the admin token is wrong")

    async def _list(self, request: Request) -> AdminTables:
        self._check(request)
        states: list[TableStatus] = [cast("TableStatus", state) for state in get_args(TableStatus)]
        if (wanted := request.query_params.get("state")) is not None:
            states = [state for state in states if state == wanted]
        found: list[tuple[float, TableInfo]] = []
        for state in states:
            for summary in await self._registry.store.summaries(state, _MOST_LISTED, only_listed=False):
                found.append((summary.changed, msgspec.json.decode(summary.info, type=TableInfo)))
        found.sort(key=lambda entry: entry[0], reverse=True)
        return AdminTables([info for _, info in found[:_MOST_LISTED]])

    async def _export(self, request: Request) -> TableExport:
        """Return the whole log, with the hands of a running game: its players must not see it."""
        self._check(request)
        name = request.path_params["table"]
        entries = await self._registry.store.load(name)
        if not entries:
            raise Refusal("no-table", "no such table")
        log("admin-export", table=name)
        return TableExport(name, [msgspec.Raw(entry) for entry in entries])

    async def _close(self, request: Request) -> Fine:
        """Close an open table, or end a running game as its players could."""
        self._check(request)
        name = request.path_params["table"]
        async with self._registry.locked_table(name) as table:
            if table.state.status == OPEN:
                await table.commit(Closed(time.time()))
            elif table.state.status == RUNNING:
                await table.commit(EndedEarly(time.time()))
            else:
                raise refusal("not-now", "not-running", "the game has not started, or is already over")
        log("admin-close", table=name)
        return Fine()

    async def _forget(self, request: Request) -> Fine:
        """Delete a kept name, its rating and the list of its games."""
        self._check(request)
        await self._registry.names.forget_any(clean_name(request.query_params.get("name", "")))
        log("admin-forget")
        return Fine()


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
