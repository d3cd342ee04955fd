"""How the tests run each command of the documentation. The first matching runner is used; without one the test fails.

Most commands run as written. Where a runner does less than the page says, its docstring gives the reason.
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
from tests.docs.sandbox import PATIENCE, Sandbox
from tests.helpers.missing import missing
from tests.helpers.paths import ROOT

from throneroom.commands import main as cli

Runner: TypeAlias = Callable[[Sandbox, str], object]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# -- as written -------------------------------------------------------------------------------------------------------


def run_as_written(sandbox: Sandbox, command: str) -> None:
    sandbox.run(command)


def start_server(sandbox: Sandbox, command: str) -> None:
    sandbox.serve(command)


def show_screen(*shown: str) -> Runner:
    def runner(sandbox: Sandbox, command: str) -> None:
        sandbox.draw(command, *shown)

    return runner


def start_scheduler(sandbox: Sandbox, command: str) -> None:
    """Use a free port."""
    sandbox.start(f"{command} --host 127.0.0.1 --port {sandbox.fill_in('8786')} --no-dashboard")


def start_worker(sandbox: Sandbox, command: str) -> None:
    """Wait until the worker is registered; a reader would type the next command later than that."""
    distributed: Any = importlib.import_module("distributed")
    sandbox.start(f"{command} --no-dashboard --nthreads 1")
    with distributed.Client(command.split()[-1], timeout=PATIENCE) as client:
        client.wait_for_workers(1, timeout=PATIENCE)


# -- with less work ---------------------------------------------------------------------------------------------------


def with_options(options: str) -> Runner:
    """Append options to the command. If an option is given twice, the last one counts."""

    def runner(sandbox: Sandbox, command: str) -> None:
        sandbox.run(f"{without_comment(command)} {options}")

    return runner


def write_few_games(sandbox: Sandbox, command: str) -> None:
    if importlib.util.find_spec("pyarrow") is None:
        missing("Parquet files need PyArrow: pip install '.[data]'")
    with_options("--games 2 --jobs 1")(sandbox, command)


def without_a_browser(sandbox: Sandbox, command: str) -> None:
    """Stop the server before the next command: a reader's would use the same port, and so the same server."""
    sandbox.serve(f"{without_comment(command)} --no-browser --port 0")
    sandbox.stop_last()


def with_uvx(sandbox: Sandbox, command: str) -> None:
    """Run what uvx would run. It would get the package from an index, and run the program of the same name in it."""
    uvx, name, *rest = shlex.split(command, comments=True)
    assert uvx == "uvx"
    assert name == PROJECT["name"], f"{command}: the package is {PROJECT['name']}"
    module, _, function = PROJECT["scripts"][name].partition(":")
    assert callable(getattr(importlib.import_module(module), function)), command
    run_command(sandbox, shlex.join([name, *rest]), command)


def show_help(sandbox: Sandbox, command: str) -> None:
    """Run `--help` for a command that a page only names, or whose arguments are placeholders."""
    words = [word for word in shlex.split(command) if re.fullmatch("[a-z]+", word)]
    sandbox.run(" ".join([*words, "--help"]))


def print_script(sandbox: Sandbox, command: str) -> None:
    """Only print it: tests/commands/test_completion.py runs it, and not every shell is installed."""
    words = re.search(r"throneroom completion(?: \w+)?", command)
    assert words
    sandbox.run(words[0] if words[0].endswith(("bash", "zsh", "fish")) else f"{words[0]} bash")


def show_all_help(sandbox: Sandbox, command: str) -> None:
    """Run `throneroom help`, and the same for every command."""
    sandbox.run(command)
    for name in cli.throneroom.list_commands(click.Context(cli.throneroom)):
        sandbox.run(f"{command} {name}")


# -- checked without running ------------------------------------------------------------------------------------------


def dry_run(sandbox: Sandbox, command: str) -> None:
    """Only dry-run make: it would install, compile, and run these very tests."""
    sandbox.run(command.replace("make", "make --dry-run", 1), ROOT)


def check_extra(sandbox: Sandbox, command: str) -> None:
    """Only check package and extra: installing takes minutes and a package index, and `make` does it already."""
    match = re.search(r"install (?:-v )?'?([.\w]+)(?:\[(\w+)\])?'?(?: *#.*)?$", command)
    assert match, command
    assert match[1] in (".", PROJECT["name"]), command
    assert match[2] is None or match[2] in PROJECT["optional-dependencies"], command


def collect_tests(sandbox: Sandbox, command: str) -> None:
    """Only collect the tests: running them from a test would never end."""
    sandbox.run(
        f"{command.replace('.venv/bin/pytest', 'python -m pytest')} --collect-only -qq -p no:cacheprovider", ROOT
    )


def check_module(sandbox: Sandbox, command: str) -> None:
    """Only check that the module exists: it takes long, or rewrites files of the project."""
    assert importlib.util.find_spec(command.partition(" -m ")[2].split()[0]), command


def check_makefile(sandbox: Sandbox, command: str) -> None:
    """Only check that the Makefile has the same commands: `make test` runs them."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(PY)", "python")
    for part in command.replace(".venv/bin/python", "python").split(" && "):
        assert part in makefile, part


def check_files(*files: str) -> Runner:
    """Only check that these files exist: the command changes the installation or the sources."""

    def runner(sandbox: Sandbox, command: str) -> None:
        assert all((ROOT / file).exists() for file in files), command

    return runner


def without_comment(command: str) -> str:
    return shlex.join(shlex.split(command, comments=True))


RUNNERS: list[tuple[str, Runner]] = [
    # commands that are only mentioned
    (r"throneroom help$", show_all_help),
    (r"throneroom play --custom$", show_help),
    (r"throneroom (backup|check|coach|join|replay|search|simulate|tournament|watch)( [A-Z])*( \.\.\.)?$", show_help),
    (r"throneroom workshop \w+( FILE| --json)?$", show_help),
    (r"throneroom workshop balance --reference", check_files("src/throneroom/lab/balance/reference.json")),
    (r"throneroom workshop balance ", with_options("--kingdoms 1 --games 20 --search-games 100 --jobs 1")),
    # the game
    (r"throneroom play --plain\b", run_as_written),
    (r"throneroom play --terminal(?: *#.*)?$", show_screen("Seats", "Kingdom", "Start")),
    (r"throneroom play --terminal --people \w+,", show_screen("Everyone else, look away.")),
    (r"throneroom play --terminal", show_screen("Supply")),
    (r"uvx \w+ ", with_uvx),
    (r"throneroom play --bots (\S+\.py|network:)", show_screen("Supply")),
    (r"throneroom play\b", without_a_browser),
    (r"throneroom watch http", show_screen("Ann")),
    (r"throneroom watch \S+\.txt", show_screen("Decision 0 of")),
    (r"throneroom join http", show_screen("Ann")),
    (
        r"(THRONEROOM_LANG=\w+ )?throneroom (cards|kingdom|workshop|replay|help|version|--help|--version)\b",
        run_as_written,
    ),
    (r"(eval \"\$\()?throneroom completion\b", print_script),
    # servers
    (r"throneroom (backup|check) ", run_as_written),
    (r"(\w+=\S+ )?(sudo -u \w+ )?throneroom serve\b", start_server),
    (r"throneroom admin\b", show_help),  # tests/server/http/test_admin.py runs them
    # the lab: real results need many games, a test needs a few
    (r"throneroom simulate .*--cluster", with_options("--games 400")),
    (r"throneroom (simulate|tournament) .*[a-z]", with_options("--games 12 --jobs 1")),
    (r"throneroom search --", with_options("--games 1000 --jobs 1")),
    (r"throneroom lab validate$", with_options("--games 500 --jobs 1")),
    (r"dask scheduler", start_scheduler),
    (r"dask worker", start_worker),
    (r"throneroom lab levels --list$", run_as_written),
    (r"throneroom lab levels --bot ", with_options("--kingdoms 1 --games 4 --jobs 1")),
    (r"throneroom lab levels$", with_options("--kingdoms 1 --games 20 --expert-games 0 --jobs 1")),
    (r"throneroom lab games", write_few_games),
    (r"throneroom lab leaderboard", with_options("--kingdoms 1 --games 2 --expert-games 0 --jobs 1")),
    (r"throneroom lab exploit", with_options("--level fair --kingdoms 1 --games 20 --search-games 600 --jobs 1")),
    (r"throneroom lab calibration", with_options("--positions 20 --kingdoms 1 --deals 16 --jobs 1")),
    (r"throneroom coach ", with_options("--quality quick --jobs 1")),
    # building and contributing
    (r"make [a-z]", dry_run),
    (r"(/opt/throneroom/bin/pip|pip|pipx|uv tool) (un)?install ", check_extra),
    (r"(\w+=\w+ )?\.venv/bin/pytest ", collect_tests),
    (r"\.venv/bin/python -m tests\.golden$", check_module),
    (r"python -m benchmarks\.\w+", check_module),
    (r"python -m tests\.kept\.make \S+$", check_module),
    (r"python -m tests\.cards\.language\.compare", check_module),
    (r"python -m build$", check_files("tests/test_package.py")),  # runs it and plays with the packages
    (r"python -m throneroom\.protocol\.typescript$", run_as_written),
    (r"python -m throneroom\.protocol\.schema$", check_module),
    (r"python docs/examples/network_bot\.py", check_files("tests/server/test_network_bot.py")),
    (r"python docs/examples/train_ppo\.py", check_files("tests/docs/test_train_ppo.py")),
    (r"PYTHONPATH=src \.venv/bin/python -m tests\.web\.fixtures && ", check_makefile),
    # tests/web/test_dev.py runs both and plays a game.
    (
        r"\.venv/bin/throneroom serve\b|python web/build\.py --npm run dev\b|npm run dev$",
        check_files("tests/web/test_dev.py"),
    ),
    (r"python web/build\.py --npm run (format|lint)\b", check_makefile),
    (r"python web/build\.py (--generate$|--npm install |&& \.venv/bin/pytest tests/web )", check_files("web/build.py")),
    (r"\.venv/bin/ruff format && \.venv/bin/ruff check --fix$", check_files("pyproject.toml")),
    (r"source \.venv/bin/activate$", check_files("Makefile")),
]


def run_command(sandbox: Sandbox, command: str, location: str, runners: list[tuple[str, Runner]] = RUNNERS) -> None:
    """Run a command with the first runner that matches it."""
    filled_in = sandbox.fill_in(command)
    for pattern, runner in runners:
        if re.match(pattern, filled_in):
            runner(sandbox, filled_in)
            return
    pytest.fail(f"{location}: no runner for this command; add one in tests/docs/runners.py: {command}")
