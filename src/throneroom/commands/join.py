"""`throneroom join`: play at a table on a server, on the full screen."""

from __future__ import annotations

import getpass
from typing import Final

import click

from throneroom.commands.support.full_screen import need_full_screen, screen_errors
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_option
from throneroom.locale import Locale

_LONGEST_NAME: Final = 30


@click.command(cls=LocalizedCommand)
@click.argument("url")
@click.option("--name", metavar="NAME")
@lang_option
def join(url: str, name: str | None, locale: Locale) -> None:
    """Join a table on a server in the terminal, or return to your seat.

    \b
    Examples:
      throneroom join http://192.168.1.5:8471/
      throneroom join "http://192.168.1.5:8471/#/table/k3v9" --name Ann
    """
    need_full_screen(locale)
    from throneroom.terminal.client.join_and_watch import join_on_screen

    with screen_errors():
        join_on_screen(url, name or _login_name(locale), locale)


def _login_name(locale: Locale) -> str:
    try:
        return getpass.getuser()[:_LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        return locale.text("plain-person", n=1)
