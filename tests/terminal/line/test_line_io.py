"""Text is wrapped to the terminal's width, and lines to copy stay whole."""

from __future__ import annotations

import io

import pytest

from throneroom.terminal.line.line_io import LineIO


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def printed(output: io.StringIO, *lines: str) -> list[str]:
    LineIO(io.StringIO(), output).print(*lines)
    return output.getvalue().splitlines()


@pytest.fixture(autouse=True)
def _forty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")


def test_lines_are_wrapped_between_words_and_indented_on_a_terminal() -> None:
    line = "  Money bot plays Wishing Well: draws a card; +1 Action; names Copper"
    assert printed(Terminal(), "", "short", line) == [
        "",
        "short",
        "  Money bot plays Wishing Well: draws a",
        "    card; +1 Action; names Copper",
    ]


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert printed(Terminal(), f"Saved to {'x' * 50}.") == ["Saved to", f"  {'x' * 50}."]


def test_a_pipe_gets_each_line_whole() -> None:
    assert printed(io.StringIO(), "word " * 30) == ["word " * 30]


def test_lines_to_copy_are_whole_everywhere() -> None:
    output = Terminal()
    LineIO(io.StringIO(), output).print_unwrapped("word " * 30)
    assert output.getvalue() == "word " * 30 + "\n"
