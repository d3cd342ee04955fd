"""Consoles of other systems, as far as they can be tested on this one."""

from __future__ import annotations

import io

from throneroom.system.console import command_line, prepare_streams

POLISH = "Księstwo i Złoto"


class _Stream(io.TextIOWrapper):
    """A stream as Windows gives it: in an old code page."""

    def __init__(self, is_terminal: bool, encoding: str = "cp1252") -> None:
        self.written = io.BytesIO()
        self._is_terminal = is_terminal
        super().__init__(self.written, encoding=encoding)

    def isatty(self) -> bool:
        return self._is_terminal


def test_files_and_pipes_are_utf8_on_windows() -> None:
    stream = _Stream(is_terminal=False)
    prepare_streams(stream, None, platform="win32")
    stream.write(POLISH)
    stream.flush()
    assert stream.written.getvalue().decode("utf-8") == POLISH


def test_a_console_without_these_letters_shows_question_marks() -> None:
    for platform in ("win32", "linux"):
        stream = _Stream(is_terminal=True)
        prepare_streams(stream, platform=platform)
        stream.write(POLISH)
        stream.flush()
        assert stream.written.getvalue().decode("cp1252") == "Ksi?stwo i Z?oto"


def test_commands_to_copy_are_quoted_as_the_shell_needs_it() -> None:
    """cmd does not know single quotes; PowerShell takes double ones as cmd does."""
    words = ["play", "--load", r"C:\Users\Ann Lee\game.txt"]
    assert command_line(words, "win32") == r'play --load "C:\Users\Ann Lee\game.txt"'
    assert command_line(["play", "--load", "/home/ann lee/it's.txt"], "linux") == (
        "play --load '/home/ann lee/it'\"'\"'s.txt'"
    )
