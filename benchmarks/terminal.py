"""Measure how long the full screen takes to appear, compared with a bare Textual app: `make bench`.

Each program is started in a new terminal (80 x 24), and stopped when the last line of its first screen has appeared.
Wall-clock and processor time are measured. Rounds alternate between the programs, and the median round counts; one
extra round before them fills the caches, as the first run of an installed program does.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.engine import BUILDS, ROOT

SIZE = (24, 80)
LONGEST = 30.0  # seconds
BARE = """
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield Static("nothing else")

Bare().run()
"""
PLAY = ["-m", "throneroom", "play", "--terminal"]
# What is started, and what its first screen shows when it is complete.
PROGRAMS: dict[str, tuple[list[str], tuple[bytes, ...]]] = {
    "the setup screen": (PLAY, (b"Village", b"F2")),
    "a game, two people": ([*PLAY, "--people", "Ann,Ben", "--bots", "0"], (b"Enter: I am", b"quit")),
    "a game, one bot": ([*PLAY, "--people", "Ann", "--bots", "fair", "--seed", "4"], (b"Province", b"quit")),
}


class Start(NamedTuple):
    """Seconds from the start of a program to its first screen."""

    clock: float
    processor: float


def start(arguments: list[str], shown: tuple[bytes, ...], path: Path) -> Start:
    """Start a program in a terminal, stop it once it has shown these texts, and return how long that took."""
    environment = {**os.environ, "PYTHONPATH": str(path), "TERM": "xterm-256color", "THRONEROOM_LANG": "en"}
    began = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        os.execve(sys.executable, [sys.executable, *arguments], environment)
    written = b""
    try:
        while not all(part in written for part in shown):
            if not select.select([terminal], [], [], LONGEST)[0]:
                break
            written += os.read(terminal, 65_536)
    except OSError:  # the program has ended
        pass
    took = time.perf_counter() - began
    os.kill(child, signal.SIGKILL)
    _, _, usage = os.wait4(child, 0)
    os.close(terminal)
    if not all(part in written for part in shown):
        sys.exit(f"{' '.join(arguments)} did not show its first screen:\n{written.decode(errors='replace')}")
    return Start(took, usage.ru_utime + usage.ru_stime)


def median(starts: list[Start]) -> Start:
    return Start(statistics.median(one.clock for one in starts), statistics.median(one.processor for one in starts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7)
    # make passes the same options to all benchmarks; ignore those of the others.
    rounds = parser.parse_known_args()[0].rounds
    measured: dict[tuple[str, str], list[Start]] = {}
    for number in range(rounds + 1):
        for build, path in BUILDS.items():
            for name, (arguments, shown) in PROGRAMS.items():
                took = start(arguments, shown, path)
                if number:
                    measured.setdefault((build, name), []).append(took)
        took = start(["-c", BARE], (b"nothing else",), ROOT)
        if number:
            measured.setdefault(("", "a bare Textual app"), []).append(took)
    bare = median(measured["", "a bare Textual app"])
    print(f"the full screen, from the start to the first screen, median of {rounds}\n")
    print(f"  {'':30} {'clock':>9} {'processor':>10}   compared with a bare app (clock, processor)")
    for (build, name), starts in measured.items():
        took = median(starts)
        ratio = f"{took.clock / bare.clock:5.2f} {took.processor / bare.processor:6.2f}"
        print(f"  {name:20} {build:9} {took.clock * 1000:6.0f} ms {took.processor * 1000:7.0f} ms   {ratio}")


if __name__ == "__main__":
    main()
