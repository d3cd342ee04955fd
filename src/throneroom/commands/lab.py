"""`throneroom lab`: the group of commands that examine the lab itself."""

from __future__ import annotations

from typing import Final

import click

from throneroom.commands.support.localized_click import LocalizedGroup
from throneroom.commands.support.options import lang_of_group

_COMMANDS: Final = ("calibration", "exploit", "games", "leaderboard", "levels", "validate")


@click.group(
    cls=LocalizedGroup,
    modules={name: f"throneroom.commands.lab_{name}" for name in _COMMANDS},
    invoke_without_command=True,
)
@lang_of_group
@click.pass_context
def lab(context: click.Context) -> None:
    """Examine the lab itself: is the engine correct, how strong are the bots, and are win chances honest?"""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
