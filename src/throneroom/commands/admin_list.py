"""`throneroom admin list`: list the tables of a running server."""

from __future__ import annotations

from datetime import datetime

import click
import msgspec

from throneroom.commands.support.admin_client import ask, url_option
from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import Word, json_option, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.option("--state", type=Word(("open", "running", "over", "closed")))
@url_option
@lang_option
@json_option
def list(state: str | None, url: str, locale: Locale, as_json: bool) -> None:
    """List the tables of a running server, latest change first.

    \b
    Examples:
      throneroom admin list
      throneroom admin list --state running
      throneroom admin list --json
    """
    from throneroom.commands.output.console import print_json
    from throneroom.protocol.admin import AdminTables

    tables = ask(url, "tables", AdminTables, locale, **({"state": state} if state else {})).tables
    if as_json:
        print_json(msgspec.to_builtins(tables))
        return
    for info in tables:
        opened = datetime.fromtimestamp(info.opened).isoformat(" ", "minutes")
        names = ", ".join(seat.name for seat in info.seats if seat.name)
        echo(locale.text("admin-table", table=info.id, state=info.state, opened=opened, names=names))
    if not tables:
        echo(locale.text("admin-none"))
