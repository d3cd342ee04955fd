"""`throneroom admin`: the group of commands for the operator of a server."""

from __future__ import annotations

import click

from throneroom.commands.support.localized_click import LocalizedGroup
from throneroom.commands.support.options import lang_of_group


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.admin_{name}" for name in ("close", "export", "forget", "list")},
    invoke_without_command=True,
)
@lang_of_group
@click.pass_context
def admin(context: click.Context) -> None:
    """List, close and export the tables of a running server, and delete names that players keep."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
