"""The servers that the browser tests need: `throneroom serve`, and Vite's development server in front of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_until
from tests.server.running import free_port

SECONDS_TO_START: Final = 60
# The bot of the daily deal does not search for a plan, which would take longer than a test; programs play quickly.
_OPTIONS: Final = ("--bots", "1", "--daily-level", "fair", "--limit", "messages=10000", "--limit", "requests=10000")


class Server:
    """`throneroom serve` with its own database. It can be killed and started again at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self._database = folder / "tables.db"
        self._log = folder / "server.log"
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "throneroom", "serve", "--port", str(self._port), "--database", self._database]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([*map(str, command), *_OPTIONS, *self.options], stdout=log, stderr=log)
        wait_until_it_answers(f"{self.url}api/health", self._process, self._log)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(30)


class DevelopmentServer:
    """`npm run dev`, which passes the API and the websocket on to the server at `behind`."""

    def __init__(self, folder: Path, behind: str) -> None:
        self._log = folder / "vite.log"
        port = free_port()
        self.url = f"http://localhost:{port}/"
        command = [sys.executable, str(ROOT / "web" / "build.py"), "--npm", "run", "dev", "--", "--strictPort"]
        environment = {**os.environ, "THRONEROOM_SERVER": behind.rstrip("/")}
        with self._log.open("ab") as log:
            # In a new session, so that Vite, which npm starts as another process, can be stopped with it.
            self._process = subprocess.Popen(
                [*command, "--port", str(port)], stdout=log, stderr=log, env=environment, start_new_session=True
            )

    def __enter__(self) -> DevelopmentServer:
        try:
            wait_until_it_answers(self.url, self._process, self._log)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(30)


def wait_until_it_answers(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    def log_text() -> str:
        return f"{url} answers; its log: {log.read_text(encoding='utf-8')[-2000:]}"

    def answers() -> bool:
        assert process.poll() is None, log_text()
        with suppress(OSError), urllib.request.urlopen(url, timeout=5):
            return True
        return False

    wait_until(answers, log_text, SECONDS_TO_START)
