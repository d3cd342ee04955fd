"""`throneroom lab validate`: compare the engine with published figures."""

from __future__ import annotations

import sys
from typing import Final

import click

from throneroom.commands.support.lab_options import (
    MOST_GAMES,
    cluster_option,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import FAILED, WholeNumber, json_option, lang_option
from throneroom.locale import Locale

_FEWEST_GAMES: Final = 500  # fewer are not enough to estimate the variance


@click.command(cls=LocalizedCommand)
@click.option(
    "--games",
    type=WholeNumber(_FEWEST_GAMES, MOST_GAMES),
    default=100_000,
    show_default=True,
    metavar="N",
)
@seed_option
@jobs_option
@cluster_option
@lang_option
@json_option
def validate(games: int, seed: int, jobs: int | None, cluster: str | None, locale: Locale, as_json: bool) -> None:
    """Measure figures that three independent simulators agree on, and compare them.

    \b
    Examples:
      throneroom lab validate
      throneroom lab validate --games 2000
    """
    processes = process_count(jobs, cluster, locale)

    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.progress import progress
    from throneroom.commands.output.validation_report import checks_data, show_checks
    from throneroom.lab import validation
    from throneroom.lab.pool import open_pool

    found: list[validation.Checks] = []
    total = games * (len(validation.REFERENCE_MATCHES) + 1)
    unit = locale.text("lab-games-per-second")
    playing = progress(locale.text("lab-playing"), unit, locale)
    with lab_errors((), locale), open_pool(processes, cluster) as pool, playing as update:
        done = 0

        def add(more: int) -> None:
            nonlocal done
            done += more
            update(done, total)

        for row in validation.REFERENCE_MATCHES:
            found.append(validation.measure_match(row, games, seed, pool, add))
        found.append(validation.measure_solo(games, seed, pool, add))
    if as_json:
        print_json(checks_data(found))
    else:
        show_checks(found, locale, console())
    if not all(checks.hold for checks in found):
        sys.exit(FAILED)
