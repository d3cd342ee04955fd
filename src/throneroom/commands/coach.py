"""`throneroom coach`: what the decisions of a saved game were worth, and what was luck."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from throneroom.advice.coach import NORMAL, QUALITIES, coach_plans
from throneroom.commands.support.echo import echo
from throneroom.commands.support.lab_options import (
    PLOT_SUFFIXES,
    check_output_file,
    jobs_option,
    lab_errors,
    process_count,
    seed_option,
)
from throneroom.commands.support.localized_click import LocalizedCommand
from throneroom.commands.support.options import (
    FILE,
    INTERRUPTED,
    Word,
    custom_cards,
    custom_option,
    json_option,
    lang_option,
    usage_errors,
)
from throneroom.locale import Locale
from throneroom.system.signals import interrupted_by_signals


@click.command(cls=LocalizedCommand)
@click.argument("file", type=FILE)
@click.option("--seat", metavar="N|NAME", default="0", show_default=True)
@click.option("--quality", type=Word(tuple(QUALITIES)), default=NORMAL, show_default=True)
@seed_option
@jobs_option
@click.option("--plot", "plot_file", type=FILE, metavar="FILE")
@custom_option
@lang_option
@json_option
def coach(
    file: Path,
    seat: str,
    quality: str,
    seed: int,
    jobs: int | None,
    plot_file: Path | None,
    custom: tuple[Path, ...],
    locale: Locale,
    as_json: bool,
) -> None:
    """Show what each decision of a saved game was worth, and how much was luck.

    \b
    Examples:
      throneroom coach game.txt
      throneroom coach game.txt --seat 1 --quality thorough
      throneroom coach game.txt --plot game.png
      throneroom coach game.txt --json

    \b
    JSON, with chances from 0 to 1:
      {"format": "throneroom coach", "version": 1, "seat": 0,
       "initial": 0.51, "final": 1.0, "lost": 0.09, "gained": 0.2,
       "luck": 0.38, "adjusted": 0.62, "rate": 2.1, "name": "expert",
       "costliest": [34, 12], "judgements": [{"number": 34, "turn": 7,
       "verb": "buy", "given": ["Silver"], "best": ["Gold"],
       "loss": 0.062, "low": 0.041, "high": 0.083, "...": 0}, "..."],
       "...": 0}
    """
    processes = process_count(jobs, None, locale)
    check_output_file(plot_file, locale, PLOT_SUFFIXES)

    from throneroom.commands.output.coach_report import show_analysis
    from throneroom.commands.output.console import console, print_json
    from throneroom.commands.output.progress import progress
    from throneroom.lab.coaching import coach_in_pool
    from throneroom.lab.pool import open_pool
    from throneroom.terminal.saved_games import load
    from throneroom.words.coach import CoachWords
    from throneroom.words.names import player_names
    from throneroom.words.replay_log import BadReplay, seat_of

    loaded = custom_cards(custom, locale)
    catalog = loaded.catalog
    record = load(file, catalog)
    with usage_errors(locale, BadReplay):
        number = seat_of(record, seat, False, locale)
    name = player_names(record.names, locale)[number]
    words = CoachWords(catalog, locale)
    with lab_errors(loaded.sources, locale):
        if plot_file is not None:
            # Imported now, so that a missing Matplotlib is reported before any work is done.
            from throneroom.lab.plots.coach import draw_analysis
        began = time.perf_counter()
        with (
            interrupted_by_signals(),
            open_pool(processes, None) as pool,
            progress(locale.text("coach-judging"), locale.text("coach-per-second"), locale) as update,
        ):
            try:
                plans = coach_plans(record)
            except KeyboardInterrupt:
                plans = None
            analysis = plans and coach_in_pool(
                record,
                number,
                plans,
                QUALITIES[quality].scaled(),
                pool,
                seed=seed,
                custom=loaded.sources,
                report=lambda state: update(state.done, state.total),
            )
        if not analysis:
            echo(locale.text("coach-nothing"), err=True)
            sys.exit(INTERRUPTED)
        if as_json:
            print_json(analysis.to_data())
        else:
            show_analysis(analysis, name, file, words, locale, console(), time.perf_counter() - began)
        if plot_file is not None:
            draw_analysis(analysis, name, plot_file, words, locale)
            if not as_json:
                echo(locale.text("lab-plot-saved", file=str(plot_file)))
    if not analysis.is_complete:
        echo(locale.text("coach-interrupted"), err=True)
        sys.exit(INTERRUPTED)
