"""`throneroom join` and `throneroom watch`: a server's table, or a record, on the full screen of the terminal.

What they need is imported when they run, so that `throneroom --help` stays quick.
"""

from __future__ import annotations

import contextlib
import gc
import getpass
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from throneroom.commands.support.localized_click import Command
from throneroom.commands.support.options import catalog_with, custom_option, lang_option
from throneroom.locale import Locale


def need_screen(locale: Locale) -> None:
    """The full screen cannot be drawn into a pipe. If it can be, be quick: garbage is collected once it is there."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError(locale.text("plain-no-terminal"))
    gc.disable()


@click.command(cls=Command)
@click.argument("url")
@click.option("--name", metavar="NAME")
@lang_option
def join(url: str, name: str | None, locale: Locale) -> None:
    """Join a server's table in the terminal, or come back to your seat.

    \b
    Examples:
      throneroom join http://192.168.1.5:8471/
      throneroom join "http://192.168.1.5:8471/#/table/k3v9" --name Ann
    """
    need_screen(locale)
    from throneroom.terminal.client.visiting import join_on_screen

    with _visiting():
        join_on_screen(url, name or _login(locale), catalog_with(()), locale)


@click.command(cls=Command)
@click.argument("what", metavar="URL|FILE")
@custom_option
@lang_option
def watch(what: str, custom: tuple[Path, ...], locale: Locale) -> None:
    """Watch a server's running table, or a saved game step by step or at speed.

    \b
    Examples:
      throneroom watch http://192.168.1.5:8471/
      throneroom watch game.txt
    """
    need_screen(locale)
    from throneroom.terminal.client.visiting import watch_on_screen

    with _visiting():
        watch_on_screen(what, catalog_with(custom), locale)


@contextlib.contextmanager
def _visiting() -> Iterator[None]:
    from throneroom.terminal.client.client import ServerProblem
    from throneroom.terminal.start import GameFailed

    try:
        yield
    except (ServerProblem, GameFailed) as error:
        raise click.ClickException(str(error)) from None


def _login(locale: Locale) -> str:
    """The name of whoever sits here."""
    try:
        return getpass.getuser()[:30]
    except (OSError, KeyError, ImportError):
        return locale.text("plain-person", n=1)
