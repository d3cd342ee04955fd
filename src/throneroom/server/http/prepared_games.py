"""Games that `throneroom play` prepares for browsers on the same machine: its options, or a saved game to continue.

The address that the command opens contains a code. The browser exchanges it for the seat, once, so that a seat's token
is in no address. A code lives only in memory.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from throneroom.protocol.lookup import current_catalog
from throneroom.protocol.table import PersonSeat, PreparedGame, PrepareGame, Seated, TakePrepared
from throneroom.record.record import BadRecord, Record, read_record
from throneroom.server.http.routes import Routes, body
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.tables.prepared_game import check_game, open_prepared
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tokens import new_token

_LARGEST: Final = 4_000_000  # bytes; a saved game of two thousand answers has about 50,000
_MOST: Final = 600  # codes; six for each game


class _Waiting:
    """A prepared game, and the table it became when the first person came."""

    def __init__(self, wish: PrepareGame, record: Record | None) -> None:
        self.wish: Final = wish
        self.record: Final = record
        self.tokens: Final = [new_token() for _ in wish.seats]
        self.table: str | None = None


class PreparedGames:
    """The routes of prepared games, and the codes that have not been used yet."""

    def __init__(self, registry: TableRegistry, routes: Routes) -> None:
        self._registry: Final = registry
        self._lock: Final = asyncio.Lock()
        self._waiting: Final[OrderedDict[str, tuple[_Waiting, int]]] = OrderedDict()
        self.routes: Final[list[Route]] = [
            routes.route("/api/prepared", self._prepare, "POST"),
            routes.route("/api/prepared/take", self._take, "POST"),
        ]

    async def _prepare(self, request: Request) -> PreparedGame:
        wish: PrepareGame = await body(request, PrepareGame, _LARGEST)
        record = _record(wish)
        check_game(wish, record)
        game, codes = _Waiting(wish, record), []
        for seat, who in enumerate(wish.seats):
            if isinstance(who, PersonSeat):
                codes.append(new_token())
                self._waiting[codes[-1]] = game, seat
        while len(self._waiting) > _MOST:
            self._waiting.popitem(last=False)
        return PreparedGame(codes)

    async def _take(self, request: Request) -> Seated:
        taken: TakePrepared = await body(request, TakePrepared)
        async with self._lock:  # the second person to come must find the table of the first
            if taken.code not in self._waiting:
                raise refusal("no-seat", "used", "this link has already been used, or is no longer valid")
            game, seat = self._waiting[taken.code]
            if game.table is None:
                game.table = await open_prepared(
                    self._registry, game.wish, game.record, game.tokens, seat, taken.name, time.time()
                )
            del self._waiting[taken.code]
        return Seated(game.table, seat, game.tokens[seat])


def _record(wish: PrepareGame) -> Record | None:
    if wish.record is None:
        return None
    try:
        return read_record(wish.record, current_catalog())
    except BadRecord as bad:
        raise Refusal("bad-wish", bad.message) from None
