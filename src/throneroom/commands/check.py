"""`throneroom check`: read every table of a server's database, and report what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from throneroom.commands.support.database import check_database, database_errors
from throneroom.commands.support.echo import echo
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FAILED, custom_cards, custom_option, json_option, lang_option
from throneroom.locale import Locale


@click.command(cls=LocalizedCommand)
@click.argument("database")
@custom_option
@json_option
@lang_option
def check(database: str, custom: tuple[Path, ...], as_json: bool, locale: Locale) -> None:
    """Read every table of a database, even while a server is using it, and report what is wrong.

    \b
    Examples:
      throneroom check games.db
      throneroom check postgresql:///throneroom --json

    \b
    JSON has the number of tables, and the problems:
      {"tables": 12, "problems": [{"table": "k3x...",
        "kind": "unreadable", "text": "..."}]}
    """
    from throneroom.commands.output.console import print_json
    from throneroom.protocol.lookup import use_custom_cards
    from throneroom.server.store.inspection import stored_tables
    from throneroom.server.tables.check import TableProblem, problems

    check_database(database, locale)
    use_custom_cards(custom_cards(custom, locale).sources)
    tables = 0
    found: list[TableProblem] = []
    with database_errors(locale):
        for stored in stored_tables(database):
            tables += 1
            for problem in problems(stored):
                found.append(problem)
                if not as_json:
                    echo(locale.text("check-problem", table=problem.table, problem=problem.text))
    if as_json:
        print_json({"tables": tables, "problems": [problem._asdict() for problem in found]})
    else:
        damaged = len({problem.table for problem in found})
        echo(locale.text("check-done", tables=tables, damaged=damaged))
    if found:
        sys.exit(FAILED)
