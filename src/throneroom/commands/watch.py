"""`throneroom watch`: watch a running table or a record on the full screen."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.commands.support.full_screen import need_full_screen, screen_errors
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import custom_cards, custom_option, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("what", metavar="URL|FILE")
@custom_option
@lang_option
def watch(what: str, custom: tuple[Path, ...], locale: Locale) -> None:
    """Watch a running table on a server, or a saved game step by step or automatically.

    \b
    Examples:
      throneroom watch http://192.168.1.5:8471/
      throneroom watch game.txt
    """
    need_full_screen(locale)
    from throneroom.terminal.client.join_and_watch import watch_on_screen

    with screen_errors():
        watch_on_screen(what, custom_cards(custom, locale).catalog, locale)
