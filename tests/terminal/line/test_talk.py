"""Talking line by line: lines that fit the terminal, and command lines that can be copied."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from throneroom.terminal.line.talk import Talk
from throneroom.words.program import program


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def said(output: io.StringIO, *lines: str) -> list[str]:
    Talk(io.StringIO(), output).say(*lines)
    return output.getvalue().splitlines()


@pytest.fixture(autouse=True)
def _forty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")


def test_a_terminal_gets_lines_broken_between_words_and_indented() -> None:
    line = "  Money bot plays Wishing Well: draws a card; +1 Action; names Copper"
    assert said(Terminal(), "", "short", line) == [
        "",
        "short",
        "  Money bot plays Wishing Well: draws a",
        "    card; +1 Action; names Copper",
    ]


def test_a_word_too_long_is_left_whole() -> None:
    assert said(Terminal(), f"Saved to {'x' * 50}.") == ["Saved to", f"  {'x' * 50}."]


def test_a_pipe_gets_each_line_whole() -> None:
    assert said(io.StringIO(), "word " * 30) == ["word " * 30]


def test_lines_to_copy_are_whole_everywhere() -> None:
    output = Terminal()
    Talk(io.StringIO(), output).copy("word " * 30)
    assert output.getvalue() == "word " * 30 + "\n"


def test_the_program_is_called_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program() == "throneroom"
    installed = tmp_path / "my games" / "throneroom"
    installed.parent.mkdir()
    installed.touch(mode=0o755)
    monkeypatch.setattr(sys, "argv", [str(installed)])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program() == f"'{installed}'"
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program() == "throneroom"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "throneroom" / "__main__.py")])
    assert program() == f"{Path(sys.executable).name} -m throneroom"
