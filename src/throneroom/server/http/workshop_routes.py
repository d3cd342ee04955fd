"""HTTP routes of the workshop: reading a card while somebody writes it."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from throneroom.protocol.workshop import CardChecked, CheckCard
from throneroom.server.http.routes import Routes, body
from throneroom.server.http.security import address_of
from throneroom.server.limits import TEXT_WORK, Limiters
from throneroom.server.workshop import check_card


class WorkshopRoutes:
    """Cards are read in a thread, one at a time: whoever plays does not wait for it."""

    def __init__(self, routes: Routes, limiters: Limiters) -> None:
        self._limiters: Final = limiters
        self._lock: Final = asyncio.Lock()
        self.routes: Final[list[Route]] = [routes.route("/api/workshop/check", self._check, "POST")]

    async def _check(self, request: Request) -> CardChecked:
        self._limiters.work.take(address_of(request.scope), TEXT_WORK)
        asked: CheckCard = await body(request, CheckCard)
        async with self._lock:
            return await asyncio.to_thread(check_card, asked)
