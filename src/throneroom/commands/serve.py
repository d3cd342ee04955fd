"""`throneroom serve`: run a server with tables for friends."""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from throneroom.bots.levels import LEVELS, STRONG
from throneroom.commands.support.admin_client import TOKEN
from throneroom.commands.support.database import check_database, is_shared
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    OLD_CUSTOM,
    WholeNumber,
    Word,
    YesOrNo,
    custom_cards,
    lang_option,
    locale_of,
    setting,
)
from throneroom.locale import Locale
from throneroom.words.messages import error_text

if TYPE_CHECKING:
    from throneroom.server.settings import Limits

_MOST_PROCESSES: Final = 64
_MOST_DAYS: Final = 36_500


def _limits(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> Limits:
    """Return the default limits with these changes, each NAME=NUMBER."""
    from dataclasses import asdict

    from throneroom.server.settings import Limits

    limits = asdict(Limits())
    for text in given:
        name, _, number = text.partition("=")
        key = name.strip().replace("-", "_")
        try:
            value = type(limits[key])(number)
            if not (math.isfinite(value) and value > 0):
                raise ValueError
        except (KeyError, ValueError):
            locale = locale_of(context)
            names = locale.one_of([known.replace("_", "-") for known in limits])
            raise click.BadParameter(locale.text("serve-limit", given=repr(text), names=names)) from None
        limits[key] = value
    return Limits(**limits)


@click.command(cls=LocalizedCommand)
@setting("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@setting("--port", type=WholeNumber(0, 65535), default=8471, show_default=True)
@setting("--database", metavar="FILE|URL")
@setting("--workers", type=WholeNumber(1, _MOST_PROCESSES), default=1, show_default=True)
@setting("--bots", type=WholeNumber(1, _MOST_PROCESSES))
@setting("--origin", "origins", multiple=True, metavar="URL")
@setting("--limit", "limits", multiple=True, metavar="NAME=N", callback=_limits)
@setting("--keep-days", type=WholeNumber(1, _MOST_DAYS), default=365, show_default=True, metavar="N")
@setting("--daily-level", type=Word(LEVELS), default=STRONG, show_default=True, metavar="LEVEL")
@setting("--custom", OLD_CUSTOM, "custom", multiple=True, metavar="FILE|DIR", type=FILE)
@setting("--quiet", is_flag=True, type=YesOrNo())
@lang_option
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bots: int | None,
    origins: tuple[str, ...],
    limits: Limits,
    keep_days: int,
    daily_level: str,
    custom: tuple[Path, ...],
    quiet: bool,
    locale: Locale,
) -> None:
    """Serve tables for friends: they open the address in a browser, or join with `throneroom join`.

    \b
    Examples:
      throneroom serve
      throneroom serve --host 0.0.0.0 --port 80 --database games.db
      throneroom serve --database postgresql://user@host/throneroom --workers 4
      throneroom serve --custom my_cards.py --custom more_cards
      throneroom serve --limit connections=50 --limit all-connections=1000
    """
    from throneroom.server.http.admin import SHORTEST_TOKEN
    from throneroom.server.logs import be_quiet
    from throneroom.server.serve import CannotServe, bind
    from throneroom.server.serve import serve as run
    from throneroom.server.settings import Settings, Timeouts
    from throneroom.system.folders import data_folder

    if workers > 1 and not is_shared(database):
        raise click.UsageError(locale.text("serve-workers"))
    if workers > 1 and sys.platform == "win32":  # a child cannot inherit the listening socket
        raise click.UsageError(locale.text("serve-workers-windows"))
    check_database(database, locale)
    if is_shared(database) and sys.platform == "win32":  # psycopg needs another event loop there than child processes
        raise click.UsageError(locale.text("serve-postgres-windows"))
    token = os.environ.get(TOKEN) or None
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise click.ClickException(locale.text("serve-admin-token", length=SHORTEST_TOKEN))
    loaded = custom_cards(custom, locale)
    try:
        listening = bind(host, port)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        be_quiet(quiet)
        settings = Settings(
            database=database or str(data_folder() / "tables.db"),
            bot_processes=bots or max(1, (os.cpu_count() or 2) // 2),
            origins=frozenset(origins),
            admin_token=token,
            limits=limits,
            daily_level=daily_level,
            custom=loaded.sources,
            timeouts=Timeouts(keep=keep_days * 86_400.0),
        )
        run(settings, listening, workers, lambda: click.echo(address))
    except CannotServe as error:
        raise click.ClickException(error_text(error, locale)) from None
