"""`throneroom play` for the browser as a process: what it prints, and the local server it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.helpers.paths import SOURCES
from tests.helpers.waiting import wait_until
from tests.server.running import free_port


class PlayProcess:
    """`throneroom play OPTIONS --no-browser`, with its data in a folder. `addresses`: one for each person."""

    def __init__(self, folder: Path, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._out, self._err = folder / "play.out", folder / "play.err"
        # Windows and macOS keep a user's data elsewhere, below the home folder.
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        command = [sys.executable, "-m", "throneroom", "play", "--no-browser", "--port", str(self.port), *options]
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self._process = subprocess.Popen(command, stdout=out, stderr=err, env=environment)

    def __enter__(self) -> PlayProcess:
        wait_until(lambda: "\n" in self.output or self._process.poll() is not None, lambda: self.errors or "an address")
        assert self.addresses, self.errors
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait(30)

    @property
    def output(self) -> str:
        return self._out.read_text(encoding="utf-8")

    @property
    def errors(self) -> str:
        return self._err.read_text(encoding="utf-8")

    @property
    def addresses(self) -> list[str]:
        return [word for word in self.output.split() if word.startswith("http")]

    @property
    def codes(self) -> list[str]:
        return [address.rpartition("#/start/")[2] for address in self.addresses]
