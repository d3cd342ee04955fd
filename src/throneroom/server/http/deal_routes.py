"""HTTP routes about deals that several people play: what a player may know of one, playing it, offering one."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from throneroom.protocol.deal import AskDeal, DealInfo, DealOffered, OfferDeal, PlayDeal
from throneroom.protocol.table import Seated
from throneroom.server.http.routes import Routes, body
from throneroom.server.http.security import address_of
from throneroom.server.limits import Limiters
from throneroom.server.tables.deal_games import deal_info, find_deal, offer_deal, play_deal
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tokens import hashed


class DealRoutes:
    """The routes of the daily deal and of deals that players offer."""

    def __init__(self, registry: TableRegistry, routes: Routes, limiters: Limiters) -> None:
        self._registry: Final = registry
        self._limiters: Final = limiters
        self.routes: Final[list[Route]] = [
            routes.route("/api/deals/{deal:str}", self._info, "POST"),
            routes.route("/api/deals/{deal:str}/play", self._play, "POST"),
            routes.route("/api/tables/{table:str}/deal", self._offer, "POST"),
        ]

    async def _info(self, request: Request) -> DealInfo:
        asked: AskDeal = await body(request, AskDeal)
        deal = await find_deal(self._registry, request.path_params["deal"])
        player = None if asked.player is None else hashed(asked.player)
        return deal_info(self._registry.deals, deal, player)

    async def _play(self, request: Request) -> Seated:
        wish: PlayDeal = await body(request, PlayDeal)
        address = address_of(request.scope)
        self._limiters.tables.take(address)
        deal = await find_deal(self._registry, request.path_params["deal"])
        if deal.is_daily and hashed(wish.player) not in deal.tables:
            self._limiters.dailies.take(address)
        return await play_deal(self._registry, deal.id, wish)

    async def _offer(self, request: Request) -> DealOffered:
        self._limiters.tables.take(address_of(request.scope))
        wish: OfferDeal = await body(request, OfferDeal)
        return await offer_deal(self._registry, request.path_params["table"], wish)
