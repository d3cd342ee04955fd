"""HTTP routes about names that players keep by a key: the ladder, taking a name, looking at it, forgetting it.

The key comes in the header `Authorization: Bearer KEY`, so that it is in no address and no log.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from throneroom.protocol.lab import Fine
from throneroom.protocol.rating import AskName, Ladder, RatedName, TakeName
from throneroom.server.http.routes import Routes, body
from throneroom.server.http.security import address_of, name_key
from throneroom.server.limits import Limiters
from throneroom.server.ratings.names import rated_name
from throneroom.server.refusal import refusal
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import clean_name


class NameRoutes:
    """The routes of names kept by a key."""

    def __init__(self, registry: TableRegistry, routes: Routes, limiters: Limiters) -> None:
        self._registry: Final = registry
        self._limiters: Final = limiters
        self.routes: Final[list[Route]] = [
            routes.route("/api/names", self._ladder),
            routes.route("/api/names", self._take, "POST"),
            routes.route("/api/names/mine", self._mine, "POST"),
            routes.route("/api/names/forget", self._forget, "POST"),
        ]

    async def _ladder(self, request: Request) -> Ladder:
        self._limiters.replays.take(address_of(request.scope))
        return await self._registry.names.ladder()

    async def _take(self, request: Request) -> RatedName:
        wish: TakeName = await body(request, TakeName)
        key, name, names = _key(request), clean_name(wish.name), self._registry.names
        if await names.find(name) is None:
            self._limiters.names.take(address_of(request.scope))
        return rated_name(await names.take(name, key))

    async def _mine(self, request: Request) -> RatedName:
        asked: AskName = await body(request, AskName)
        self._limiters.replays.take(address_of(request.scope))
        return rated_name(await self._registry.names.held_by(clean_name(asked.name), _key(request)))

    async def _forget(self, request: Request) -> Fine:
        asked: AskName = await body(request, AskName)
        self._limiters.replays.take(address_of(request.scope))
        await self._registry.names.forget(clean_name(asked.name), _key(request))
        return Fine()


def _key(request: Request) -> str:
    key = name_key(request.headers)
    if key is None:
        raise refusal("bad-wish", "no-key", "the key is missing: send it as the header Authorization: Bearer KEY")
    return key
