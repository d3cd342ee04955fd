"""A sandbox for the commands of a page: a temporary folder with real shells, servers and terminals."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.helpers.paths import ROOT, SOURCES
from tests.helpers.waiting import wait_until
from tests.server.database import programs
from tests.server.running import free_port
from tests.terminal.pseudo_terminal import terminal

PATIENCE = 180  # seconds, more than any command takes
STANDARD_INPUT = "all\n\n" * 5  # a few answers in the line mode, then the end of input


class Sandbox:
    """Runs commands as a reader would, one after another in one folder, and stops what still runs at the end."""

    def __init__(self, folder: Path, replacements: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.replacements = replacements or {}
        self.base = ""  # the address of the last server
        self._running: list[subprocess.Popen[str]] = []
        programs_folder = folder / "bin"
        programs_folder.mkdir()
        # Run the build under test, whatever else is installed.
        self.write_script(programs_folder / "throneroom", f'exec {shlex.quote(sys.executable)} -m throneroom "$@"')
        (folder / "docs").mkdir()
        (folder / "docs" / "examples").symlink_to(ROOT / "docs" / "examples")
        postgres = programs()
        path = [programs_folder, Path(sys.executable).parent, *([postgres] if postgres else [])]
        unwanted = ("CI", "COLUMNS", "LANGUAGE", "LC_ALL", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONWARNINGS")
        self.environment = {name: value for name, value in os.environ.items() if name not in unwanted} | {
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PATH": os.pathsep.join([*map(str, path), os.environ["PATH"]]),
            "PYTHONPATH": str(SOURCES),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def write_script(self, path: Path, script: str) -> None:
        """Write an executable shell script."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def fill_in(self, command: str) -> str:
        """Replace the placeholders in a command, such as HOST."""
        for word, replacement in self.replacements.items():
            command = re.sub(rf"\b{word}\b", replacement, command)
        return command

    # -- running commands --------------------------------------------------------------------------------------------

    def run(self, command: str, folder: Path | None = None) -> str:
        """Run a command in a shell, check that it succeeds, and return its output."""
        done = subprocess.run(
            ["bash", "-c", command],
            input=STANDARD_INPUT,
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
        """Start a command in a shell; it runs until `end`."""
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
        """Start a server, wait until it answers, and return its address."""
        port = free_port()
        if "--port" not in command:
            command += f" --port {port}"
        process = self.start(command)
        assert process.stdout is not None
        address = re.search(r"http://[\w.:]+", process.stdout.readline())
        if address is None:
            self._running.remove(process)
            process.stdout.close()
            raise AssertionError(f"{command}: the server did not start, and exited with {process.wait(PATIENCE)}")
        self.base = address[0].replace("0.0.0.0", "127.0.0.1")
        wait_for(f"{self.base}/api/health", process)
        return self.base

    def draw(self, command: str, *shown: str) -> None:
        """Run a command in a terminal, wait until these texts are drawn, and end it with SIGTERM."""
        words = shlex.split(command, comments=True)
        assert words[0] == "throneroom"
        with terminal(*words[1:], folder=self.folder, XDG_DATA_HOME=self.environment["XDG_DATA_HOME"]) as screen:
            screen.until(*shown)
            screen.process.send_signal(signal.SIGTERM)
            assert screen.ended() == 0, command
            assert "Traceback" not in screen.plain

    def stop_last(self) -> None:
        """Stop what was started last, with Ctrl-C."""
        stop(self._running.pop())

    def end(self) -> None:
        """Stop everything that still runs, with Ctrl-C; each must exit cleanly."""
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
    assert code in (0, -how, 128 + how), f"{process.args!r} exited with {code}"


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    """Wait until this address answers."""

    def answers() -> bool:
        assert process.poll() is None, f"{process.args!r} has exited"
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=5):
            return True
        return False

    wait_until(answers, f"{address} answers", PATIENCE)
