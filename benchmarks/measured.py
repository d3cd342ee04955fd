"""What a run of `benchmarks.server` looks at: the server's processes, and the disk under them."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.running import sqlite_processes

ROOT = Path(__file__).parents[1]


class Process:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        fd = self.listening.fileno()
        command = [sys.executable, "-m", "benchmarks.server", "--fd", str(fd), *arguments]
        self.process = subprocess.Popen(command, pass_fds=[fd], cwd=ROOT)
        self.port = self.listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"

    def _all(self) -> list[int]:
        """The server, and the process that keeps its SQLite file; one for bots, which nobody asks here, is left out."""
        pid = self.process.pid
        return [pid, *sqlite_processes(pid).values()]

    def memory(self) -> int:
        """Bytes in use, of what is shared between processes its share."""
        used = 0
        for pid in self._all():
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    used += int(line.split()[1]) * 1024
        return used

    def seconds(self) -> float:
        """Processor time used so far."""
        ticks = 0
        for pid in self._all():
            times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(times[11]) + int(times[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.listening.close()


@contextlib.contextmanager
def running(*arguments: str) -> Iterator[Process]:
    process = Process(*arguments)
    try:
        yield process
    finally:
        process.stop()


class Disk:
    """Makes a page durable a hundred times a second, as long as this lasts, and notes how long that takes."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._work)

    def __enter__(self) -> Disk:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    def _work(self) -> None:
        with tempfile.TemporaryFile(buffering=0) as file:
            while not self._end.wait(0.01):
                file.write(b"x" * 4096)
                begun = time.perf_counter()
                os.fsync(file.fileno())
                self.times.append(time.perf_counter() - begun)


def milliseconds(times: list[float], percent: int) -> float:
    """So many percent of these times are not longer."""
    return 1000 * sorted(times)[len(times) * percent // 100]
