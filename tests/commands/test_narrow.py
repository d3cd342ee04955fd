"""40 columns are enough for every command, in every language."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from tests.helpers.command import PATIENCE, all_commands, run
from tests.helpers.paths import SOURCES
from tests.terminal.pseudo_terminal import terminal

from throneroom.commands import main as cli
from throneroom.locale import languages
from throneroom.terminal.program import program

COLUMNS = 40


def too_long(text: str) -> list[str]:
    """Return the lines that do not fit, except for a single word, such as an address, and commands to copy."""
    return [
        line for line in text.splitlines() if len(line) > COLUMNS and len(line.split()) > 1 and not is_command(line)
    ]


def is_command(line: str) -> bool:
    return line.startswith(("throneroom ", f"{program()} "))


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))


@pytest.mark.parametrize("language", languages())
def test_every_help_fits(language: str) -> None:
    for words in [(), *all_commands()]:
        done = run(*words, "--help", "--lang", language)
        assert done.code == 0
        assert too_long(done.out) == [], words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "command",
    [
        "cards",
        "cards --set base",
        "cards witch",
        "cards --edition second",
        "kingdom big-money",
        "kingdom --list",
        "kingdom --seed 3 --people 9",
        "kingdom --seed 3 --swap random",
        "lab levels --list",
        "version",
    ],
)
def test_every_output_fits(command: str, language: str) -> None:
    done = run(*command.split(), "--lang", language)
    assert done.out
    assert too_long(done.out) == []


@pytest.mark.parametrize(
    "command",
    [
        "simulate big-money double-witch smithy-money --games 30 --jobs 1",
        "tournament big-money double-witch smithy-money --games 10 --jobs 1",
    ],
)
def test_every_report_of_the_lab_fits(command: str) -> None:
    """In French, whose words are the longest."""
    test_every_output_fits(command, "fr")


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def error_of(*arguments: str) -> str:
    """Return what a command prints as its error on a terminal."""
    shown = _Terminal()
    with contextlib.redirect_stdout(_Terminal()), contextlib.redirect_stderr(shown), pytest.raises(SystemExit):
        cli.main(list(arguments))
    return shown.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "command",
    [
        "cards Milise",
        "check nothing.db",
        "completion tcsh",
        "kingdom Nowhere",
        "lab exploitt",
        "play --bots clever --plain",
        "play --people 7 --plain",
        "play --seed x",
        "replay nothing.txt",
        "serve --database mysql://localhost/throneroom",
        "simulate big-money",
        "workshop show nothing.card",
    ],
)
def test_every_error_fits(command: str, language: str) -> None:
    shown = error_of(*command.split(), "--lang", language)
    assert too_long(shown) == []
    words = command.split()[: 2 if command.startswith("workshop") else 1]
    assert shown.endswith(f"{' '.join(['throneroom', *words])} --help\n"), shown


def test_errors_wrap_between_words_and_keep_commands_whole() -> None:
    assert error_of("kingdom", "Nowhere", "--lang", "en").splitlines() == [
        "throneroom kingdom: No recommended set",
        "  named 'Nowhere' (to list cards,",
        "  separate them with commas). For help:",
        "  throneroom kingdom --help",
    ]


def test_the_width_is_that_of_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    with terminal("kingdom", "Nowhere", folder=tmp_path, THRONEROOM_LANG="en") as shown:
        assert shown.ended() == 2
    lines = shown.plain.split("\r\n")
    assert len(lines) > 2
    assert all(len(line) <= 80 for line in lines)


def test_what_goes_through_a_pager_fits_the_terminal() -> None:
    """`throneroom help play | less`: only standard error is the terminal."""
    parent, child = pty.openpty()
    try:
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
        known = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        done = subprocess.run(
            [sys.executable, "-m", "throneroom", "help", "play"],
            env={**known, "PYTHONPATH": str(SOURCES), "THRONEROOM_LANG": "en"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=child,
            encoding="utf-8",
            check=True,
            timeout=PATIENCE,
        )
    finally:
        os.close(parent)
        os.close(child)
    assert done.stdout
    assert too_long(done.stdout) == []
