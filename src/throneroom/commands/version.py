"""`throneroom version`: print the version, as --version does."""

from __future__ import annotations

import click

from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import lang_of_group
from throneroom.commands.support.version_line import version_line


@click.command(cls=LocalizedCommand)
@lang_of_group
def version() -> None:
    """Print the version."""
    click.echo(version_line())
