"""The lab: bounded work that goes on beside the tables, in processes of its own, and can be looked at and cancelled."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import OrderedDict
from typing import Final, Literal

import msgspec
from starlette.requests import Request

from throneroom.engine.localizable import Localizable, localizable
from throneroom.protocol.base import encode
from throneroom.protocol.lab import CheckStrategy, Fine, LabJob, LabPlayer, SearchStrategy, Simulate
from throneroom.protocol.message import encode_message
from throneroom.server.http.kingdom_choice import choose
from throneroom.server.http.routes import Routes, address_of, body
from throneroom.server.limits import PerAddress
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import StoreDown
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import check_strategy, clean_name, no_level
from throneroom.server.tokens import new_token
from throneroom.server.workers.bot_levels import LEVELS
from throneroom.server.workers.lab_process import Hunt, Player, Progress, Simulation

_AT_ONCE: Final = 1
_MOST_WAITING: Final = 20
_MOST_KEPT: Final = 200
_MOST_SECONDS: Final = 900.0
_LONGEST_LINE: Final = 2**20

Kind = Literal["simulation", "search"]
State = Literal["waiting", "running", "done", "cancelled", "failed"]


class _Job:
    """One piece of work and what has come of it."""

    def __init__(self, kind: Kind, work: Simulation | Hunt, total: float) -> None:
        self.kind: Final[Kind] = kind
        self.id: Final = new_token()
        self.work: Final[Simulation | Hunt] = work
        self.total: Final = total
        self.state: State = "waiting"
        self.progress = Progress(0)
        self.failure: Localizable | None = None  # why it failed
        self.task: asyncio.Task[None] | None = None

    def message(self) -> LabJob:
        found = self.progress
        return LabJob(
            id=self.id,
            kind=self.kind,
            state=self.state,
            done=found.done,
            total=self.total,
            shares=found.shares,
            best=found.best,
            turns=found.turns,
            reason=None if self.failure is None else str(self.failure),
            said=None if self.failure is None else encode_message(self.failure),
        )


class Lab:
    """The jobs of this process."""

    def __init__(self, hall: TableRegistry, pages: Routes, asking: PerAddress) -> None:
        self._hall: Final = hall
        hall.heard["cancel"] = self._cancel_here
        self._asking: Final = asking
        self._jobs: Final[OrderedDict[str, _Job]] = OrderedDict()
        self._turn: Final = asyncio.Semaphore(_AT_ONCE)
        self.routes: Final = [
            pages.route("/api/lab/check", self._check, "POST"),
            pages.route("/api/lab/simulations", self._simulate, "POST"),
            pages.route("/api/lab/searches", self._search, "POST"),
            pages.route("/api/lab/jobs/{job:str}", self._show),
            pages.route("/api/lab/jobs/{job:str}", self._cancel, "DELETE"),
        ]

    async def close(self) -> None:
        """Cancel everything."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- pages ------------------------------------------------------------------------------------------------------

    async def _check(self, request: Request) -> Fine:
        asked: CheckStrategy = await body(request, CheckStrategy)
        check_strategy(asked.strategy)
        return Fine()

    async def _simulate(self, request: Request) -> LabJob:
        asked: Simulate = await body(request, Simulate)
        players = [_player(player) for player in asked.players]
        kingdom, _ = choose(asked.kingdom)
        names = [card.name for card in kingdom.cards]
        return await self._begin(
            request, _Job("simulation", Simulation(players, names, asked.games, asked.seed), asked.games)
        )

    async def _search(self, request: Request) -> LabJob:
        asked: SearchStrategy = await body(request, SearchStrategy)
        kingdom, _ = choose(asked.kingdom)
        names = [card.name for card in kingdom.cards]
        return await self._begin(request, _Job("search", Hunt(names, asked.seconds, asked.seed), asked.seconds))

    async def _show(self, request: Request) -> LabJob:
        return await self._found(request.path_params["job"])

    async def _cancel(self, request: Request) -> LabJob:
        name = request.path_params["job"]
        if name not in self._jobs:
            await self._found(name)
            await self._hall.store.announce([f"cancel {name} -"])
        self._cancel_here(name)
        job = self._jobs.get(name)
        if job is not None and job.task is not None:
            await asyncio.wait([job.task])
        return await self._found(name)

    def _cancel_here(self, name: str) -> None:
        """Cancel the work, if this process does it."""
        job = self._jobs.get(name)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def _found(self, name: str) -> LabJob:
        """The job as it stands: of this process, or as another one has left word."""
        job = self._jobs.get(name)
        if job is not None:
            return job.message()
        note = await self._hall.store.note(f"lab {name}")
        if note is None:
            raise refusal("not-found", "job", "there is no such job")
        return msgspec.json.decode(note, type=LabJob)

    async def _leave_word(self, job: _Job) -> None:
        """For other processes, which may be asked about this job."""
        if self._hall.store.is_shared:
            with contextlib.suppress(StoreDown):
                await self._hall.store.keep_note(f"lab {job.id}", encode(job.message()))

    # -- work -------------------------------------------------------------------------------------------------------

    async def _begin(self, request: Request, job: _Job) -> LabJob:
        if not self._asking.take(address_of(request)):
            raise Refusal("too-fast", "too much work from this address; wait a moment")
        if sum(other.state == "waiting" for other in self._jobs.values()) >= _MOST_WAITING:
            raise refusal("busy", "lab", "the lab has too much to do; come again later")
        self._jobs[job.id] = job
        while len(self._jobs) > _MOST_KEPT:
            _, old = self._jobs.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        await self._leave_word(job)
        job.task = asyncio.get_running_loop().create_task(self._work(job))
        return job.message()

    async def _work(self, job: _Job) -> None:
        try:
            async with self._turn, asyncio.timeout(_MOST_SECONDS):
                job.state = "running"
                await self._run(job)
            job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except (TimeoutError, OSError, ValueError) as error:
            job.state = "failed"
            if isinstance(error, TimeoutError):
                job.failure = localizable("refused-lab-too-long", "it took too long")
            else:
                job.failure = localizable("refused-lab-broke-down", "the work broke down")
            log("lab-failed", error=type(error).__name__)
        finally:
            await self._leave_word(job)

    async def _run(self, job: _Job) -> None:
        """A process for this job alone; whatever happens, it does not outlive it."""
        begun = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "throneroom.server.workers.lab_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(job.work) + b"\n")
            await process.stdin.drain()
            async for line in process.stdout:
                job.progress = msgspec.json.decode(line, type=Progress)
                await self._leave_word(job)
            if await process.wait() != 0:
                raise ValueError("the process has failed")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            log("lab", games=job.progress.done, seconds=round(time.monotonic() - begun, 2))


def _player(player: LabPlayer) -> Player:
    if (player.level is None) == (player.strategy is None):
        raise Refusal("bad-wish", "a player of the lab is a level or a strategy")
    if player.strategy is not None:
        check_strategy(player.strategy)
    elif player.level not in LEVELS:
        raise no_level(player.level or "")
    return Player(clean_name(player.name), player.level or "", player.strategy)
