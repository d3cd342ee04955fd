"""How each command of the pages is run. The first way that fits counts; a command that none fits fails its test.

Most are run as they stand. Where less is done than the page says, it is written here, with the reason.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import shlex
import tomllib
from collections.abc import Callable
from typing import Any, TypeAlias

import click
import pytest
from tests.docs.stage import PATIENCE, Stage
from tests.helpers.paths import ROOT

from throneroom.commands import main as cli

Way: TypeAlias = Callable[[Stage, str], object]


# -- as they stand ----------------------------------------------------------------------------------------------------


def as_it_stands(stage: Stage, command: str) -> None:
    stage.run(command)


def served(stage: Stage, command: str) -> None:
    stage.serve(command)


def drawn(*shown: str) -> Way:
    def way(stage: Stage, command: str) -> None:
        stage.draw(command, *shown)

    return way


def scheduler(stage: Stage, command: str) -> None:
    """On a port that is free here."""
    stage.start(f"{command} --host 127.0.0.1 --port {stage.read('8786')} --no-dashboard")


def worker(stage: Stage, command: str) -> None:
    """Wait until the scheduler knows it: a reader is not as fast."""
    distributed: Any = importlib.import_module("distributed")
    stage.start(f"{command} --no-dashboard --nthreads 1")
    with distributed.Client(command.split()[-1], timeout=PATIENCE) as client:
        client.wait_for_workers(1, timeout=PATIENCE)


# -- with less to do --------------------------------------------------------------------------------------------------


def with_fewer(options: str) -> Way:
    """With these options behind the others: of one that is given twice the last counts."""

    def way(stage: Stage, command: str) -> None:
        stage.run(f"{without_comment(command)} {options}")

    return way


def without_a_browser(stage: Stage, command: str) -> None:
    stage.serve(f"{without_comment(command)} --no-browser --port 0")


def with_help(stage: Stage, command: str) -> None:
    """A command that is only named, or whose arguments are left open: it is there, and tells what it takes."""
    words = [word for word in shlex.split(command) if re.fullmatch("[a-z]+", word)]
    stage.run(" ".join([*words, "--help"]))


def of_all(stage: Stage, command: str) -> None:
    """`throneroom COMMAND --help`, for every command."""
    for name in cli.throneroom.list_commands(click.Context(cli.throneroom)):
        stage.run(command.replace("COMMAND", name))


# -- checked in another way -------------------------------------------------------------------------------------------


def dry(stage: Stage, command: str) -> None:
    """make, without doing what it says it would do: it installs, compiles, and runs these very tests."""
    stage.run(command.replace("make", "make --dry-run", 1), ROOT)


def is_extra(stage: Stage, command: str) -> None:
    """Installing takes minutes and the package index, and `make` does it all the time: is there such an extra?"""
    wanted = re.search(r"pip install '?(\.|throneroom)(?:\[(\w+)\])?'?$", command)
    assert wanted, command
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert wanted[1] in (".", project["name"])
    assert wanted[2] is None or wanted[2] in project["optional-dependencies"], command


def collected(stage: Stage, command: str) -> None:
    """Tests within tests would never end: they are found, and not run."""
    stage.run(f"{command.replace('.venv/bin/pytest', 'python -m pytest')} --collect-only -qq -p no:cacheprovider", ROOT)


def is_module(stage: Stage, command: str) -> None:
    """Takes long, or rewrites files of the project: is there such a module?"""
    assert importlib.util.find_spec(command.rpartition(" ")[2]), command


def in_makefile(stage: Stage, command: str) -> None:
    """`make test` runs the same, so it has been run when this test is: are its parts in the Makefile?"""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(PY)", "python")
    for part in command.replace(".venv/bin/python", "python").split(" && "):
        assert part in makefile, part


def has(*files: str) -> Way:
    """Changes what is installed or the sources themselves: is there what it needs?"""

    def way(stage: Stage, command: str) -> None:
        assert all((ROOT / file).exists() for file in files), command

    return way


def without_comment(command: str) -> str:
    return shlex.join(shlex.split(command, comments=True))


WAYS: list[tuple[str, Way]] = [
    # commands that are only named
    (r"throneroom COMMAND --help$", of_all),
    (r"throneroom (join|replay|search|simulate|tournament|watch)( [A-Z])*( \.\.\.)?$", with_help),
    # the game
    (r"throneroom play --plain\b", as_it_stands),
    (r"throneroom play --terminal(?: *#.*)?$", drawn("Seats", "Kingdom", "Start")),
    (r"throneroom play --terminal --people \w+,", drawn("Everyone else, look away.")),
    (r"throneroom play --terminal", drawn("Supply")),
    (r"throneroom play(?: *#.*)?$", without_a_browser),
    (r"throneroom watch http", drawn("Ann")),
    (r"throneroom watch \S+\.txt", drawn("Decision 0 of")),
    (r"throneroom join http", drawn("Ann")),
    (r"(THRONEROOM_LANG=\w+ )?throneroom (cards|kingdom|replay|--help|--version)\b", as_it_stands),
    # servers
    (r"(\w+=\S+ )?(sudo -u \w+ )?throneroom serve\b", served),
    # the lab: figures need many games, a test needs a few
    (r"throneroom simulate .*--cluster", with_fewer("--games 400")),
    (r"throneroom (simulate|tournament) .*[a-z]", with_fewer("--games 12 --jobs 1")),
    (r"throneroom search --", with_fewer("--games 1000 --jobs 1")),
    (r"throneroom lab validate$", with_fewer("--games 500 --jobs 1")),
    (r"dask scheduler", scheduler),
    (r"dask worker", worker),
    (r"throneroom lab levels --list$", as_it_stands),
    (r"throneroom lab levels$", with_fewer("--kingdoms 1 --games 20 --jobs 1")),
    # building and contributing
    (r"make [a-z]", dry),
    (r"pip install|/opt/throneroom/bin/pip install", is_extra),
    (r"(\w+=\w+ )?\.venv/bin/pytest ", collected),
    (r"\.venv/bin/python -m tests\.golden$", is_module),
    (r"python -m benchmarks\.\w+$", is_module),
    (r"python -m throneroom\.protocol\.typescript$", as_it_stands),
    (r"PYTHONPATH=src \.venv/bin/python -m tests\.web\.fixtures && ", in_makefile),
    # tests/web/test_dev.py runs both and plays.
    (r"\.venv/bin/throneroom serve\b|python web/build\.py --npm run dev\b|npm run dev$", has("tests/web/test_dev.py")),
    (r"python web/build\.py --npm run (format|lint)\b", in_makefile),
    (r"python web/build\.py (--generate$|--npm install |&& \.venv/bin/pytest tests/web )", has("web/build.py")),
    (r"\.venv/bin/ruff format && \.venv/bin/ruff check --fix$", has("pyproject.toml")),
    (r"source \.venv/bin/activate$", has("Makefile")),
]


def carry_out(stage: Stage, command: str, place: str, ways: list[tuple[str, Way]] = WAYS) -> None:
    """Run a command in the way that fits."""
    meant = stage.read(command)
    for pattern, way in ways:
        if re.match(pattern, meant):
            way(stage, meant)
            return
    pytest.fail(f"{place}: nobody runs this command; give it a way in tests/docs/ways.py: {command}")
