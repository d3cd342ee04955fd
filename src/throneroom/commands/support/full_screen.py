"""What the commands on the full screen share: play, join and watch."""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import Iterator

import click

from throneroom.locale import Locale


def need_full_screen(locale: Locale) -> None:
    """Refuse pipes.

    On a terminal, put off garbage collection until the first screen is drawn, which is faster.
    """
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError(locale.text("plain-no-terminal"))
    gc.disable()


@contextlib.contextmanager
def screen_errors() -> Iterator[None]:
    """Report in one line why a server cannot be reached or a game cannot go on."""
    from throneroom.terminal.client.client import ServerProblem
    from throneroom.terminal.start import GameFailed

    try:
        yield
    except (ServerProblem, GameFailed) as error:
        raise click.ClickException(str(error)) from None
