"""Servers for the tests: in a thread of this process, or as a process of their own that can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.paths import ROOT

from throneroom.server.app import Settings
from throneroom.server.logs import be_quiet
from throneroom.server.serve import Server, bind, serve
from throneroom.server.timeouts import Timeouts


@contextlib.contextmanager
def server(how: Settings) -> Iterator[str]:
    """A server on a free port, for as long as this lasts: its address."""
    be_quiet(True)
    listening = bind("127.0.0.1", 0)
    listening.listen(2048)
    running = Server(how)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
            thread.join(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def settings(database: str | None, timeouts: Timeouts | None = None) -> Settings:
    """Players are welcome however fast they are: a fast machine sends twenty thousand messages a second."""
    return Settings(
        database=database, request_rate=1000, opening_rate=1000, message_rate=1e6, timeouts=timeouts or Timeouts()
    )


# -- processes --------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def keepers(server: int) -> dict[str, int]:
    """The processes that keep SQLite files for a server, by file."""
    found: dict[str, int] = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            command = (path / "cmdline").read_bytes().decode().split("\0")
            if parent == server and "throneroom.server.store.sqlite_process" in command:
                found[command[-2]] = int(path.name)
    return found


def keeper_of(server: int, database: str) -> int:
    """The process that keeps this SQLite file for a server, as soon as it is there."""
    for _ in range(1000):
        keeper = keepers(server).get(database)
        if keeper is not None:
            return keeper
        time.sleep(0.01)
    raise LookupError(f"nobody keeps {database} for process {server}")


class ServerProcess:
    """A server in a process of its own, always on the same port, that can be killed and started again."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = f"from tests.server.running import main; main({self._database!r}, {self.port})"
        root = ROOT
        path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen([sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": path})
        while True:
            assert self._process.poll() is None, "the server did not start"
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.base}/api/health", timeout=5).close()
                return
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """At once, without any chance to finish anything. What keeps its file may finish what it was given."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def kill_keeper(self) -> None:
        """The process that keeps its SQLite file, at once."""
        os.kill(keeper_of(self.pid, self._database), signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)


def main(database: str, port: int) -> None:
    be_quiet(True)
    serve(settings(database, Timeouts(sleep=1, sweep=0.5, elsewhere=1)), bind("127.0.0.1", port))
