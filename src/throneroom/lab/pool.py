"""Where games are played: in this process, in several, or on the machines of a Dask cluster.

Each pool accepts tasks like an Executor. A task depends on nothing but its arguments, so if its process is lost, it can
simply be run again.
"""

from __future__ import annotations

import importlib
import logging
import math
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import islice
from typing import Any, Final, ParamSpec, TypeVar

from throneroom import __version__
from throneroom.engine.localizable import Problem
from throneroom.system.console import command_line
from throneroom.system.exit_with_parent import exit_with_parent
from throneroom.system.signals import ignoring_signals

P = ParamSpec("P")
T = TypeVar("T")

_MOST_RESTARTS: Final = 3
_CONNECT_SECONDS: Final = 10


class LabFailed(Problem):
    """The lab could not do its work: a package is missing, or processes or the cluster were lost."""


class MissingPackage(LabFailed):
    """A command needs a package that is not part of a plain installation."""

    def __init__(self, package: str, extra: str) -> None:
        command = command_line(["pip", "install", f"throneroom[{extra}]"])
        english = f"this needs {package}; install it with: {command}"
        super().__init__("lab-needs", english, package=package, command=command)


def cores() -> int:
    """Return how many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """Runs each task immediately, in this process."""

    jobs: int = 1
    break_even_seconds: float = math.inf  # the pool is worth starting for work that takes longer than this
    lost_errors: tuple[type[BaseException], ...] = ()  # what a task raises if its process was lost

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:  # as in any Executor, `result` raises it
            future.set_exception(error)
        return future

    def restart(self) -> None:
        """Recover from lost processes, after which unfinished tasks must be submitted again.

        Raises LabFailed if this happens too often.
        """

    def close(self) -> None:
        """Wait for running tasks, then stop all processes."""


class LocalPool(Pool):
    """Processes on this machine. They start with the first task."""

    break_even_seconds = 1.0  # about the time it takes to start them
    lost_errors = (BrokenProcessPool,)

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._restarts = 0
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self._executor is None:
            # Fresh interpreters: a fork could inherit a lock that another thread holds.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.jobs, context, _set_up_worker)
        with _interrupts_blocked():
            return self._executor.submit(work, *args, **kwargs)

    def restart(self) -> None:
        self._restarts += 1
        if self._restarts > _MOST_RESTARTS:
            english = "worker processes keep dying; is the memory full? Try fewer --jobs"
            raise LabFailed("lab-dying", english)
        self.close()

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


class ClusterPool(Pool):
    """The workers of a Dask cluster. Dask itself repeats the tasks of lost workers."""

    break_even_seconds = 0.0

    def __init__(self, address: str) -> None:
        try:
            # Dask has no type information.
            distributed: Any = importlib.import_module("distributed")
        except ImportError:
            raise MissingPackage("Dask", "cluster") from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # everything important is raised as an exception
        try:
            self._client: Any = distributed.Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = " ".join(str(error).split())[:200]
            english = f"no Dask scheduler answers at {address} (expected an address like tcp://host:8786): {reason}"
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
        self.lost_errors = (distributed.KilledWorker, CancelledError)
        self._executor: Executor = self._client.get_executor(pure=False)

    def _check(self, address: str) -> None:
        """Reject machines without throneroom, or with a version that might play different games."""

        def version() -> str:  # Dask sends the function itself, so it also runs where throneroom is missing
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
    """Yield the pool that the options ask for. No process outlives it."""
    pool = ClusterPool(cluster) if cluster is not None else LocalPool(jobs) if jobs > 1 else Pool()
    try:
        yield pool
    finally:
        with ignoring_signals():
            pool.close()


def results_in_order(
    pool: Pool,
    work: Callable[..., T],
    tasks: Iterable[tuple[Any, ...]],
    ahead: int,
    waiting: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Iterator[T]:
    """Yield `work(*task)` for each task, in order, submitting up to `ahead` tasks at a time.

    Tasks whose process was lost are submitted again. Waiting for a result happens inside `waiting()`.
    """
    remaining = iter(tasks)
    due: deque[tuple[Any, ...]] = deque()  # to be submitted next
    sent: deque[tuple[tuple[Any, ...], Future[T]]] = deque()
    try:
        while True:
            try:
                while len(sent) < ahead:
                    if not due:
                        due.extend(islice(remaining, 1))
                    if not due:
                        break
                    sent.append((due[0], pool.submit(work, *due[0])))
                    due.popleft()
                if not sent:
                    return
                with waiting():
                    result = sent[0][1].result()
            except pool.lost_errors:
                pool.restart()
                due.extendleft(task for task, _ in reversed(sent))
                sent.clear()
                continue
            sent.popleft()
            yield result
    finally:
        for _, future in sent:
            future.cancel()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for processes started in this block; the parent receives it afterwards."""
    if sys.platform == "win32":  # it cannot; the processes ignore Ctrl-C once they have started
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _set_up_worker() -> None:
    """Leave Ctrl-C to the parent process, and exit when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
