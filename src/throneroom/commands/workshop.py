"""`throneroom workshop`: the group of commands for cards written in the card language."""

from __future__ import annotations

import click

from throneroom.commands.support.localized_click import LocalizedGroup
from throneroom.commands.support.options import lang_of_group


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.workshop_{name}" for name in ("check", "show", "balance")},
    invoke_without_command=True,
)
@lang_of_group
@click.pass_context
def workshop(context: click.Context) -> None:
    """Check, show and measure cards that are written as text."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
