"""`throneroom backup`: copy a server's SQLite file, even while the server is running."""

from __future__ import annotations

from pathlib import Path

import click

from throneroom.commands.support.database import database_errors
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FILE, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("database")
@click.argument("copy", metavar="FILE", type=FILE)
@lang_option
def backup(database: str, copy: Path, locale: Locale) -> None:
    """Copy a server's SQLite file to another file, even while the server is running.

    \b
    Examples:
      throneroom backup games.db games-backup.db
    """
    from throneroom.server.store.inspection import back_up, is_postgres

    if is_postgres(database):
        raise click.UsageError(locale.text("backup-postgres", command=f"pg_dump --format custom --file {copy} ..."))
    if copy.exists() and copy.samefile(database):
        raise click.UsageError(locale.text("backup-same"))
    with database_errors(locale):
        back_up(Path(database), copy)
