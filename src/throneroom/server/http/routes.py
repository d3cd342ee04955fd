"""HTTP routes: tables, seats, kingdoms, finished games."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from throneroom.cards.written import texts_read
from throneroom.protocol.base import encode
from throneroom.protocol.from_server import AdviceGiven
from throneroom.protocol.kingdom import KingdomWish
from throneroom.protocol.table import (
    MySeatList,
    MySeats,
    MySeatStatus,
    OpenGuide,
    OpenTable,
    PlayOn,
    QuickPlay,
    TableInfo,
    TableList,
    TakeSeat,
)
from throneroom.server.http.card_catalog import catalog
from throneroom.server.http.replays import Replays
from throneroom.server.http.security import address_of, bearer, is_own_origin, name_key
from throneroom.server.limits import LARGEST_BODY, TEXT_WORK, Limiters
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import Conflict, StoreDown
from throneroom.server.tables import seating
from throneroom.server.tables.guided_game import open_guide
from throneroom.server.tables.kingdom_choice import propose, texts_in
from throneroom.server.tables.live_table import LiveTable
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.table_state import OPEN, RUNNING
from throneroom.server.tokens import hashed
from throneroom.server.workers.advice_process import AdviceQuestion
from throneroom.server.workers.replay_process import ReplayKind
from throneroom.server.workshop import prepare_reading

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[object]]

_STATUS: Final = {"no-table": 404, "not-found": 404, "too-large": 413, "too-fast": 429, "busy": 503, "store": 503}
_MOST_LISTED: Final = 50
_MOST_SEARCHED: Final = 200  # most of them may be abandoned
_REPLAY_ADVICE_SECONDS: Final = 2.0


class _Named(msgspec.Struct):
    """The part of a summary that every version understands."""

    id: str


class Routes:
    """The routes about tables, and the checks that every route goes through."""

    def __init__(self, registry: TableRegistry, origins: frozenset[str], limiters: Limiters, replays: Replays) -> None:
        self._registry: Final = registry
        self._origins: Final = origins
        self._limiters: Final = limiters
        self._replays: Final = replays
        self._catalog: Final = encode(catalog())

    def routes(self) -> list[Route]:
        path = "/api/tables/{table:str}"
        return [
            Route("/api/catalog", self._show_catalog),
            self.route("/api/kingdom", self._kingdom, "POST"),
            self.route("/api/tables", self._list),
            self.route("/api/tables", self._open, "POST"),
            self.route("/api/quick", self._quick, "POST"),
            self.route("/api/guide", self._guide, "POST"),
            self.route("/api/mine", self._mine, "POST"),
            self.route(path, self._info),
            self.route(f"{path}/seats", self._take_seat, "POST"),
            self.route(f"{path}/result", self._result),
            self.route(f"{path}/record", self._record),
            self.route(f"{path}/replay", self._replay),
            self.route(f"{path}/replay/{{number:int}}", self._replay_position),
            self.route(f"{path}/replay/{{number:int}}/advice", self._replay_advice),
            self.route(f"{path}/play-on", self._play_on, "POST"),
        ]

    def route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        """Return a route whose handler returns a message. Refusals and errors become messages too."""

        async def answer(request: Request) -> Response:
            try:
                if method != "GET" and not is_own_origin(request.headers, self._origins):
                    raise Refusal("not-yours", "requests from this origin are not allowed")
                message = await handler(request)
            except Refusal as refusal:
                self._registry.metrics.refuse(refusal.reason)
                return json_response(refusal.encoded(), _STATUS.get(refusal.reason, 400))
            except (StoreDown, Conflict):
                return json_response(Refusal("store", "the database cannot be reached").encoded(), 503)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception as error:  # do not send the error's text, which could reveal hidden cards
                self._registry.metrics.failures += 1
                log("failed", where=path, error=type(error).__name__)
                return json_response(Refusal("failed", "internal server error").encoded(), 500)
            return message if isinstance(message, Response) else json_response(message)

        return Route(path, answer, methods=[method])

    async def may_send_texts(self, request: Request, number: int) -> None:
        """Get ready to read this many cards that come as text. Raise Refusal if they are too many."""
        if number:
            self._limiters.texts.take(address_of(request.scope), number)
            # Tables that exist are not refused: they may read their cards again.
            if texts_read() + number > self._limiters.all_texts:
                english = "this server has read too many different cards and must be restarted"
                raise refusal("busy", "texts", english)
            await prepare_reading()

    # -- cards ------------------------------------------------------------------------------------------------------

    async def _show_catalog(self, request: Request) -> Response:
        return Response(self._catalog, media_type="application/json", headers={"Cache-Control": "no-cache"})

    async def _kingdom(self, request: Request) -> object:
        self._limiters.work.take(address_of(request.scope), TEXT_WORK)
        wish: KingdomWish = await body(request, KingdomWish)
        await self.may_send_texts(request, texts_in(wish))
        return propose(wish, number_in(request, "seats", 2, least=2, most=6))

    # -- tables -----------------------------------------------------------------------------------------------------

    async def _list(self, request: Request) -> TableList:
        return TableList(await self._listed(OPEN), await self._listed(RUNNING))

    async def _listed(self, status: str) -> list[TableInfo]:
        """List the tables where somebody is, from their summaries, or from memory, which knows who is connected."""
        found: list[TableInfo] = []
        for summary in await self._registry.store.summaries(status, _MOST_SEARCHED):
            try:
                info = msgspec.json.decode(summary.info, type=TableInfo)
                table = self._registry.tables.get(info.id)
                new = [table.info() if table is not None and table.is_durable else info]
            except msgspec.DecodeError:  # written by another version, or damaged
                new = await self._loaded(summary.info)
            found += [
                msgspec.structs.replace(info, cards=[])
                for info in new
                if info.state == status and not self._registry.is_abandoned(info.id, summary.changed)
            ]
        return found[:_MOST_LISTED]

    async def _loaded(self, summary: bytes) -> list[TableInfo]:
        """Return the description of a table whose summary cannot be read, from its log; none if that fails too."""
        try:
            table_id = msgspec.json.decode(summary, type=_Named).id
            async with self._registry.locked_table(table_id) as table:
                return [table.info()]
        except (msgspec.DecodeError, Refusal):
            return []

    async def _open(self, request: Request) -> object:
        self._limiters.tables.take(address_of(request.scope))
        wish: OpenTable = await body(request, OpenTable)
        await self.may_send_texts(request, texts_in(wish.kingdom))
        return await seating.open_table(self._registry, wish, name_key(request.headers))

    async def _quick(self, request: Request) -> object:
        self._limiters.tables.take(address_of(request.scope))
        wish: QuickPlay = await body(request, QuickPlay)
        await self.may_send_texts(request, texts_in(wish.kingdom))
        return await seating.quick_play(self._registry, wish, name_key(request.headers))

    async def _guide(self, request: Request) -> object:
        self._limiters.tables.take(address_of(request.scope))
        wish = await body(request, OpenGuide)
        return await open_guide(self._registry, wish)

    async def _take_seat(self, request: Request) -> object:
        self._limiters.tables.take(address_of(request.scope))
        wish = await body(request, TakeSeat)
        return await seating.take_seat(self._registry, request.path_params["table"], wish, name_key(request.headers))

    @contextlib.asynccontextmanager
    async def _table(self, request: Request, name: str) -> AsyncIterator[LiveTable]:
        """Yield a table with its lock. If it has to be loaded, that counts as work of the client's address."""
        address, is_loaded = address_of(request.scope), name in self._registry.tables
        if not is_loaded:
            self._limiters.work.take(address, 0)
        async with self._registry.locked_table(name) as table:
            if not is_loaded:
                self._limiters.work.take(address, table.state.length)
            yield table

    async def _info(self, request: Request) -> object:
        async with self._table(request, request.path_params["table"]) as table:
            return table.info()

    async def _mine(self, request: Request) -> MySeatList:
        mine = await body(request, MySeats)
        found: list[MySeatStatus] = []
        for seat_token in mine.seats:
            try:
                async with self._table(request, seat_token.table) as table:
                    seat = table.seat_of(seat_token.token)
                    if seat is not None:
                        info = msgspec.structs.replace(table.info(), cards=[])
                        found.append(MySeatStatus(info, seat, _is_asked(table, seat)))
            except Refusal as refusal:
                if refusal.reason == "too-fast":
                    raise
                continue  # the table no longer exists
        return MySeatList(found)

    # -- finished games ---------------------------------------------------------------------------------------------

    async def _finished(self, request: Request, kind: ReplayKind, number: int = 0, with_key: bool = False) -> bytes:
        self._limiters.replays.take(address_of(request.scope))
        seat = number_in(request, "seat", -1)
        return await self._replays.show(request.path_params["table"], kind, seat, number, player_of(request), with_key)

    async def _result(self, request: Request) -> Response:
        return Response(await self._finished(request, "result"), media_type="application/json")

    async def _record(self, request: Request) -> Response:
        is_json = request.query_params.get("format") == "json"
        record = await self._finished(request, "json" if is_json else "text", with_key=True)
        name = f"throneroom-{request.path_params['table']}.{'json' if is_json else 'txt'}"
        return Response(
            record,
            media_type="application/json" if is_json else "text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def _replay(self, request: Request) -> Response:
        return Response(await self._finished(request, "replay"), media_type="application/json")

    async def _replay_position(self, request: Request) -> Response:
        position = await self._finished(request, "position", request.path_params["number"])
        return Response(position, media_type="application/json")

    async def _replay_advice(self, request: Request) -> AdviceGiven:
        """Assess a decision of a finished game, where everybody may know everything."""
        address = address_of(request.scope)
        self._limiters.asking_advice.take(address)
        number = request.path_params["number"]
        question = msgspec.json.decode(await self._finished(request, "advice", number), type=AdviceQuestion)
        question.seconds = _REPLAY_ADVICE_SECONDS
        self._limiters.advice.enter(address)
        try:
            return await self._registry.advisors.last_report(question, str(number))
        finally:
            self._limiters.advice.leave(address)

    async def _play_on(self, request: Request) -> object:
        self._limiters.tables.take(address_of(request.scope))
        wish = await body(request, PlayOn)
        table_id = request.path_params["table"]
        async with self._table(request, table_id) as table:
            opened = table.state.opened
        await self._registry.deals.must_be_shown(opened, player_of(request), with_key=True)
        return await seating.play_on(self._registry, table_id, wish)


def _is_asked(table: LiveTable, seat: int) -> bool:
    return any(question.decision.seat == seat for question in table.open_questions())


def player_of(request: Request) -> str | None:
    """Return who asks: the hash of the token that stands for a player in deals, if they sent it."""
    token = bearer(request.headers)
    return hashed(token) if token else None


def json_response(message: object, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json")


async def body(request: Request, kind: Any, largest: int = LARGEST_BODY) -> Any:
    """Parse the message in the body of a request, strictly. Raises Refusal."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-message", "the body must be application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise Refusal("too-large", f"a request has at most {largest} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)) from None


def number_in(request: Request, name: str, default: int, least: int = -9, most: int = 9) -> int:
    """Return a number from the query string. Raises Refusal."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 3 or not least <= int(text) <= most:
        raise Refusal("bad-message", f"{name} must be a number from {least} to {most}")
    return int(text)
