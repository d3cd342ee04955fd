"""`throneroom lab calibration`: compare predicted win chances with results."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from throneroom.commands.support.echo import echo
from throneroom.commands.support.lab_options import (
    PLOT_SUFFIXES,
    cards_in_each_kingdom,
    check_output_file,
    cluster_option,
    edition_option,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    INTERRUPTED,
    WholeNumber,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals


@click.command(cls=LocalizedCommand)
@click.option("--positions", type=WholeNumber(20, 10_000_000), default=2000, show_default=True, metavar="N")
@click.option("--kingdoms", type=WholeNumber(1, 100_000), default=40, show_default=True, metavar="N")
@click.option("--deals", type=WholeNumber(16, 100_000), default=128, show_default=True, metavar="N")
@edition_option
@seed_option
@jobs_option
@cluster_option
@custom_option
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@lang_option
@json_option
def calibration(
    positions: int,
    kingdoms: int,
    deals: int,
    edition: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    custom: tuple[Path, ...],
    plot_file: Path | None,
    locale: Locale,
    as_json: bool,
) -> None:
    """Compare the win chances that the advisor and the coach show with how games end.

    \b
    Examples:
      throneroom lab calibration
      throneroom lab calibration --positions 200 --kingdoms 4 --deals 32 --plot calibration.png
      throneroom lab calibration --json
    """
    processes = process_count(jobs, cluster, locale)
    check_output_file(plot_file, locale, PLOT_SUFFIXES)

    from throneroom.commands.output.calibration_report import calibration_data, show_calibration
    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.progress import progress
    from throneroom.lab.pool import open_pool

    sources = cards_in_each_kingdom(custom)
    with usage_errors(locale), lab_errors(sources, locale):
        # Imported now, so that a missing package is reported before any game is played.
        from throneroom.lab.calibration import measure_calibration
        from throneroom.lab.plots.calibration import draw_calibration

        bar = progress(locale.text("calibration-measuring"), locale.text("calibration-unit"), locale)
        with interrupted_by_signals(), open_pool(processes, cluster) as pool, bar as update:
            measured = measure_calibration(positions, kingdoms, deals, seed, pool, update, sources, edition)
        if measured is None:
            echo(locale.text("calibration-nothing"), err=True)
            sys.exit(INTERRUPTED)
        if as_json:
            print_json(calibration_data(measured))
        else:
            show_calibration(measured, locale, console())
        if plot_file is not None:
            draw_calibration(measured, plot_file, locale)
            if not as_json:
                echo(locale.text("lab-plot-saved", file=str(plot_file)))
    if measured.is_interrupted:
        echo(locale.text("calibration-interrupted", n=len(measured.samples)), err=True)
        sys.exit(INTERRUPTED)
