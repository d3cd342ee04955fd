"""40 columns are enough for every command, in every language."""

from __future__ import annotations

import pytest
from tests.helpers.command import all_commands, run

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
