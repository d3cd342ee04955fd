"""What `benchmarks.server` measures besides round trips: the server's processes, and the disk."""

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

ROOT = Path(__file__).parents[1]


class Process:
    """A server in its own process."""

    def __init__(self, *arguments: str) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        fd = self.listening.fileno()
        command = [sys.executable, "-m", "benchmarks.server", "--fd", str(fd), *arguments]
        self.process = subprocess.Popen(command, pass_fds=[fd], cwd=ROOT)
        self.port = self.listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Return the bytes in use, counting a proportional share of shared memory."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))

    def seconds(self) -> float:
        """Return the processor time used so far."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

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
    """Writes and fsyncs a page about a hundred times a second, and records how long each fsync takes."""

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
    """Return this percentile of the times, which are in seconds."""
    return 1000 * sorted(times)[len(times) * percent // 100]
