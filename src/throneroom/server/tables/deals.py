"""The deals that several people play: finding them, adding what happened, and who may see whose game.

A deal's key is made once, when its log is opened, and stays in the store. If two processes open the deal of the day at
the same time, the log's unique entry numbers let one of them win.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from throneroom.protocol.base import encode
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import BadLog, Conflict, Store, append_durably
from throneroom.server.store.structs import Append, Summary
from throneroom.server.tables.deal_log import (
    DEAL,
    Deal,
    DealEntry,
    DealFinished,
    DealOpened,
    DealStarted,
    is_deal,
    read_deal,
    read_deal_entry,
    write_deal_entry,
)
from throneroom.server.tables.log_entries import Opened
from throneroom.server.tables.table_info import game_over
from throneroom.server.tables.table_state import PLAYED, TableState

_MOST_KEPT: Final = 100  # in memory
_MOST_PLAYERS: Final = 10_000  # of one deal
_MOST_ATTEMPTS: Final = 5
DealResultOf: TypeAlias = tuple[str, DealFinished]
_DAY: Final = datetime.timedelta(days=1)


def closing_time(date: str) -> float:
    """Return when everybody may see the games of the daily deal of this date: at the end of the next day (UTC)."""
    day = datetime.datetime.fromisoformat(date).replace(tzinfo=datetime.UTC)
    return (day + 2 * _DAY).timestamp()


class Deals:
    """The deals of a store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store: Final = store
        self.now: Final = now
        self._known: Final[OrderedDict[str, Deal]] = OrderedDict()
        self._lock: Final = asyncio.Lock()

    def today(self) -> str:
        """Return the date of today's deal, in UTC."""
        return datetime.datetime.fromtimestamp(self.now(), datetime.UTC).date().isoformat()

    # -- the logs ---------------------------------------------------------------------------------------------------

    async def find(self, deal_id: str) -> Deal | None:
        """Return a deal as it is now, None if there is no such deal. Raises StoreDown, or Refusal if it is damaged."""
        async with self._lock:
            return await self._find(deal_id)

    async def _find(self, deal_id: str) -> Deal | None:
        if not is_deal(deal_id):
            return None
        deal = self._known.get(deal_id)
        try:
            if deal is None:
                data = await self._store.load(deal_id)
                if not data:
                    return None
                deal = self._known[deal_id] = read_deal(deal_id, data)
                if len(self._known) > _MOST_KEPT:
                    self._known.popitem(last=False)
            elif self._store.is_shared:
                for entry in await self._store.load(deal_id, deal.length):
                    deal.apply(read_deal_entry(entry))
        except BadLog as error:
            self._known.pop(deal_id, None)
            log("bad-log", table=deal_id, reason=error.reason)
            raise refusal("failed", "deal", "this deal can no longer be read") from None
        self._known.move_to_end(deal_id)
        return deal

    async def open(self, deal_id: str, opened: DealOpened, *more: DealEntry) -> Deal:
        """Return the deal of this id, opened with these entries if it does not exist yet."""
        async with self._lock:
            deal = await self._find(deal_id)
            if deal is None:
                new = Deal(deal_id, opened)
                for entry in more:
                    new.apply(entry)
                entries = [write_deal_entry(entry) for entry in (opened, *more)]
                try:
                    await append_durably(self._store, Append(deal_id, 0, entries, _summary(new)))
                    self._known[deal_id] = deal = new
                except Conflict:  # another process was faster
                    deal = await self._find(deal_id)
            assert deal is not None
            return deal

    async def start(self, deal: Deal, started: DealStarted) -> None:
        """Note that a player begins. Raises Refusal if the deal has too many players."""
        if started.player not in deal.tables and len(deal.tables) >= _MOST_PLAYERS:
            raise refusal("busy", "deal", "too many people play this deal")
        await self._append(deal.id, started, lambda found: started.player in found.tables)

    async def finish(self, result: DealResultOf) -> None:
        """Note how a player's game ended, once. Nothing happens if the deal has been deleted or damaged since."""
        deal_id, finished = result
        with contextlib.suppress(Refusal):
            await self._append(deal_id, finished, lambda found: finished.player in found.finished)

    async def _append(self, deal_id: str, entry: DealEntry, is_there: Callable[[Deal], bool]) -> None:
        async with self._lock:
            for _ in range(_MOST_ATTEMPTS):
                deal = await self._find(deal_id)
                if deal is None or is_there(deal):
                    return
                try:
                    data = [write_deal_entry(entry)]
                    await append_durably(self._store, Append(deal_id, deal.length, data, _summary(deal, entry.at)))
                except Conflict:
                    continue
                except BaseException:  # of any kind: memory may differ from the log
                    self._known.pop(deal_id, None)
                    raise
                deal.apply(entry)
                return
        raise Conflict(deal_id)

    def forget(self, deal_id: str) -> None:
        """Forget a deal that was deleted."""
        self._known.pop(deal_id, None)

    # -- who may see what -------------------------------------------------------------------------------------------

    def is_closed(self, deal: Deal) -> bool:
        """Return whether everybody may see the games of a deal: a daily deal of at least two days ago."""
        return deal.opened.date is not None and self.now() >= closing_time(deal.opened.date)

    def may_begin(self, deal: Deal) -> bool:
        return deal.opened.date is None or deal.opened.date == self.today()

    def may_compare(self, deal: Deal, player: str | None) -> bool:
        """Return whether this player (the hash of a token) may see how others played the deal.

        They must have finished it. A daily deal must have been played to its end: resigning is not enough.
        """
        if self.is_closed(deal):
            return True
        mine = None if player is None else deal.finished.get(player)
        return mine is not None and (mine.how == PLAYED or not deal.is_daily)

    async def must_be_shown(self, opened: Opened, player: str | None, with_key: bool = False) -> None:
        """Refuse to show a finished game of a deal to somebody who may still play the deal.

        `with_key`: what is shown tells the key, and with it every shuffle. Nobody gets the key of a daily deal
        before it is closed.
        """
        if opened.deal is None:
            return
        deal = await self.find(opened.deal)
        if deal is None or self.is_closed(deal):
            return
        if player is None or (player != opened.player and not self.may_compare(deal, player)):
            raise refusal("not-now", "deal", "only players who have finished this deal may see this game")
        if with_key and deal.is_daily:
            raise refusal("not-now", "deal-key", "this shows every shuffle; for a daily deal it opens a day later")


def _summary(deal: Deal, changed: float = 0.0) -> Summary:
    return Summary(DEAL, False, max(changed, deal.changed), encode({"id": deal.id}))


def deal_result(state: TableState) -> DealResultOf | None:
    """Return the deal of a table whose game is over, and what its log keeps of the game. None if it has no deal."""
    opened = state.opened
    if opened.deal is None or opened.player is None or state.is_outdated:
        return None
    return opened.deal, result_entry(state, state.owner, opened.player)


def result_entry(state: TableState, seat: int, player: str) -> DealFinished:
    """Return what the log of a deal keeps of a game that is over."""
    over = game_over(state)
    assert over is not None
    return DealFinished(
        at=state.ended or state.changed,
        table=state.id,
        player=player,
        name=state.seats[seat].name,
        seat=seat,
        how=state.how,
        points=[score.points for score in over.scores],
        winners=over.winners,
        turns=over.scores[seat].turns,
    )


def no_deal() -> Refusal:
    return refusal("not-found", "deal", "there is no such deal")
