"""Printing a sentence, wrapped between words on a terminal."""

from __future__ import annotations

import sys
from typing import Final

import click

from throneroom.system.console import wrapped

_KEPT_SPACE: Final = "\x1f"  # no text contains it; French ones contain no-break spaces


def echo(text: str, err: bool = False) -> None:
    """Print a text to standard output or standard error. In a file or pipe its lines stay as they are."""
    target = sys.stderr if err else sys.stdout
    lines = [part for line in text.split("\n") for part in wrapped(line, target)]
    click.echo("\n".join(lines).replace(_KEPT_SPACE, " "), err=err)


def unbroken(command: str) -> str:
    """Return a command that `echo` keeps on one line, so that it can be copied."""
    return command.replace(" ", _KEPT_SPACE)
