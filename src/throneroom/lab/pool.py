"""Where games are played: in this process, in several, or on the machines of a Dask cluster.

All of them take pieces of work as an Executor does, and what comes of a piece depends on nothing else. So one that was
lost with its process is simply played again.
"""

from __future__ import annotations

import importlib
import logging
import math
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from throneroom import __version__
from throneroom.engine.localizable import Problem
from throneroom.system.child_process import exit_with_parent
from throneroom.system.signals import undisturbed

P = ParamSpec("P")
T = TypeVar("T")

_MOST_RESTARTS: Final = 3
_CONNECT_SECONDS: Final = 10


class LabFailed(Problem):
    """Work that could not be done: the processes or the cluster were lost."""


class MissingPackage(LabFailed):
    """A command needs packages that a plain installation does not bring."""

    def __init__(self, package: str, extra: str) -> None:
        command = f"pip install 'throneroom[{extra}]'"
        english = f"this needs {package}; install it with: {command}"
        super().__init__("lab-needs", english, package=package, command=command)


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """This process alone."""

    jobs: int = 1
    worth: float = math.inf  # seconds of work that must lie ahead before any is sent elsewhere
    lost: tuple[type[BaseException], ...] = ()  # what work raises if the process that did it is gone

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:  # as every Executor does: whoever asks for the result gets it
            future.set_exception(error)
        return future

    def restart(self) -> None:
        """Begin anew after processes were lost; what was submitted is to be submitted again."""

    def close(self) -> None:
        """Wait for what is being played, and end all processes."""


class LocalPool(Pool):
    """Processes on this machine. They begin with the first piece of work that is sent to them."""

    worth = 1.0  # starting them takes as long
    lost = (BrokenProcessPool,)

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._restarts = 0
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self._executor is None:
            # A fresh interpreter: a copy of this one could inherit a lock that another thread of it holds.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.jobs, context, _begin_worker)
        with _interrupts_held():
            return self._executor.submit(work, *args, **kwargs)

    def restart(self) -> None:
        self._restarts += 1
        if self._restarts > _MOST_RESTARTS:
            english = "the processes that play keep dying; is the memory full? Try fewer --jobs"
            raise LabFailed("lab-dying", english)
        self.close()

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


class ClusterPool(Pool):
    """The workers of a Dask cluster, by the address of its scheduler. It plays a piece again if its worker is lost."""

    worth = 0.0

    def __init__(self, address: str) -> None:
        try:
            # It has no type information, so all of it is Any.
            distributed: Any = importlib.import_module("distributed")
        except ImportError:
            raise MissingPackage("Dask", "cluster") from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is raised, and said in one line
        try:
            self._client: Any = distributed.Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = " ".join(str(error).split())[:200]
            english = f"no Dask scheduler answers at {address}, such as tcp://host:8786: {reason}"
            raise LabFailed("lab-no-scheduler", english, address=address, reason=reason) from None
        self.jobs = sum(self._client.nthreads().values())
        if not self.jobs:
            self.close()
            english = f"the cluster at {address} has no workers; start one there: dask worker {address}"
            raise LabFailed("lab-no-workers", english, address=address, command=f"dask worker {address}")
        try:
            self._check(address)
        except LabFailed:
            self.close()
            raise
        self.lost = (distributed.KilledWorker, CancelledError)
        self._executor: Executor = self._client.get_executor(pure=False)

    def _check(self, address: str) -> None:
        """Refuse machines that would play other games, or none."""

        def version() -> str:  # sent as it stands: who has no throneroom could not look it up there
            import throneroom

            return throneroom.__version__

        try:
            found = {self._client.run_on_scheduler(version), *self._client.run(version).values()}
        except ImportError:
            command = "pip install 'throneroom[cluster]'"
            english = f"the scheduler and the workers at {address} need throneroom too; there: {command}"
            raise LabFailed("lab-not-there", english, address=address, command=command) from None
        if found != {__version__}:
            others = ", ".join(sorted(found - {__version__}))
            english = f"this is throneroom {__version__}, and at {address} runs {others}; install the same there"
            raise LabFailed("lab-other-version", english, version=__version__, address=address, others=others)

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._executor.submit(work, *args, **kwargs)

    def restart(self) -> None:
        raise LabFailed("lab-lost", "the workers of the cluster, or its scheduler, were lost")

    def close(self) -> None:
        self._client.close()


@contextmanager
def open_pool(jobs: int, cluster: str | None) -> Iterator[Pool]:
    """The place to play at; whatever happens, no process is left behind."""
    pool = ClusterPool(cluster) if cluster is not None else LocalPool(jobs) if jobs > 1 else Pool()
    try:
        yield pool
    finally:
        with undisturbed():
            pool.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that begins here never hears Ctrl-C, not even while it begins; this one hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that started this one, and exit with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
