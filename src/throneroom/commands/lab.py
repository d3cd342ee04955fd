"""`throneroom lab`: the group of commands that examine the lab itself."""

from __future__ import annotations

import click

from throneroom.commands.support.localized_click import LocalizedGroup
from throneroom.commands.support.options import lang_of_group


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.lab_{name}" for name in ("exploit", "levels", "validate")},
    invoke_without_command=True,
)
@lang_of_group
@click.pass_context
def lab(context: click.Context) -> None:
    """Examine the lab itself: is the engine correct, and how strong are the levels?"""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
