"""Let clients play at many tables while processes are killed, and compare what they were sent with the logs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from random import Random
from typing import Any

from tests.server.players import BOT, ME, OPEN, Refused, ask
from tests.server.soak.audit import Chronicle, Difference
from tests.server.soak.client import RETRY, SoakClient
from tests.server.soak.worlds import STOPPED, WORLDS, Read, World

HEAR = 20.0  # seconds within which clients must be sent everything that was stored


class Soak:
    """Clients at this many tables, what they were sent, and the differences found."""

    def __init__(self, world: World, tables: int, chance: Random) -> None:
        self.differences: list[Difference] = []
        self.counts: Counter[str] = Counter()
        self._world = world
        self._tables = tables
        self._is_over = False
        self._chance = chance
        self._playing: dict[str, tuple[Chronicle, list[SoakClient]]] = {}
        world.on_down = self._compare

    async def run(self, kills: int, is_time_over: Callable[[], bool], progress: Callable[[str], None]) -> None:
        """Kill this many times, then stop."""
        playing = [asyncio.ensure_future(self._play_games()) for _ in range(self._tables)]
        try:
            harms = list(self._world.harms)
            for number in range(kills):
                if is_time_over():
                    break
                await self._world.play()
                if number % len(harms) == 0:
                    self._chance.shuffle(harms)
                harm = harms[number % len(harms)]
                await self._world.harms[harm]()
                self.counts[f"kill: {harm}"] += 1
                await self._check()
                for task in playing:
                    if task.done():
                        task.result()
                progress(f"{number + 1} {harm}, {self.counts['games']} games, {len(self.differences)} differences")
            await self._world.audit()
            await self._check()
            self._is_over = True
            for _, clients in self._playing.values():
                for client in clients:
                    client.leave()
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()

    async def _play_games(self) -> None:
        """Play one game after another."""
        while not self._is_over:
            with contextlib.suppress(Refused):  # an earlier request, which was not acknowledged, has taken the seat
                clients = await self._sit_down()
                if self._is_over:
                    return
                await asyncio.gather(*(client.play() for client in clients))
                self.counts["games"] += clients[0].is_over

    async def _sit_down(self) -> list[SoakClient]:
        people = self._chance.choice([2, 2, 2, 3])
        bots = self._chance.choice([0, 0, 1])
        seats = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
        opened = await self._ask("/api/tables", {"name": "P0", "seats": seats, "options": {"undo": "consent"}})
        table = opened["table"]
        seated = [opened]
        for seat in range(1, people):
            seated.append(await self._ask(f"/api/tables/{table}/seats", {"name": f"P{seat}"}))
        clients = [
            SoakClient(self._world.bases, table, one["seat"], one["token"], Random(self._chance.random()))
            for one in seated
        ]
        for client in clients:
            client.differ = self._differ
        self._playing[table] = (Chronicle(table), clients)
        return clients

    async def _ask(self, path: str, body: object) -> Any:
        """Repeat a request until a server answers."""
        while True:
            with contextlib.suppress(OSError, HTTPException):
                try:
                    return await ask(self._chance.choice(self._world.bases), path, body)
                except Refused as refused:
                    if refused.status < 500:
                        raise
            await asyncio.sleep(RETRY)

    # -- comparing --------------------------------------------------------------------------------------------------

    def _differ(self, client: SoakClient, kind: str, details: str) -> None:
        chronicle, _ = self._playing.get(client.table, (Chronicle(client.table), []))
        self.differences.append(chronicle.report(client, kind, details))

    async def _check(self) -> None:
        """Compare with the log, if it can be read, and wait until every client has been sent everything in it."""
        if self._world.read is not None:
            self._compare(self._world.read)
        deadline = time.monotonic() + HEAR
        while waiting := self._behind():
            if time.monotonic() > deadline:
                for client in waiting:
                    self._differ(client, "not told what was kept", f"in {HEAR:g} seconds")
                    self._playing.pop(client.table, None)
                return
            await asyncio.sleep(RETRY)

    def _behind(self) -> list[SoakClient]:
        return [
            client
            for chronicle, clients in self._playing.values()
            for client in clients
            if not client.is_over and chronicle.is_ahead_of(client)
        ]

    def _compare(self, read: Read) -> None:
        """Compare everything that clients were sent with the logs, and forget games that are over."""
        for table, (chronicle, clients) in list(self._playing.items()):
            wrong = chronicle.read(read(table))
            if wrong is not None:
                self.differences.append(chronicle.report(clients[0], "log changed", wrong))
                del self._playing[table]
                continue
            for client in clients:
                for kind, details in chronicle.compare(client):
                    self._differ(client, kind, details)
            if all(client.is_over for client in clients):
                self._count(clients)
                del self._playing[table]

    def _count(self, clients: list[SoakClient]) -> None:
        for client in clients:
            self.counts.update(client.counts)

    def finish(self) -> None:
        """Count what was done in games that are not over."""
        for _, clients in self._playing.values():
            self._count(clients)


def soak(
    kind: str,
    *,
    kills: int,
    tables: int,
    seed: int,
    harms: list[str] | None = None,
    seconds: float = 1e9,
    stopped: float = STOPPED,
    progress: Callable[[str], None] = lambda _: None,
) -> Soak:
    """Run the soak against a database of this kind, and return what it found."""
    chance = Random(seed)
    with WORLDS[kind](chance) as world:
        world.stopped = stopped
        if harms is not None:
            world.harms = {name: world.harms[name] for name in harms}
        running = Soak(world, tables, chance)
        deadline = time.monotonic() + seconds
        asyncio.run(running.run(kills, lambda: time.monotonic() > deadline, progress))
        running.finish()
    return running
