"""Servers for tests: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import threading
import urllib.request
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess

from tests.helpers.waiting import wait_until

from throneroom.server.logs import be_quiet
from throneroom.server.serve import Server, bind, serve
from throneroom.server.settings import Settings, Timeouts, unlimited

SHORT_PAUSE = (0.0, 0.02)  # for a player with nothing to choose; people wait longer


@contextlib.contextmanager
def server(how: Settings) -> Iterator[str]:
    """Run a server on a free port, and yield its address."""
    be_quiet(True)
    listening = bind("127.0.0.1", 0)
    listening.listen(2048)
    running = Server(how)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        wait_until(lambda: running.started or not thread.is_alive(), "the server starts")
        assert running.started
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def settings(database: str | None, timeouts: Timeouts | None = None) -> Settings:
    """Return settings that do not limit how fast players answer, and with which no bot searches for a plan."""
    patience = timeouts or Timeouts(pause=SHORT_PAUSE)
    return Settings(database=database, limits=unlimited(), timeouts=patience, daily_level="beginner")


# -- processes --------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class ServerProcess:
    """A server in its own process, always on the same port, that can be killed and started again.

    With `prepared`, it is forked from a process that has already imported everything, so it starts quickly.
    """

    def __init__(self, database: str, prepared: bool = False) -> None:
        self._database = database
        self._context: ForkServerContext | SpawnContext
        self._context = get_context("forkserver") if prepared else get_context("spawn")
        self._context.set_forkserver_preload([__name__])
        self._process: BaseProcess | None = None
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._process = self._context.Process(target=main, args=(self._database, self.port), daemon=True)
        self._process.start()
        wait_until(self._answers, "the server answers")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.is_alive(), "the server did not start"
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{self.base}/api/health", timeout=5).close()
            return True
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        assert self._process is not None
        self.signal(signal.SIGKILL)
        self._process.join()

    def stop(self) -> None:
        """Shut the server down with SIGTERM."""
        if self._process is not None and self._process.is_alive():
            self.signal(signal.SIGTERM)
            self.signal(signal.SIGCONT)  # if it was stopped
            self._process.join(20)
            assert not self._process.is_alive(), "the server did not shut down"


def main(database: str, port: int) -> None:
    be_quiet(True)
    serve(settings(database, Timeouts(sleep=1, sweep=0.5, elsewhere=1, pause=SHORT_PAUSE)), bind("127.0.0.1", port))
