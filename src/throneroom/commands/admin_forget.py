"""`throneroom admin forget`: delete a name that a player keeps on a running server."""

from __future__ import annotations

import click

from throneroom.commands.support.admin_client import ask, url_option
from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("name")
@click.option("--yes", is_flag=True)
@url_option
@lang_option
def forget(name: str, yes: bool, url: str, locale: Locale) -> None:
    """Delete a name that a player keeps by a key, with its rating and the list of its games.

    \b
    Examples:
      throneroom admin forget Ada
      throneroom admin forget "Ada Lovelace" --yes
    """
    from throneroom.protocol.lab import Fine

    if not yes:
        try:
            again = click.prompt(locale.text("admin-forget-sure", name=name), default="", show_default=False, err=True)
        except click.Abort:  # no more input
            again = ""
        if again.strip() != name.strip():
            raise click.ClickException(locale.text("admin-forget-kept", name=name))
    ask(url, "names/forget", Fine, locale, "POST", name=name)
    echo(locale.text("admin-forgotten", name=name))
