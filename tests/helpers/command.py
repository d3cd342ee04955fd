"""The command line as users see it: exit code, standard output, standard error; and all commands."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import click
from tests.helpers.paths import ROOT, SOURCES

from throneroom.commands import main as cli

PATIENCE = 60  # seconds, more than any command in a test takes


@dataclass(frozen=True)
class CommandResult:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)

    def is_refused(self, code: int, *parts: str) -> bool:
        """Check that the command failed with this code and one line with these parts on standard error."""
        assert (self.code, self.out, self.err.count("\n")) == (code, "", 1), self
        assert self.err.startswith("throneroom"), self.err
        assert "Traceback" not in self.err, self.err
        assert self.err.endswith(" --help\n"), f"it does not say where to read on: {self.err}"
        missing = [part for part in parts if part not in self.err]
        assert not missing, f"{missing} not in {self.err!r}"
        return True


def run(*arguments: str) -> CommandResult:
    """Run `throneroom ARGUMENTS` in this process."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            cli.main(list(arguments))
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else -1
    return CommandResult(code, out.getvalue(), err.getvalue())


def run_process(*arguments: str, **environment: str) -> CommandResult:
    """Run `python -m throneroom ARGUMENTS` in another process, with the build under test."""
    done = subprocess.run(
        [sys.executable, "-m", "throneroom", *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES), **environment},
        check=False,
        timeout=PATIENCE,
    )
    return CommandResult(done.returncode, done.stdout, done.stderr)


@cache
def all_commands() -> dict[tuple[str, ...], click.Command]:
    """Return every command, by the words that call it: ("lab", "levels")."""
    return dict(_commands(cli.throneroom))


def _commands(group: click.Group, *path: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from _commands(command, *path, name)
