"""The lab over HTTP: jobs of limited length in their own processes, to be followed and cancelled."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from typing import Final, Literal

import msgspec
from starlette.requests import Request

from throneroom.cards.catalog import Catalog
from throneroom.cards.kingdoms import kingdom_names
from throneroom.cards.written import with_written
from throneroom.engine.localizable import Localizable, Problem, localizable
from throneroom.protocol.balance import MeasureBalance
from throneroom.protocol.base import EVERYTHING, encode
from throneroom.protocol.coach import CoachGame
from throneroom.protocol.lab import CheckStrategy, Fine, LabJob, LabPlayer, SearchStrategy, Simulate
from throneroom.protocol.lookup import catalog_of, current_catalog
from throneroom.protocol.message import encode_message
from throneroom.server.http.replays import Replays
from throneroom.server.http.routes import Routes, body, player_of
from throneroom.server.http.security import address_of
from throneroom.server.limits import TEXT_WORK, Limiters
from throneroom.server.logs import log
from throneroom.server.refusal import Refusal, refusal
from throneroom.server.store.store import StoreDown
from throneroom.server.store.structs import JobCancelled
from throneroom.server.tables.kingdom_choice import choose, texts_in
from throneroom.server.tables.registry import TableRegistry
from throneroom.server.tables.seating import check_strategy, clean_name, no_level
from throneroom.server.tokens import new_token
from throneroom.server.workers.bot_levels import LEVELS
from throneroom.server.workers.lab_process import (
    BalanceJob,
    CoachJob,
    Job,
    JobPlayer,
    JobProgress,
    SearchJob,
    SimulationJob,
)
from throneroom.server.workers.worker_setup import worker_setup
from throneroom.system.child_process import ChildFailed, ChildProcess

_AT_ONCE: Final = 1
_MOST_KEPT: Final = 200
_MOST_SECONDS: Final = 900.0
_MODULE: Final = "throneroom.server.workers.lab_process"

_UNWATCHED_SECONDS: Final = 20.0  # after which these stop if nobody has asked how far they are
_WATCHED: Final = ("coach", "balance")  # jobs that stop if nobody watches them
_COACH_WORK: Final = 1.0  # what `done` is a share of

Kind = Literal["simulation", "search", "coach", "balance"]
State = Literal["waiting", "running", "done", "cancelled", "failed"]


class _Job:
    """A job, its state and its results so far."""

    def __init__(self, kind: Kind, work: Job, total: float) -> None:
        self.kind: Final[Kind] = kind
        self.id: Final = new_token()
        self.work: Final[Job] = work
        self.total: Final = total
        self.state: State = "waiting"
        self.progress = JobProgress(0)
        self.failure: Localizable | None = None
        self.task: asyncio.Task[None] | None = None
        self.watched = time.monotonic()  # when somebody last asked

    def message(self) -> LabJob:
        progress = self.progress
        return LabJob(
            id=self.id,
            kind=self.kind,
            state=self.state,
            done=progress.done,
            total=self.total,
            shares=progress.shares,
            best=progress.best,
            turns=progress.turns,
            reason=None if self.failure is None else str(self.failure),
            said=None if self.failure is None else encode_message(self.failure),
            analysis=progress.analysis,
            balance=progress.balance,
        )


class LabJobs:
    """The jobs that run in this server process, and the routes to start, follow and cancel jobs."""

    def __init__(self, registry: TableRegistry, routes: Routes, limiters: Limiters, replays: Replays) -> None:
        self._registry: Final = registry
        self._may_send: Final = routes.may_send_texts
        self._replays: Final = replays
        registry.on_job_cancelled = self._cancel_here
        self._limiters: Final = limiters
        self._jobs: Final[OrderedDict[str, _Job]] = OrderedDict()
        self._slots: Final = asyncio.Semaphore(_AT_ONCE)
        self.routes: Final = [
            routes.route("/api/lab/check", self._check, "POST"),
            routes.route("/api/lab/simulations", self._simulate, "POST"),
            routes.route("/api/lab/searches", self._search, "POST"),
            routes.route("/api/lab/coach", self._coach, "POST"),
            routes.route("/api/lab/balance", self._balance, "POST"),
            routes.route("/api/lab/jobs/{job:str}", self._show),
            routes.route("/api/lab/jobs/{job:str}", self._cancel, "DELETE"),
        ]

    @property
    def waiting(self) -> int:
        return sum(job.state == "waiting" for job in self._jobs.values())

    async def close(self) -> None:
        """Cancel all jobs."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- routes -----------------------------------------------------------------------------------------------------

    async def _check(self, request: Request) -> Fine:
        self._limiters.work.take(address_of(request.scope), TEXT_WORK)
        asked: CheckStrategy = await body(request, CheckStrategy)
        await self._may_send(request, len(asked.written))
        try:
            catalog = with_written(current_catalog(), asked.written)
        except Problem as bad:
            raise Refusal("bad-wish", bad.message) from None
        check_strategy(asked.strategy, catalog)
        return Fine()

    async def _simulate(self, request: Request) -> LabJob:
        self._check_limits(request)
        asked: Simulate = await body(request, Simulate)
        await self._may_send(request, texts_in(asked.kingdom))
        kingdom, _ = choose(asked.kingdom)
        players = [_player(player, catalog_of(kingdom)) for player in asked.players]
        names = list(kingdom_names(kingdom))
        return await self._begin(
            request, _Job("simulation", SimulationJob(players, names, asked.games, asked.seed), asked.games)
        )

    async def _search(self, request: Request) -> LabJob:
        self._check_limits(request)
        asked: SearchStrategy = await body(request, SearchStrategy)
        await self._may_send(request, texts_in(asked.kingdom))
        kingdom, _ = choose(asked.kingdom)
        names = list(kingdom_names(kingdom))
        return await self._begin(request, _Job("search", SearchJob(names, asked.seconds, asked.seed), asked.seconds))

    async def _coach(self, request: Request) -> LabJob:
        """Coach a finished game, which anybody who knows its table may see. Two who ask for the same share a job."""
        self._check_limits(request)
        asked: CoachGame = await body(request, CoachGame)
        self._limiters.replays.take(address_of(request.scope))
        record = (await self._replays.show(asked.table, "json", EVERYTHING, 0, player_of(request))).decode()
        if asked.seat >= len(json.loads(record)["seats"]):
            raise Refusal("bad-wish", "no such seat")
        work = CoachJob(record, asked.seat, asked.quality)
        for job in self._jobs.values():
            if job.work == work and job.state not in ("cancelled", "failed"):
                job.watched = time.monotonic()
                return job.message()
        return await self._begin(request, _Job("coach", work, _COACH_WORK))

    async def _balance(self, request: Request) -> LabJob:
        """Measure a card that is sent as text."""
        self._check_limits(request)
        self._limiters.work.take(address_of(request.scope), TEXT_WORK)
        asked: MeasureBalance = await body(request, MeasureBalance)
        await self._may_send(request, 1)
        try:
            with_written(Catalog(), [asked.card])
        except Problem as bad:
            raise Refusal("bad-wish", bad.message) from None
        work = BalanceJob(asked.card, asked.kingdoms, asked.edition, asked.seed, asked.search_games, asked.games)
        return await self._begin(request, _Job("balance", work, asked.kingdoms))

    async def _show(self, request: Request) -> LabJob:
        name = request.path_params["job"]
        job = self._jobs.get(name)
        if job is not None:
            job.watched = time.monotonic()
        elif self._registry.store.is_shared:
            with contextlib.suppress(StoreDown):  # for the process that runs the job
                await self._registry.store.save_note(f"lab watched {name}", new_token().encode())
        return await self._found(name)

    async def _cancel(self, request: Request) -> LabJob:
        name = request.path_params["job"]
        if name not in self._jobs:
            await self._found(name)
            await self._registry.store.announce([JobCancelled(name)])
        self._cancel_here(name)
        job = self._jobs.get(name)
        if job is not None and job.task is not None:
            await asyncio.wait([job.task])
        return await self._found(name)

    def _cancel_here(self, name: str) -> None:
        """Cancel the job if this process runs it."""
        job = self._jobs.get(name)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def _found(self, name: str) -> LabJob:
        """Return a job of this process, or what another process has noted about one of its jobs."""
        job = self._jobs.get(name)
        if job is not None:
            return job.message()
        note = await self._registry.store.load_note(f"lab {name}")
        if note is None:
            raise refusal("not-found", "job", "this lab job no longer exists")
        return msgspec.json.decode(note, type=LabJob)

    async def _keep_note(self, job: _Job) -> None:
        """Save a note about this job for other processes, because clients may ask any of them."""
        if self._registry.store.is_shared:
            with contextlib.suppress(StoreDown):
                await self._registry.store.save_note(f"lab {job.id}", encode(job.message()))

    # -- jobs -------------------------------------------------------------------------------------------------------

    def _check_limits(self, request: Request) -> None:
        """Raise Refusal if this would be too much, before the body is read."""
        self._limiters.starting_jobs.take(address_of(request.scope))
        if self.waiting >= self._limiters.all_jobs:
            raise refusal("busy", "lab", "the lab is busy; try again later")

    async def _begin(self, request: Request, job: _Job) -> LabJob:
        address = address_of(request.scope)
        self._limiters.jobs.enter(address)
        self._jobs[job.id] = job
        while len(self._jobs) > _MOST_KEPT:
            _, old = self._jobs.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        job.task = asyncio.get_running_loop().create_task(self._work(job))
        job.task.add_done_callback(lambda _: self._limiters.jobs.leave(address))
        await self._keep_note(job)
        return job.message()

    async def _cancel_unwatched(self, job: _Job) -> None:
        """Cancel a job, waiting or running, that nobody watches any more, here or at another process."""
        note: bytes | None = None
        while job.state in ("waiting", "running"):
            await asyncio.sleep(max(0.1, job.watched + _UNWATCHED_SECONDS - time.monotonic()))
            if time.monotonic() < job.watched + _UNWATCHED_SECONDS:
                continue
            with contextlib.suppress(StoreDown):
                last, note = note, await self._registry.store.load_note(f"lab watched {job.id}")
                if note != last:
                    job.watched = time.monotonic()
                    continue
            if job.task is not None:
                job.task.cancel()
            return

    async def _work(self, job: _Job) -> None:
        watch = asyncio.get_running_loop().create_task(self._cancel_unwatched(job)) if job.kind in _WATCHED else None
        try:
            async with self._slots, asyncio.timeout(_MOST_SECONDS):
                job.state = "running"
                await self._run(job)
            job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except (TimeoutError, OSError, ChildFailed) as error:
            job.state = "failed"
            if isinstance(error, TimeoutError):
                job.failure = localizable("refused-lab-too-long", "the job took too long")
            else:
                job.failure = localizable("refused-lab-broke-down", "the job failed")
            log("lab-failed", error=type(error).__name__)
        finally:
            if watch is not None:
                watch.cancel()
            await self._keep_note(job)

    async def _run(self, job: _Job) -> None:
        """Run the job in its own process, which never outlives it."""
        began = time.monotonic()
        child = await ChildProcess.start(_MODULE, JobProgress, setup=worker_setup())
        try:
            child.send(job.work)
            async for job.progress in child.messages():
                await self._keep_note(job)
        finally:
            await child.kill()
            log("lab", games=job.progress.done, seconds=round(time.monotonic() - began, 2))


def _player(player: LabPlayer, catalog: Catalog) -> JobPlayer:
    if (player.level is None) == (player.strategy is None):
        raise Refusal("bad-wish", "a player of the lab is a level or a strategy")
    if player.strategy is not None:
        check_strategy(player.strategy, catalog)
    elif player.level not in LEVELS:
        raise no_level(player.level or "")
    return JobPlayer(clean_name(player.name), player.level or "", player.strategy)
