"""What commands that use a server's database have in common."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager

import click

from throneroom.locale import Locale
from throneroom.system.console import command_line
from throneroom.words.messages import message_text


def is_shared(database: str | None) -> bool:
    """Return whether several processes can use this database."""
    return database is not None and database.startswith(("postgresql://", "postgres://"))


def check_database(database: str | None, locale: Locale) -> None:
    """Raise ClickException for a kind of address that is not known, or if the package for PostgreSQL is missing."""
    if database is not None and "://" in database and not is_shared(database):
        raise click.ClickException(locale.text("serve-database-kind", kind=database.partition("://")[0]))
    if is_shared(database) and importlib.util.find_spec("psycopg") is None:
        command = command_line(["pip", "install", "throneroom[postgres]"])
        raise click.ClickException(locale.text("serve-postgres", command=command))


@contextmanager
def database_errors(locale: Locale) -> Iterator[None]:
    """Report a database that cannot be read in one line."""
    from throneroom.server.store.schema import DatabaseTooNew
    from throneroom.server.store.store import StoreDown

    try:
        yield
    except DatabaseTooNew as error:
        raise click.ClickException(
            locale.text("serve-no-database", reason=message_text(error.message, locale))
        ) from None
    except StoreDown as error:
        raise click.ClickException(locale.text("serve-no-database", reason=" ".join(str(error).split()))) from None
