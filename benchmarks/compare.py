"""Compare this checkout with an older engine, in alternating rounds: `python -m benchmarks.compare`.

The older engine is the compiled package in build/baseline, which `make baseline` builds; `--beside FOLDER` names
another. This checkout's own is in build/compiled (`make compile`). Each measurement is one row in a fresh process, in
processor time without startup. The two engines alternate, and take turns at being first. A ratio is taken within each
round; the median counts, and its range is printed beside it. A ratio above 1 means that this checkout is faster, or
needs less memory. The last line lists the bars that were missed. `--list` lists the rows, and words on the command line
choose those whose names contain one of them.

On a busy machine, count instead: `--instructions ROW` runs one row in valgrind with both engines, twice each, and
prints the machine instructions of a single game, clone or rollout, without startup.

The rows and bars are in `rows.py`. A row that one of the engines cannot run is reported, and the others are measured
anyway.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.engine import COMPILED, ROOT
from benchmarks.rows import BARS, GAMES, MICROSECONDS, ROWS, Bar, Row, measure

BASELINE = ROOT / "build" / "baseline"


# -- running the children ---------------------------------------------------------------------------------------------


class Failed(Exception):
    """An engine cannot run a row."""


class Engines(NamedTuple):
    """The folders with this checkout's engine and the older one, compiled and plain."""

    ours: Path
    theirs: Path
    our_plain: Path
    their_plain: Path

    def folders(self, row: Row) -> tuple[Path, Path]:
        return (self.our_plain, self.their_plain) if row.plain else (self.ours, self.theirs)


@contextmanager
def engines(beside: Path) -> Iterator[Engines]:
    """Yield the engines. The older plain one is its compiled package without the libraries."""
    for build, target in ((COMPILED, "compile"), (beside, "baseline")):
        if not (build / "throneroom").is_dir():
            sys.exit(f"there is no package in {build}; build it: make {target}")
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder, "plain")
        shutil.copytree(beside / "throneroom", plain / "throneroom", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        os.environ["THRONEROOM_CACHE"] = str(Path(folder, "plans"))  # both engines follow the same plans
        yield Engines(COMPILED, beside, ROOT / "src", plain)


def child(build: Path, name: str, size: int, *before: str) -> subprocess.CompletedProcess[str]:
    """Measure a row in a fresh process. `before` is a program that runs it, such as valgrind."""
    environment = {**os.environ, "PYTHONPATH": str(build.resolve()), "PYTHONHASHSEED": "0"}
    command = [*before, sys.executable, "-m", "benchmarks.compare", "--measure", name, "--size", str(size)]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ["no output"])[-1])
    return done


def measure_in(build: Path, name: str, size: int) -> float:
    return float(json.loads(child(build, name, size).stdout))


# -- the report -------------------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """The figures of a row, one per round."""

    ours: list[float]
    theirs: list[float]

    def ratios(self, unit: str) -> list[float]:
        """Return how many times as good ours is in each round."""
        pairs = zip(self.ours, self.theirs, strict=True)
        return [mine / its if unit == GAMES else its / mine for mine, its in pairs]


def missed(name: str, ratio: float, figure: float) -> bool:
    """Whether a row is below its bar. Ratios count as printed: 0.998 is not slower."""
    bar = BARS.get(name, Bar())
    if bar.ratio is not None and round(ratio, 2) < bar.ratio:
        return True
    if bar.figure is None:
        return False
    return figure < bar.figure if ROWS[name].unit == GAMES else figure > bar.figure


def bar_text(name: str) -> str:
    bar = BARS.get(name, Bar())
    parts = [] if bar.ratio is None else [f"{bar.ratio:.2f}"]
    if bar.figure is not None:
        parts.append(f"{bar.figure:,.0f} {ROWS[name].unit}")
    return ", ".join(parts) or "-"


def measure_rows(names: list[str], found: Engines, rounds: int, scale: float) -> tuple[dict[str, Measured], list[str]]:
    """Measure the rows in alternating rounds. Return the figures, and why rows could not be measured."""
    measured = {name: Measured([], []) for name in names}
    failures: list[str] = []
    for number in range(rounds):
        for name in names:
            if name not in measured:
                continue
            print(f"\rround {number + 1} of {rounds}: {name:30}", end="", file=sys.stderr, flush=True)
            row = ROWS[name]
            pair = list(zip(measured[name], found.folders(row), strict=True))
            try:
                for figures, build in pair if number % 2 == 0 else reversed(pair):
                    figures.append(measure_in(build, name, max(1, int(row.size * scale))))
            except Failed as failure:
                failures.append(f"{name} ({build.name}): {failure}")
                del measured[name]
    print(f"\r{'':60}\r", end="", file=sys.stderr)
    return measured, failures


def report(measured: dict[str, Measured], failures: list[str], rounds: int) -> bool:
    """Print a line per row, and the bars that were missed. Return whether all were reached."""
    print(f"processor time, median of {rounds} rounds; a ratio above 1 means that this checkout is better\n")
    print(f"{'':24} {'this':>11} {'baseline':>11} {'':8} {'ratio':>6}  {'range':12}  bar")
    below: list[str] = []
    for name, row in measured.items():
        unit = ROWS[name].unit
        ratios = row.ratios(unit)
        ratio, ours, theirs = (statistics.median(values) for values in (ratios, row.ours, row.theirs))
        is_missed = missed(name, ratio, ours)
        below += [name] * is_missed
        form = ",.2f" if unit == MICROSECONDS else ",.0f"
        spread = f"{min(ratios):.2f}-{max(ratios):.2f}"
        bar = bar_text(name) + (" missed" if is_missed else "")
        print(f"{name:24} {ours:>11{form}} {theirs:>11{form}} {unit:8} {ratio:>6.2f}  {spread:12}  {bar}")
    for failure in failures:
        print(f"not measured: {failure}")
    print(f"\nbars missed: {'; '.join(below)}" if below else "\nall bars reached")
    return not below and not failures


# -- instructions -----------------------------------------------------------------------------------------------------


def instructions(build: Path, name: str, size: int) -> float:
    """Return the machine instructions of one unit: those of a longer run minus those of a shorter one."""
    measure_in(build, name, size)  # so that plans are cached
    counts = []
    for times in (1, 3):
        options = ("--tool=callgrind", "--callgrind-out-file=/dev/null")
        output = child(build, name, times * size, "valgrind", *options).stderr
        counts.append(int(re.findall(r"Collected : (\d+)", output)[-1]))
    return (counts[1] - counts[0]) / (2 * size)


def report_instructions(name: str, found: Engines, size: int) -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing")
    ours, theirs = (instructions(build, name, size) for build in found.folders(ROWS[name]))
    print(f"{name}: {ours:,.0f} instructions, baseline {theirs:,.0f}: {theirs / ours:.2f} times as many")


def chosen_rows(words: list[str]) -> list[str]:
    names = [name for name in ROWS if not words or any(word in name for word in words)]
    return names or sys.exit(f"no such row; rows: {'; '.join(ROWS)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rows", nargs="*", metavar="ROW", help="words in the names of rows; default: all rows")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--scale", type=float, default=1.0, help="measure this many times as many games per round")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", default=BASELINE, help="the older compiled package")
    parser.add_argument("--list", action="store_true", help="list the rows and their bars")
    parser.add_argument("--instructions", choices=list(ROWS), metavar="ROW", help="count instructions with valgrind")
    parser.add_argument("--size", type=int, default=200, help="games of the shorter run with --instructions")
    parser.add_argument("--measure", choices=list(ROWS), help=argparse.SUPPRESS)  # in the child process
    given = parser.parse_args()
    if given.measure is not None:
        print(json.dumps(measure(given.measure, given.size)))
        return
    if given.list:
        for name in ROWS:
            print(f"{name:24} {bar_text(name)}")
        return
    rows = chosen_rows(given.rows)
    try:
        with engines(given.beside) as found:
            if given.instructions is not None:
                report_instructions(given.instructions, found, given.size)
            else:
                measured, failures = measure_rows(rows, found, given.rounds, given.scale)
                sys.exit(not report(measured, failures, given.rounds))
    except KeyboardInterrupt:
        sys.exit("\nstopped")
    except Failed as failure:
        sys.exit(f"cannot run {given.instructions}: {failure}")


if __name__ == "__main__":
    main()
