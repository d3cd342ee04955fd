"""Where the commands of a page are run: a folder of its own, a shell, servers and terminals that are really there."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.helpers.paths import ROOT, SOURCES
from tests.server.database import programs
from tests.server.running import free_port
from tests.terminal.pseudo_terminal import terminal

PATIENCE = 60  # seconds: no command takes as long
TYPED = "all\n\n" * 5  # what somebody types who plays line by line, and then leaves


class Stage:
    """Runs commands as a reader would, one after the other in one folder. What goes on running is ended at the end."""

    def __init__(self, folder: Path, replaced: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.replaced = replaced or {}
        self.base = ""  # the address of the last server
        self._running: list[subprocess.Popen[str]] = []
        own = folder / "bin"
        own.mkdir()
        # The build that is tested, whatever else is installed.
        self.put(own / "throneroom", f'exec {shlex.quote(sys.executable)} -m throneroom "$@"')
        (folder / "docs").mkdir()
        (folder / "docs" / "examples").symlink_to(ROOT / "docs" / "examples")
        found = programs()
        path = [own, Path(sys.executable).parent, *([found] if found else [])]
        unwanted = ("CI", "COLUMNS", "LANGUAGE", "LC_ALL", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONWARNINGS")
        self.environment = {name: value for name, value in os.environ.items() if name not in unwanted} | {
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PATH": os.pathsep.join([*map(str, path), os.environ["PATH"]]),
            "PYTHONPATH": str(SOURCES),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def put(self, path: Path, script: str) -> None:
        """A program of ours."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def read(self, command: str) -> str:
        """The command with the words put in that the page leaves open, such as HOST."""
        for word, meant in self.replaced.items():
            command = re.sub(rf"\b{word}\b", meant, command)
        return command

    # -- ways to run a command --------------------------------------------------------------------------------------

    def run(self, command: str, folder: Path | None = None) -> str:
        """In a shell, until it ends well: what it said."""
        done = subprocess.run(
            ["bash", "-c", command],
            input=TYPED,
            capture_output=True,
            encoding="utf-8",
            cwd=folder or self.folder,
            env=self.environment,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-1000:]}\n{done.stderr[-2000:]}"
        if "throneroom" in shlex.split(command):
            assert done.stderr == "", f"{command}\n{done.stderr[-2000:]}"
            for file in re.findall(r"--(?:csv|plot|record|save) (\S+)", command):
                assert (self.folder / file).exists(), f"{command}: there is no {file}"
        return done.stdout

    def start(self, command: str) -> subprocess.Popen[str]:
        """In a shell, for as long as the block lasts."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec env {command}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment,
            start_new_session=True,
        )
        self._running.append(process)
        return process

    def serve(self, command: str) -> str:
        """A server: wait until it answers. Its address."""
        port = free_port()
        if "--port" not in command:
            command += f" --port {port}"
        process = self.start(command)
        assert process.stdout is not None
        told = re.search(r"http://[\w.:]+", process.stdout.readline())
        if told is None:
            self._running.remove(process)
            process.stdout.close()
            raise AssertionError(f"{command}: it did not start, and ended with {process.wait(PATIENCE)}")
        self.base = told[0].replace("0.0.0.0", "127.0.0.1")
        wait_for(f"{self.base}/api/health", process)
        return self.base

    def draw(self, command: str, *shown: str) -> None:
        """On the full screen of a terminal: wait until this is shown, and close the window."""
        words = shlex.split(command, comments=True)
        assert words[0] == "throneroom"
        with terminal(*words[1:], folder=self.folder, XDG_DATA_HOME=self.environment["XDG_DATA_HOME"]) as screen:
            screen.until(*shown)
            screen.process.send_signal(signal.SIGTERM)
            assert screen.ended() == 0, command
            assert "Traceback" not in screen.plain

    def end(self) -> None:
        """Ctrl-C for everything that goes on; it must end well."""
        for process in reversed(self._running):
            stop(process)
        self._running.clear()


def stop(process: subprocess.Popen[str], how: int = signal.SIGINT) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, how)
    try:
        code = process.wait(PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        if process.stdout is not None:
            process.stdout.close()
    assert code in (0, -how, 128 + how), f"{process.args!r} ended with {code}"


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    """Until this address answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, f"{process.args!r} has ended"
        assert time.monotonic() < deadline, f"{address} does not answer"
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=5):
            return
        time.sleep(0.05)
