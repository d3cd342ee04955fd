"""The command line as a user meets it: exit code, standard output, standard error."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from tests.helpers.paths import ROOT, SOURCES

from throneroom.commands import main as cli

PATIENCE = 60  # seconds: no command of a test takes as long


@dataclass(frozen=True)
class Result:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)

    def is_refused(self, code: int, *parts: str) -> bool:
        """Whether the command failed so: no output, and one line with these parts on standard error."""
        assert (self.code, self.out, self.err.count("\n")) == (code, "", 1), self
        assert self.err.startswith("throneroom"), self.err
        assert "Traceback" not in self.err, self.err
        missing = [part for part in parts if part not in self.err]
        assert not missing, f"{missing} not in {self.err!r}"
        return True


def run(*arguments: str) -> Result:
    """Run `throneroom ARGUMENTS` in this process."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            cli.main(list(arguments))
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else -1
    return Result(code, out.getvalue(), err.getvalue())


def run_process(*arguments: str, **environment: str) -> Result:
    """Run `python -m throneroom ARGUMENTS` in a process of its own, the same build as this one's."""
    done = subprocess.run(
        [sys.executable, "-m", "throneroom", *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES), **environment},
        check=False,
        timeout=PATIENCE,
    )
    return Result(done.returncode, done.stdout, done.stderr)
