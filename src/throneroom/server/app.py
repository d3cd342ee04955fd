"""The server as an ASGI application, assembled from its parts."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from throneroom import __version__
from throneroom.engine.build import build
from throneroom.protocol.base import PROTOCOL
from throneroom.protocol.lab import Health
from throneroom.server.http.routes import Routes, json_response
from throneroom.server.http.security import SecurityHeaders
from throneroom.server.limits import PerAddress
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import Store, StoreDown
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.timeouts import Timeouts
from throneroom.server.workers.bot_pool import BotPool
from throneroom.server.workers.lab_jobs import LabJobs
from throneroom.server.ws.endpoint import TableEndpoint

# Where `npm run build` in web/ puts the browser client.
STATIC: Final = Path(__file__).with_name("static")
_TABLES: Final = "/ws/tables/"
_NO_CLIENT: Final = (
    "The server is running, but the browser client has not been built: {path} does not exist.\n"
    "In a clone, run `make play`, or `npm run build` in web/.\n"
)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs. `database` is a file, postgresql://..., or None to keep everything in memory."""

    database: str | None = None
    bot_processes: int = 1
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] = frozenset()  # the host names it serves; any if empty
    request_rate: float = 30.0  # requests and connections per second for each address; bursts of ten times as many
    opening_rate: float = 1.0  # tables opened and seats taken per second for each address; bursts of 60
    message_rate: float = 50.0  # messages per second for each connection; bursts of twice as many
    timeouts: Timeouts = field(default_factory=Timeouts)


def store_for(database: str | None) -> Store:
    """Return the store for this database, without opening it."""
    if database is not None and database.startswith(("postgresql://", "postgres://")):
        from throneroom.server.store.postgres import PostgresStore

        return PostgresStore(database)
    return SqliteStore(None if database is None else Path(database))


class Application:
    """The ASGI application. Call `say_goodbye` before closing its connections."""

    def __init__(self, settings: Settings) -> None:
        timeouts = settings.timeouts
        bots = BotPool(settings.bot_processes, timeouts.patience)
        asking = PerAddress(10 * settings.request_rate, settings.request_rate)
        self.problem: str | None = None  # why the database could not be opened
        self._metrics: Final = Metrics()
        self._registry: Final = TableRegistry(store_for(settings.database), bots, self._metrics, timeouts)
        routes = Routes(self._registry, settings.origins, asking, PerAddress(60, settings.opening_rate))
        self._lab: Final = LabJobs(self._registry, routes, PerAddress(20, 0.5))
        self._endpoint: Final = TableEndpoint(self._registry, settings.origins, asking, settings.message_rate)
        self._starlette: Final = Starlette(
            routes=[
                Route("/api/health", self._health),
                Route("/metrics", self._counters),
                *routes.routes(),
                *self._lab.routes,
                Mount("/", BrowserClient(STATIC)),
            ],
            lifespan=self._lifespan,
        )
        self._guarded: Final = SecurityHeaders(self._route, settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)

    async def say_goodbye(self) -> None:
        await self._registry.say_goodbye()

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        try:
            await self._registry.open()
        except StoreDown as error:
            self.problem = str(error)
            raise
        tune_garbage_collection()
        log("started", version=__version__, database=self._registry.store.name)
        try:
            yield
        finally:
            await self._lab.close()
            await self._registry.close()
            log("stopped")

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's websocket directly, so that its messages bypass Starlette's layers."""
        table_id = scope["path"].removeprefix(_TABLES) if scope["type"] == "websocket" else ""
        if table_id and "/" not in table_id:
            await self._endpoint.serve(scope, table_id)
        else:
            await self._starlette(scope, receive, send)

    async def _health(self, request: Request) -> Response:
        try:
            await self._registry.store.check()
            is_well = True
        except StoreDown:
            is_well = False
        message = Health(
            ok=is_well,
            version=__version__,
            protocol=PROTOCOL,
            database=self._registry.store.name,
            tables=len(self._registry.tables),
            build=build(),
        )
        return json_response(message, 200 if is_well else 503)

    async def _counters(self, request: Request) -> Response:
        text = self._metrics.text(len(self._registry.tables), self._registry.bots.waiting)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def tune_garbage_collection() -> None:
    """Collect garbage less often, and never examine what was loaded at startup."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)


class BrowserClient(StaticFiles):
    """The files of the browser client. Every other path serves its page, and the client does the routing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the client may not have been built
        self._index: Final = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith(("/api/", "/ws/")):
            return PlainTextResponse("no such page\n", 404)
        try:
            response = await super().get_response(path, scope)
            if path.startswith("assets/"):
                # The names of these files change with their contents.
                response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return response
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
        if not self._index.is_file():
            return PlainTextResponse(_NO_CLIENT.format(path=self._index), 503)
        return FileResponse(self._index, headers={"Cache-Control": "no-cache"})
