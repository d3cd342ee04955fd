"""`throneroom admin export`: print everything that is stored about a table."""

from __future__ import annotations

import click

from throneroom.commands.support.admin_client import fetch, url_option
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("table")
@url_option
@lang_option
def export(table: str, url: str, locale: Locale) -> None:
    """Print everything the server stores about a table, as JSON.

    \b
    Examples:
      throneroom admin export k3v9h2mcx7qa
    """
    click.echo(fetch(url, f"tables/{table}/export", locale).decode())
