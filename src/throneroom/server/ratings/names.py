"""The names of a server that players keep by a key: taking and forgetting them, and counting games.

Each game counts once: the log of a name has its table. If two processes count it at the same time, the unique
entry numbers of the log let one of them win.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import Final

import msgspec

from throneroom.protocol.base import encode
from throneroom.protocol.rating import Ladder, RatedName
from throneroom.protocol.table import TableInfo
from throneroom.server.logs import log
from throneroom.server.ratings.counting import results, unrated
from throneroom.server.ratings.glicko2 import Rating, rated
from throneroom.server.ratings.name_log import (
    NAME,
    NAME_VERSION,
    GameCounted,
    HeldName,
    NameEntry,
    NameTaken,
    log_id,
    read_name,
    write_name_entry,
)
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import BadLog, Conflict, Store, append_durably
from throneroom.server.store.structs import Append, Summary
from throneroom.server.tables.log_entries import HeldRecord, RatingRecord
from throneroom.server.tables.table_state import OVER, TableState
from throneroom.server.tokens import hashed, new_id, opens

_SETTLED: Final = 110.0  # a rating with a larger deviation says little; the browser marks it
_MOST_SHOWN: Final = 100
_MOST_READ: Final = 1000  # those used last
_MOST_ATTEMPTS: Final = 5
_MOST_UNCOUNTED: Final = 200  # of the games that ended last
_COUNTING_SECONDS: Final = 0.5


class Names:
    """The kept names of a store. Everything may raise StoreDown."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store: Final = store
        self._now: Final = now

    async def find(self, name: str) -> HeldName | None:
        """Return a name as it is now, None if nobody keeps it. Raises Refusal if its log cannot be read."""
        try:
            data = await self._store.load(log_id(name))
            return read_name(data) if data else None
        except BadLog as error:
            log("bad-log", table=log_id(name), reason=error.reason)
            raise refusal("failed", "name", "this name can no longer be read; choose another one") from None

    async def take(self, name: str, key: str) -> HeldName:
        """Keep a name by a key, or return it if this key keeps it already. Raises Refusal if another key does."""
        for _ in range(_MOST_ATTEMPTS):
            held = await self.find(name)
            if held is None:
                taken = NameTaken(at=self._now(), name=name, id=new_id(), key=hashed(key), version=NAME_VERSION)
                try:
                    await self._append(HeldName(taken), 0, taken)
                except Conflict:  # another process was faster
                    continue
                log("name-taken")
                return HeldName(taken)
            if not opens(key, held.taken.key):
                english = f"the name {held.name} is kept by another key; choose another name, or enter that key"
                raise refusal("not-yours", "name-taken", english, name=held.name)
            return held
        raise Conflict(NAME)

    async def held_by(self, name: str, key: str) -> HeldName:
        """Return the name that this key keeps. Raises Refusal if it does not keep this one."""
        held = await self.find(name)
        if held is None:
            english = f"this server keeps no name {name}: it was forgotten, or not used for a long time; take it again"
            raise refusal("not-found", "name", english, name=name)
        if not opens(key, held.taken.key):
            english = f"the name {held.name} is kept by another key; enter that key, or play under another name"
            raise refusal("not-yours", "name-key", english, name=held.name)
        return held

    async def forget(self, name: str, key: str) -> None:
        """Delete a name, its rating and the list of its games. Tables keep the name as it was typed there."""
        await self.held_by(name, key)
        await self._delete(name)

    async def forget_any(self, name: str) -> None:
        """Delete a name for the operator: whoever keeps it, and even if its log cannot be read."""
        if not await self._store.load(log_id(name)):
            raise refusal("not-found", "kept-name", f"nobody keeps the name {name} on this server", name=name)
        await self._delete(name)

    async def _delete(self, name: str) -> None:
        await self._store.delete([log_id(name)], math.inf)
        log("name-forgotten")
        if self._store.is_shared:  # another process that was counting a game may have added an entry: the only one
            await asyncio.sleep(_COUNTING_SECONDS)
            try:
                await self.find(name)
            except Refusal:
                await self._store.delete([log_id(name)], math.inf)

    async def uncounted(self) -> list[str]:
        """Return tables whose games have ended, but not counted, because a server was killed."""
        found: list[str] = []
        for summary in await self._store.summaries(OVER, _MOST_UNCOUNTED, only_listed=False):
            with contextlib.suppress(msgspec.DecodeError):  # written by another version
                info = msgspec.json.decode(summary.info, type=TableInfo)
                if not info.unrated and any(seat.rating and seat.rating.after is None for seat in info.seats):
                    found.append(info.id)
        return found

    async def ladder(self) -> Ladder:
        """Return the best names that have played: those with a certain rating first."""
        names: list[RatedName] = []
        for summary in await self._store.summaries(NAME, _MOST_READ, only_listed=False):
            try:
                names.append(msgspec.json.decode(summary.info, type=RatedName))
            except msgspec.DecodeError:  # written by another version
                continue
        played = [one for one in names if one.games]
        played.sort(key=lambda one: (one.deviation > _SETTLED, -one.rating, one.name))
        return Ladder(played[:_MOST_SHOWN])

    # -- games ------------------------------------------------------------------------------------------------------

    async def count(self, state: TableState) -> list[RatingRecord]:
        """Count a game that is over for every kept name at its table, once. Return the changes, old and new."""
        if unrated(state):
            return []
        held = {number: name for number in range(len(state.seats)) if (name := await self._at(state, number))}
        before = {number: name.before(state.id) for number, name in held.items()}
        changes: list[RatingRecord] = []
        for number in held:
            others = {other: rating for other, rating in before.items() if other != number}
            counted = await self._count(state, number, others)
            if counted is not None:
                changes.append(RatingRecord(number, counted.before[:2], counted.after[:2]))
        return changes

    async def _at(self, state: TableState, number: int) -> HeldName | None:
        """Return the kept name of a seat, None if there is none or it has been forgotten since."""
        seat = state.seats[number]
        if seat.held is None:
            return None
        try:
            held = await self.find(seat.name)
        except Refusal:
            return None
        return held if held is not None and held.taken.id == seat.held.id else None

    async def _count(self, state: TableState, number: int, others: dict[int, Rating]) -> GameCounted | None:
        for _ in range(_MOST_ATTEMPTS):
            held = await self._at(state, number)
            if held is None:
                return None
            if state.id in held.games:
                return held.games[state.id]
            against = results(state, number, others)
            if not against:
                return None
            after = rated(held.rating, against)
            counted = GameCounted(at=self._now(), table=state.id, before=held.rating, after=after)
            length = held.length
            held.apply(counted)
            try:
                await self._append(held, length, counted)
            except Conflict:
                continue
            return counted
        raise Conflict(NAME)

    async def _append(self, held: HeldName, number: int, entry: NameEntry) -> None:
        summary = Summary(NAME, False, held.changed, encode(rated_name(held)))
        await append_durably(self._store, Append(log_id(held.name), number, [write_name_entry(entry)], summary))


def rated_name(held: HeldName) -> RatedName:
    rating = held.rating
    return RatedName(
        name=held.name,
        rating=round(rating.rating, 1),
        deviation=round(rating.deviation, 1),
        games=len(held.games),
        taken=held.taken.at,
        last=held.changed if held.games else None,
    )


def held_record(held: HeldName) -> HeldRecord:
    """Return what a seat keeps of its name."""
    return HeldRecord(id=held.taken.id, rating=held.rating.rating, deviation=held.rating.deviation)
