"""The server as an ASGI application, assembled from its parts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Receive, Scope, Send

from throneroom import __version__
from throneroom.engine.build import build
from throneroom.protocol.base import PROTOCOL
from throneroom.protocol.lab import Fine, Health
from throneroom.protocol.lookup import use_custom_cards
from throneroom.server.http.admin import Admin
from throneroom.server.http.browser_client import BrowserClient
from throneroom.server.http.deal_routes import DealRoutes
from throneroom.server.http.name_routes import NameRoutes
from throneroom.server.http.prepared_games import PreparedGames
from throneroom.server.http.replays import Replays
from throneroom.server.http.routes import Routes, json_response
from throneroom.server.http.security import SecurityHeaders, address_of
from throneroom.server.http.workshop_routes import WorkshopRoutes
from throneroom.server.limits import DELAY_SECONDS, Limiters, too_fast
from throneroom.server.logs import log
from throneroom.server.metrics import Metrics
from throneroom.server.settings import Settings
from throneroom.server.store.sqlite import SqliteStore
from throneroom.server.store.store import Store, StoreDown
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.workers.advice_pool import AdvicePool
from throneroom.server.workers.bot_pool import BotPool
from throneroom.server.workers.lab_jobs import LabJobs
from throneroom.server.ws.endpoint import TableEndpoint

# Where `npm run build` in web/ puts the browser client.
STATIC: Final = Path(__file__).with_name("static")
_TABLES: Final = "/ws/tables/"
_HEALTH: Final = "/api/health"
_CHECK_SECONDS: Final = 1.0  # between two checks of the database
_STORE_SECONDS: Final = 3.0  # for the database to answer
# Before a thread that waits for Python's lock asks for it. Until then, the event loop releases the lock after each
# event, which wakes the thread, and takes it again before the thread runs: SQLite's thread would wait for milliseconds.
_SWITCH_SECONDS: Final = 0.0001


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
        use_custom_cards(settings.custom)
        bots = BotPool(settings.bot_processes, timeouts.patience)
        store = store_for(settings.database)
        self.problem: StoreDown | None = None  # why the database could not be opened
        self.metrics: Final = Metrics()
        self._limiters: Final = Limiters(settings.limits)
        advisors = AdvicePool(settings.advice_processes)
        self._registry: Final = TableRegistry(
            store, bots, self.metrics, timeouts, settings.limits.answers, advisors, settings.daily_level
        )
        self._replays: Final = Replays(store, self._registry.deals, settings.limits.all_replays)
        routes = Routes(self._registry, settings.origins, self._limiters, self._replays)
        self._lab: Final = LabJobs(self._registry, routes, self._limiters, self._replays)
        self._endpoint: Final = TableEndpoint(self._registry, settings.origins, self._limiters)
        self._is_well = False  # when the store was last checked
        self._checked = 0.0
        self._is_stopping = False
        self._starlette: Final = Starlette(
            routes=[
                Route(_HEALTH, self._health),
                Route(f"{_HEALTH}/live", self._live),
                Route(f"{_HEALTH}/ready", self._health),
                Route("/metrics", self._counters),
                *routes.routes(),
                *self._lab.routes,
                *DealRoutes(self._registry, routes, self._limiters).routes,
                *NameRoutes(self._registry, routes, self._limiters).routes,
                *WorkshopRoutes(routes, self._limiters).routes,
                *Admin(self._registry, routes, settings.admin_token).routes,
                *(PreparedGames(self._registry, routes).routes if settings.prepares_games else []),
                Mount("/", BrowserClient(STATIC)),
            ],
            lifespan=self._lifespan,
        )
        self._guarded: Final = SecurityHeaders(self._route, settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)

    async def say_goodbye(self) -> None:
        """Finish what is being stored, and tell every client that the server is shutting down."""
        self._is_stopping = True
        log("stopping")
        await self._registry.say_goodbye()

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        try:
            await self._registry.open()
        except StoreDown as error:
            self.problem = error
            raise
        tune_interpreter()
        log("started", version=__version__, database=self._registry.store.name)
        try:
            yield
        finally:
            await self._lab.close()
            await self._replays.close()
            await self._registry.close()
            log("stopped")

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's websocket directly, so that its messages bypass Starlette's layers."""
        table_id = scope["path"].removeprefix(_TABLES) if scope["type"] == "websocket" else ""
        if table_id and "/" not in table_id:
            await self._endpoint.serve(scope, table_id)
        elif self._is_too_fast(scope):
            self.metrics.refuse("too-fast")
            await asyncio.sleep(DELAY_SECONDS)
            await json_response(too_fast().encoded(), 429)(scope, receive, send)
        else:
            await self._starlette(scope, receive, send)

    def _is_too_fast(self, scope: Scope) -> bool:
        """Return whether the client's address sends too many requests. Health checks do not count."""
        if scope["type"] != "http" or scope["path"].startswith(_HEALTH):
            return False
        return not self._limiters.requests.take(address_of(scope))

    async def _live(self, request: Request) -> Response:
        """Answer as long as the process works, whatever the state of the database."""
        return json_response(Fine())

    async def _health(self, request: Request) -> Response:
        """Report whether players can be sent here: the database answers, and the server is not shutting down."""
        is_well = await self._check_store() and not self._is_stopping
        message = Health(
            ok=is_well,
            version=__version__,
            protocol=PROTOCOL,
            database=self._registry.store.name,
            tables=len(self._registry.tables),
            build=build(),
        )
        return json_response(message, 200 if is_well else 503)

    async def _check_store(self) -> bool:
        """Return whether the database answers; ask it once a second at most."""
        if time.monotonic() - self._checked >= _CHECK_SECONDS:
            try:
                async with asyncio.timeout(_STORE_SECONDS):
                    await self._registry.store.check()
                self._is_well = True
            except (StoreDown, TimeoutError):
                self._is_well = False
            self._checked = time.monotonic()
        return self._is_well

    async def _counters(self, request: Request) -> Response:
        registry = self._registry
        gauges = {
            "tables_live": len(registry.tables),
            "bots_waiting": registry.bots.waiting,
            "advice_waiting": registry.advisors.waiting,
            "plans_waiting": registry.bots.waiting_plans,
            "jobs_waiting": self._lab.waiting,
            "replays_waiting": self._replays.waiting,
            "store_waiting": registry.store.waiting,
        }
        seconds = {"store": registry.store.seconds, "bot": registry.bots.seconds, "replay": self._replays.seconds}
        text = self.metrics.text(gauges, seconds)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def tune_interpreter() -> None:
    """Collect garbage less often, never examine what was loaded at startup, and let waiting threads run sooner."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
    sys.setswitchinterval(_SWITCH_SECONDS)
