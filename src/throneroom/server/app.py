"""The application: its parts put together, its pages, and its life."""

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
from starlette.types import ASGIApp, Receive, Scope, Send

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
from throneroom.server.workers.lab_jobs import Lab
from throneroom.server.ws.endpoint import TableEndpoint

# The browser's client, as `npm run build` in web/ leaves it.
STATIC: Final = Path(__file__).with_name("static")
_TABLES: Final = "/ws/tables/"
_NO_CLIENT: Final = (
    "The server runs, but the browser's client has not been built: there is no {path}.\n"
    "In a clone, `make play` builds it; `npm run build` in web/ does too.\n"
)


@dataclass(frozen=True)
class Settings:
    """How a server runs. `database` is a file, postgresql://..., or None for memory alone."""

    database: str | None = None
    bot_processes: int = 1
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] = frozenset()  # the names it answers to; any, if there are none
    request_rate: float = 30.0  # requests and connections of one address in a second, with ten times as many at first
    opening_rate: float = 1.0  # tables that one address may open in a second, with 60 at first
    message_rate: float = 50.0  # messages that one connection may send in a second, with twice as many at first
    timeouts: Timeouts = field(default_factory=Timeouts)


def store_for(database: str | None) -> Store:
    """The store for this database. Nothing is opened yet."""
    if database is not None and database.startswith(("postgresql://", "postgres://")):
        from throneroom.server.store.postgres import PostgresStore

        return PostgresStore(database)
    return SqliteStore(None if database is None else Path(database))


class Application(SecurityHeaders):
    """The server as an ASGI application. Whoever runs it lets it say goodbye before it cuts the connections."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, hosts: frozenset[str]) -> None:
        super().__init__(app, hosts)
        self._registry: Final = registry
        self.problem: str | None = None  # why its database could not be opened

    async def say_goodbye(self) -> None:
        await self._registry.say_goodbye()


def application(settings: Settings) -> Application:
    """The server with these settings."""
    timeouts = settings.timeouts
    metrics = Metrics()
    registry = TableRegistry(
        store_for(settings.database), BotPool(settings.bot_processes, timeouts.patience), metrics, timeouts
    )
    asking = PerAddress(10 * settings.request_rate, settings.request_rate)
    pages = Routes(registry, settings.origins, asking, PerAddress(60, settings.opening_rate))

    endpoint = TableEndpoint(registry, settings.origins, asking, settings.message_rate)
    lab = Lab(registry, pages, PerAddress(20, 0.5))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await registry.open()
        except StoreDown as error:
            server.problem = str(error)
            raise
        tune()
        log("started", version=__version__, database=registry.store.name)
        try:
            yield
        finally:
            await lab.close()
            await registry.close()
            log("stopped")

    async def health(request: Request) -> Response:
        try:
            await registry.store.check()
            is_well = True
        except StoreDown:
            is_well = False
        message = Health(is_well, __version__, PROTOCOL, registry.store.name, len(registry.tables), build())
        return json_response(message, 200 if is_well else 503)

    async def counted(request: Request) -> Response:
        text = metrics.text(len(registry.tables), registry.bots.waiting)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    app = Starlette(
        routes=[
            Route("/api/health", health),
            Route("/metrics", counted),
            *pages.routes(),
            *lab.routes,
            Mount("/", Client(STATIC)),
        ],
        lifespan=lifespan,
    )

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        """Players go straight to their table: Starlette's layers would be gone through again at each message."""
        table = scope["path"].removeprefix(_TABLES) if scope["type"] == "websocket" else ""
        if table and "/" not in table:
            await endpoint.serve(scope, table)
        else:
            await app(scope, receive, send)

    server = Application(enter, registry, settings.hosts)
    return server


def tune() -> None:
    """What was loaded stays: looking through it again and again for garbage would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)


class Client(StaticFiles):
    """The browser's client: its files, and its page for every other path, which it reads itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # it may not have been built
        self._index: Final = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith(("/api/", "/ws/")):
            return PlainTextResponse("there is no such page\n", 404)
        try:
            response = await super().get_response(path, scope)
            if path.startswith("assets/"):
                # Their names change with their contents.
                response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return response
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
        if not self._index.is_file():
            return PlainTextResponse(_NO_CLIENT.format(path=self._index), 503)
        return FileResponse(self._index, headers={"Cache-Control": "no-cache"})
