"""What the full-screen commands share: play, join and watch."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterator

import click

from throneroom.locale import Locale


def need_full_screen(locale: Locale, has_plain: bool = False) -> None:
    """Reject pipes, and terminals that cannot move the cursor. Suggest --plain to a command that has it.

    On others, disable garbage collection, for speed, until the first screen is drawn.
    """
    is_dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
    if is_dumb or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError(locale.text("plain-no-terminal" if has_plain else "plain-only-terminal"))
    gc.disable()


@contextlib.contextmanager
def screen_errors() -> Iterator[None]:
    """Report in one line why a server cannot be reached or a game cannot continue."""
    from throneroom.terminal.client.client import ServerProblem
    from throneroom.terminal.start import GameFailed

    try:
        yield
    except (ServerProblem, GameFailed) as error:
        raise click.ClickException(str(error)) from None
