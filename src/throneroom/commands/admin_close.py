"""`throneroom admin close`: close a table of a running server."""

from __future__ import annotations

import click

from throneroom.commands.support.admin_client import ask, url_option
from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("table")
@url_option
@lang_option
def close(table: str, url: str, locale: Locale) -> None:
    """Close a table. A game in progress ends, and its players see the result.

    \b
    Examples:
      throneroom admin close k3v9h2mcx7qa
    """
    from throneroom.protocol.lab import Fine

    ask(url, f"tables/{table}/close", Fine, locale, "POST")
    echo(locale.text("admin-closed", table=table))
